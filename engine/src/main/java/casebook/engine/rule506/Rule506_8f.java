package casebook.engine.rule506;

import casebook.engine.effect.Window.Point;
import casebook.engine.rule506.Rule506_8.Combats;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;

/**
 * "During combat after blockers are declared" in a combat phase without a declare blockers step.
 */
@Cr(
    rule = "506.8f",
    text =
        """
        If a spell states that it may be cast “only during combat after blockers are declared,” but
        the declare blockers step is skipped that combat phase (see rule 508.8), then the spell may
        not be cast during that combat phase.
        """)
public final class Rule506_8f {
  private Rule506_8f() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_8f.class);

  static boolean applies(TurnTime time, int combat, Point point, Combats combats) {
    return combats == Combats.ANY
        && point == Point.BLOCKERS_DECLARED
        && time.skipsBlockersAndDamage(combat);
  }
}
