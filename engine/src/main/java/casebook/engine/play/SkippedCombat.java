package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Combat.Stage;
import casebook.engine.effect.Effect;
import casebook.engine.force.InForce;
import casebook.engine.move.Move;
import casebook.engine.ruling.ImpossibleMove;
import java.util.Optional;

/**
 * A combat phase that the active player skips has no steps (500.11), so that no attackers are
 * declared in it. Once it has begun, or in a later combat phase of the turn, it wasn't this one
 * that was skipped.
 */
public final class SkippedCombat {
  private SkippedCombat() {}

  /** Why a move can't be made, if it would be the first of a combat phase that is skipped. */
  public static Optional<ImpossibleMove> objection(InForce inForce, Move move) {
    Board board = inForce.board();
    boolean isFirst =
        (move instanceof Move.DeclareAttackers || move instanceof Move.BeginCombat)
            && board.combat().stage() == Stage.NOT_BEGUN
            && board.turn().combat() == 1;
    return inForce.effects().stream()
        .filter(_ -> isFirst)
        .filter(one ->
            one.stated().effect() instanceof Effect.SkipsCombat(var players)
                && one.view().is(players, board.activePlayer()))
        .<ImpossibleMove>map(
            one -> new ImpossibleMove.CombatSkipped(board.activePlayer(), one.stated().source()))
        .findFirst();
  }
}
