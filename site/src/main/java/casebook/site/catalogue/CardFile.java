package casebook.site.catalogue;

import casebook.engine.mana.Color;
import java.io.Reader;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.json.JsonMapper;

/**
 * A file with one JSON object for each face of a card: {@code name}, {@code mana_cost}, {@code
 * colors}, {@code types}, {@code power}, {@code toughness}, {@code oracle_text}; {@code other_part}
 * with the name of the other face or {@code split_of} with the names of both halves, if there are
 * two; and {@code source} with the date of the text.
 */
public final class CardFile {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final Map<String, JsonNode> faces = new TreeMap<>();

  /** The face that names another one as its other part, by that one's name. */
  private final Map<String, String> behind = new HashMap<>();

  private final BesideFiles beside;

  private CardFile(BesideFiles beside) {
    this.beside = beside;
  }

  /**
   * All faces in a file, in the order of their names. Names that differ only in their punctuation
   * are of one face, which the file writes in two ways: the first of them counts.
   */
  public static List<PrintedFace> read(Reader text) {
    return read(text, List.of());
  }

  /**
   * The same, with what the file doesn't say of them.
   *
   * @param beside other files with the same faces, best first
   */
  public static List<PrintedFace> read(Reader text, Collection<Reader> beside) {
    return read(objects(text), new BesideFiles(beside));
  }

  /** The same where the objects have been read already. */
  public static List<PrintedFace> read(Collection<JsonNode> faces) {
    return read(faces, new BesideFiles(List.of()));
  }

  private static List<PrintedFace> read(Collection<JsonNode> faces, BesideFiles beside) {
    var file = new CardFile(beside);
    var written = new HashMap<String, String>();
    for (JsonNode face : faces) {
      String name = text(face, "name");
      if (!written.computeIfAbsent(Spelling.key(name), _ -> name).equals(name)) {
        continue;
      }
      String other = text(face, "other_part");
      file.faces.put(name, beside.completed(face));
      if (!other.isEmpty() && !other.equals(name)) {
        file.behind.put(other, name);
      }
    }
    return file.faces.values().stream().map(file::printed).toList();
  }

  /** The objects in a file. */
  static List<JsonNode> objects(Reader text) {
    try (MappingIterator<JsonNode> faces = MAPPER.readerFor(JsonNode.class).readValues(text)) {
      return faces.readAll();
    }
  }

  /** What a field says, without space around it; nothing where there is none. */
  static String text(JsonNode face, String field) {
    return face.path(field).asString("").strip();
  }

  private PrintedFace printed(JsonNode face) {
    String cost = manaCost(face);
    return new PrintedFace(
        text(face, "name"),
        facesOf(face),
        text(face, "types"),
        Optional.of(cost).filter(symbols -> !symbols.isEmpty()),
        manaValue(face),
        colors(face),
        PrintedFace.number(text(face, "power")),
        PrintedFace.number(text(face, "toughness")),
        rulesText(face),
        Wording.of(text(face, "source")));
  }

  /** A flip card's mana cost is that of its top half (710.1c). */
  private String manaCost(JsonNode face) {
    return text(unflipped(face).orElse(face), "mana_cost");
  }

  /** The top half of the flip card (710.1) whose bottom half a face is. */
  private Optional<JsonNode> unflipped(JsonNode face) {
    return other(face)
        .filter(_ -> text(face, "mana_cost").isEmpty())
        .filter(top -> !text(top, "mana_cost").isEmpty())
        .filter(top ->
            Stream.of(" flip it.", " flip " + text(top, "name") + ".", " flipped.")
                .anyMatch(text(top, "oracle_text")::contains));
  }

  private Optional<JsonNode> other(JsonNode face) {
    return facesOf(face).stream()
        .filter(name -> !name.equals(text(face, "name")))
        .findFirst()
        .map(faces::get);
  }

  /**
   * Its colors; nothing where a color indicator (204) may be missing from the file, as a permanent
   * has one that has no mana cost and yet a color. A card with a color seldom has a back face
   * without one: there it is taken for colorless only where two official wordings agree.
   */
  private Optional<Set<Color>> colors(JsonNode face) {
    Optional<JsonNode> top = unflipped(face);
    if (top.isPresent()) {
      return colors(top.get());
    }
    TypeLine types = TypeLine.of(text(face, "types"));
    boolean mayHaveIndicator =
        BesideFiles.showsNoColor(face)
            && text(face, "mana_cost").isEmpty()
            && !text(face, "source").isEmpty()
            && types.isOfPermanent()
            && !types.types().contains("land");
    int wanted = other(face).filter(one -> !isColorless(one)).isPresent() ? 2 : 1;
    return mayHaveIndicator && !beside.saysNoColor(face, wanted)
        ? Optional.empty()
        : Optional.of(PrintedFace.colors(face.path("colors")));
  }

  private static boolean isColorless(JsonNode face) {
    return BesideFiles.showsNoColor(face) && !text(face, "mana_cost").isEmpty();
  }

  /** The text; where the file has none for a card of one face, the keywords that it states. */
  private String rulesText(JsonNode face) {
    String text = text(face, "oracle_text");
    return text.isEmpty() && facesOf(face).size() == 1
        ? face.path("keywords")
            .valueStream()
            .map(keyword -> keyword.asString(""))
            .collect(Collectors.joining(", "))
        : text;
  }

  /** A face without a mana cost has the mana value of the other one (202.3b). */
  private int manaValue(JsonNode face) {
    return facesOf(face).stream()
        .flatMap(name -> Stream.ofNullable(faces.get(name)))
        .map(one -> text(one, "mana_cost"))
        .filter(_ -> text(face, "mana_cost").isEmpty())
        .filter(cost -> !cost.isEmpty())
        .findFirst()
        .map(PrintedFace::manaValue)
        .orElseGet(() -> PrintedFace.manaValue(text(face, "mana_cost")));
  }

  /** The faces of the card, the one with a mana cost first; the halves in the card's order. */
  private List<String> facesOf(JsonNode face) {
    String name = text(face, "name");
    for (String field : List.of("split_of", "other_part")) {
      List<String> names = names(text(face, field));
      if (names.contains(name)) {
        return names;
      }
    }
    String other = text(face, "other_part");
    // The face in front may name itself or nothing, and only the one behind it the other.
    if (other.isEmpty() || other.equals(name)) {
      other = behind.getOrDefault(name, "");
    }
    if (other.isEmpty() || !faces.containsKey(other)) {
      return List.of(name);
    }
    return isFront(face, faces.get(other)) ? List.of(name, other) : List.of(other, name);
  }

  /** Both names in the whole name of a card with several: "Alive // Well", "Well (Alive/Well)". */
  private static List<String> names(String whole) {
    int open = whole.lastIndexOf(" (", whole.lastIndexOf('/'));
    String names = whole.substring(open < 0 ? 0 : open + 2);
    int slash = names.indexOf('/');
    if (slash < 0) {
      return List.of();
    }
    String second = names.substring(names.startsWith("//", slash) ? slash + 2 : slash + 1);
    return List.of(
        names.substring(0, slash).strip(),
        (second.endsWith(")") ? second.substring(0, second.length() - 1) : second).strip());
  }

  private static boolean isFront(JsonNode face, JsonNode other) {
    boolean hasCost = !text(face, "mana_cost").isEmpty();
    boolean otherHasCost = !text(other, "mana_cost").isEmpty();
    if (hasCost != otherHasCost) {
      return hasCost;
    }
    boolean permanent = TypeLine.of(text(face, "types")).isOfPermanent();
    boolean otherPermanent = TypeLine.of(text(other, "types")).isOfPermanent();
    return permanent == otherPermanent
        ? text(face, "name").compareTo(text(other, "name")) < 0
        : permanent;
  }
}
