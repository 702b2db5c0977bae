package casebook.engine.rule506;

import casebook.engine.Cr;
import casebook.engine.board.Permanent;
import casebook.engine.rule506.Rule506_4.Happening;
import casebook.engine.rule506.Rule506_4.Part;
import casebook.rules.RuleNumber;
import java.util.Set;

/** A blocking creature that is also a planeswalker being attacked plays each part by itself. */
@Cr(
    rule = "506.4d",
    text =
        """
        A permanent that’s both a blocking creature and a planeswalker that’s being attacked is
        removed from combat if it stops being both a creature and a planeswalker. If it stops being
        one of those card types but continues to be the other, it continues to be either a blocking
        creature or a planeswalker that’s being attacked, whichever is appropriate.
        """)
public final class Rule506_4d {
  private Rule506_4d() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.parse("506.4d");

  /** Whether a permanent of both kinds stops being of one or both of them. */
  public static boolean applies(Set<Part> parts, Happening happening) {
    Permanent before = happening.before();
    return parts.contains(Part.BLOCKING)
        && parts.contains(Part.ATTACKED)
        && before.isPlaneswalker()
        && happening
            .after()
            .filter(after -> !after.isCreature() || !after.isPlaneswalker())
            .isPresent();
  }
}
