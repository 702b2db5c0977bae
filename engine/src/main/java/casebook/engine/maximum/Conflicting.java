package casebook.engine.maximum;

import casebook.engine.force.AttackCondition;
import casebook.engine.force.Grounds;
import casebook.engine.force.Requirement;
import casebook.engine.force.Requirement.AttackWith;
import casebook.engine.force.Requirement.Attacks;
import casebook.engine.force.Viewpoint.Pair;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The requirements that an illegal attack ignores and that, with those that it obeys, are enough to
 * make it illegal.
 *
 * <p>What is enough stays enough with more, so leaving out one after the other, the last first,
 * ends with requirements of which none can be left out. Single ones and pairs are then tried in
 * order, which settles the smallest where it has fewer than three.
 */
final class Conflicting {
  private final Grounds grounds;
  private final Set<Pair> paid;
  private final List<Requirement> obeyed = new ArrayList<>();
  private final List<Requirement> ignored = new ArrayList<>();

  private Conflicting(Grounds grounds, Set<Pair> paid, Attack attack, List<Requirement> counted) {
    this.grounds = grounds;
    this.paid = paid;
    for (Requirement one : counted) {
      (one.isObeyedBy(attack) ? obeyed : ignored).add(existing(one));
    }
  }

  /** Those requirements; empty where the attack isn't illegal by what is counted. */
  static Optional<List<Requirement>> smallest(
      Grounds grounds, Set<Pair> paid, Attack attack, List<Requirement> counted) {
    var conflicting = new Conflicting(grounds, paid, attack, counted);
    return conflicting.areEnough(conflicting.ignored)
        ? Optional.of(conflicting.smallest())
        : Optional.empty();
  }

  private List<Requirement> smallest() {
    var enough = new ArrayList<>(ignored);
    for (int index = enough.size() - 1; index >= 0; index--) {
      Requirement left = enough.remove(index);
      if (!areEnough(enough)) {
        enough.add(index, left);
      }
    }
    for (int one = 0; one < ignored.size() && !enough.isEmpty(); one++) {
      if (areEnough(List.of(ignored.get(one)))) {
        return List.of(ignored.get(one));
      }
    }
    for (int one = 0; one < ignored.size() && enough.size() > 1; one++) {
      for (int other = one + 1; other < ignored.size(); other++) {
        var both = List.of(ignored.get(one), ignored.get(other));
        if (areEnough(both)) {
          return both;
        }
      }
    }
    return enough;
  }

  private boolean areEnough(List<Requirement> some) {
    var all = new ArrayList<>(obeyed);
    all.addAll(some);
    var fewer =
        new Grounds(
            grounds.inForce(),
            grounds.defendingPlayers(),
            grounds.creatures(),
            grounds.targets(),
            grounds.choosable(),
            grounds.restrictions(),
            all,
            grounds.costs());
    return Maximum.of(Kinds.of(ProblemBuilder.build(fewer, paid)), new long[] {1})
        .filter(found -> found.worth() > obeyed.size())
        .isPresent();
  }

  /** The same requirement where it is settled that it exists. */
  private static Requirement existing(Requirement requirement) {
    return switch (requirement) {
      case Attacks(var stated, var creature, var targets, var _) ->
          new Attacks(stated, creature, targets, AttackCondition.Known.TRUE);
      case AttackWith(var stated, int count, var creatures, var targets, var _) ->
          new AttackWith(stated, count, creatures, targets, AttackCondition.Known.TRUE);
    };
  }
}
