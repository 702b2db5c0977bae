package casebook.site.imports;

/** Who has told a ruling: what they tell of a card takes the place of what they told before. */
enum RulingSource {
  SCRYFALL,
  MTGJSON,
  /** The user's own file of lines. */
  LINES,
  /** A file that was imported when sources weren't kept; whatever any source tells replaces it. */
  UNKNOWN;

  static RulingSource of(PublicFile.Form form) {
    return switch (form) {
      case LIST -> SCRYFALL;
      case BY_NAME -> MTGJSON;
      case LINES -> LINES;
    };
  }
}
