package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Combat.Stage;
import casebook.engine.board.CombatStep;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.State;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;

/**
 * Without an attacking creature there is nothing to block and no combat damage.
 *
 * <p>The rule looks only at creatures declared as attackers or put onto the battlefield attacking,
 * not at those that an effect merely states are attacking.
 */
@Cr(
    rule = "508.8",
    text =
        """
        If no creatures are declared as attackers or put onto the battlefield attacking, skip the
        declare blockers and combat damage steps.
        """)
public final class Rule508_8 {
  private Rule508_8() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_8.class);

  /** Whether steps are skipped. */
  static Progress step(Progress progress) {
    return progress.found(List.of(finding(progress.board().combat())));
  }

  /** The steps that this combat phase skips, as far as it has come. */
  public static List<CombatStep> skipped(Combat combat) {
    return applies(combat)
        ? List.of(CombatStep.DECLARE_BLOCKERS, CombatStep.COMBAT_DAMAGE)
        : List.of();
  }

  /** How combat stands on a board, where nothing triggered and nothing was tapped. */
  public static State state(Board board) {
    Combat combat = board.combat();
    List<String> skipped = skipped(combat).stream().map(CombatStep::publicName).toList();
    return new State(combat.attacking(), combat.blocking(), List.of(), skipped, List.of());
  }

  /** It applies to a combat in which attackers were declared and nothing attacks. */
  public static Finding finding(Combat combat) {
    return applies(combat)
        ? Finding.applies(NUMBER, List.of())
        : Finding.doesNotApply(NUMBER, combat.attackers());
  }

  /** Whether attackers were declared and no creature was declared or put attacking. */
  public static boolean applies(Combat combat) {
    return combat.stage().compareTo(Stage.ATTACKERS_DECLARED) >= 0 && !combat.everAttacking();
  }
}
