package casebook.engine;

import casebook.engine.board.Board;
import casebook.engine.move.Move;
import casebook.engine.rule508.Rule508_1;
import casebook.engine.ruling.Adjudication;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Adjudicates the moves of a case one after the other. */
public final class Game {
  private Game() {}

  /** The rulings on the moves, up to the first that can't be made on the board as it then is. */
  public static Adjudication adjudicate(Board board, List<Move> moves) {
    var rulings = new ArrayList<Ruling>();
    Board now = board;
    for (Move move : moves) {
      switch (make(now, move)) {
        case Outcome.Ruled(var ruling, var after) -> {
          rulings.add(ruling);
          now = after;
        }
        case Outcome.Impossible(var why) -> {
          return new Adjudication(rulings, Optional.of(why));
        }
      }
    }
    return new Adjudication(rulings, Optional.empty());
  }

  private static Outcome make(Board board, Move move) {
    return switch (move) {
      case Move.DeclareAttackers declaration -> Rule508_1.declare(board, declaration);
      case Move.BeginCombat _,
          Move.PutAttacking _,
          Move.BecomeAttacking _,
          Move.PutBlocking _,
          Move.DeclareBlockers _,
          Move.ChangePermanent _,
          Move.PlayerLeaves _,
          Move.Reselect _,
          Move.EndCombat _,
          Move.Ask _ ->
          new Outcome.Impossible(new ImpossibleMove.WrongMoment(board.combat().stage()));
    };
  }
}
