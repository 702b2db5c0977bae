package casebook.engine;

import casebook.engine.account.Accounting;
import casebook.engine.board.Board;
import casebook.engine.force.InForce;
import casebook.engine.force.UnreadChanges;
import casebook.engine.layer.Layers;
import casebook.engine.layer.Readings;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.play.Asks;
import casebook.engine.play.BeginsCombat;
import casebook.engine.play.ChangesPermanent;
import casebook.engine.play.ComesToAttack;
import casebook.engine.play.DeclaresBlockers;
import casebook.engine.play.EndsCombat;
import casebook.engine.play.InAnyOrder;
import casebook.engine.play.InEitherCase;
import casebook.engine.play.PlayerLeaves;
import casebook.engine.play.PutsBlocking;
import casebook.engine.play.Reselects;
import casebook.engine.play.Settling;
import casebook.engine.play.ThoughRestricted;
import casebook.engine.rule508.Rule508_1;
import casebook.engine.ruling.Adjudication;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.UnreadText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Adjudicates the moves of a case one after the other. */
public final class Game {
  private Game() {}

  /** The rulings on the moves, up to the first that can't be made on the board as it then is. */
  public static Adjudication adjudicate(Board board, List<Move> moves) {
    var rulings = new ArrayList<Ruling>();
    var boards = new ArrayList<Board>();
    Board now = board;
    for (Move move : moves) {
      switch (make(now, move)) {
        case Outcome.Ruled(var ruling, var after) -> {
          rulings.add(ruling);
          boards.add(after);
          now = after;
        }
        case Outcome.Impossible(var why) -> {
          return new Adjudication(rulings, boards, Optional.of(why));
        }
      }
    }
    return new Adjudication(rulings, boards, Optional.empty());
  }

  /** What comes of one move, on a board on which all continuous effects have applied (613). */
  public static Outcome make(Board board, Move move) {
    List<InForce> readings = Readings.of(board).stream().map(InForce::of).toList();
    InForce reading = readings.getFirst();
    Outcome first = Settling.after(reading, judged(reading, move));
    if (readings.size() > 1) {
      return InAnyOrder.of(readings, first, other -> judged(other, move));
    }
    Function<Board, Outcome> supposed = other -> judged(InForce.of(Layers.on(other)), move);
    return ThoughRestricted.of(board, InEitherCase.of(board, first, supposed), supposed);
  }

  private static Outcome judged(InForce inForce, Move move) {
    return accounted(inForce, ruled(inForce, move));
  }

  /** The outcome with what became of every sentence on the board. */
  private static Outcome accounted(InForce inForce, Outcome outcome) {
    if (!(outcome instanceof Outcome.Ruled(var ruling, var after))
        || !ruling.accounting().isEmpty()) {
      return outcome;
    }
    Ruling sure = ruling.undetermined(unread(inForce, ruling));
    return new Outcome.Ruled(sure.withAccounting(Accounting.of(inForce, sure)), after);
  }

  /** What can't be read and may have changed what a move asks for, or have required an attack. */
  private static List<UnreadText> unread(InForce inForce, Ruling ruling) {
    return switch (ruling.move()) {
      case Move.Ask(Question.HadToAttack _)
          when ruling.answer().equals(Optional.of(new Answer.Truth(false))) ->
          inForce.unread();
      case Move.PutAttacking _, Move.BecomeAttacking _, Move.PutBlocking _, Move.Reselect _ ->
          UnreadChanges.ofRules(inForce);
      case Move.Ask(Question.Characteristics(var permanent)) ->
          UnreadChanges.of(inForce, permanent);
      default -> List.of();
    };
  }

  private static Outcome ruled(InForce inForce, Move move) {
    Board board = inForce.board();
    return switch (move) {
      case Move.DeclareAttackers declaration -> Rule508_1.declare(inForce, declaration);
      case Move.BeginCombat beginning -> BeginsCombat.make(board, beginning);
      case Move.PutAttacking entering -> ComesToAttack.make(board, entering);
      case Move.BecomeAttacking stated -> ComesToAttack.make(board, stated);
      case Move.PutBlocking entering -> PutsBlocking.make(board, entering);
      case Move.DeclareBlockers declaration -> DeclaresBlockers.make(board, declaration);
      case Move.ChangePermanent change -> ChangesPermanent.make(board, change);
      case Move.PlayerLeaves leaving -> PlayerLeaves.make(board, leaving);
      case Move.Reselect reselection -> Reselects.make(board, reselection);
      case Move.EndCombat end -> EndsCombat.make(board, end);
      case Move.Ask question -> Asks.make(board, question);
    };
  }
}
