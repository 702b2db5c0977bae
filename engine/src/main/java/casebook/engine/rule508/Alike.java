package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.rules.work.Cancellation;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Counts together what is the same for several creatures of a stack. */
interface Alike<T> {

  /** The creature of a stack that this is about; empty where it is listed by itself. */
  Optional<Id> creature(T one);

  /** What has to be equal, besides the stack, for two to be counted together. */
  Object kind(Id creature, T one);

  /** The first of a group, for this number of creatures. */
  T times(T first, int creatures);

  /**
   * All of them in their order. Items that differ only in the creature, of one stack, are one item:
   * the first, for the number of their creatures.
   */
  default List<T> counted(List<T> all) {
    Map<Object, Group<T>> groups = new LinkedHashMap<>();
    for (T one : all) {
      Cancellation.check();
      Optional<Id> creature = creature(one);
      if (creature.isPresent()) {
        add(groups, creature.get(), one);
      } else {
        groups.put(new Object(), new Group<>(one, Set.of()));
      }
    }
    return groups.values().stream().map(this::counted).toList();
  }

  private void add(Map<Object, Group<T>> groups, Id creature, T one) {
    var key = new Key(creature.stack(), kind(creature, one), 0);
    while (!groups
        .computeIfAbsent(key, _ -> new Group<>(one, new HashSet<>()))
        .creatures()
        .add(creature)) {
      key = key.onceMore();
    }
  }

  private T counted(Group<T> group) {
    return group.creatures().size() > 1
        ? times(group.first(), group.creatures().size())
        : group.first();
  }

  /** One of a list, and the creatures for which the list has the same. */
  record Group<T>(T first, Set<Id> creatures) {}

  /**
   * What a group has in common.
   *
   * @param again how often each of its creatures has the same in groups before this one
   */
  record Key(String stack, Object kind, int again) {
    Key onceMore() {
      return new Key(stack, kind, again + 1);
    }
  }
}
