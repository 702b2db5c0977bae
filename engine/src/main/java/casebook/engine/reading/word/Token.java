package casebook.engine.reading.word;

/**
 * A word or sign of rules text.
 *
 * @param word the word in lower case, {@code ~} for the object itself, a mana symbol in braces, or
 *     what stands between quotation marks
 * @param start where it begins in the text
 * @param end where it ends in the text
 * @param capital whether the text has it with a capital letter
 */
public record Token(Kind kind, String word, int start, int end, boolean capital) {

  /** What a token is. */
  public enum Kind {
    WORD,
    /** Punctuation. */
    MARK,
    /** A symbol in braces. */
    SYMBOL,
    /** A text between quotation marks, which the object or another one has. */
    QUOTE,
    /** The object itself, however the text names it. */
    SELF
  }

  /** Whether it is this word or sign; a quoted text never is. */
  public boolean is(String other) {
    return kind != Kind.QUOTE && word.equals(other);
  }
}
