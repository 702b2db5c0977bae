package casebook.engine.force;

import casebook.engine.board.Id;
import casebook.engine.force.Requirement.Attacks;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Stated;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What an effect requires under one condition: a single requirement, or the same of each of some
 * creatures. A hundred effects that each require something of a hundred creatures are a hundred of
 * these, and ten thousand requirements.
 */
public sealed interface Required permits Requirement, Required.OfEach {

  /** The effect on the board that requires it. */
  Stated stated();

  /** It is required of an attack of which this holds; nearly all is required of every attack. */
  AttackCondition exists();

  /** Each of the creatures attacks one of the targets: that is a requirement for each of them. */
  record OfEach(Stated stated, Set<Id> creatures, Set<Id> targets, AttackCondition exists)
      implements Required {}

  /** Whether it is required of every attack. */
  default boolean isUnconditional() {
    return exists().equals(AttackCondition.Known.TRUE);
  }

  /** How many requirements it is. */
  default int size() {
    return switch (this) {
      case Requirement _ -> 1;
      case OfEach each -> each.creatures().size();
    };
  }

  /** How many of these an attack obeys. */
  default int obeyedBy(Attack attack) {
    return switch (this) {
      case Requirement one -> one.isObeyedBy(attack) ? 1 : 0;
      case OfEach each -> attack.count(each.creatures(), each.targets());
    };
  }

  /** Visits the requirements. */
  default void forEach(Consumer<Requirement> visit) {
    switch (this) {
      case Requirement one -> visit.accept(one);
      case OfEach(var stated, var creatures, var targets, var exists) ->
          creatures.forEach(
              creature -> visit.accept(new Attacks(stated, creature, targets, exists)));
    }
  }

  /** The requirements that exist for an attack, each by itself. */
  static List<Requirement> existing(List<? extends Required> all, Attack attack) {
    var existing = new ArrayList<Requirement>();
    AttackCondition last = AttackCondition.Known.TRUE;
    boolean exists = true;
    for (Required required : all) {
      Cancellation.check();
      // Many in a row are mostly required under the same condition.
      if (!required.exists().equals(last)) {
        last = required.exists();
        exists = last.holds(attack);
      }
      if (exists) {
        required.forEach(existing::add);
      }
    }
    return existing;
  }
}
