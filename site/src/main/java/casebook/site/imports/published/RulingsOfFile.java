package casebook.site.imports.published;

import java.io.InputStream;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * The official rulings in a public file: Scryfall's {@code rulings}, the rulings in MTGJSON's
 * {@code AtomicCards}, or one ruling on each line ({@code name}, {@code date}, {@code text}).
 */
public final class RulingsOfFile {
  private final Map<String, String> names;
  private final RulingSource source;
  private final Set<OfficialRuling> rulings = new LinkedHashSet<>();
  private final Set<String> cards = new LinkedHashSet<>();
  private final Set<Content> contents = EnumSet.noneOf(Content.class);
  private final NotRead notRead = new NotRead();
  private int ofUnknownCards;

  private RulingsOfFile(Map<String, String> names, RulingSource source) {
    this.names = names;
    this.source = source;
  }

  /**
   * Reads all rulings of a file.
   *
   * @param file what is in the file, compressed with gzip or not
   * @param names the cards that are known, by what Scryfall calls them: its rulings don't name them
   * @throws ImportException if it is no file of rulings, or is broken
   */
  public static RulingsOfFile read(InputStream file, Map<String, String> names)
      throws ImportException {
    PublicFile open = PublicFile.open(file);
    var read = new RulingsOfFile(names, RulingSource.of(open.form()));
    switch (open.form()) {
      case LIST -> open.eachObject(read::addScryfall);
      case BY_NAME -> open.eachName(read::addMtgjson);
      case LINES -> open.eachObject(read::addLine);
    }
    if (read.rulings.isEmpty()) {
      throw new ImportException(read.whyEmpty());
    }
    return read;
  }

  private String whyEmpty() {
    if (ofUnknownCards > 0) {
      return "None of its rulings is on a card that is known: import the cards that belong to it,"
          + " Scryfall's oracle-cards, first";
    }
    if (contents.contains(Content.CARD) && !contents.contains(Content.RULING)) {
      return "It has cards and no rulings: bring it in with “import cards”. Rulings are in"
          + " Scryfall's rulings and in MTGJSON's AtomicCards";
    }
    String reasons = String.join("; ", notRead.told());
    return "There are no rulings in it" + (reasons.isEmpty() ? "" : ". " + reasons);
  }

  private void addScryfall(JsonNode ruling, Position where) {
    contents.add(Content.of(ruling));
    String id = text(ruling, "oracle_id");
    String name = names.get(id);
    boolean whole = ruling.has("comment") && !id.isEmpty();
    if (whole && name == null) {
      ofUnknownCards++;
    } else {
      String card = Optional.ofNullable(name).orElse("");
      add(card, text(ruling, "published_at"), text(ruling, "comment"), where);
    }
  }

  /** Every face of a card has all rulings on it; a card may have none any more. */
  private void addMtgjson(String card, JsonNode sides, Position where) {
    contents.add(Content.CARD);
    cards.add(card);
    sides
        .path(0)
        .path("rulings")
        .forEach(ruling -> add(card, text(ruling, "date"), text(ruling, "text"), where));
  }

  private void addLine(JsonNode line, Position where) {
    contents.add(Content.of(line));
    add(text(line, "name"), text(line, "date"), text(line, "text"), where);
  }

  private void add(String card, String date, String text, Position where) {
    Optional<String> fault = fault(card, date, text);
    if (fault.isPresent()) {
      notRead.add(where, Signs.shown(card, "A ruling"), fault.get());
    } else {
      cards.add(card);
      rulings.add(new OfficialRuling(card, date, text));
    }
  }

  private static Optional<String> fault(String card, String date, String text) {
    if (card.isEmpty()) {
      return Optional.of("it names no card");
    }
    if (Signs.hasControls(card)) {
      return Optional.of("its card's name has a control character");
    }
    if (!isDate(date)) {
      return Optional.of(
          date.isEmpty()
              ? "it has no date"
              : "“" + Signs.shown(date, "") + "” is no date as 2020-12-31 is");
    }
    if (text.isEmpty()) {
      return Optional.of("it has no text");
    }
    return text.replace('\t', ' ').lines().anyMatch(Signs::hasControls)
        ? Optional.of("its text has a control character")
        : Optional.empty();
  }

  private static boolean isDate(String date) {
    try {
      return LocalDate.parse(date).toString().equals(date);
    } catch (DateTimeParseException e) {
      return false;
    }
  }

  private static String text(JsonNode object, String field) {
    return object.path(field).asString("").strip();
  }

  /** Whose file it is. */
  public RulingSource source() {
    return source;
  }

  /** The cards of which the file says what rulings there are. */
  public Set<String> cards() {
    return Collections.unmodifiableSet(cards);
  }

  /** The rulings, in the order of the file. */
  public List<OfficialRuling> rulings() {
    return List.copyOf(rulings);
  }

  /** How many were on cards that aren't known. */
  public int ofUnknownCards() {
    return ofUnknownCards;
  }

  /** How many objects are no rulings, though they should be. */
  public int unread() {
    return notRead.count();
  }

  /** The first of them, each with its place in the file and the reason. */
  public List<String> unreadable() {
    return notRead.told();
  }
}
