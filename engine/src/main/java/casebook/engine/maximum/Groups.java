package casebook.engine.maximum;

import casebook.engine.force.AttackCondition;
import casebook.engine.force.Requirement;
import casebook.engine.force.Requirement.AttackWith;
import casebook.engine.force.Requirement.Attacks;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * The requirements on a board, put together: those that ask the same things are one group, however
 * many conditions there are under which they exist. Where each of a hundred creatures takes all
 * along, that is one group that exists as often as such creatures attack.
 *
 * @param all the groups; first, the requirements that exist for every attack
 */
record Groups(List<Group> all) {

  /**
   * Requirements that exist once for each of some conditions that holds.
   *
   * @param asks what they ask, once
   */
  record Group(List<AttackCondition> conditions, List<Requirement> asks) {}

  /** Requirements, of which only what they ask counts. */
  private record Asked(List<Requirement> all) {
    @Override
    public boolean equals(Object other) {
      if (!(other instanceof Asked asked) || all.size() != asked.all.size()) {
        return false;
      }
      for (int index = 0; index < all.size(); index++) {
        if (!isSame(all.get(index), asked.all.get(index))) {
          return false;
        }
      }
      return true;
    }

    private static boolean isSame(Requirement one, Requirement other) {
      return switch (one) {
        case Attacks(var _, var creature, var targets, var _) ->
            other instanceof Attacks attacks
                && creature.equals(attacks.creature())
                && targets.equals(attacks.targets());
        case AttackWith(var _, int count, var creatures, var targets, var _) ->
            other instanceof AttackWith with
                && count == with.count()
                && creatures.equals(with.creatures())
                && targets.equals(with.targets());
      };
    }

    @Override
    public int hashCode() {
      int hash = 1;
      for (Requirement one : all) {
        hash =
            31 * hash
                + switch (one) {
                  case Attacks attacks -> attacks.creature().hashCode();
                  case AttackWith with -> with.count();
                };
      }
      return hash;
    }
  }

  static Groups of(List<Requirement> requirements) {
    var runs = new LinkedHashMap<AttackCondition, List<List<Requirement>>>();
    runs.put(AttackCondition.Known.TRUE, new ArrayList<>());
    for (int start = 0, end = 0; start < requirements.size(); start = end) {
      AttackCondition exists = requirements.get(start).exists();
      while (end < requirements.size() && requirements.get(end).exists().equals(exists)) {
        end++;
      }
      runs.computeIfAbsent(exists, _ -> new ArrayList<>()).add(requirements.subList(start, end));
    }
    var groups = new ArrayList<Group>();
    var alike = new LinkedHashMap<Asked, List<AttackCondition>>();
    runs.forEach((exists, of) -> {
      List<Requirement> asks = of.size() == 1 ? of.getFirst() : joined(of);
      if (exists.equals(AttackCondition.Known.TRUE)) {
        groups.add(new Group(List.of(exists), asks));
      } else {
        alike.computeIfAbsent(new Asked(asks), _ -> new ArrayList<>()).add(exists);
      }
    });
    alike.forEach((of, conditions) -> groups.add(new Group(conditions, of.all())));
    return new Groups(groups);
  }

  private static List<Requirement> joined(List<List<Requirement>> runs) {
    return runs.stream().flatMap(List::stream).toList();
  }

  /** How many requirements each group has, where it exists once. */
  int[] sizes() {
    return all.stream().mapToInt(group -> group.asks().size()).toArray();
  }

  /** How any attack fares, one that disobeys restrictions too. */
  Row row(Attack attack) {
    var existing = new ArrayList<Integer>();
    var obeyed = new ArrayList<Integer>();
    for (Group group : all) {
      int times = 0;
      for (AttackCondition condition : group.conditions()) {
        times += condition.holds(attack) ? 1 : 0;
      }
      int many = 0;
      for (Requirement requirement : group.asks()) {
        many += requirement.isObeyedBy(attack) ? 1 : 0;
      }
      existing.add(times);
      obeyed.add(many);
    }
    return new Row(existing, obeyed);
  }
}
