package casebook.engine.rule506;

import casebook.engine.board.Permanent;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;

/** A noncreature permanent that would enter attacking or blocking just enters. */
@Cr(
    rule = "506.3a",
    text =
        """
        If an effect would put a noncreature permanent onto the battlefield attacking or blocking,
        the permanent does enter the battlefield but it’s never considered to be an attacking or
        blocking permanent.
        """)
public final class Rule506_3a {
  private Rule506_3a() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_3a.class);

  /** Whether what would enter attacking or blocking is no creature (506.3a). */
  public static boolean applies(Permanent entering) {
    return !Rule506_3.canAttack(entering);
  }
}
