package casebook.engine.maximum.proof;

import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.force.Required;
import casebook.engine.force.Requirement;
import casebook.engine.force.Requirement.AttackWith;
import casebook.engine.force.Requirement.Attacks;
import casebook.engine.maximum.bound.BranchAndBound;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Bonus;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.AttackModelBuilder;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A deletion filter for the requirements that an illegal attack ignores and that, with those that
 * it obeys, are enough to make it illegal.
 *
 * <p>Single ones are tried first, in order. Otherwise one after the other is left out, the last
 * first, and then pairs are tried in order, up to a number of them.
 */
public final class DeletionFilter {
  private static final int MOST_PAIRS = 300;

  private final AttackModel problem;
  private final List<List<Choice>> earningNothing;
  private final Map<Id, Integer> place = new HashMap<>();
  private final Map<Requirement, Bonus> bonusOf = new HashMap<>();
  private final List<Requirement> obeyed = new ArrayList<>();
  private final List<Requirement> ignored = new ArrayList<>();

  private DeletionFilter(
      Grounds grounds,
      Set<Pair> paid,
      Attack attack,
      List<Requirement> counted,
      Optional<AttackModel> unconditional) {
    var all = new ArrayList<Required>();
    for (Requirement one : counted) {
      Requirement existing = existing(one);
      all.add(existing);
      (one.isObeyedBy(attack) ? obeyed : ignored).add(existing);
    }
    problem = unconditional.orElseGet(() -> AttackModelBuilder.build(grounds.with(all), paid));
    problem.creatures().forEach(creature -> place.put(creature, place.size()));
    earningNothing = problem.choices().stream().map(of -> earning(of, new int[of.size()])).toList();
    int next = 0;
    for (Required one : all) {
      if (one instanceof AttackWith with) {
        bonusOf.put(with, problem.bonuses().get(next++));
      }
    }
  }

  /**
   * Those requirements; empty where the attack isn't illegal by what is counted.
   *
   * @param unconditional the problem of these grounds, where all requirements always exist
   */
  public static Optional<List<Requirement>> smallest(
      Grounds grounds,
      Set<Pair> paid,
      Attack attack,
      List<Requirement> counted,
      Optional<AttackModel> unconditional) {
    var conflicting = new DeletionFilter(grounds, paid, attack, counted, unconditional);
    return conflicting.areEnough(conflicting.ignored)
        ? Optional.of(conflicting.smallest())
        : Optional.empty();
  }

  private List<Requirement> smallest() {
    if (ignored.isEmpty()) {
      return List.of();
    }
    return single()
        .map(List::of)
        .orElseGet(() -> {
          List<Requirement> least = least();
          return least.size() < 2 ? least : pair().orElse(least);
        });
  }

  /**
   * The first requirement that is enough; of those that ask the same of like creatures, one is
   * tried.
   */
  private Optional<Requirement> single() {
    Kinds kinds = Kinds.of(asking(List.of()));
    int[] kindOf = kinds.kindOfEach();
    var tried = new HashSet<List<Object>>();
    for (Requirement one : ignored) {
      boolean isNew =
          !(one instanceof Attacks(var _, var creature, var targets, var _))
              || (place.containsKey(creature)
                  && tried.add(List.of(kindOf[place.get(creature)], targets)));
      if (isNew && areEnough(List.of(one))) {
        return Optional.of(one);
      }
    }
    return Optional.empty();
  }

  /** Leaves out requirements from the last one on, twice as many each time that succeeds. */
  private List<Requirement> least() {
    var enough = new ArrayList<>(ignored);
    int end = enough.size();
    int many = 1;
    while (end > 0) {
      int start = Math.max(0, end - many);
      var fewer = new ArrayList<>(enough);
      fewer.subList(start, end).clear();
      if (areEnough(fewer)) {
        enough = fewer;
        end = start;
        many *= 2;
      } else if (many == 1) {
        end--;
      } else {
        many = Math.max(1, Math.min(many, end) / 2);
      }
    }
    return enough;
  }

  private Optional<List<Requirement>> pair() {
    int tries = 0;
    for (int one = 0; one < ignored.size(); one++) {
      for (int other = one + 1; other < ignored.size() && tries < MOST_PAIRS; other++) {
        var both = List.of(ignored.get(one), ignored.get(other));
        tries++;
        if (areEnough(both)) {
          return Optional.of(both);
        }
      }
    }
    return Optional.empty();
  }

  private boolean areEnough(List<Requirement> some) {
    Cancellation.check();
    return BranchAndBound.of(Kinds.of(asking(some)), new long[] {1})
        .filter(found -> found.worth() > obeyed.size())
        .isPresent();
  }

  /** The problem where only the requirements that are obeyed exist, and some of the others. */
  private AttackModel asking(List<Requirement> some) {
    int[][] earns = new int[problem.creatures().size()][];
    var bonuses = new ArrayList<Bonus>();
    for (List<Requirement> of : List.of(obeyed, some)) {
      for (Requirement one : of) {
        switch (one) {
          case AttackWith with -> Optional.ofNullable(bonusOf.get(with)).ifPresent(bonuses::add);
          case Attacks(var _, var creature, var targets, var _) -> {
            int index = place.getOrDefault(creature, -1);
            if (index >= 0) {
              List<Choice> all = problem.choices().get(index);
              earns[index] = earns[index] == null ? new int[all.size()] : earns[index];
              for (int choice = 1; choice < all.size(); choice++) {
                boolean obeys = all.get(choice).target().filter(targets::contains).isPresent();
                earns[index][choice] += obeys ? 1 : 0;
              }
            }
          }
        }
      }
    }
    var choices = new ArrayList<List<Choice>>(earns.length);
    for (int creature = 0; creature < earns.length; creature++) {
      int[] earned = earns[creature];
      choices.add(
          earned == null
              ? earningNothing.get(creature)
              : earning(problem.choices().get(creature), earned));
    }
    return problem.with(choices, bonuses);
  }

  private static List<Choice> earning(List<Choice> choices, int[] earns) {
    var made = new ArrayList<Choice>(earns.length);
    for (int choice = 0; choice < earns.length; choice++) {
      Choice what = choices.get(choice);
      made.add(
          what.earns()[0] == earns[choice]
              ? what
              : new Choice(
                  what.target(), what.raises(), what.demands(), new int[] {earns[choice]}));
    }
    return made;
  }

  /** The same requirement where it is settled that it exists. */
  private static Requirement existing(Requirement requirement) {
    if (requirement.isUnconditional()) {
      return requirement;
    }
    return switch (requirement) {
      case Attacks(var stated, var creature, var targets, var _) ->
          new Attacks(stated, creature, targets, AttackCondition.Known.TRUE);
      case AttackWith(var stated, int count, var creatures, var targets, var _) ->
          new AttackWith(stated, count, creatures, targets, AttackCondition.Known.TRUE);
    };
  }
}
