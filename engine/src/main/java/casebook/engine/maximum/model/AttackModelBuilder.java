package casebook.engine.maximum.model;

import casebook.engine.board.Id;
import casebook.engine.force.CostToAttack;
import casebook.engine.force.Grounds;
import casebook.engine.force.Required;
import casebook.engine.force.Required.OfEach;
import casebook.engine.force.Requirement.AttackWith;
import casebook.engine.force.Requirement.Attacks;
import casebook.engine.force.Restriction;
import casebook.engine.force.Restriction.Caps;
import casebook.engine.force.Restriction.Forbids;
import casebook.engine.maximum.model.AttackModel.Bonus;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.AttackModel.Counter;
import casebook.engine.maximum.model.AttackModel.Multiplicity;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.meaning.AttackCondition.AtLeast;
import casebook.engine.meaning.Viewpoint.Pair;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reduces the grounds of a declaration to a {@link AttackModel}. */
public final class AttackModelBuilder {
  private static final int[] NONE = {};

  private final Map<Id, List<Option>> options = new LinkedHashMap<>();
  private final CounterTable counters;
  private final Map<Formula, Integer> demands = new LinkedHashMap<>();
  private final List<Bonus> bonuses = new ArrayList<>();
  private final List<Multiplicity> existing = new ArrayList<>();

  /** A creature's attack on a target, and what is known of it so far. */
  private static final class Option {
    private final Id target;
    private final int[] earns;
    private final List<Integer> demands = new ArrayList<>(0);
    private final List<Integer> raises = new ArrayList<>(0);

    Option(Id target, int groups) {
      this.target = target;
      this.earns = new int[groups];
    }

    Choice choice() {
      return new Choice(Optional.of(target), ints(raises), ints(demands), earns);
    }

    private static int[] ints(List<Integer> of) {
      return of.stream().mapToInt(Integer::intValue).toArray();
    }
  }

  private AttackModelBuilder(Map<Id, Set<Id>> able, int groups) {
    able.forEach((creature, targets) -> {
      var of = new ArrayList<Option>(targets.size());
      targets.forEach(target -> of.add(new Option(target, groups)));
      options.put(creature, of);
    });
    counters = new CounterTable(able.keySet());
  }

  /** The problem on grounds where these costs are paid. */
  public static AttackModel build(Grounds grounds, Set<Pair> paid) {
    return build(grounds, RequirementGroups.of(grounds.required()), paid, CostLimit.NONE);
  }

  /** The same within a limit on costs, where the requirements are already put together. */
  public static AttackModel build(
      Grounds grounds, RequirementGroups groups, Set<Pair> paid, CostLimit limit) {
    var builder = new AttackModelBuilder(options(grounds, paid), groups.all().size());
    grounds.restrictions().forEach(builder::add);
    if (!limit.creatures().isEmpty()) {
      builder.counters.limit(limit.creatures(), limit.targets(), limit.most());
    }
    groups.all().forEach(builder::add);
    return builder.problem();
  }

  /**
   * What each creature can be chosen to attack without another cost, and without disobeying a
   * restriction that no other attacker could lift; creatures without such a target are left out.
   */
  public static Map<Id, Set<Id>> options(Grounds grounds, Set<Pair> paid) {
    Set<Pair> never = costly(grounds);
    never.removeAll(paid);
    for (Restriction restriction : grounds.restrictions()) {
      if (restriction instanceof Forbids(var _, var creature, var targets, var when)
          && when.equals(AttackCondition.Known.TRUE)) {
        targets.forEach(target -> never.add(new Pair(creature, target)));
      }
    }
    var options = new LinkedHashMap<Id, Set<Id>>();
    grounds
        .choosable()
        .forEach((creature, targets) -> {
          Set<Id> of = never.isEmpty() ? targets : without(never, creature, targets);
          if (!of.isEmpty()) {
            options.put(creature, of);
          }
        });
    return options;
  }

  private static Set<Id> without(Set<Pair> never, Id creature, Set<Id> targets) {
    var left = new LinkedHashSet<>(targets);
    left.removeIf(target -> never.contains(new Pair(creature, target)));
    return left;
  }

  /** The pairs of a creature and a target that cost something to attack (508.1h). */
  public static Set<Pair> costly(Grounds grounds) {
    var costly = new LinkedHashSet<Pair>();
    for (CostToAttack cost : grounds.costs()) {
      cost.targets().forEach(target -> costly.add(new Pair(cost.creature(), target)));
    }
    return costly;
  }

  private List<Option> options(Id creature) {
    return options.getOrDefault(creature, List.of());
  }

  private void add(Restriction restriction) {
    switch (restriction) {
      case Forbids(var _, var creature, var targets, var when) -> {
        for (Option option : options(creature)) {
          if (targets.contains(option.target)) {
            demand(
                option,
                new Formula.Not(formula(when, Optional.of(new Pair(creature, option.target)))));
          }
        }
      }
      case Caps caps -> {
        Set<Id> counted = without(caps.creatures(), caps.already());
        int allowed = Math.max(0, caps.count() - caps.spent());
        if (caps.when().equals(AttackCondition.Known.TRUE)) {
          counters.limit(counted, caps.targets(), allowed);
        } else {
          limitWhere(formula(caps.when(), Optional.empty()), counted, caps.targets(), allowed);
        }
      }
    }
  }

  private static Set<Id> without(Set<Id> creatures, Set<Id> some) {
    if (some.isEmpty()) {
      return creatures;
    }
    var left = new LinkedHashSet<>(creatures);
    left.removeAll(some);
    return left;
  }

  /** A limit that other attackers can lift is a demand of every creature that it counts. */
  private void limitWhere(Formula when, Set<Id> counted, Set<Id> targets, int allowed) {
    Formula exceeded =
        new Formula.Both(List.of(when, counters.reached(counted, targets, allowed + 1)));
    options.forEach((creature, of) -> {
      for (Option option : of) {
        if (counted.contains(creature) && targets.contains(option.target)) {
          demand(option, new Formula.Not(exceeded));
        }
      }
    });
  }

  private void demand(Option option, Formula demand) {
    int number = demands.computeIfAbsent(simplified(demand), _ -> demands.size());
    if (!option.demands.contains(number)) {
      option.demands.add(number);
    }
  }

  private void add(RequirementGroups.Group group) {
    int number = existing.size();
    existing.add(times(group.conditions()));
    group.asks().forEach(required -> add(number, required));
  }

  private void add(int group, Required required) {
    switch (required) {
      case OfEach(var _, var creatures, var targets, var _) ->
          creatures.forEach(creature -> add(group, creature, targets));
      case Attacks(var _, var creature, var targets, var _) -> add(group, creature, targets);
      case AttackWith(var _, int count, var creatures, var targets, var _) ->
          bonuses.add(new Bonus(group, counters.reached(creatures, targets, count)));
    }
  }

  private void add(int group, Id creature, Set<Id> targets) {
    for (Option option : options(creature)) {
      if (targets.contains(option.target)) {
        option.earns[group]++;
      }
    }
  }

  /** How often one of the conditions holds. Those that ask for one creature each are counted. */
  private Multiplicity times(List<AttackCondition> conditions) {
    if (conditions.size() == 1) {
      return new Multiplicity(List.of(formula(conditions.getFirst(), Optional.empty())), List.of());
    }
    var formulas = new ArrayList<Formula>();
    var counted = new LinkedHashMap<Set<Id>, Set<Id>>();
    for (AttackCondition condition : conditions) {
      boolean isCounted =
          condition instanceof AtLeast(int count, var creatures, var except, var targets)
              && count == 1
              && creatures.size() == 1
              && except.filter(creatures::contains).isEmpty()
              && counted.computeIfAbsent(targets, _ -> new LinkedHashSet<>()).addAll(creatures);
      if (!isCounted) {
        formulas.add(formula(condition, Optional.empty()));
      }
    }
    var counting = new ArrayList<Integer>();
    counted.forEach((targets, creatures) -> counting.add(counters.total(creatures, targets)));
    return new Multiplicity(formulas, counting);
  }

  /** A condition as a formula; asked of a pair, that pair is one of those that attack. */
  private Formula formula(AttackCondition condition, Optional<Pair> pair) {
    return switch (condition) {
      case AttackCondition.Known(boolean value) -> new Formula.Known(value);
      case AtLeast(int count, var creatures, var except, var targets) ->
          atLeast(count, creatures, except, targets, pair);
      case AttackCondition.Not(var one) -> simplified(new Formula.Not(formula(one, pair)));
      case AttackCondition.Both(var all) ->
          new Formula.Both(all.stream().map(one -> formula(one, pair)).toList());
      case AttackCondition.Either(var any) ->
          new Formula.Either(any.stream().map(one -> formula(one, pair)).toList());
    };
  }

  /** Where the pair itself attacks, "another" is a second one: then creatures share a counter. */
  private Formula atLeast(
      int count, Set<Id> creatures, Optional<Id> except, Set<Id> targets, Optional<Pair> pair) {
    if (pair.isPresent() && isAbout(creatures, except, pair.get().creature())) {
      boolean counted = targets.contains(pair.get().target());
      Set<Id> all = except.isPresent() ? creatures : options.keySet();
      return counters.reached(all, targets, counted ? count + 1 : count);
    }
    if (except.isEmpty() || !creatures.contains(except.get())) {
      return counters.reached(creatures, targets, count);
    }
    return counters.reached(without(creatures, Set.of(except.get())), targets, count);
  }

  /** Whether a creature is the one that "another" leaves out of some creatures, or out of all. */
  private boolean isAbout(Set<Id> creatures, Optional<Id> except, Id creature) {
    if (except.isPresent()) {
      return except.get().equals(creature) && creatures.contains(creature);
    }
    return !creatures.contains(creature) && counters.areAllBut(creatures, creature);
  }

  private static Formula simplified(Formula formula) {
    return switch (formula) {
      case Formula.Not(Formula.Not(var inner)) -> inner;
      case Formula.Not(Formula.Known(boolean value)) -> new Formula.Known(!value);
      case Formula.Not _, Formula.Known _, Formula.Reached _, Formula.Both _, Formula.Either _ ->
          formula;
    };
  }

  private AttackModel problem() {
    List<Counter> all = counters.all();
    for (int index = 0; index < all.size(); index++) {
      for (Id creature : all.get(index).creatures()) {
        for (Option option : options(creature)) {
          if (all.get(index).targets().contains(option.target)) {
            option.raises.add(index);
          }
        }
      }
    }
    var home = new Choice(Optional.empty(), NONE, NONE, new int[existing.size()]);
    var choices = new ArrayList<List<Choice>>(options.size());
    for (List<Option> of : options.values()) {
      var made = new ArrayList<Choice>(of.size() + 1);
      made.add(home);
      of.forEach(option -> made.add(option.choice()));
      choices.add(made);
    }
    return new AttackModel(
        List.copyOf(options.keySet()),
        choices,
        all,
        counters.saturation(),
        counters.limit(),
        List.copyOf(demands.keySet()),
        existing,
        bonuses);
  }

  /**
   * How many costs can be paid at most, as a limit on attackers: no more than {@code most} of these
   * creatures attack these targets.
   */
  public record CostLimit(Set<Id> creatures, Set<Id> targets, int most) {

    /** All costs can be paid. */
    public static final CostLimit NONE = new CostLimit(Set.of(), Set.of(), 0);

    private boolean counts(Pair cost) {
      return creatures.contains(cost.creature()) && targets.contains(cost.target());
    }

    /** How many of these costs are too many to be paid together. */
    public int tooMany(Collection<Pair> costs) {
      long counted = costs.stream().filter(this::counts).count();
      return (int) Math.max(0, counted - most);
    }

    /** Those of these costs that count, where they are too many. */
    public List<Pair> tooManyOf(Collection<Pair> costs) {
      return tooMany(costs) > 0 ? costs.stream().filter(this::counts).toList() : List.of();
    }
  }
}
