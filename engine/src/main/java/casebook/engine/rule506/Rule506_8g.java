package casebook.engine.rule506;

import casebook.engine.move.Question.MayCast;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;

/** Abilities that may be activated only at certain times are judged like spells. */
@Cr(
    rule = "506.8g",
    text =
        """
        Rules 506.8 and 506.8a–f apply to abilities that state that they may be activated only at
        certain times with respect to combat just as they apply to spells that state that they may
        be cast only at certain times with respect to combat.
        """)
public final class Rule506_8g {
  private Rule506_8g() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_8g.class);

  /** Whether a question is about activating an ability. */
  public static boolean applies(MayCast question) {
    return question.ability();
  }
}
