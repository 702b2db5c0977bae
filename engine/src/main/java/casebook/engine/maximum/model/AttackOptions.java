package casebook.engine.maximum.model;

import casebook.engine.board.Id;
import casebook.engine.force.CostToAttack;
import casebook.engine.force.Grounds;
import casebook.engine.force.Restriction;
import casebook.engine.force.Restriction.Forbids;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.meaning.Viewpoint.Pair;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** What each creature could attack, looking at one creature at a time. */
public final class AttackOptions {
  private AttackOptions() {}

  /**
   * What each creature can be chosen to attack without disobeying a restriction that no other
   * attacker could lift, and without paying a cost that isn't paid; creatures without any such
   * target are left out.
   */
  public static Map<Id, Set<Id>> of(Grounds grounds, Set<Pair> paid) {
    Set<Pair> never = costly(grounds);
    never.removeAll(paid);
    for (Restriction restriction : grounds.restrictions()) {
      if (restriction instanceof Forbids(var _, var creature, var targets, var when)
          && when.equals(AttackCondition.Known.TRUE)) {
        targets.forEach(target -> never.add(new Pair(creature, target)));
      }
    }
    var options = new LinkedHashMap<Id, Set<Id>>();
    grounds
        .choosable()
        .forEach((creature, targets) -> {
          Set<Id> of = never.isEmpty() ? targets : without(never, creature, targets);
          if (!of.isEmpty()) {
            options.put(creature, of);
          }
        });
    return options;
  }

  private static Set<Id> without(Set<Pair> never, Id creature, Set<Id> targets) {
    var left = new LinkedHashSet<>(targets);
    left.removeIf(target -> never.contains(new Pair(creature, target)));
    return left;
  }

  /** The pairs of a creature and a target that cost something to attack (508.1h). */
  public static Set<Pair> costly(Grounds grounds) {
    var costly = new LinkedHashSet<Pair>();
    for (CostToAttack cost : grounds.costs()) {
      cost.targets().forEach(target -> costly.add(new Pair(cost.creature(), target)));
    }
    return costly;
  }
}
