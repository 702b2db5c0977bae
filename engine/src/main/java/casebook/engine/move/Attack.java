package casebook.engine.move;

import casebook.engine.board.Id;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/**
 * Which creature attacks what: the part of a declaration that restrictions and requirements look
 * at. Two attacks are the same whatever the order in which their creatures were named.
 */
public record Attack(SequencedMap<Id, Id> targets) {

  /** Nothing attacks, as is always allowed where nothing requires an attack (508.1a). */
  public static final Attack NONE = new Attack(new LinkedHashMap<>());

  /** A copy that only the attack holds. */
  @SuppressWarnings("serial")
  private static final class Own extends LinkedHashMap<Id, Id> {
    Own(Map<Id, Id> targets) {
      super(targets);
    }
  }

  public Attack {
    targets =
        Collections.unmodifiableSequencedMap(targets instanceof Own own ? own : new Own(targets));
  }

  /** The attack of these creatures on these targets. */
  public static Attack of(Map<Id, Id> targets) {
    return new Attack(new Own(targets));
  }

  /** The creatures that attack. */
  public Set<Id> attackers() {
    return targets.keySet();
  }

  /** Whether a creature attacks. */
  public boolean isAttacker(Id creature) {
    return targets.containsKey(creature);
  }

  /** What a creature attacks, if it does. */
  public Optional<Id> targetOf(Id creature) {
    return Optional.ofNullable(targets.get(creature));
  }

  /** Whether a creature attacks one of these. */
  public boolean isAttackOn(Set<Id> some, Id creature) {
    Id target = targets.get(creature);
    return target != null && some.contains(target);
  }

  /** How many of these creatures attack one of these targets. */
  public int count(Set<Id> creatures, Set<Id> some) {
    int count = 0;
    for (Map.Entry<Id, Id> entry : targets.entrySet()) {
      if (creatures.contains(entry.getKey()) && some.contains(entry.getValue())) {
        count++;
      }
    }
    return count;
  }

  /** The same attack but for what one creature attacks. */
  public Attack with(Id creature, Id target) {
    var changed = new Own(targets);
    changed.put(creature, target);
    return new Attack(changed);
  }

  /** How many creatures do something else in the other attack. */
  public int changesTo(Attack other) {
    int changes = 0;
    for (Map.Entry<Id, Id> entry : targets.entrySet()) {
      if (!entry.getValue().equals(other.targets.get(entry.getKey()))) {
        changes++;
      }
    }
    for (Id creature : other.targets.keySet()) {
      if (!targets.containsKey(creature)) {
        changes++;
      }
    }
    return changes;
  }
}
