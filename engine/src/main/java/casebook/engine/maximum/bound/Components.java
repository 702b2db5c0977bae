package casebook.engine.maximum.bound;

import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Bonus;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.Formula;
import casebook.engine.maximum.model.Kinds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The connected components that a problem falls into once some things are settled (union-find).
 * Counters that can still matter join the kinds that they count and the kinds that ask for them;
 * kinds that nothing joins are one part together.
 */
public final class Components {
  private static final int NONE = AttackModel.LEFT_OUT;

  private final Kinds kinds;
  private final AttackModel problem;
  private final Face open;
  private final boolean[] allowed;
  private final long[] groupWorth;
  private final long[] worth;

  /** Which counters can still matter. */
  private final boolean[] binds;

  private final boolean[] isOpenDemand;

  /** A forest of kinds and, after them, counters; those in one tree are in one part. */
  private final int[] above;

  private final int[] partOf;
  private final int[] placeOfCounter;
  private final int[] placeOfDemand;

  private Components(Kinds kinds, Face open, long[] groupWorth, long[] worth) {
    this.kinds = kinds;
    this.problem = kinds.problem();
    this.open = open;
    this.allowed = open.possible(kinds, kinds.raises());
    this.groupWorth = groupWorth;
    this.worth = worth;
    this.binds = new boolean[problem.counters().size()];
    this.isOpenDemand = new boolean[problem.demands().size()];
    this.above = new int[kinds.size() + binds.length];
    Arrays.setAll(above, node -> node);
    this.partOf = new int[above.length];
    this.placeOfCounter = new int[binds.length];
    this.placeOfDemand = new int[isOpenDemand.length];
    Arrays.fill(placeOfCounter, NONE);
    Arrays.fill(placeOfDemand, NONE);
  }

  /**
   * The parts; none if everything is joined.
   *
   * @param open the attacks still open; its member is where the search in each part begins
   */
  public static List<Component> of(Kinds kinds, Face open, long[] groupWorth, long[] worth) {
    var parts = new Components(kinds, open, groupWorth, worth);
    parts.findWhatBinds();
    parts.join();
    return parts.parts();
  }

  private void findWhatBinds() {
    for (int counter = 0; counter < binds.length; counter++) {
      int high = open.high()[counter];
      binds[counter] = open.low()[counter] > 0 || (high > 0 && high < kinds.able()[counter]);
    }
    for (int option = 0; option < allowed.length; option++) {
      for (int demand : kinds.options()[option].demands()) {
        if (allowed[option] && !isOpenDemand[demand]) {
          Formula formula = problem.demands().get(demand);
          isOpenDemand[demand] = !formula.isCertain(open.low(), open.high());
          if (isOpenDemand[demand]) {
            formula.forEachReached(one -> binds[one.counter()] = true);
          }
        }
      }
    }
    for (Bonus bonus : problem.bonuses()) {
      if (counts(bonus)) {
        bonus.obeyed().forEachReached(one -> binds[one.counter()] = true);
      }
    }
  }

  private boolean counts(Bonus bonus) {
    return groupWorth[bonus.group()] != 0 && !bonus.obeyed().isLost(open.low(), open.high());
  }

  private void join() {
    int free = NONE;
    for (int kind = 0; kind < kinds.size(); kind++) {
      boolean isFree = true;
      for (int option = kinds.first()[kind]; option < kinds.first()[kind + 1]; option++) {
        for (int counter : kinds.options()[option].raises()) {
          if (binds[counter]) {
            isFree = false;
            join(kind, kinds.size() + counter);
          }
        }
        for (int demand : kinds.options()[option].demands()) {
          if (allowed[option] && isOpenDemand[demand]) {
            isFree = false;
            join(kind, problem.demands().get(demand));
          }
        }
      }
      if (isFree) {
        free = free == NONE ? kind : free;
        join(kind, free);
      }
    }
    for (Bonus bonus : problem.bonuses()) {
      if (counts(bonus)) {
        int first = first(bonus.obeyed());
        if (first != NONE) {
          join(kinds.size() + first, bonus.obeyed());
        }
      }
    }
  }

  private void join(int node, Formula formula) {
    formula.forEachReached(one -> join(node, kinds.size() + one.counter()));
  }

  /** A counter that a formula asks; none if it asks nothing. */
  private static int first(Formula formula) {
    int[] first = {NONE};
    formula.forEachReached(one -> first[0] = one.counter());
    return first[0];
  }

  private void join(int one, int other) {
    above[top(one)] = top(other);
  }

  private int top(int node) {
    int at = node;
    while (above[at] != at) {
      above[at] = above[above[at]];
      at = above[at];
    }
    return at;
  }

  private List<Component> parts() {
    var kindsOf = new ArrayList<List<Integer>>();
    var countersOf = new ArrayList<List<Integer>>();
    Arrays.fill(partOf, NONE);
    for (int kind = 0; kind < kinds.size(); kind++) {
      int top = top(kind);
      if (partOf[top] == NONE) {
        partOf[top] = kindsOf.size();
        kindsOf.add(new ArrayList<>());
        countersOf.add(new ArrayList<>());
      }
      kindsOf.get(partOf[top]).add(kind);
    }
    for (int counter = 0; counter < binds.length; counter++) {
      int part = partOf[top(kinds.size() + counter)];
      if (binds[counter] && part == NONE) {
        return List.of();
      }
      if (binds[counter]) {
        placeOfCounter[counter] = countersOf.get(part).size();
        countersOf.get(part).add(counter);
      }
    }
    if (kindsOf.size() < 2) {
      return List.of();
    }
    List<List<Bonus>> bonusesOf = bonuses(kindsOf.size());
    var parts = new ArrayList<Component>();
    for (int part = 0; part < kindsOf.size(); part++) {
      parts.add(part(kindsOf.get(part), countersOf.get(part), bonusesOf.get(part)));
    }
    return parts;
  }

  /** The bonuses of each part; one that asks nothing is in the first. */
  private List<List<Bonus>> bonuses(int parts) {
    var of = new ArrayList<List<Bonus>>();
    for (int part = 0; part < parts; part++) {
      of.add(new ArrayList<>());
    }
    for (Bonus bonus : problem.bonuses()) {
      if (counts(bonus)) {
        int first = first(bonus.obeyed());
        of.get(first == NONE ? 0 : partOf[top(kinds.size() + first)])
            .add(bonus.renumbered(placeOfCounter));
      }
    }
    return of;
  }

  private static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  private Component part(List<Integer> kindsOf, List<Integer> countersOf, List<Bonus> bonuses) {
    int[] own = ints(kindsOf);
    int[] counters = ints(countersOf);
    int[] first = new int[own.length + 1];
    for (int kind = 0; kind < own.length; kind++) {
      first[kind + 1] = first[kind] + kinds.first()[own[kind] + 1] - kinds.first()[own[kind]];
    }
    int[] from =
        Arrays.stream(own)
            .flatMap(kind -> IntStream.range(kinds.first()[kind], kinds.first()[kind + 1]))
            .toArray();
    boolean[] barred = new boolean[from.length];
    for (int option = 0; option < from.length; option++) {
      barred[option] = !allowed[from[option]];
    }
    var demands = new ArrayList<Formula>();
    Choice[] options = options(from, demands);
    int[][] members =
        Arrays.stream(own).mapToObj(kind -> kinds.members()[kind]).toArray(int[][]::new);
    int[] able = picked(kinds.able(), counters);
    AttackModel narrower = problem.narrowed(countersOf, demands, List.of(), bonuses);
    var face =
        new Face(
            barred,
            picked(open.low(), counters),
            picked(open.high(), counters),
            picked(open.member(), from));
    return new Component(
        new Kinds(narrower, members, first, options, able),
        face,
        from,
        counters,
        Arrays.stream(from).mapToLong(option -> worth[option]).toArray());
  }

  private static int[] picked(int[] of, int[] places) {
    return Arrays.stream(places).map(place -> of[place]).toArray();
  }

  /** The options of a part, and the demands that are open among them. */
  private Choice[] options(int[] from, List<Formula> demands) {
    for (int option : from) {
      for (int demand : kinds.options()[option].demands()) {
        if (allowed[option] && isOpenDemand[demand] && placeOfDemand[demand] == NONE) {
          placeOfDemand[demand] = demands.size();
          demands.add(problem.demands().get(demand).renumbered(placeOfCounter));
        }
      }
    }
    int[] none = new int[placeOfDemand.length];
    Arrays.fill(none, NONE);
    return Arrays.stream(from)
        .mapToObj(option ->
            kinds.options()[option].renumbered(
                placeOfCounter, allowed[option] ? placeOfDemand : none))
        .toArray(Choice[]::new);
  }

  /**
   * Some kinds as a problem of their own: what the other kinds do has no bearing on them.
   *
   * @param kinds these kinds, and the counters and demands that are still open among them
   * @param open the attacks still open, as far as these creatures go
   * @param from the option of the whole that each option is
   * @param counters the counter of the whole that each counter is
   * @param worth what each option is worth
   */
  // Read by the search; nobody compares parts.
  @SuppressWarnings("ArrayRecordComponent")
  public record Component(Kinds kinds, Face open, int[] from, int[] counters, long[] worth) {

    /** What is earned here at most where the counters of the whole have these prices. */
    BoundProof.Bound bound(long[] price, long[] groupWorth) {
      long[] own = Arrays.stream(counters).mapToLong(counter -> price[counter]).toArray();
      List<BoundProof.Paid> paid = BoundProof.Paid.of(own, open.low(), open.high());
      long sum = paid.stream().mapToLong(one -> one.price() * one.bound()).sum();
      boolean[] possible = open.possible(kinds, kinds.raises());
      for (int kind = 0; kind < kinds.size(); kind++) {
        sum += Face.gain(kinds, kind, possible, worth, own) * kinds.members()[kind].length;
      }
      for (AttackModel.Bonus bonus : kinds.problem().bonuses()) {
        sum += groupWorth[bonus.group()];
      }
      return new BoundProof.Bound(paid, sum);
    }

    /** Puts what is so of each option here in its place in the whole. */
    public void put(int[] here, int[] whole) {
      for (int option = 0; option < from.length; option++) {
        whole[from[option]] = here[option];
      }
    }

    /** As {@link #put(int[], int[])}. */
    public void put(long[] here, long[] whole) {
      for (int option = 0; option < from.length; option++) {
        whole[from[option]] = here[option];
      }
    }
  }
}
