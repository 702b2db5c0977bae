package casebook.engine.force;

import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Stated;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A requirement (508.1d) on this board. It exists for an attack where its condition holds of that
 * attack; nearly all exist for every attack.
 */
public sealed interface Requirement {

  Stated stated();

  AttackCondition exists();

  /** What must be attacked. */
  Set<Id> targets();

  /** The creature attacks one of the targets. */
  record Attacks(Stated stated, Id creature, Set<Id> targets, AttackCondition exists)
      implements Requirement {}

  /** At least so many of the creatures attack one of the targets. */
  record AttackWith(
      Stated stated, int count, Set<Id> creatures, Set<Id> targets, AttackCondition exists)
      implements Requirement {}

  /** Whether an attack does what it asks. */
  default boolean isObeyedBy(Attack attack) {
    return switch (this) {
      case Attacks(var _, var creature, var targets, var _) -> attack.isAttackOn(targets, creature);
      case AttackWith(var _, int count, var creatures, var targets, var _) ->
          attack.count(creatures, targets) >= count;
    };
  }

  /** Those of some requirements that exist for an attack. */
  static List<Requirement> existing(List<Requirement> requirements, Attack attack) {
    var existing = new ArrayList<Requirement>();
    AttackCondition last = AttackCondition.Known.TRUE;
    boolean exists = true;
    for (Requirement requirement : requirements) {
      // One effect makes many requirements that exist by the same condition.
      if (!requirement.exists().equals(last)) {
        last = requirement.exists();
        exists = last.holds(attack);
      }
      if (exists) {
        existing.add(requirement);
      }
    }
    return existing;
  }

  /** Whether it exists for every attack. */
  default boolean isUnconditional() {
    return exists().equals(AttackCondition.Known.TRUE);
  }
}
