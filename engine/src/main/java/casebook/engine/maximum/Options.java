package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.force.AttackCondition;
import casebook.engine.force.CostToAttack;
import casebook.engine.force.Grounds;
import casebook.engine.force.Restriction;
import casebook.engine.force.Restriction.Forbids;
import casebook.engine.force.Viewpoint.Pair;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** What each creature could attack, looking at one creature at a time. */
final class Options {
  private Options() {}

  /**
   * What each creature can be chosen to attack without disobeying a restriction that no other
   * attacker could lift, and without paying a cost that isn't paid; creatures without any such
   * target are left out.
   */
  static Map<Id, Set<Id>> of(Grounds grounds, Set<Pair> paid) {
    Set<Pair> costly = costly(grounds);
    var options = new LinkedHashMap<Id, Set<Id>>();
    grounds
        .choosable()
        .forEach((creature, targets) -> {
          var of = new LinkedHashSet<Id>();
          for (Id target : targets) {
            var pair = new Pair(creature, target);
            if (!costly.contains(pair) || paid.contains(pair)) {
              of.add(target);
            }
          }
          options.put(creature, of);
        });
    for (Restriction restriction : grounds.restrictions()) {
      if (restriction instanceof Forbids(var _, var creature, var targets, var when)
          && when.equals(AttackCondition.Known.TRUE)
          && options.containsKey(creature)) {
        options.get(creature).removeAll(targets);
      }
    }
    options.values().removeIf(Set::isEmpty);
    return options;
  }

  /** The pairs of a creature and a target that cost something to attack (508.1h). */
  static Set<Pair> costly(Grounds grounds) {
    var costly = new LinkedHashSet<Pair>();
    for (CostToAttack cost : grounds.costs()) {
      cost.targets().forEach(target -> costly.add(new Pair(cost.creature(), target)));
    }
    return costly;
  }
}
