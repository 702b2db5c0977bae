package casebook.engine.rule506;

import casebook.engine.board.CombatStep;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;

/** A creature that is put onto the battlefield attacking too late to be blocked is unblocked. */
@Cr(
    rule = "506.3d",
    text =
        """
        If an effect puts a creature onto the battlefield attacking during the declare blockers
        step, combat damage step, or end of combat step, that creature enters the battlefield
        unblocked. See rule 508.4d.
        """)
public final class Rule506_3d {
  private Rule506_3d() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_3d.class);

  /** Whether blockers are declared already as a creature enters in this step. */
  public static boolean applies(CombatStep step) {
    return switch (step) {
      case BEGINNING_OF_COMBAT, DECLARE_ATTACKERS -> false;
      case DECLARE_BLOCKERS, COMBAT_DAMAGE, END_OF_COMBAT -> true;
    };
  }
}
