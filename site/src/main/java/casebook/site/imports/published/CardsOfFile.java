package casebook.site.imports.published;

import casebook.site.catalogue.CardFile;
import casebook.site.catalogue.PrintedFace;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * The cards in a public file: Scryfall's {@code oracle-cards}, MTGJSON's {@code AtomicCards}, or
 * one face of a card on each line.
 */
public final class CardsOfFile {

  /** A face, and what its file calls the card, by which rulings on it may be known. */
  public record Face(PrintedFace face, String id) {}

  /** What is printed like a card but is none, or is no card of the game that has attacks. */
  private static final Set<String> NO_CARDS =
      Set.of("token", "double_faced_token", "emblem", "art_series");

  private final Map<String, Face> faces = new LinkedHashMap<>();
  private final Map<String, Integer> leftOut = new TreeMap<>();
  private final NotRead notRead = new NotRead();
  private final Set<Content> contents = EnumSet.noneOf(Content.class);
  private int cards;

  private CardsOfFile() {}

  /**
   * Reads all cards of a file.
   *
   * @param file what is in the file, compressed with gzip or not
   * @throws ImportException if it is no file of cards, or is broken
   */
  public static CardsOfFile read(InputStream file) throws ImportException {
    PublicFile open = PublicFile.open(file);
    var read = new CardsOfFile();
    switch (open.form()) {
      case LIST -> open.eachObject(read::addScryfall);
      case BY_NAME -> open.eachName(read::addMtgjson);
      case LINES -> read.addLines(open);
    }
    if (read.faces.isEmpty()) {
      throw new ImportException(read.whyEmpty());
    }
    return read;
  }

  private String whyEmpty() {
    if (contents.contains(Content.RULING) && !contents.contains(Content.CARD)) {
      return "It has rulings and no cards: bring it in with “import rulings”";
    }
    String reasons = String.join("; ", notRead.told());
    return "There are no cards in it"
        + (reasons.isEmpty() ? "" : ". " + reasons)
        + ". What is read is Scryfall's oracle-cards, MTGJSON's AtomicCards, or one card on each"
        + " line";
  }

  private void addLines(PublicFile open) throws ImportException {
    var lines = new ArrayList<JsonNode>();
    open.eachObject((line, where) -> {
      contents.add(Content.of(line));
      List<String> names = List.of(text(line, "name"), text(line, "other_part"));
      if (isWhole(names, text(line, "types"), text(line, "oracle_text"), where)) {
        lines.add(line);
      }
    });
    for (PrintedFace face : CardFile.read(lines)) {
      cards++;
      add(new Face(face, ""));
    }
  }

  /** A card of Scryfall's, with its faces beneath it where it has several. */
  private void addScryfall(JsonNode card, Position where) {
    contents.add(Content.of(card));
    String layout = text(card, "layout");
    if (NO_CARDS.contains(layout)) {
      leftOut.merge(layout.replace('_', ' '), 1, Integer::sum);
      return;
    }
    List<JsonNode> sides = card.path("card_faces").valueStream().toList();
    List<String> names = sides.stream().map(side -> text(side, "name")).distinct().toList();
    if (sides.isEmpty()) {
      add(text(card, "name"), List.of(text(card, "name")), card, card, Names.SCRYFALL, where);
    } else if (names.size() == 1) {
      add(names.getFirst(), names, sides.getFirst(), card, Names.SCRYFALL, where);
    } else {
      sides.forEach(side -> add(text(side, "name"), names, side, card, Names.SCRYFALL, where));
    }
  }

  /** The faces that MTGJSON has for a name. */
  private void addMtgjson(String card, JsonNode sides, Position where) {
    List<String> names = sides.valueStream().map(side -> faceName(card, side)).distinct().toList();
    if (names.isEmpty()) {
      notRead.add(where, card, "it has no face");
    }
    sides.forEach(
        side -> add(faceName(card, side), names, side, sides.path(0), Names.MTGJSON, where));
  }

  private static String faceName(String card, JsonNode side) {
    return side.has("faceName") ? text(side, "faceName") : card;
  }

  /** What the fields of a face are called in a file. */
  private enum Names {
    SCRYFALL("type_line", "oracle_text", "mana_cost"),
    MTGJSON("type", "text", "manaCost");

    private final String types;
    private final String text;
    private final String cost;

    Names(String types, String text, String cost) {
      this.types = types;
      this.text = text;
      this.cost = cost;
    }
  }

  /**
   * Adds a face.
   *
   * @param card what says of the face what it doesn't say itself: the types and colors of a split
   *     card, and the mana cost of the front for a back face (202.3b)
   */
  private void add(
      String name, List<String> names, JsonNode side, JsonNode card, Names fields, Position where) {
    String types = text(side.has(fields.types) ? side : card, fields.types);
    List<String> allNames = Stream.concat(Stream.of(name), names.stream()).toList();
    if (!isWhole(allNames, types, text(side, fields.text), where)) {
      return;
    }
    if (names.getFirst().equals(name)) {
      cards++;
    }
    String cost = text(side, fields.cost);
    String front =
        card.path("card_faces").path(0).path(fields.cost).asString(text(card, fields.cost));
    add(
        new Face(
            new PrintedFace(
                name,
                names,
                types,
                Optional.of(cost).filter(symbols -> !symbols.isEmpty()),
                PrintedFace.manaValue(cost.isEmpty() ? front : cost),
                Optional.of(PrintedFace.colors((side.has("colors") ? side : card).path("colors"))),
                PrintedFace.number(text(side, "power")),
                PrintedFace.number(text(side, "toughness")),
                text(side, fields.text),
                Optional.empty()),
            id(side, card)));
  }

  /** What Scryfall calls the card; MTGJSON tells that too. */
  private static String id(JsonNode side, JsonNode card) {
    return Stream.of(
            side.path("oracle_id"),
            card.path("oracle_id"),
            card.path("identifiers").path("scryfallOracleId"))
        .map(id -> id.asString("").strip())
        .filter(id -> !id.isEmpty())
        .findFirst()
        .orElse("");
  }

  /**
   * Whether a face can be kept.
   *
   * @param names its name, then those of the other faces
   */
  private boolean isWhole(List<String> names, String types, String text, Position where) {
    Optional<String> fault = fault(names, types, text);
    fault.ifPresent(why -> notRead.add(where, Signs.shown(names.getFirst(), "An object"), why));
    return fault.isEmpty();
  }

  private static Optional<String> fault(List<String> names, String types, String text) {
    if (names.getFirst().isEmpty()) {
      return Optional.of("it has no name");
    }
    if (types.isEmpty()) {
      return Optional.of("it has no types");
    }
    if (names.stream().anyMatch(Signs::hasControls) || Signs.hasControls(types)) {
      return Optional.of("its name or types have a tab, a line's end or another control character");
    }
    if (text.replace('\t', ' ').lines().anyMatch(Signs::hasControls)) {
      return Optional.of("its text has a control character");
    }
    return text.length() > PrintedFace.LONGEST_TEXT
        ? Optional.of(
            "its text has %,d characters, and at most %,d are read"
                .formatted(text.length(), PrintedFace.LONGEST_TEXT))
        : Optional.empty();
  }

  /** Where two cards have one name, the first one has it. */
  private void add(Face face) {
    if (faces.putIfAbsent(face.face().name(), face) != null) {
      leftOut.merge("second of its name", 1, Integer::sum);
    }
  }

  private static String text(JsonNode object, String field) {
    return object.path(field).asString("").strip();
  }

  /** The faces, each name once. */
  public List<Face> faces() {
    return List.copyOf(faces.values());
  }

  /** How many cards there are; one with two faces is one. */
  public int cards() {
    return cards;
  }

  /** What was passed over, by what it is, with how often that came up. */
  public Map<String, Integer> leftOut() {
    return Map.copyOf(leftOut);
  }

  /** How many objects are no cards, though they should be. */
  public int unread() {
    return notRead.count();
  }

  /** The first of them, each with its place in the file and the reason. */
  public List<String> unreadable() {
    return notRead.told();
  }
}
