package casebook.site.imports.published;

/** Who has told a ruling: what they tell of a card takes the place of what they told before. */
public enum RulingSource {
  SCRYFALL,
  MTGJSON,
  /** The user's own file of lines. */
  LINES,
  /** A file that was imported when sources weren't kept; whatever any source tells replaces it. */
  UNKNOWN;

  /** What readers know it as. */
  public String words() {
    return switch (this) {
      case SCRYFALL -> "Scryfall";
      case MTGJSON -> "MTGJSON";
      case LINES -> "a file of rulings";
      case UNKNOWN -> "an earlier import";
    };
  }

  static RulingSource of(PublicFile.Form form) {
    return switch (form) {
      case LIST -> SCRYFALL;
      case BY_NAME -> MTGJSON;
      case LINES -> LINES;
    };
  }
}
