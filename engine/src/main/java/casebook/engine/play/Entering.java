package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.ruling.ImpossibleMove;
import java.util.Optional;

/** What keeps a permanent from being put onto the battlefield at all. */
final class Entering {
  private Entering() {}

  /**
   * Why a permanent can't enter and attack or block: it is there already, or it would enter under
   * the control of a player who has left the game, and so stays where it is (800.4b), or phased
   * out, and so be treated as though it did not exist (702.26b).
   */
  static Optional<ImpossibleMove> objection(Board board, Permanent entering) {
    if (board.permanents().containsKey(entering.id())) {
      return Optional.of(new ImpossibleMove.AlreadyOnTheBattlefield(entering.id()));
    }
    if (entering.phasedOut()) {
      return Optional.of(new ImpossibleMove.IsPhasedOut(entering.id()));
    }
    return board.player(entering.controller()).inGame()
        ? Optional.empty()
        : Optional.of(new ImpossibleMove.NotInTheGame(entering.controller()));
  }
}
