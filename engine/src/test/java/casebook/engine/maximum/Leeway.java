package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.force.Restriction;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.ruling.Certificate.Company;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How many creatures can attack, and how many have to, as far as the board and the cases above a
 * bound say.
 *
 * @param able what each creature could attack, looking at it alone
 * @param together the companies that attack in this case
 * @param apart the companies that don't
 */
record Leeway(Grounds grounds, Map<Id, Set<Id>> able, List<Company> together, List<Company> apart) {

  Leeway(Grounds grounds, Map<Id, Set<Id>> able) {
    this(grounds, able, new ArrayList<>(), new ArrayList<>());
  }

  /** Whether a creature may attack a target in this case, as far as is known in it. */
  boolean isPossible(Pair pair) {
    for (Company company : apart) {
      if (company.atLeast() <= 1 && isIn(pair, company.creatures(), company.targets())) {
        return false;
      }
    }
    for (Restriction restriction : grounds.restrictions()) {
      switch (restriction) {
        case Restriction.Forbids(var _, var creature, var targets, var when) -> {
          if (isIn(pair, Set.of(creature), targets) && isCertain(when, Optional.of(pair))) {
            return false;
          }
        }
        case Restriction.Caps caps -> {
          var counted = new HashSet<>(caps.creatures());
          counted.removeAll(caps.already());
          int allowed = Math.max(0, caps.count() - caps.spent());
          if (isIn(pair, counted, caps.targets())
              && least(counted, caps.targets(), Optional.of(pair)) > allowed
              && isCertain(caps.when(), Optional.of(pair))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private boolean isCertain(AttackCondition condition, Optional<Pair> pair) {
    return switch (condition) {
      case AttackCondition.Known(boolean value) -> value;
      case AttackCondition.AtLeast(int count, var creatures, var except, var targets) ->
          least(without(creatures, except), targets, pair) >= count;
      case AttackCondition.Not(var one) -> isExcluded(one, pair);
      case AttackCondition.Both(var all) -> all.stream().allMatch(one -> isCertain(one, pair));
      case AttackCondition.Either(var any) -> any.stream().anyMatch(one -> isCertain(one, pair));
    };
  }

  private boolean isExcluded(AttackCondition condition, Optional<Pair> pair) {
    return switch (condition) {
      case AttackCondition.Known(boolean value) -> !value;
      case AttackCondition.AtLeast(int count, var creatures, var except, var targets) ->
          most(without(creatures, except), targets, pair) < count;
      case AttackCondition.Not(var one) -> isCertain(one, pair);
      case AttackCondition.Both(var all) -> all.stream().anyMatch(one -> isExcluded(one, pair));
      case AttackCondition.Either(var any) -> any.stream().allMatch(one -> isExcluded(one, pair));
    };
  }

  private static Set<Id> without(Set<Id> creatures, Optional<Id> except) {
    var others = new HashSet<>(creatures);
    except.ifPresent(others::remove);
    return others;
  }

  /** How many of the creatures attack one of the targets at least. */
  int least(Set<Id> creatures, Set<Id> targets, Optional<Pair> pair) {
    int least = pair.filter(one -> isIn(one, creatures, targets)).isPresent() ? 1 : 0;
    for (Company company : together) {
      int elsewhere =
          couldBeElsewhere(company.creatures(), company.targets(), creatures, targets, pair);
      least = Math.max(least, company.atLeast() - elsewhere);
    }
    return least;
  }

  /** How many of the creatures attack one of the targets at most. */
  int most(Set<Id> creatures, Set<Id> targets, Optional<Pair> pair) {
    int most = couldBeElsewhere(creatures, targets, Set.of(), Set.of(), pair);
    for (Company company : apart) {
      most =
          Math.min(
              most,
              most(
                  company.atLeast() - 1,
                  company.creatures(),
                  company.targets(),
                  creatures,
                  targets,
                  pair));
    }
    for (Restriction restriction : grounds.restrictions()) {
      if (restriction instanceof Restriction.Caps caps
          && caps.when().equals(AttackCondition.Known.TRUE)) {
        var counted = new HashSet<>(caps.creatures());
        counted.removeAll(caps.already());
        int allowed = Math.max(0, caps.count() - caps.spent());
        most = Math.min(most, most(allowed, counted, caps.targets(), creatures, targets, pair));
      }
    }
    return most;
  }

  /** The same where at most this number of some creatures attack some targets. */
  private int most(
      int limit,
      Set<Id> limited,
      Set<Id> limitedTargets,
      Set<Id> creatures,
      Set<Id> targets,
      Optional<Pair> pair) {
    boolean isUsedElsewhere =
        pair.filter(one -> isIn(one, limited, limitedTargets) && !isIn(one, creatures, targets))
            .isPresent();
    return limit
        - (isUsedElsewhere ? 1 : 0)
        + couldBeElsewhere(creatures, targets, limited, limitedTargets, pair);
  }

  /** How many creatures could attack in one way that isn't one of the other ways too. */
  private int couldBeElsewhere(
      Set<Id> creatures,
      Set<Id> targets,
      Set<Id> others,
      Set<Id> otherTargets,
      Optional<Pair> pair) {
    int found = 0;
    for (Id creature : creatures) {
      Set<Id> of =
          pair.filter(one -> one.creature().equals(creature))
              .map(one -> Set.of(one.target()))
              .orElse(able.getOrDefault(creature, Set.of()));
      if (of.stream()
          .anyMatch(target ->
              targets.contains(target)
                  && !isIn(new Pair(creature, target), others, otherTargets))) {
        found++;
      }
    }
    return found;
  }

  static boolean isIn(Pair pair, Set<Id> creatures, Set<Id> targets) {
    return creatures.contains(pair.creature()) && targets.contains(pair.target());
  }
}
