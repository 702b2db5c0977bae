package casebook.engine.ruling;

/** What is said of a move as a whole. */
public enum Verdict {
  /** The move obeys every rule that is judged. */
  LEGAL,
  /** The move disobeys a rule; an attack so declared is undone (508.1). */
  ILLEGAL,
  /** Some text that bears on the move could not be read. */
  UNDETERMINED
}
