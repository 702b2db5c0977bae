package casebook.engine.ruling;

import casebook.engine.board.Id;

/** A move that can't be made on the board as it stands, so that there is nothing to rule on. */
public sealed interface ImpossibleMove {

  /** Which of the case's moves it is, from 0. */
  int move();

  /** The board allows more declarations than the engine searches. */
  record TooLarge(int move, long declarations, long limit) implements ImpossibleMove {}

  /** Several players could be the defending player, and none was chosen (506.2a). */
  record NoDefendingPlayerChosen(int move) implements ImpossibleMove {}

  /** The combat phase has not come to the point at which the move is made, or is past it. */
  record WrongMoment(int move) implements ImpossibleMove {}

  /** The creature isn't attacking, so that nothing can be reselected for it (508.7). */
  record NotAttacking(int move, Id creature) implements ImpossibleMove {}

  /** There is no such permanent on the battlefield any more. */
  record NotOnTheBattlefield(int move, Id permanent) implements ImpossibleMove {}
}
