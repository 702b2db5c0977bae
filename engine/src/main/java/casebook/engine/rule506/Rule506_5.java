package casebook.engine.rule506;

import casebook.engine.Cr;
import casebook.engine.board.Id;
import casebook.engine.force.AttackCondition;
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

  /** Whether an attacking creature is the only one declared: asked only of one that attacks. */
  public static AttackCondition attacksAlone(Id creature, Set<Id> creatures, Set<Id> targets) {
    return AttackCondition.not(
        new AttackCondition.AtLeast(1, creatures, Optional.of(creature), targets));
  }
}
