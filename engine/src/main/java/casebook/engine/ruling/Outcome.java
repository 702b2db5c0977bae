package casebook.engine.ruling;

import casebook.engine.board.Board;

/** What comes of a move. */
public sealed interface Outcome {

  /**
   * The move can be judged.
   *
   * @param after the board after it; after an illegal move, the board before it
   */
  record Ruled(Ruling ruling, Board after) implements Outcome {}

  /** The move can't be made on this board, so that there is nothing to judge. */
  record Impossible(ImpossibleMove why) implements Outcome {}
}
