package casebook.engine.rule506;

import casebook.engine.board.Permanent;
import casebook.engine.rule506.Rule506_4.Happening;
import casebook.engine.rule506.Rule506_4.Part;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Removal;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;
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

  private static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_4e.class);

  /** Whether a permanent is both. */
  static boolean concerns(Permanent permanent) {
    return permanent.isPlaneswalker() && permanent.isBattle();
  }

  /**
   * What a permanent that is both and is being attacked stops being; none where it is still both,
   * or was not. Where it is only a planeswalker now, its controller is named, and its protector
   * before if that was another player.
   */
  public static Optional<Finding> finding(Set<Part> parts, Happening happening) {
    return happening
        .after()
        .filter(_ -> parts.contains(Part.ATTACKED) && concerns(happening.before()))
        .filter(after -> !concerns(after))
        .map(after -> finding(happening.before(), after));
  }

  private static Finding finding(Permanent before, Permanent after) {
    if (after.isBattle()) {
      return Finding.applies(NUMBER, List.of(after.id()), Removal.STOPS_BEING_A_PLANESWALKER);
    }
    if (!after.isPlaneswalker()) {
      return Finding.applies(NUMBER, List.of(after.id()));
    }
    var about = new ArrayList<>(List.of(after.id(), after.controller()));
    if (removes(before, after)) {
      before.protector().ifPresent(about::add);
    }
    return Finding.applies(NUMBER, about, Removal.STOPS_BEING_A_BATTLE);
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
