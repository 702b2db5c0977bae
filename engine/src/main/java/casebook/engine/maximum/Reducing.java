package casebook.engine.maximum;

import casebook.engine.maximum.Problem.Bonus;
import casebook.engine.maximum.Reduced.Alike;
import casebook.engine.maximum.Reduced.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Leaves out of a problem what doesn't matter where some options are never taken. */
final class Reducing {
  private static final int LEFT_OUT = -1;

  private final Kinds kinds;
  private final Problem problem;
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

  /** What makes options alike. */
  private record Alikeness(
      List<Integer> raises, List<Integer> demands, List<Integer> earns, long earned) {}

  private Reducing(Kinds kinds, boolean[] isOut, long[] earned) {
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
  static Reduced reduced(Kinds kinds, boolean[] isOut, long[] earned) {
    return new Reducing(kinds, isOut, earned).reduced();
  }

  private Reduced reduced() {
    keepDemands();
    keepCounters();
    keepColumns();
    int[] classOf = new int[kinds.size()];
    int[] optionOf = new int[kinds.options().length];
    var places = new LinkedHashMap<Map<Alikeness, Integer>, Integer>();
    var sizes = new ArrayList<Integer>();
    var orders = new ArrayList<List<Alikeness>>();
    Arrays.fill(optionOf, LEFT_OUT);
    for (int kind = 0; kind < kinds.size(); kind++) {
      var options = new LinkedHashMap<Alikeness, Integer>();
      int first = kinds.first()[kind];
      var alikeness = new Alikeness[kinds.first()[kind + 1] - first];
      for (int choice = 0; choice < alikeness.length; choice++) {
        if (!isOut[first + choice]) {
          alikeness[choice] = alikeness(first + choice);
          options.merge(alikeness[choice], 1, Integer::sum);
        }
      }
      int place = places.computeIfAbsent(options, _ -> places.size());
      if (place == sizes.size()) {
        sizes.add(0);
        orders.add(List.copyOf(options.keySet()));
      }
      classOf[kind] = place;
      sizes.set(place, sizes.get(place) + kinds.members()[kind].length);
      for (int choice = 0; choice < alikeness.length; choice++) {
        if (!isOut[first + choice]) {
          optionOf[first + choice] = orders.get(place).indexOf(alikeness[choice]);
        }
      }
    }
    var classes = new ArrayList<Alike>();
    places
        .keySet()
        .forEach(options -> classes.add(new Alike(sizes.get(classes.size()), options(options))));
    return new Reduced(smaller(), classes, classOf, optionOf, columnOf, columns.size());
  }

  private static List<Option> options(Map<Alikeness, Integer> alike) {
    var options = new ArrayList<Option>();
    alike.forEach((of, times) ->
        options.add(
            Option.of(
                of.raises(),
                of.demands(),
                of.earns().stream().mapToInt(Integer::intValue).toArray(),
                times,
                of.earned())));
    return options;
  }

  private Alikeness alikeness(int option) {
    Problem.Choice choice = kinds.options()[option];
    return new Alikeness(
        places(choice.raises(), placeOfCounter),
        places(choice.demands(), placeOfDemand),
        columns.stream().map(group -> choice.earns()[group]).toList(),
        earned.length > 0 ? earned[option] : 0);
  }

  private static List<Integer> places(int[] of, int[] places) {
    var left = new ArrayList<Integer>(of.length);
    for (int one : of) {
      if (places[one] >= 0) {
        left.add(places[one]);
      }
    }
    return left;
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
    var known = new LinkedHashMap<List<Integer>, Integer>();
    for (int group = 0; group < columnOf.length; group++) {
      var column = new ArrayList<Integer>();
      for (int option = 0; earned.length == 0 && option < isOut.length; option++) {
        column.add(isOut[option] ? 0 : kinds.options()[option].earns()[group]);
      }
      if (column.stream().allMatch(one -> one == 0)) {
        columnOf[group] = LEFT_OUT;
      } else {
        columnOf[group] = known.computeIfAbsent(column, _ -> known.size());
        if (columnOf[group] == columns.size()) {
          columns.add(group);
        }
      }
    }
  }

  private Problem smaller() {
    int[] saturation = new int[counters.size()];
    int[] limit = new int[counters.size()];
    for (int place = 0; place < limit.length; place++) {
      saturation[place] = problem.saturation()[counters.get(place)];
      limit[place] = problem.limit()[counters.get(place)];
    }
    return new Problem(
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
