package casebook.site.output;

/** An answer that would be larger than one may be; nothing of it is sent. */
public final class AnswerTooLarge extends RuntimeException {

  /** The most bytes of one answer: a ruling on ten thousand different permanents has fewer. */
  public static final int MOST_BYTES = 16 << 20;

  private static final long serialVersionUID = 1;

  /** One of more than {@link #MOST_BYTES}. */
  public AnswerTooLarge() {
    super(
        "The answer would have more than 16 MiB, so it isn’t sent. Ask for less at once: fewer"
            + " moves, permanents and effects, alike tokens as one entry with “count”, fewer legal"
            + " attacks (“limit”).",
        null,
        false,
        false);
  }

  /** What happened and what to do, as sentences. */
  public String advice() {
    return String.valueOf(getMessage());
  }
}
