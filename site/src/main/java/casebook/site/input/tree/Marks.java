package casebook.site.input.tree;

/**
 * Marks that stand on the letter before them. No script has more than a few on one, and Unicode's
 * stream-safe text (UAX #15) has at most thirty. Java's patterns look back over all of them to see
 * where a word begins, so that a text of nothing else would keep them busy for hours.
 */
public final class Marks {
  private static final int MOST = 30;

  /** What to do about too many. */
  public static final String ADVICE =
      "More than "
          + MOST
          + " marks stand on one letter here, as no script has them: take them out.";

  private Marks() {}

  /** Whether more stand on a letter than any script has. */
  public static boolean areTooMany(String text) {
    int run = 0;
    for (int index = 0; index < text.length(); index++) {
      run = isMark(text.charAt(index)) ? run + 1 : 0;
      if (run > MOST) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMark(char sign) {
    return sign >= '\u0300'
        && switch (Character.getType(sign)) {
          case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> true;
          default -> false;
        };
  }
}
