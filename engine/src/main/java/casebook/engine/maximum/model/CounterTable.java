package casebook.engine.maximum.model;

import casebook.engine.board.Id;
import casebook.engine.maximum.model.AttackModel.Counter;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The counters that a problem comes to have, each but once. */
final class CounterTable {
  private final Set<Id> able;
  private final Map<Counter, Integer> counters = new LinkedHashMap<>();
  private final List<Integer> saturation = new ArrayList<>();
  private final List<Integer> limit = new ArrayList<>();

  /** Counters by the identity of their sets: mostly the same sets come again. */
  private final IdentityHashMap<Set<Id>, IdentityHashMap<Set<Id>, Integer>> same =
      new IdentityHashMap<>();

  /** Counters of creatures of which these are able to attack. */
  CounterTable(Set<Id> able) {
    this.able = able;
  }

  List<Counter> all() {
    return List.copyOf(counters.keySet());
  }

  /** From where on a counter's exact value doesn't matter. */
  int[] saturation() {
    int[] highest = new int[limit.size()];
    for (int counter = 0; counter < highest.length; counter++) {
      int top = limit.get(counter);
      highest[counter] = Math.max(saturation.get(counter), top == Integer.MAX_VALUE ? 0 : top);
    }
    return highest;
  }

  int[] limit() {
    return limit.stream().mapToInt(Integer::intValue).toArray();
  }

  void limit(Set<Id> creatures, Set<Id> targets, int allowed) {
    int counter = counter(creatures, targets);
    limit.set(counter, Math.min(limit.get(counter), allowed));
  }

  /** A threshold: N or more of some creatures attack some targets. */
  Formula reached(Set<Id> creatures, Set<Id> targets, int threshold) {
    if (threshold <= 0) {
      return new Formula.Known(true);
    }
    int counter = counter(creatures, targets);
    saturation.set(counter, Math.max(saturation.get(counter), threshold));
    return new Formula.Reached(counter, threshold);
  }

  /** How many of some creatures attack some targets, up to all of them. */
  int total(Set<Id> creatures, Set<Id> targets) {
    int counter = counter(creatures, targets);
    saturation.set(counter, Integer.MAX_VALUE);
    return counter;
  }

  /** Whether these are all the creatures that are able to attack but one, which is able too. */
  boolean areAllBut(Set<Id> creatures, Id one) {
    return able.contains(one)
        && creatures.size() >= able.size() - 1
        && able.stream().allMatch(each -> each.equals(one) || creatures.contains(each));
  }

  private int counter(Set<Id> creatures, Set<Id> targets) {
    return same.computeIfAbsent(creatures, _ -> new IdentityHashMap<>())
        .computeIfAbsent(
            targets,
            _ -> {
              var counted = new LinkedHashSet<Id>();
              for (Id creature : able) {
                if (creatures.contains(creature)) {
                  counted.add(creature);
                }
              }
              int index =
                  counters.computeIfAbsent(new Counter(counted, targets), _ -> counters.size());
              if (index == limit.size()) {
                saturation.add(0);
                limit.add(Integer.MAX_VALUE);
              }
              return index;
            });
  }
}
