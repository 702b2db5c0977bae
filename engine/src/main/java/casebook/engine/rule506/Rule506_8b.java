package casebook.engine.rule506;

import casebook.engine.board.CombatStep;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;

/** Blockers are declared as the declare blockers step begins, whether or not any are. */
@Cr(
    rule = "506.8b",
    text =
        """
        A spell that states it may be cast “only before (or after) blockers are declared” is
        referring to the turn-based action of declaring blockers. It may be cast only before (or
        after) the declare blockers step begins, regardless of whether any blockers are actually
        declared. (See rule 509.)
        """)
public final class Rule506_8b {
  private Rule506_8b() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_8b.class);

  static final CombatStep DECLARED_IN = CombatStep.DECLARE_BLOCKERS;
}
