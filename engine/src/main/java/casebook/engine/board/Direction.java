package casebook.engine.board;

/** A direction round the table (803.1): to the left is the order of turns. */
public enum Direction {
  /** In turn order (803). */
  LEFT,
  /** Against turn order (803). */
  RIGHT
}
