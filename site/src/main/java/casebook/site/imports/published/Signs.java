package casebook.site.imports.published;

/** What may stand in a name or a line of text that is kept. */
final class Signs {

  /** As much of a text as is shown where it is complained of. */
  private static final int SHOWN = 60;

  private Signs() {}

  /** Whether there is a tab, another control character, or half of a pair of surrogates. */
  static boolean hasControls(String text) {
    return text.codePoints()
        .anyMatch(
            sign -> Character.isISOControl(sign) || Character.getType(sign) == Character.SURROGATE);
  }

  /**
   * A text as it can be printed on a line.
   *
   * @param otherwise what stands for no text
   */
  static String shown(String text, String otherwise) {
    if (text.isEmpty()) {
      return otherwise;
    }
    String plain = text.replaceAll("[\\p{Cntrl}\\p{Cs}]", "�");
    return plain.codePointCount(0, plain.length()) > SHOWN
        ? plain.substring(0, plain.offsetByCodePoints(0, SHOWN)) + "…"
        : plain;
  }
}
