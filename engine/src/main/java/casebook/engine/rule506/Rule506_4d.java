package casebook.engine.rule506;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.rule506.Rule506_4.Happening;
import casebook.engine.rule506.Rule506_4.Part;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Removal;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Optional;
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

  private static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_4d.class);

  /** What a permanent of both kinds stops being; none where it is still both, or was not. */
  public static Optional<Finding> finding(Set<Part> parts, Happening happening) {
    return happening.after().filter(_ -> applies(parts, happening)).map(Rule506_4d::finding);
  }

  private static Finding finding(Permanent after) {
    List<Id> about = List.of(after.id());
    if (after.isCreature()) {
      return Finding.applies(NUMBER, about, Removal.STOPS_BEING_A_PLANESWALKER);
    }
    return after.isPlaneswalker()
        ? Finding.applies(NUMBER, about, Removal.STOPS_BEING_A_CREATURE)
        : Finding.applies(NUMBER, about);
  }

  private static boolean applies(Set<Part> parts, Happening happening) {
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
