package casebook.engine.rule506;

import casebook.engine.board.Combat;
import casebook.engine.board.Id;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What attacked a permanent that was removed from combat goes on attacking, but attacks nothing.
 */
@Cr(
    rule = "506.4c",
    text =
        """
        If a creature is attacking a planeswalker or battle, removing that planeswalker or battle
        from combat doesn’t remove that creature from combat. It continues to be an attacking
        creature, although it is not attacking any player, planeswalker, or battle. It may be
        blocked. If it is unblocked, it will deal no combat damage.
        """)
public final class Rule506_4c {
  private Rule506_4c() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_4c.class);

  /** The creatures that are attacking something, in the order in which they came to attack. */
  public static List<Id> attackers(Combat combat, Id target) {
    var attackers = new ArrayList<Id>();
    combat
        .attacking()
        .forEach((creature, what) -> {
          if (what.equals(Optional.of(target))) {
            attackers.add(creature);
          }
        });
    return attackers;
  }

  /** The combat after something that creatures were attacking was removed from it. */
  public static Combat attackingNothing(Combat combat, Id target) {
    Combat after = combat;
    for (Id creature : attackers(combat, target)) {
      after = after.attackingNothing(creature);
    }
    return after;
  }
}
