package casebook.engine.rule506;

import casebook.engine.board.Combat;
import casebook.engine.board.Id;
import casebook.engine.meaning.AttackCondition;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.Optional;
import java.util.Set;

/** Attacking alone reads the declaration; being attacking alone reads the present. */
@Cr(
    rule = "506.5",
    text =
        """
        A creature attacks alone if it’s the only creature declared as an attacker during the
        declare attackers step. A creature is attacking alone if it’s attacking but no other
        creatures are. A creature blocks alone if it’s the only creature declared as a blocker
        during the declare blockers step. A creature is blocking alone if it’s blocking but no other
        creatures are.
        """)
public final class Rule506_5 {
  private Rule506_5() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_5.class);

  /** Whether a creature was the only one declared as an attacker. */
  public static boolean attacksAlone(Combat combat, Id creature) {
    return combat.declared().keySet().equals(Set.of(creature));
  }

  /** Whether a creature is attacking and no other is, however they came to attack. */
  public static boolean attackingAlone(Combat combat, Id creature) {
    return combat.attacking().keySet().equals(Set.of(creature));
  }

  /** Whether a creature was the only one declared as a blocker. */
  public static boolean blocksAlone(Combat combat, Id creature) {
    return combat.declaredBlockers().equals(Set.of(creature));
  }

  /** Whether a creature is blocking and no other is, however they came to block. */
  public static boolean blockingAlone(Combat combat, Id creature) {
    return combat.blocking().keySet().equals(Set.of(creature));
  }

  /** Whether an attacking creature is the only one declared: asked only of one that attacks. */
  public static AttackCondition attacksAlone(Id creature, Set<Id> creatures, Set<Id> targets) {
    return AttackCondition.not(
        new AttackCondition.AtLeast(1, creatures, Optional.of(creature), targets));
  }
}
