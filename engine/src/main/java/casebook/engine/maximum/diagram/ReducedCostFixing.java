package casebook.engine.maximum.diagram;

import casebook.engine.maximum.diagram.ReducedModel.Alike;
import casebook.engine.maximum.diagram.ReducedModel.Option;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Bonus;
import casebook.engine.maximum.model.Formula;
import casebook.engine.maximum.model.Kinds;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;

/**
 * Reduced-cost fixing: leaves out of a problem what doesn't matter where some options are never
 * taken.
 */
public final class ReducedCostFixing {
  private static final int LEFT_OUT = -1;

  private final Kinds kinds;
  private final AttackModel problem;
  private final boolean[] isOut;
  private final long[] earned;

  /** How far each counter can come. */
  private final int[] reach;

  private final int[] placeOfDemand;
  private final int[] placeOfCounter;
  private final int[] columnOf;
  private final List<Integer> demands = new ArrayList<>();
  private final List<Integer> counters = new ArrayList<>();
  private final List<Integer> columns = new ArrayList<>();

  /**
   * Options that a class has, each told by the first option that is like it, and how many of the
   * options of one creature are.
   */
  private record Distinct(List<Integer> options, List<Integer> times) {}

  private ReducedCostFixing(Kinds kinds, boolean[] isOut, long[] earned) {
    this.kinds = kinds;
    this.problem = kinds.problem();
    this.isOut = isOut.clone();
    this.earned = earned;
    this.reach = kinds.able(isOut);
    for (int counter = 0; counter < reach.length; counter++) {
      reach[counter] = Math.min(reach[counter], problem.limit()[counter]);
    }
    this.placeOfDemand = new int[problem.demands().size()];
    this.placeOfCounter = new int[reach.length];
    this.columnOf = new int[problem.groups()];
  }

  /**
   * The problem without options.
   *
   * @param isOut the options that are never taken
   * @param earned what each option earns where the earnings of groups aren't told apart; otherwise
   *     empty
   */
  public static ReducedModel reduced(Kinds kinds, boolean[] isOut, long[] earned) {
    return new ReducedCostFixing(kinds, isOut, earned).reduced();
  }

  private ReducedModel reduced() {
    keepDemands();
    keepCounters();
    keepColumns();
    int[] classOf = new int[kinds.size()];
    int[] optionOf = new int[kinds.options().length];
    var classes = new ArrayList<Distinct>();
    var sizes = new ArrayList<Integer>();
    var places = new HashMap<Integer, List<Integer>>();
    Arrays.fill(optionOf, LEFT_OUT);
    for (int kind = 0; kind < kinds.size(); kind++) {
      Distinct distinct = distinct(kind);
      List<Integer> alike = places.computeIfAbsent(hash(distinct), _ -> new ArrayList<>());
      int known = LEFT_OUT;
      for (int place : alike) {
        known = known == LEFT_OUT && areAlike(distinct, classes.get(place)) ? place : known;
      }
      if (known == LEFT_OUT) {
        known = classes.size();
        alike.add(known);
        classes.add(distinct);
        sizes.add(0);
      }
      classOf[kind] = known;
      sizes.set(known, sizes.get(known) + kinds.members()[kind].length);
      for (int option = kinds.first()[kind]; option < kinds.first()[kind + 1]; option++) {
        optionOf[option] = isOut[option] ? LEFT_OUT : place(classes.get(known).options(), option);
      }
    }
    var made = new ArrayList<Alike>();
    for (int place = 0; place < classes.size(); place++) {
      made.add(new Alike(sizes.get(place), options(classes.get(place))));
    }
    return new ReducedModel(smaller(), made, classOf, optionOf, columnOf, columns.size());
  }

  private Distinct distinct(int kind) {
    var distinct = new Distinct(new ArrayList<>(), new ArrayList<>());
    for (int option = kinds.first()[kind]; option < kinds.first()[kind + 1]; option++) {
      int place = isOut[option] ? LEFT_OUT : place(distinct.options(), option);
      if (place != LEFT_OUT) {
        distinct.times().set(place, distinct.times().get(place) + 1);
      } else if (!isOut[option]) {
        distinct.options().add(option);
        distinct.times().add(1);
      }
    }
    return distinct;
  }

  /** The place of the one among some options that an option is like. */
  private int place(List<Integer> options, int option) {
    for (int place = 0; place < options.size(); place++) {
      if (areAlike(options.get(place), option)) {
        return place;
      }
    }
    return LEFT_OUT;
  }

  /** Whether they have the same options, in whatever order. */
  private boolean areAlike(Distinct some, Distinct others) {
    boolean areAlike = some.options().size() == others.options().size();
    for (int place = 0; areAlike && place < some.options().size(); place++) {
      int other = place(others.options(), some.options().get(place));
      areAlike = other != LEFT_OUT && some.times().get(place).equals(others.times().get(other));
    }
    return areAlike;
  }

  private boolean areAlike(int one, int other) {
    AttackModel.Choice some = kinds.options()[one];
    AttackModel.Choice others = kinds.options()[other];
    if (earned.length > 0 && earned[one] != earned[other]) {
      return false;
    }
    for (int group : columns) {
      if (some.earns()[group] != others.earns()[group]) {
        return false;
      }
    }
    return areAlike(some.raises(), others.raises(), placeOfCounter)
        && areAlike(some.demands(), others.demands(), placeOfDemand);
  }

  /** Whether what is left of some numbers is the same. */
  private static boolean areAlike(int[] some, int[] others, int[] places) {
    int next = 0;
    for (int one : some) {
      if (places[one] != LEFT_OUT) {
        while (next < others.length && places[others[next]] == LEFT_OUT) {
          Cancellation.check();
          next++;
        }
        if (next == others.length || others[next++] != one) {
          return false;
        }
      }
    }
    while (next < others.length && places[others[next]] == LEFT_OUT) {
      next++;
    }
    return next == others.length;
  }

  private int hash(Distinct distinct) {
    int hash = 0;
    for (int place = 0; place < distinct.options().size(); place++) {
      hash += hash(distinct.options().get(place)) * (2 * distinct.times().get(place) - 1);
    }
    return hash;
  }

  private int hash(int option) {
    AttackModel.Choice choice = kinds.options()[option];
    int hash = earned.length > 0 ? Long.hashCode(earned[option]) : 0;
    for (int group : columns) {
      hash = 31 * hash + choice.earns()[group];
    }
    for (int counter : choice.raises()) {
      hash = placeOfCounter[counter] == LEFT_OUT ? hash : 31 * hash + counter;
    }
    for (int demand : choice.demands()) {
      hash = placeOfDemand[demand] == LEFT_OUT ? hash : 31 * hash + demand;
    }
    return hash;
  }

  private List<Option> options(Distinct distinct) {
    var options = new ArrayList<Option>();
    for (int place = 0; place < distinct.options().size(); place++) {
      int option = distinct.options().get(place);
      AttackModel.Choice choice = kinds.options()[option];
      int[] earns = new int[columns.size()];
      for (int column = 0; column < earns.length; column++) {
        earns[column] = choice.earns()[columns.get(column)];
      }
      options.add(
          Option.of(
              places(choice.raises(), placeOfCounter),
              places(choice.demands(), placeOfDemand),
              earns,
              distinct.times().get(place),
              earned.length > 0 ? earned[option] : 0));
    }
    return options;
  }

  private static int[] places(int[] of, int[] places) {
    int[] left = new int[of.length];
    int many = 0;
    for (int one : of) {
      if (places[one] != LEFT_OUT) {
        left[many++] = places[one];
      }
    }
    return Arrays.copyOf(left, many);
  }

  /** Demands that hold anyway are left out, and so is what demands in vain. */
  private void keepDemands() {
    int[] none = new int[reach.length];
    boolean[] lost = new boolean[placeOfDemand.length];
    for (int demand = 0; demand < lost.length; demand++) {
      Formula formula = problem.demands().get(demand);
      lost[demand] = formula.isLost(none, reach);
      placeOfDemand[demand] = LEFT_OUT;
      if (!lost[demand] && !formula.isCertain(none, reach)) {
        placeOfDemand[demand] = demands.size();
        demands.add(demand);
      }
    }
    for (int option = 0; option < isOut.length; option++) {
      for (int demand : kinds.options()[option].demands()) {
        isOut[option] |= lost[demand];
      }
    }
  }

  /** Counters are kept that a limit can stop or that something asks for. */
  private void keepCounters() {
    int[] able = kinds.able(isOut);
    boolean[] matters = new boolean[able.length];
    for (int counter = 0; counter < matters.length; counter++) {
      matters[counter] = problem.limit()[counter] < able[counter];
    }
    var asked = new ArrayList<Formula.Reached>();
    demands.forEach(demand -> problem.demands().get(demand).forEachReached(asked::add));
    problem.bonuses().forEach(bonus -> bonus.obeyed().forEachReached(asked::add));
    asked.forEach(one -> matters[one.counter()] = true);
    problem.existing().forEach(times -> times.forEachCounter(one -> matters[one] = true));
    for (int counter = 0; counter < matters.length; counter++) {
      placeOfCounter[counter] = matters[counter] ? counters.size() : LEFT_OUT;
      if (matters[counter]) {
        counters.add(counter);
      }
    }
  }

  /** Groups of which all options earn the same share one column. */
  private void keepColumns() {
    Arrays.fill(columnOf, LEFT_OUT);
    if (earned.length > 0) {
      return;
    }
    int[] hashes = new int[columnOf.length];
    boolean[] isEarned = new boolean[columnOf.length];
    for (int option = 0; option < isOut.length; option++) {
      int[] earns = kinds.options()[option].earns();
      for (int group = 0; !isOut[option] && group < hashes.length; group++) {
        hashes[group] = 31 * hashes[group] + earns[group];
        isEarned[group] |= earns[group] != 0;
      }
    }
    var known = new HashMap<Integer, List<Integer>>();
    for (int group = 0; group < columnOf.length; group++) {
      if (isEarned[group]) {
        List<Integer> alike = known.computeIfAbsent(hashes[group], _ -> new ArrayList<>());
        for (int column : alike) {
          columnOf[group] = earnAlike(group, columns.get(column)) ? column : columnOf[group];
        }
        if (columnOf[group] == LEFT_OUT) {
          columnOf[group] = columns.size();
          alike.add(columns.size());
          columns.add(group);
        }
      }
    }
  }

  private boolean earnAlike(int group, int other) {
    for (int option = 0; option < isOut.length; option++) {
      int[] earns = kinds.options()[option].earns();
      if (!isOut[option] && earns[group] != earns[other]) {
        return false;
      }
    }
    return true;
  }

  private AttackModel smaller() {
    int[] saturation = new int[counters.size()];
    int[] limit = new int[counters.size()];
    for (int place = 0; place < limit.length; place++) {
      saturation[place] = problem.saturation()[counters.get(place)];
      limit[place] = problem.limit()[counters.get(place)];
    }
    return new AttackModel(
        List.of(),
        List.of(),
        counters.stream().map(problem.counters()::get).toList(),
        saturation,
        limit,
        demands.stream()
            .map(demand -> problem.demands().get(demand).renumbered(placeOfCounter))
            .toList(),
        problem.existing().stream().map(one -> one.renumbered(placeOfCounter)).toList(),
        problem.bonuses().stream()
            .map(one -> new Bonus(one.group(), one.obeyed().renumbered(placeOfCounter)))
            .toList());
  }
}
