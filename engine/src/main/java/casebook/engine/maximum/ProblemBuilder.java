package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.force.AttackCondition;
import casebook.engine.force.Grounds;
import casebook.engine.force.Requirement;
import casebook.engine.force.Requirement.AttackWith;
import casebook.engine.force.Requirement.Attacks;
import casebook.engine.force.Restriction;
import casebook.engine.force.Restriction.Caps;
import casebook.engine.force.Restriction.Forbids;
import casebook.engine.force.Viewpoint.Pair;
import casebook.engine.maximum.Problem.Bonus;
import casebook.engine.maximum.Problem.Choice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reduces the grounds of a declaration to a {@link Problem}. */
final class ProblemBuilder {
  private final Map<Id, Set<Id>> options;
  private final Map<Counter, Integer> counters = new LinkedHashMap<>();
  private final List<Integer> saturation = new ArrayList<>();
  private final List<Integer> limit = new ArrayList<>();
  private final Map<Formula, Integer> demands = new LinkedHashMap<>();
  private final Map<AttackCondition, Integer> groups = new LinkedHashMap<>();
  private final Map<Pair, Set<Integer>> demandsOf = new LinkedHashMap<>();
  private final Map<Pair, Map<Integer, Integer>> earningsOf = new LinkedHashMap<>();
  private final List<Bonus> bonuses = new ArrayList<>();
  private final List<Formula> existing = new ArrayList<>();

  private ProblemBuilder(Map<Id, Set<Id>> options) {
    this.options = options;
  }

  /** The problem on grounds where these costs are paid. */
  static Problem build(Grounds grounds, Set<Pair> paid) {
    var builder = new ProblemBuilder(Options.of(grounds, paid));
    builder.group(AttackCondition.Known.TRUE);
    grounds.restrictions().forEach(builder::add);
    grounds.requirements().forEach(builder::add);
    return builder.problem();
  }

  private void add(Restriction restriction) {
    switch (restriction) {
      case Forbids(var _, var creature, var targets, var when) -> {
        for (Id target : options.getOrDefault(creature, Set.of())) {
          if (targets.contains(target)) {
            var pair = new Pair(creature, target);
            demand(pair, new Formula.Not(formula(when, Optional.of(pair))));
          }
        }
      }
      case Caps caps -> {
        var counted = new LinkedHashSet<>(caps.creatures());
        counted.removeAll(caps.already());
        int allowed = Math.max(0, caps.count() - caps.spent());
        if (caps.when().equals(AttackCondition.Known.TRUE)) {
          int counter = counter(counted, caps.targets(), 0);
          limit.set(counter, Math.min(limit.get(counter), allowed));
        } else {
          limitWhere(formula(caps.when(), Optional.empty()), counted, caps.targets(), allowed);
        }
      }
    }
  }

  /** A limit that other attackers can lift is a demand of every creature that it counts. */
  private void limitWhere(Formula when, Set<Id> counted, Set<Id> targets, int allowed) {
    Formula exceeded = new Formula.Both(List.of(when, reached(counted, targets, allowed + 1)));
    options.forEach((creature, of) -> {
      for (Id target : of) {
        if (counted.contains(creature) && targets.contains(target)) {
          demand(new Pair(creature, target), new Formula.Not(exceeded));
        }
      }
    });
  }

  private void demand(Pair pair, Formula demand) {
    demandsOf
        .computeIfAbsent(pair, _ -> new LinkedHashSet<>())
        .add(demands.computeIfAbsent(simplified(demand), _ -> demands.size()));
  }

  private void add(Requirement requirement) {
    int group = group(requirement.exists());
    switch (requirement) {
      case Attacks(var _, var creature, var targets, var _) -> {
        for (Id target : options.getOrDefault(creature, Set.of())) {
          if (targets.contains(target)) {
            earningsOf
                .computeIfAbsent(new Pair(creature, target), _ -> new LinkedHashMap<>())
                .merge(group, 1, Integer::sum);
          }
        }
      }
      case AttackWith(var _, int count, var creatures, var targets, var _) ->
          bonuses.add(new Bonus(group, reached(creatures, targets, count)));
    }
  }

  private int group(AttackCondition exists) {
    Integer known = groups.get(exists);
    if (known != null) {
      return known;
    }
    groups.put(exists, existing.size());
    existing.add(formula(exists, Optional.empty()));
    return existing.size() - 1;
  }

  /** A condition as a formula; asked of a pair, that pair is one of those that attack. */
  private Formula formula(AttackCondition condition, Optional<Pair> pair) {
    return switch (condition) {
      case AttackCondition.Known(boolean value) -> new Formula.Known(value);
      case AttackCondition.AtLeast(int count, var creatures, var except, var targets) ->
          atLeast(count, creatures, except, targets, pair);
      case AttackCondition.Not(var one) -> simplified(new Formula.Not(formula(one, pair)));
      case AttackCondition.Both(var all) ->
          new Formula.Both(all.stream().map(one -> formula(one, pair)).toList());
      case AttackCondition.Either(var any) ->
          new Formula.Either(any.stream().map(one -> formula(one, pair)).toList());
    };
  }

  /**
   * Where the pair itself attacks, "another creature" is a second one: creatures that differ only
   * in which one "another" leaves out then share a counter.
   */
  private Formula atLeast(
      int count, Set<Id> creatures, Optional<Id> except, Set<Id> targets, Optional<Pair> pair) {
    if (except.isEmpty() || !creatures.contains(except.get())) {
      return reached(creatures, targets, count);
    }
    if (pair.isPresent() && except.get().equals(pair.get().creature())) {
      boolean counted = targets.contains(pair.get().target());
      return reached(creatures, targets, counted ? count + 1 : count);
    }
    var others = new LinkedHashSet<>(creatures);
    others.remove(except.get());
    return reached(others, targets, count);
  }

  private Formula reached(Set<Id> creatures, Set<Id> targets, int threshold) {
    return threshold <= 0
        ? new Formula.Known(true)
        : new Formula.Reached(counter(creatures, targets, threshold), threshold);
  }

  private int counter(Set<Id> creatures, Set<Id> targets, int threshold) {
    var able = new LinkedHashSet<>(creatures);
    able.retainAll(options.keySet());
    int index = counters.computeIfAbsent(new Counter(able, targets), _ -> counters.size());
    if (index == saturation.size()) {
      saturation.add(threshold);
      limit.add(Integer.MAX_VALUE);
    }
    saturation.set(index, Math.max(saturation.get(index), threshold));
    return index;
  }

  private static Formula simplified(Formula formula) {
    return switch (formula) {
      case Formula.Not(Formula.Not(var inner)) -> inner;
      case Formula.Not(Formula.Known(boolean value)) -> new Formula.Known(!value);
      case Formula.Not _, Formula.Known _, Formula.Reached _, Formula.Both _, Formula.Either _ ->
          formula;
    };
  }

  private Problem problem() {
    var choices = new ArrayList<List<Choice>>();
    options.forEach((creature, targets) -> {
      var of = new ArrayList<Choice>();
      of.add(new Choice(Optional.empty(), new int[0], new int[0], new int[existing.size()]));
      targets.forEach(target -> of.add(choice(new Pair(creature, target))));
      choices.add(of);
    });
    int[] highest = new int[counters.size()];
    for (int counter = 0; counter < highest.length; counter++) {
      int top = limit.get(counter);
      highest[counter] = Math.max(saturation.get(counter), top == Integer.MAX_VALUE ? 0 : top);
    }
    return new Problem(
        List.copyOf(options.keySet()),
        choices,
        List.copyOf(counters.keySet()),
        highest,
        limit.stream().mapToInt(Integer::intValue).toArray(),
        List.copyOf(demands.keySet()),
        existing,
        bonuses);
  }

  private Choice choice(Pair pair) {
    var raised = new ArrayList<Integer>();
    int index = 0;
    for (Counter counter : counters.keySet()) {
      if (counter.counts(pair.creature(), pair.target())) {
        raised.add(index);
      }
      index++;
    }
    int[] earns = new int[existing.size()];
    earningsOf.getOrDefault(pair, Map.of()).forEach((group, count) -> earns[group] = count);
    return new Choice(
        Optional.of(pair.target()),
        raised.stream().mapToInt(Integer::intValue).toArray(),
        demandsOf.getOrDefault(pair, Set.of()).stream().mapToInt(Integer::intValue).toArray(),
        earns);
  }
}
