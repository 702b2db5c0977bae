package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.ruling.Excuse;
import casebook.engine.ruling.RequirementItem;
import casebook.rules.work.Cancellation;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Requirements of a ledger, those alike of one stack counted together. */
final class AlikeItems {
  private final Map<Object, Group> groups = new LinkedHashMap<>();

  /**
   * What is the same of requirements that are counted together.
   *
   * @param stack the creatures that are required to attack
   * @param excuse the kind of the excuse, with what states it
   * @param again how often their first creature is required to do the same besides
   */
  private record Alike(
      String stack,
      Said said,
      Set<Id> targets,
      boolean anything,
      boolean obeyed,
      Optional<List<Object>> excuse,
      int again) {

    Alike onceMore() {
      return new Alike(stack, said, targets, anything, obeyed, excuse, again + 1);
    }
  }

  /** Items that are counted together. */
  private record Group(RequirementItem first, Set<Id> creatures) {

    Group(RequirementItem first) {
      this(first, new HashSet<>());
    }

    RequirementItem counted() {
      return creatures.size() > 1 ? first.times(creatures.size()) : first;
    }
  }

  /** All of them in their order, one in place of those that are alike. */
  static List<RequirementItem> counted(List<RequirementItem> items) {
    var counting = new AlikeItems();
    for (RequirementItem item : items) {
      Cancellation.check();
      counting.add(item);
    }
    return counting.groups.values().stream().map(Group::counted).toList();
  }

  private void add(RequirementItem item) {
    item.creature()
        .filter(Id::isOfStack)
        .ifPresentOrElse(
            creature -> add(creature, item), () -> groups.put(new Object(), new Group(item)));
  }

  private void add(Id creature, RequirementItem item) {
    Alike key = alike(creature, item);
    while (!groups.computeIfAbsent(key, _ -> new Group(item)).creatures().add(creature)) {
      key = key.onceMore();
    }
  }

  private static Alike alike(Id creature, RequirementItem item) {
    return new Alike(
        creature.stack(),
        Said.of(creature, item.stated()),
        item.targets(),
        item.anything(),
        item.obeyed(),
        item.excuse().map(excuse -> kind(creature, excuse)),
        0);
  }

  private static List<Object> kind(Id creature, Excuse excuse) {
    return switch (excuse) {
      case Excuse.CostsToAttack(var costs) ->
          List.of(Excuse.CostsToAttack.class, Said.all(creature, costs));
      case Excuse.NotChoosable(var reason) -> List.of(reason.getClass());
      case Excuse.NothingThere() -> List.of(Excuse.NothingThere.class);
      case Excuse.Restricted(var restrictions) ->
          List.of(Excuse.Restricted.class, Said.all(creature, restrictions));
    };
  }
}
