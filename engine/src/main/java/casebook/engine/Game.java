package casebook.engine;

import casebook.engine.account.Accounting;
import casebook.engine.board.Board;
import casebook.engine.board.Combat.Stage;
import casebook.engine.board.EffectInForce;
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
import casebook.engine.play.SkippedCombat;
import casebook.engine.play.ThoughRestricted;
import casebook.engine.play.WithMissingTokens;
import casebook.engine.rule508.Rule508_1;
import casebook.engine.ruling.Adjudication;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.RulingPart;
import casebook.engine.ruling.UnreadText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Adjudicates the moves of a case one after the other. */
public final class Game {
  private Game() {}

  /** The rulings on the moves, up to the first that can't be made on the board as it then is. */
  public static Adjudication adjudicate(Board board, List<Move> moves) {
    return adjudicate(board, moves, RulingPart.ALL);
  }

  /**
   * The same rulings, which need not tell everything.
   *
   * @param parts what they tell besides the verdict and what it rests on
   */
  public static Adjudication adjudicate(Board board, List<Move> moves, Set<RulingPart> parts) {
    var rulings = new ArrayList<Ruling>();
    var boards = new ArrayList<Board>();
    Board now = board;
    for (Move move : moves) {
      switch (make(now, move, parts)) {
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
    return make(board, move, RulingPart.ALL);
  }

  /** What abilities did as combat began, where it is the same in whatever order effects apply. */
  private static List<EffectInForce> knownResults(List<InForce> readings) {
    List<List<EffectInForce>> each =
        readings.stream().map(InForce::knownResults).distinct().toList();
    return each.size() == 1 ? each.getFirst() : List.of();
  }

  /** The outcome with what abilities did as combat began, where it has begun by the move. */
  private static Outcome withResults(Move move, Outcome outcome) {
    if (!(move instanceof Move.BeginCombat)
        || !(outcome instanceof Outcome.Ruled(var ruling, var after))
        || after.combat().stage() != Stage.BEGUN) {
      return outcome;
    }
    List<EffectInForce> results =
        knownResults(Readings.of(after).stream().map(InForce::of).toList());
    return new Outcome.Ruled(ruling, after.and(results));
  }

  /** After the move the order of effects is as unknown as before, whatever was assumed for it. */
  private static Outcome make(Board board, Move move, Set<RulingPart> parts) {
    Outcome outcome = made(board, move, parts);
    return outcome instanceof Outcome.Ruled(var ruling, var after)
        ? withResults(move, new Outcome.Ruled(ruling, after.assuming(board.precedences())))
        : outcome;
  }

  private static Outcome made(Board board, Move move, Set<RulingPart> parts) {
    List<InForce> readings = Readings.of(board).stream().map(InForce::of).toList();
    InForce reading = readings.getFirst();
    List<EffectInForce> results = asksForCombat(board, move) ? knownResults(readings) : List.of();
    if (!results.isEmpty()) {
      return made(board.and(results), move, parts);
    }
    Outcome outcome = made(board, readings, move, parts);
    return asksForAttackers(move)
        ? WithMissingTokens.of(board, reading, outcome, other -> withoutDoubts(other, move))
        : outcome;
  }

  private static Outcome withoutDoubts(Board board, Move move) {
    List<InForce> readings = Readings.of(board).stream().map(InForce::of).toList();
    return made(board, readings, move, Set.of());
  }

  private static Outcome made(
      Board board, List<InForce> readings, Move move, Set<RulingPart> parts) {
    InForce reading = readings.getFirst();
    if (readings.size() > 1) {
      var compared = new HashSet<>(parts);
      compared.addAll(InAnyOrder.COMPARED);
      return InAnyOrder.of(
          readings,
          Settling.after(reading, judged(reading, move, compared)),
          other -> Settling.after(other, judged(other, move, InAnyOrder.COMPARED)));
    }
    Outcome first = Settling.after(reading, judged(reading, move, parts));
    Function<Board, Outcome> supposed =
        other -> {
          InForce reread = InForce.of(Layers.on(other));
          return Settling.after(reread, judged(reread, move, Set.of()));
        };
    return ThoughRestricted.of(board, InEitherCase.of(board, first, supposed), supposed);
  }

  /** Whether a move asks what happened as combat began, where no move has begun it. */
  private static boolean asksForCombat(Board board, Move move) {
    return board.combat().stage() != Stage.BEGUN && asksForAttackers(move);
  }

  /** Whether it is about which attackers are declared. */
  private static boolean asksForAttackers(Move move) {
    return switch (move) {
      case Move.DeclareAttackers _ -> true;
      case Move.Ask(var question) ->
          question instanceof Question.LegalAttacks
              || question instanceof Question.Completions
              || question instanceof Question.CouldAttack;
      default -> false;
    };
  }

  private static Outcome judged(InForce inForce, Move move, Set<RulingPart> parts) {
    return accounted(inForce, ruled(inForce, move, parts), parts);
  }

  /** The outcome with what became of every sentence on the board, where that is asked for. */
  private static Outcome accounted(InForce inForce, Outcome outcome, Set<RulingPart> parts) {
    if (!(outcome instanceof Outcome.Ruled(var ruling, var after))
        || !ruling.accounting().isEmpty()) {
      return outcome;
    }
    Ruling sure = ruling.undetermined(unread(inForce, ruling));
    return new Outcome.Ruled(
        parts.contains(RulingPart.ACCOUNTING)
            ? sure.withAccounting(Accounting.of(inForce, sure))
            : sure,
        after);
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

  private static Outcome ruled(InForce inForce, Move move, Set<RulingPart> parts) {
    Board board = inForce.board();
    Optional<ImpossibleMove> skipped = SkippedCombat.objection(inForce, move);
    if (skipped.isPresent()) {
      return new Outcome.Impossible(skipped.get());
    }
    return switch (move) {
      case Move.DeclareAttackers declaration -> Rule508_1.declare(inForce, declaration, parts);
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
