package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.force.AttackCondition;
import casebook.engine.force.Restriction;
import casebook.engine.force.Restriction.Caps;
import casebook.engine.force.Restriction.Forbids;
import casebook.engine.ruling.Stated;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Which restrictions can keep a creature from attacking something, depending on the others. */
final class Barring {
  private final Map<Id, List<Forbids>> ofOne = new HashMap<>();
  private final List<Caps> conditional = new ArrayList<>();
  private final List<Caps> closed = new ArrayList<>();

  Barring(List<Restriction> restrictions) {
    for (Restriction restriction : restrictions) {
      boolean always =
          switch (restriction) {
            case Forbids forbids -> forbids.when().equals(AttackCondition.Known.TRUE);
            case Caps caps -> caps.when().equals(AttackCondition.Known.TRUE);
          };
      switch (restriction) {
        case Forbids forbids -> {
          if (!always) {
            ofOne.computeIfAbsent(forbids.creature(), _ -> new ArrayList<>()).add(forbids);
          }
        }
        case Caps caps -> {
          if (!always) {
            conditional.add(caps);
          } else if (caps.count() <= caps.spent()) {
            closed.add(caps);
          }
        }
      }
    }
  }

  /** Those that forbid it under some condition on the whole attack. */
  List<Stated> conditional(Id creature, Id target) {
    Stream<Stated> forbidding =
        ofOne.getOrDefault(creature, List.of()).stream()
            .filter(one -> one.targets().contains(target))
            .map(Forbids::stated);
    return Stream.concat(forbidding, counting(conditional, creature, target)).toList();
  }

  /** Those that leave no room for it in any attack. */
  List<Stated> closed(Id creature, Id target) {
    return counting(closed, creature, target).toList();
  }

  private static Stream<Stated> counting(List<Caps> caps, Id creature, Id target) {
    return caps.stream()
        .filter(one ->
            one.creatures().contains(creature)
                && !one.already().contains(creature)
                && one.targets().contains(target))
        .map(Caps::stated);
  }
}
