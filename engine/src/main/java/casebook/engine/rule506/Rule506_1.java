package casebook.engine.rule506;

import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.force.InForce;
import casebook.engine.rule508.Rule508_8;
import casebook.engine.ruling.Finding;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The steps that this combat phase has.
 *
 * <p>Whether there is a second combat damage step is settled as the first begins; before that the
 * answer is what it would be with the creatures as they are. After combat it is read off those
 * attackers and blockers that are still on the battlefield.
 */
@Cr(
    rule = "506.1",
    text =
        """
        The combat phase has five steps, which proceed in order: beginning of combat, declare
        attackers, declare blockers, combat damage, and end of combat. The declare blockers and
        combat damage steps are skipped if no creatures are declared as attackers or put onto the
        battlefield attacking (see rule 508.8). There are two combat damage steps if any attacking
        or blocking creature has first strike (see rule 702.7) or double strike (see rule 702.4).
        """)
public final class Rule506_1 {
  private Rule506_1() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_1.class);

  private static final Set<String> STRIKES = Set.of("first strike", "double strike");

  /** The steps, in order; a second combat damage step is listed twice. */
  public static List<CombatStep> steps(Board board) {
    var steps = new ArrayList<CombatStep>();
    for (CombatStep step : CombatStep.values()) {
      if (!Rule508_8.skipped(board.combat()).contains(step)) {
        steps.add(step);
        if (step == CombatStep.COMBAT_DAMAGE && hasFirstStrike(board)) {
          steps.add(step);
        }
      }
    }
    return steps;
  }

  /**
   * That the steps come in this order and, of each creature whose ability makes them two combat
   * damage steps, that it does.
   */
  public static List<Finding> findings(Board board) {
    var findings = new ArrayList<>(List.of(Finding.applies(NUMBER, List.of())));
    if (Rule508_8.skipped(board.combat()).contains(CombatStep.COMBAT_DAMAGE)) {
      return findings;
    }
    Set<Id> fighting = fighting(board.combat());
    for (InForce.Effective effective : InForce.on(board).effects()) {
      if (effective.stated().effect() instanceof Effect.Keyword(var name, var _)
          && makesTwo(name)) {
        effective
            .view()
            .self()
            .filter(fighting::contains)
            .map(self -> Finding.applies(NUMBER, List.of(self), effective.stated()))
            .filter(finding -> !findings.contains(finding))
            .ifPresent(findings::add);
      }
    }
    return findings;
  }

  /** Whether a keyword ability makes two combat damage steps. */
  public static boolean makesTwo(String keyword) {
    return STRIKES.contains(keyword.toLowerCase(Locale.ROOT));
  }

  private static boolean hasFirstStrike(Board board) {
    var inForce = InForce.on(board);
    return fighting(board.combat()).stream()
        .anyMatch(creature -> STRIKES.stream().anyMatch(strike -> inForce.has(creature, strike)));
  }

  private static Set<Id> fighting(Combat combat) {
    var fighting = new LinkedHashSet<Id>();
    if (combat.stage() == Combat.Stage.ENDED) {
      fighting.addAll(combat.lastAttacked().keySet());
      fighting.addAll(combat.declaredBlockers());
    } else {
      fighting.addAll(combat.attacking().keySet());
      fighting.addAll(combat.blocking().keySet());
    }
    return fighting;
  }
}
