package casebook.engine.force;

import casebook.engine.board.Id;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Stated;
import java.util.Set;

/**
 * A requirement (508.1d) on this board. It exists for an attack where its condition holds of that
 * attack; nearly all exist for every attack.
 */
public sealed interface Requirement extends Required {

  /** What must be attacked. */
  Set<Id> targets();

  /** The creature attacks one of the targets. */
  record Attacks(Stated stated, Id creature, Set<Id> targets, AttackCondition exists)
      implements Requirement {}

  /** At least {@code count} of the creatures attack one of the targets. */
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
}
