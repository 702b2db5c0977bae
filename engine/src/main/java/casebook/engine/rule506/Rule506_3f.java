package casebook.engine.rule506;

import casebook.engine.board.Permanent;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;

/** A creature that is also a battle and would enter attacking or blocking just enters. */
@Cr(
    rule = "506.3f",
    text =
        """
        If an effect would put a creature that’s also a battle onto the battlefield attacking or
        blocking, that permanent enters the battlefield but it’s never considered to be an attacking
        or blocking creature.
        """)
public final class Rule506_3f {
  private Rule506_3f() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_3f.class);

  /** Whether what would enter attacking or blocking is also a battle (506.3f). */
  public static boolean applies(Permanent entering) {
    return entering.isCreature() && entering.isBattle();
  }
}
