package casebook.engine.rule506;

import casebook.engine.board.CombatStep;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;

/** Attackers are declared as the declare attackers step begins, whether or not any are. */
@Cr(
    rule = "506.8a",
    text =
        """
        A spell that states it may be cast “only before (or after) attackers are declared” is
        referring to the turn-based action of declaring attackers. It may be cast only before (or
        after) the declare attackers step begins, regardless of whether any attackers are actually
        declared. (See rule 508.)
        """)
public final class Rule506_8a {
  private Rule506_8a() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_8a.class);

  static final CombatStep DECLARED_IN = CombatStep.DECLARE_ATTACKERS;
}
