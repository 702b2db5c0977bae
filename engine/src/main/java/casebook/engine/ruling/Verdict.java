package casebook.engine.ruling;

/** What is said of a move as a whole. */
public enum Verdict {
  LEGAL,
  ILLEGAL,
  /** Some text that bears on the move could not be read. */
  UNDETERMINED
}
