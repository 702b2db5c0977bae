package casebook.engine.rule506;

import casebook.engine.board.Permanent;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;

/** A battle doesn't become an attacking or blocking creature. */
@Cr(
    rule = "506.3g",
    text =
        """
        If a resolving spell or ability would cause a battle to become an attacking or blocking
        creature, that part of the effect does nothing.
        """)
public final class Rule506_3g {
  private Rule506_3g() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_3g.class);

  /** Whether what an effect states is attacking is a battle (506.3g). */
  public static boolean applies(Permanent permanent) {
    return permanent.isBattle();
  }
}
