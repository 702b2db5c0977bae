package casebook.engine.rule506;

import casebook.rules.Cr;
import casebook.rules.RuleNumber;

/** Without "during combat", a point in the combat phase is that of the first combat phase. */
@Cr(
    rule = "506.8d",
    text =
        """
        Some spells state that they may be cast “only before (or after) [a particular point in the
        combat phase],” but don’t meet the additional criteria described in rule 506.8c. If a turn
        has multiple combat phases, such spells may be cast that turn only before (or after) the
        stated point of the first combat phase.
        """)
public final class Rule506_8d {
  private Rule506_8d() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_8d.class);

  static final int COMBAT = 1;
}
