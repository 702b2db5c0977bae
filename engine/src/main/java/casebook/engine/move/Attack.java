package casebook.engine.move;

import casebook.engine.board.Id;
import java.util.AbstractMap;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

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
      super(calculateCapacity(targets.size()));
      targets.forEach(this::put);
    }

    private static int calculateCapacity(int size) {
      return size + size / 3 + 1;
    }
  }

  /** What an attack says but for what one creature attacks; nobody can change it. */
  private static final class Changed extends AbstractMap<Id, Id> implements SequencedMap<Id, Id> {
    private final Map<Id, Id> others;
    private final Id creature;
    private final Id target;

    /** Looks at no other view, however often an attack is changed. */
    Changed(Map<Id, Id> others, Id creature, Id target) {
      this.others = others instanceof Changed ? new Own(others) : others;
      this.creature = creature;
      this.target = target;
    }

    @Override
    public @Nullable Id get(@Nullable Object key) {
      return creature.equals(key) ? target : others.get(key);
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
      return creature.equals(key) || others.containsKey(key);
    }

    @Override
    public void forEach(BiConsumer<? super Id, ? super Id> action) {
      others.forEach((one, of) -> action.accept(one, one.equals(creature) ? target : of));
      if (!others.containsKey(creature)) {
        action.accept(creature, target);
      }
    }

    @Override
    public Set<Map.Entry<Id, Id>> entrySet() {
      return Collections.unmodifiableMap(new Own(this)).entrySet();
    }

    @Override
    public int size() {
      return others.size() + (others.containsKey(creature) ? 0 : 1);
    }

    @Override
    public SequencedMap<Id, Id> reversed() {
      return Collections.unmodifiableSequencedMap(new Own(this)).reversed();
    }
  }

  public Attack {
    targets =
        targets instanceof Changed
            ? targets
            : Collections.unmodifiableSequencedMap(
                targets instanceof Own own ? own : new Own(targets));
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
    var counting = new Counting(creatures, some);
    targets.forEach(counting);
    return counting.count;
  }

  /** Counts without an object for each creature, as an iterator would need. */
  private static final class Counting implements BiConsumer<Id, Id> {
    private final Set<Id> creatures;
    private final Set<Id> some;
    private int count;

    Counting(Set<Id> creatures, Set<Id> some) {
      this.creatures = creatures;
      this.some = some;
    }

    @Override
    public void accept(Id creature, Id target) {
      if (creatures.contains(creature) && some.contains(target)) {
        count++;
      }
    }
  }

  /** The same attack but for what one creature attacks. */
  public Attack with(Id creature, Id target) {
    return new Attack(new Changed(targets, creature, target));
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
