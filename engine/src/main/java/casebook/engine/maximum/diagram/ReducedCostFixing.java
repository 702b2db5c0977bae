package casebook.engine.maximum.diagram;

import casebook.engine.maximum.diagram.ReducedCostFixing.ReducedModel.Alike;
import casebook.engine.maximum.diagram.ReducedCostFixing.ReducedModel.Option;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.Formula;
import casebook.engine.maximum.model.Kinds;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.IntStream;

/**
 * Reduced-cost fixing: a problem without what doesn't matter where some options are never taken.
 */
public final class ReducedCostFixing {
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
   * What a creature does by an option, as far as it matters.
   *
   * @param earned what it earns beside what all options of its kind earn, where the earnings of
   *     groups aren't told apart
   */
  private record Effect(Choice choice, long earned) {}

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
   * @param earned what each option earns; empty where the earnings of groups are told apart
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
    var places = new HashMap<Map<Effect, Integer>, Integer>();
    var classes = new ArrayList<SequencedMap<Effect, Integer>>();
    var sizes = new ArrayList<Integer>();
    long base = 0;
    for (int kind = 0; kind < kinds.size(); kind++) {
      var effects = new LinkedHashMap<Effect, Integer>();
      int first = kinds.first()[kind];
      var of = new Effect[kinds.first()[kind + 1] - first];
      long least = least(kind);
      base += least * kinds.members()[kind].length;
      for (int place = 0; place < of.length; place++) {
        if (!isOut[first + place]) {
          of[place] = effect(first + place, least);
          effects.merge(of[place], 1, Integer::sum);
        }
      }
      int known = places.computeIfAbsent(effects, _ -> places.size());
      if (known == classes.size()) {
        classes.add(effects);
        sizes.add(0);
      }
      classOf[kind] = known;
      sizes.set(known, sizes.get(known) + kinds.members()[kind].length);
      List<Effect> inOrder = List.copyOf(classes.get(known).keySet());
      for (int place = 0; place < of.length; place++) {
        optionOf[first + place] =
            of[place] == null ? AttackModel.LEFT_OUT : inOrder.indexOf(of[place]);
      }
    }
    var made = new ArrayList<Alike>();
    for (int place = 0; place < sizes.size(); place++) {
      var options = new ArrayList<Option>();
      classes
          .get(place)
          .forEach(
              (effect, times) -> options.add(new Option(effect.choice(), times, effect.earned())));
      made.add(new Alike(sizes.get(place), options));
    }
    return new ReducedModel(smaller(), made, classOf, optionOf, columnOf, columns.size(), base);
  }

  /** What each creature of a kind earns anyway; kinds that differ only in that are alike. */
  private long least(int kind) {
    return IntStream.range(kinds.first()[kind], earned.length > 0 ? kinds.first()[kind + 1] : 0)
        .filter(option -> !isOut[option])
        .mapToLong(option -> earned[option])
        .min()
        .orElse(0);
  }

  private Effect effect(int option, long least) {
    Choice choice = kinds.options()[option];
    int[] earns = new int[columns.size()];
    for (int column = 0; column < earns.length; column++) {
      earns[column] = choice.earns()[columns.get(column)];
    }
    Choice left = choice.renumbered(placeOfCounter, placeOfDemand);
    return new Effect(
        new Choice(Optional.empty(), left.raises(), left.demands(), earns),
        earned.length > 0 ? earned[option] - least : 0);
  }

  /** Demands that hold anyway are left out, and so is what demands in vain. */
  private void keepDemands() {
    int[] none = new int[reach.length];
    boolean[] lost = new boolean[placeOfDemand.length];
    for (int demand = 0; demand < lost.length; demand++) {
      Formula formula = problem.demands().get(demand);
      lost[demand] = formula.isLost(none, reach);
      placeOfDemand[demand] = AttackModel.LEFT_OUT;
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
      placeOfCounter[counter] = matters[counter] ? counters.size() : AttackModel.LEFT_OUT;
      if (matters[counter]) {
        counters.add(counter);
      }
    }
  }

  /** Groups of which all options earn the same share one column. */
  private void keepColumns() {
    Arrays.fill(columnOf, AttackModel.LEFT_OUT);
    if (earned.length > 0) {
      return;
    }
    int[] possible = IntStream.range(0, isOut.length).filter(option -> !isOut[option]).toArray();
    var known = new HashMap<IntBuffer, Integer>();
    for (int group = 0; group < columnOf.length; group++) {
      int one = group;
      int[] earns =
          Arrays.stream(possible).map(option -> kinds.options()[option].earns()[one]).toArray();
      if (Arrays.stream(earns).anyMatch(earning -> earning != 0)) {
        columnOf[group] = known.computeIfAbsent(IntBuffer.wrap(earns), _ -> known.size());
        if (columnOf[group] == columns.size()) {
          columns.add(group);
        }
      }
    }
  }

  private AttackModel smaller() {
    return problem.narrowed(
        counters,
        demands.stream()
            .map(demand -> problem.demands().get(demand).renumbered(placeOfCounter))
            .toList(),
        problem.existing().stream().map(one -> one.renumbered(placeOfCounter)).toList(),
        problem.bonuses().stream().map(one -> one.renumbered(placeOfCounter)).toList());
  }

  /**
   * A problem without the options that are never taken and the counters that then don't matter.
   * Creatures that then are alike are one class, and options that make no difference one option.
   *
   * @param problem the counters, demands and bonuses that still matter
   * @param classOf the class of each kind
   * @param optionOf the option of its class that each option of a kind is; -1 where it is never
   *     taken
   * @param columnOf for each group of requirements, which of the earnings of a choice are its own;
   *     -1 where choices earn nothing of it
   * @param columns how many different earnings are told apart
   * @param base what all creatures earn anyway, whatever they do
   */
  // Read by the search; nobody compares what is reduced.
  @SuppressWarnings("ArrayRecordComponent")
  public record ReducedModel(
      AttackModel problem,
      List<Alike> classes,
      int[] classOf,
      int[] optionOf,
      int[] columnOf,
      int columns,
      long base) {

    /** A class of like creatures, with its size. */
    record Alike(int size, List<Option> options) {}

    /**
     * What one of them can do.
     *
     * @param times in how many ways that make no difference
     * @param earned what it earns besides where the earnings of groups aren't told apart
     */
    record Option(Choice choice, int times, long earned) {
      /** Whether nothing depends on how many do this. */
      boolean isIdle() {
        return earned == 0
            && choice.raises().length == 0
            && choice.demands().length == 0
            && Arrays.stream(choice.earns()).allMatch(one -> one == 0);
      }
    }

    /** What ways to a state earn that earn {@code besides} more than all do anyway. */
    public long worth(DiagramState state, long besides, long[] groupWorth) {
      long worth = base + besides;
      for (AttackModel.Bonus bonus : problem.bonuses()) {
        worth += bonus.obeyed().holds(state.counters()) ? groupWorth[bonus.group()] : 0;
      }
      return worth;
    }

    /** The row of the attacks that end in a state. */
    public AttackProfile row(DiagramState state) {
      var obeyed = new ArrayList<Integer>();
      for (int column : columnOf) {
        obeyed.add(column < 0 ? 0 : state.earned()[column]);
      }
      for (AttackModel.Bonus bonus : problem.bonuses()) {
        if (bonus.obeyed().holds(state.counters())) {
          obeyed.set(bonus.group(), obeyed.get(bonus.group()) + 1);
        }
      }
      return new AttackProfile(problem.existing(state.counters()), obeyed);
    }
  }
}
