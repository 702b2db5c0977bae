package casebook.engine.rule506;

import casebook.engine.Cr;
import casebook.engine.board.Permanent;
import casebook.engine.rule506.Rule506_4.Happening;
import casebook.engine.rule506.Rule506_4.Part;
import casebook.rules.RuleNumber;
import java.util.Optional;
import java.util.Set;

/** A permanent that is attacked as a planeswalker and as a battle. */
@Cr(
    rule = "506.4e",
    text =
        """
        A permanent that’s being attacked that is both a planeswalker and a battle is removed from
        combat if it stops being both a planeswalker and a battle. If it stops being a battle but is
        still a planeswalker, it is removed from combat only if it is not controlled by its
        protector. If it stops being a planeswalker but is still a battle, it is not removed from
        combat. It continues to be a battle that’s being attacked.
        """)
public final class Rule506_4e {
  private Rule506_4e() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.parse("506.4e");

  /** Whether a permanent is both. */
  static boolean concerns(Permanent permanent) {
    return permanent.isPlaneswalker() && permanent.isBattle();
  }

  /** Whether a permanent that is both and is being attacked stops being one of them or both. */
  public static boolean applies(Set<Part> parts, Happening happening) {
    return parts.contains(Part.ATTACKED)
        && concerns(happening.before())
        && happening.after().filter(after -> !concerns(after)).isPresent();
  }

  /**
   * Whether a permanent that was both stops being attacked: what attacks it attacks its protector
   * as a battle's, which is another than a planeswalker's where another player controls it.
   */
  static boolean removes(Permanent before, Permanent after) {
    if (after.isBattle()) {
      return false;
    }
    return !after.isPlaneswalker() || !before.protector().equals(Optional.of(after.controller()));
  }
}
