package casebook.engine.maximum.proof;

import casebook.engine.board.Id;
import casebook.engine.force.Restriction;
import casebook.engine.force.Restriction.Caps;
import casebook.engine.force.Restriction.Forbids;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.ruling.Stated;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Which restrictions can keep a creature from attacking something, depending on the others. */
public final class LiftableRestrictions {
  private final Map<Id, List<Conditional>> ofOne = new HashMap<>();
  private final List<Conditional> ofSeveral = new ArrayList<>();
  private final List<Caps> closed = new ArrayList<>();

  /**
   * A restriction that depends on the whole attack.
   *
   * @param place where it stands among all restrictions
   */
  private record Conditional(int place, Restriction restriction) {}

  public LiftableRestrictions(List<Restriction> restrictions) {
    for (int place = 0; place < restrictions.size(); place++) {
      var conditional = new Conditional(place, restrictions.get(place));
      switch (conditional.restriction()) {
        case Forbids forbids -> {
          if (!forbids.when().equals(AttackCondition.Known.TRUE)) {
            ofOne.computeIfAbsent(forbids.creature(), _ -> new ArrayList<>()).add(conditional);
          }
        }
        case Caps caps -> {
          if (!caps.when().equals(AttackCondition.Known.TRUE)) {
            ofSeveral.add(conditional);
          } else if (caps.count() <= caps.spent()) {
            closed.add(caps);
          }
        }
      }
    }
  }

  /** Those that forbid it under some condition on the whole attack, in the order of all. */
  public List<Stated> conditional(Id creature, Id target) {
    return Stream.concat(ofOne.getOrDefault(creature, List.of()).stream(), ofSeveral.stream())
        .filter(one ->
            switch (one.restriction()) {
              case Forbids forbids -> forbids.targets().contains(target);
              case Caps caps -> counts(caps, creature, target);
            })
        .sorted(Comparator.comparingInt(Conditional::place))
        .map(one -> one.restriction().stated())
        .toList();
  }

  /** Those that leave no room for it in any attack. */
  public List<Stated> closed(Id creature, Id target) {
    return closed.stream()
        .filter(caps -> counts(caps, creature, target))
        .map(Caps::stated)
        .toList();
  }

  private static boolean counts(Caps caps, Id creature, Id target) {
    return caps.creatures().contains(creature)
        && !caps.already().contains(creature)
        && caps.targets().contains(target);
  }
}
