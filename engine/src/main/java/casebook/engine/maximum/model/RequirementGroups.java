package casebook.engine.maximum.model;

import casebook.engine.force.Required;
import casebook.engine.force.Required.OfEach;
import casebook.engine.force.Requirement.AttackWith;
import casebook.engine.force.Requirement.Attacks;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * The requirements on a board in groups: those that ask the same are one group, which exists as
 * often as one of its conditions holds.
 *
 * @param all the groups; first, the requirements that exist for every attack
 */
public record RequirementGroups(List<Group> all) {

  /**
   * Requirements that exist once for each of some conditions that holds.
   *
   * @param asks what they ask, once
   */
  public record Group(List<AttackCondition> conditions, List<Required> asks) {
    private int size() {
      return asks.stream().mapToInt(Required::size).sum();
    }
  }

  /** What is asked by a requirement, whatever states it and whenever it exists. */
  private static List<Object> asked(Required required) {
    return switch (required) {
      case OfEach(var _, var creatures, var targets, var _) -> List.of(creatures, targets);
      case Attacks(var _, var creature, var targets, var _) -> List.of(creature, targets);
      case AttackWith(var _, int count, var creatures, var targets, var _) ->
          List.of(count, creatures, targets);
    };
  }

  /** Puts together the requirements that exist under the same condition and ask the same. */
  public static RequirementGroups of(List<? extends Required> required) {
    var under = new LinkedHashMap<AttackCondition, List<Required>>();
    AttackCondition last = AttackCondition.Known.TRUE;
    List<Required> ofLast = new ArrayList<>();
    under.put(last, ofLast);
    for (Required one : required) {
      // Many in a row are mostly required under the same condition.
      if (!one.exists().equals(last)) {
        last = one.exists();
        ofLast = under.computeIfAbsent(last, _ -> new ArrayList<>(1));
      }
      ofLast.add(one);
    }
    var groups = new ArrayList<Group>();
    var alike = new LinkedHashMap<List<List<Object>>, Group>();
    under.forEach((exists, asks) -> {
      if (exists.equals(AttackCondition.Known.TRUE)) {
        groups.add(new Group(List.of(exists), asks));
      } else {
        alike
            .computeIfAbsent(
                asks.stream().map(RequirementGroups::asked).toList(),
                _ -> new Group(new ArrayList<>(), asks))
            .conditions()
            .add(exists);
      }
    });
    groups.addAll(alike.values());
    return new RequirementGroups(groups);
  }

  /** How many requirements each group has, where it exists once. */
  public int[] sizes() {
    return all.stream().mapToInt(Group::size).toArray();
  }

  /** How any attack fares, one that disobeys restrictions too. */
  public AttackProfile row(Attack attack) {
    var existing = new ArrayList<Integer>();
    var obeyed = new ArrayList<Integer>();
    for (Group group : all) {
      existing.add((int) group.conditions().stream().filter(one -> one.holds(attack)).count());
      obeyed.add(group.asks().stream().mapToInt(one -> one.obeyedBy(attack)).sum());
    }
    return new AttackProfile(existing, obeyed);
  }
}
