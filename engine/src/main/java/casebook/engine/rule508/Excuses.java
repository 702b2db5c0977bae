package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.force.CostToAttack;
import casebook.engine.force.Grounds;
import casebook.engine.force.Requirement;
import casebook.engine.force.Requirement.AttackWith;
import casebook.engine.force.Requirement.Attacks;
import casebook.engine.force.Restriction;
import casebook.engine.force.Restriction.Forbids;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Excuse;
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.Stated;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What excuses requirements that a declaration doesn't obey: the creature can't attack, or only at
 * costs that nobody is made to pay, or what it would have to attack isn't there.
 */
final class Excuses {
  private final Grounds grounds;
  private final Attack attack;
  private final Map<Id, List<Forbids>> forbidding = new HashMap<>();
  private final Map<Id, List<CostToAttack>> costs = new HashMap<>();

  Excuses(Grounds grounds, Attack attack) {
    this.grounds = grounds;
    this.attack = attack;
    for (Restriction restriction : grounds.restrictions()) {
      if (restriction instanceof Forbids forbids
          && forbids.when().equals(AttackCondition.Known.TRUE)) {
        forbidding.computeIfAbsent(forbids.creature(), _ -> new ArrayList<>()).add(forbids);
      }
    }
    for (CostToAttack cost : grounds.costs()) {
      costs.computeIfAbsent(cost.creature(), _ -> new ArrayList<>()).add(cost);
    }
  }

  /** Why a requirement that isn't obeyed need not be. */
  Optional<Excuse> of(Requirement requirement) {
    return switch (requirement) {
      case Attacks(var _, var creature, var targets, var _) -> {
        List<Pair> ways = ways(creature, targets);
        yield ways.isEmpty()
            ? inability(creature, targets)
            : isFree(ways) ? Optional.empty() : excuse(ways);
      }
      case AttackWith(var _, int count, var creatures, var targets, var _) -> {
        var costly = new ArrayList<Pair>();
        int free = 0;
        int able = 0;
        for (Id creature : creatures) {
          List<Pair> ways = ways(creature, targets);
          able += ways.isEmpty() ? 0 : 1;
          if (isFree(ways)) {
            free++;
          } else {
            costly.addAll(ways);
          }
        }
        yield targets.isEmpty()
            ? Optional.of(new Excuse.NothingThere())
            : free < count && count <= able ? excuse(costly) : Optional.empty();
      }
    };
  }

  /** The attacks of a creature on some targets that no restriction forbids in any company. */
  private List<Pair> ways(Id creature, Set<Id> targets) {
    var ways = new ArrayList<Pair>();
    for (Id target : grounds.choosable().getOrDefault(creature, Set.of())) {
      var way = new Pair(creature, target);
      if (targets.contains(target) && !isForbidden(way)) {
        ways.add(way);
      }
    }
    return ways;
  }

  /** Why a creature can't attack any of these. */
  private Optional<Excuse> inability(Id creature, Set<Id> targets) {
    if (targets.isEmpty()) {
      return Optional.of(new Excuse.NothingThere());
    }
    var restrictions = new LinkedHashSet<Stated>();
    for (Id target : targets) {
      Optional<Reason.NotChoosable> reason =
          Rule508_1a.objection(grounds.inForce(), creature, target);
      if (reason.isPresent()) {
        return reason.map(Excuse.NotChoosable::new);
      }
      forbidding(new Pair(creature, target)).forEach(one -> restrictions.add(one.stated()));
    }
    return restrictions.isEmpty()
        ? Optional.empty()
        : Optional.of(new Excuse.Restricted(List.copyOf(restrictions)));
  }

  private boolean isForbidden(Pair way) {
    return !forbidding(way).isEmpty();
  }

  /** The restrictions that forbid an attack in any company. */
  private List<Forbids> forbidding(Pair way) {
    return forbidding.getOrDefault(way.creature(), List.of()).stream()
        .filter(restriction -> restriction.targets().contains(way.target()))
        .toList();
  }

  /** Whether one of the ways costs nothing, or is what the declaration itself says. */
  private boolean isFree(List<Pair> ways) {
    for (Pair way : ways) {
      if (way.target().equals(attack.targets().get(way.creature())) || !isCostly(way)) {
        return true;
      }
    }
    return false;
  }

  private boolean isCostly(Pair way) {
    for (CostToAttack cost : costs.getOrDefault(way.creature(), List.of())) {
      if (is(cost, way)) {
        return true;
      }
    }
    return false;
  }

  private static boolean is(CostToAttack cost, Pair way) {
    return cost.creature().equals(way.creature()) && cost.targets().contains(way.target());
  }

  private Optional<Excuse> excuse(List<Pair> ways) {
    var costs = new LinkedHashSet<Stated>();
    for (CostToAttack cost : grounds.costs()) {
      boolean isMeant = false;
      for (int index = 0; index < ways.size() && !isMeant; index++) {
        isMeant = is(cost, ways.get(index));
      }
      if (isMeant) {
        costs.add(cost.stated());
      }
    }
    return costs.isEmpty()
        ? Optional.empty()
        : Optional.of(new Excuse.CostsToAttack(List.copyOf(costs)));
  }
}
