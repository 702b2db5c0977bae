package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Combat.Stage;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Turn;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.notation.Rewritten;
import casebook.engine.move.Move;
import casebook.engine.rule508.Rule508_1k;
import casebook.engine.rule508.Rule508_4;
import casebook.engine.rule508.Rule508_8;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The combat phase ends: what attacked and blocked is removed from combat (511.3), and what was
 * declared becomes a part of the turn's history.
 */
public final class EndsCombat {
  private static final Condition ENDED = new Condition.Lasts(Duration.ENDED_COMBAT);

  private EndsCombat() {}

  /** Ends the combat phase: whatever is in combat is removed from it (506.4). */
  public static Outcome make(Board board, Move.EndCombat move) {
    Combat combat = board.combat();
    if (combat.stage() == Stage.NOT_BEGUN || combat.stage() == Stage.ENDED) {
      return new Outcome.Impossible(new ImpossibleMove.WrongMoment(combat.stage()));
    }
    Board after =
        board
            .withAll(remembering(board))
            .with(remembered(board).ended())
            .withEffects(
                board.effects().stream().map(effect -> outliving(effect, board.turn())).toList());
    return new Outcome.Ruled(Ruling.of(move, findings(board), Rule508_8.state(after)), after);
  }

  /** What is left of an effect once the combat phase has ended for which it lasted (611.2a). */
  private static EffectInForce outliving(EffectInForce effect, Turn turn) {
    var over = EnumSet.of(Duration.COMBAT, Duration.NEXT_COMBAT);
    if (turn.combat() > 1) {
      over.add(Duration.ADDED_COMBAT);
    }
    Map<Condition, Condition> ended =
        over.stream().collect(Collectors.toMap(Condition.Lasts::new, _ -> ENDED));
    return effect.with(effect.abilities().stream().map(one -> Rewritten.of(one, ended)).toList());
  }

  /** By which rules creatures remained attacking until now. */
  private static List<Finding> findings(Board board) {
    Map<RuleNumber, List<Id>> remaining =
        board.combat().attackers().stream()
            .collect(
                Collectors.groupingBy(
                    creature -> Rule508_4.remains(board, creature),
                    TreeMap::new,
                    Collectors.toList()));
    return remaining.isEmpty()
        ? List.of(Finding.doesNotApply(Rule508_1k.NUMBER, List.of()))
        : remaining.entrySet().stream()
            .map(one -> Finding.applies(one.getKey(), one.getValue()))
            .toList();
  }

  /** The combat with what each creature attacks as what it attacked last. */
  private static Combat remembered(Board board) {
    Combat combat = board.combat();
    for (Id creature : board.combat().attackers()) {
      combat = Remembering.of(board, combat, creature);
    }
    return combat;
  }

  private static List<Permanent> remembering(Board board) {
    Combat combat = board.combat();
    var changed = new ArrayList<Permanent>();
    for (Permanent permanent : board.permanents().values()) {
      Id id = permanent.id();
      changed.add(
          combat
              .remembered(permanent)
              .change()
              .blockedThisTurn(
                  permanent.blockedThisTurn() || combat.declaredBlockers().contains(id))
              .build());
    }
    return changed;
  }
}
