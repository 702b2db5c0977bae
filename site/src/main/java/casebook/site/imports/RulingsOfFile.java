package casebook.site.imports;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/**
 * The official rulings in a public file: Scryfall's {@code rulings}, the rulings in MTGJSON's
 * {@code AtomicCards}, or one ruling on each line ({@code name}, {@code date}, {@code text}).
 */
public final class RulingsOfFile {
  private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");

  private final Map<String, String> names;
  private final List<OfficialRuling> rulings = new ArrayList<>();
  private int ofUnknownCards;
  private int unread;

  private RulingsOfFile(Map<String, String> names) {
    this.names = names;
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
    var read = new RulingsOfFile(names);
    switch (open.form()) {
      case LIST -> open.eachObject(read::addScryfall);
      case BY_NAME ->
          open.eachName((name, sides) ->
              // Every face of a card has all rulings on it.
              sides
                  .path(0)
                  .path("rulings")
                  .forEach(ruling -> read.add(name, text(ruling, "date"), text(ruling, "text"))));
      case LINES ->
          open.eachObject(
              line -> read.add(text(line, "name"), text(line, "date"), text(line, "text")));
    }
    if (read.rulings.isEmpty()) {
      throw new ImportException(
          read.ofUnknownCards > 0
              ? "None of its rulings is on a card that is known: import the cards that belong to it,"
                  + " Scryfall's oracle-cards, first"
              : "There are no rulings in it");
    }
    return read;
  }

  private void addScryfall(JsonNode ruling) {
    String card = text(ruling, "oracle_id");
    String name = names.get(card);
    if (name == null && !card.isEmpty()) {
      ofUnknownCards++;
    } else {
      add(name == null ? "" : name, text(ruling, "published_at"), text(ruling, "comment"));
    }
  }

  private void add(String card, String date, String text) {
    if (card.isEmpty() || text.isEmpty() || !DATE.matcher(date).matches()) {
      unread++;
    } else {
      rulings.add(new OfficialRuling(card, date, text));
    }
  }

  private static String text(JsonNode object, String field) {
    return object.path(field).asString("").strip();
  }

  /** The rulings, in the order of the file. */
  public List<OfficialRuling> rulings() {
    return List.copyOf(rulings);
  }

  /** How many were on cards that aren't known. */
  public int ofUnknownCards() {
    return ofUnknownCards;
  }

  /** How many objects lack a name, a date or a text. */
  public int unread() {
    return unread;
  }
}
