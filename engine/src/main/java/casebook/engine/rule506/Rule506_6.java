package casebook.engine.rule506;

import casebook.engine.board.Combat;
import casebook.engine.board.Id;
import casebook.engine.meaning.AttackCondition;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Attacking a player alone: of all creatures, no other attacks that player. As in 506.5, "attacks"
 * reads the declaration and "is attacking" the present; a creature that attacks a planeswalker or a
 * battle attacks no player.
 */
@Cr(
    rule = "506.6",
    text =
        """
        A creature attacks a player alone if it’s declared as an attacker attacking a player during
        the declare attackers step and no other creature is declared as an attacker attacking that
        player. A creature is attacking a player alone if it’s attacking a player and no other
        creatures are attacking that player.
        """)
public final class Rule506_6 {
  private Rule506_6() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_6.class);

  /** Whether a creature was the only one declared as an attacker attacking a player. */
  public static boolean attacksAlone(Combat combat, Id creature, Id player) {
    return isOnlyOne(combat.declared(), creature, player);
  }

  /** Whether a creature is the only one attacking a player now, however it came to attack. */
  public static boolean attackingAlone(Combat combat, Id creature, Id player) {
    return isOnlyOne(combat.attacking(), creature, Optional.of(player));
  }

  private static <T> boolean isOnlyOne(Map<Id, T> attacked, Id creature, T player) {
    return player.equals(attacked.get(creature))
        && attacked.values().stream().filter(player::equals).count() == 1;
  }

  /**
   * Whether an attacking creature is the only one declared attacking a player: asked only of one
   * that attacks that player.
   */
  public static AttackCondition attacksAlone(Id creature, Set<Id> creatures, Id player) {
    return AttackCondition.not(
        new AttackCondition.AtLeast(1, creatures, Optional.of(creature), Set.of(player)));
  }
}
