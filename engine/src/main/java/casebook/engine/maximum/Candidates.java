package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.force.AttackCondition;
import casebook.engine.force.CostToAttack;
import casebook.engine.force.Grounds;
import casebook.engine.force.Restriction;
import casebook.engine.force.Restriction.Forbids;
import casebook.engine.force.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.rule508.Rule508_1c;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;

/** The attacks that can be declared on given grounds without disobeying a restriction. */
final class Candidates {

  /** The most declarations that are looked at one by one. */
  static final long LIMIT = 100_000;

  private Candidates() {}

  /** What each creature may attack, restrictions on single creatures and costs considered. */
  static Map<Id, Set<Id>> options(Grounds grounds, Set<Pair> paid) {
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

  /** The pairs that a cost applies to (508.1h). */
  static Set<Pair> costly(Grounds grounds) {
    var costly = new LinkedHashSet<Pair>();
    for (CostToAttack cost : grounds.costs()) {
      cost.targets().forEach(target -> costly.add(new Pair(cost.creature(), target)));
    }
    return costly;
  }

  /** How many declarations such options make; the greatest long where there are more. */
  static long count(Map<Id, Set<Id>> options) {
    long count = 1;
    for (Set<Id> targets : options.values()) {
      long next = count * (targets.size() + 1L);
      if (next / (targets.size() + 1L) != count || next < 0) {
        return Long.MAX_VALUE;
      }
      count = next;
    }
    return count;
  }

  /** The attacks among these options that obey every restriction, in board order. */
  static List<Attack> obeying(Grounds grounds, Map<Id, Set<Id>> options) {
    var attacks = new ArrayList<Attack>();
    extend(grounds, new ArrayList<>(options.entrySet()), 0, new LinkedHashMap<>(), attacks);
    return attacks;
  }

  private static void extend(
      Grounds grounds,
      List<Map.Entry<Id, Set<Id>>> options,
      int next,
      SequencedMap<Id, Id> chosen,
      List<Attack> attacks) {
    if (next == options.size()) {
      var attack = new Attack(chosen);
      if (Rule508_1c.obeyed(grounds.restrictions(), attack)) {
        attacks.add(attack);
      }
      return;
    }
    extend(grounds, options, next + 1, chosen, attacks);
    Id creature = options.get(next).getKey();
    for (Id target : options.get(next).getValue()) {
      chosen.put(creature, target);
      extend(grounds, options, next + 1, chosen, attacks);
      chosen.remove(creature);
    }
  }
}
