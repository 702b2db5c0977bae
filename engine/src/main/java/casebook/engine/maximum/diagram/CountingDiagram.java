package casebook.engine.maximum.diagram;

import casebook.engine.maximum.diagram.ReducedCostFixing.ReducedModel;
import casebook.engine.maximum.diagram.ReducedCostFixing.ReducedModel.Alike;
import casebook.engine.maximum.diagram.ReducedCostFixing.ReducedModel.Option;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.Kinds;
import casebook.rules.work.Cancellation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The decision diagram of every attack of a problem, class by class: one layer of states for each
 * class of creatures decided. Multinomial coefficients count the ways in which the creatures of a
 * class share out their options: a thousand tokens take no more steps than a few.
 *
 * <p>Where all requirements exist for every attack, only the best ways to each state are kept.
 * Where some are conditional, ways with different earnings lead to different states.
 */
public final class CountingDiagram {

  /** The most steps, from one state to the next, before giving up. */
  public static final int MOST_STEPS = 150_000;

  /** The same where requirements are conditional: then the verdict may depend on it. */
  public static final int MOST_STEPS_WHERE_CONDITIONAL = 1_500_000;

  /** The most groups of requirements that are told apart: they can exist in 2^n ways. */
  private static final int MOST_COLUMNS = 16;

  /** The most numbers in all states, before giving up. */
  private static final long MOST_NUMBERS = 48_000_000;

  /** Counting with numbers of this many bits takes as long as another step. */
  private static final int BITS_OF_A_STEP = 2_048;

  private final ReducedModel reduced;
  private final List<Map<DiagramState, Way>> layers = new ArrayList<>();
  private long stepsLeft;
  private long numbers;

  /** The best ways to a state: what they earn, and how many they are. */
  private record Way(long earned, BigInteger count) {

    Way times(BigInteger ways, long more) {
      return new Way(earned + more, count.multiply(ways));
    }

    static Way better(Way one, Way other) {
      if (one.earned != other.earned) {
        return one.earned > other.earned ? one : other;
      }
      return new Way(one.earned, one.count.add(other.count));
    }
  }

  /**
   * Some creatures of a class have made their choice.
   *
   * @param left how many haven't
   * @param free among how many ways that make no difference each of them can choose
   */
  private record Stage(DiagramState state, int left, int free) {}

  private CountingDiagram(ReducedModel reduced, long mostSteps) {
    this.reduced = reduced;
    this.stepsLeft = mostSteps;
  }

  /** All attacks of a problem; empty where that takes more steps, or too many numbers. */
  public static Optional<CountingDiagram> of(ReducedModel reduced, long mostSteps) {
    if (reduced.columns() > MOST_COLUMNS) {
      return Optional.empty();
    }
    var census = new CountingDiagram(reduced, mostSteps);
    DiagramState start = DiagramState.start(reduced.problem(), reduced.columns());
    Map<DiagramState, Way> last = Map.of(start, new Way(0, BigInteger.ONE));
    census.layers.add(last);
    long ofState = start.numbers();
    for (Alike alike : reduced.classes()) {
      var next = new LinkedHashMap<DiagramState, Way>();
      for (Map.Entry<DiagramState, Way> entry : last.entrySet()) {
        Cancellation.check();
        census
            .decided(alike, alike.size(), entry.getKey(), entry.getValue())
            .forEach((state, way) -> next.merge(state, way, Way::better));
        if (census.stepsLeft < 0 || census.numbers + ofState * next.size() > MOST_NUMBERS) {
          return Optional.empty();
        }
      }
      census.numbers += ofState * next.size();
      census.layers.add(next);
      last = next;
    }
    return Optional.of(census);
  }

  /** The states after {@code size} creatures of a class have decided. */
  private Map<DiagramState, Way> decided(Alike alike, int size, DiagramState from, Way way) {
    if (stepsLeft < 0 || size == 0) {
      return Map.of(from, way);
    }
    var into = new LinkedHashMap<DiagramState, Way>();
    if (size == 1 || alike.options().size() == 1) {
      for (Option option : alike.options()) {
        stepsLeft--;
        after(from, option, size)
            .ifPresent(to ->
                into.merge(
                    to,
                    way.times(BigInteger.valueOf(option.times()).pow(size), option.earned() * size),
                    Way::better));
      }
      return into;
    }
    boolean isEvenly = alike.options().stream().allMatch(option -> option.earned() == 0);
    int free = alike.options().stream().filter(Option::isIdle).mapToInt(Option::times).sum();
    Map<Stage, Way> now = Map.of(new Stage(from, size, free), way);
    for (Option option : alike.options()) {
      if (!option.isIdle()) {
        var next = new LinkedHashMap<Stage, Way>();
        now.forEach((stage, of) -> choose(option, isEvenly, stage, of, next));
        now = next;
      }
    }
    now.forEach((stage, of) -> {
      stepsLeft -= of.count().bitLength() / BITS_OF_A_STEP;
      if (stage.left() == 0 || stage.free() > 0) {
        BigInteger ways = BigInteger.valueOf(stage.free()).pow(stage.left());
        into.merge(stage.state(), of.times(ways, 0), Way::better);
      }
    });
    into.values().removeIf(of -> of.count().signum() == 0);
    return into;
  }

  /**
   * Lets some of those that are left take an option.
   *
   * <p>From some number on, more make no difference: then all that are left are free to take it,
   * and the ways in which too few do are taken off again.
   *
   * @param isEvenly whether all options earn the same, so that nothing taken off is better than
   *     what is left
   */
  private void choose(Option option, boolean isEvenly, Stage stage, Way way, Map<Stage, Way> next) {
    var fewer = new ArrayList<BigInteger>();
    BigInteger ways = BigInteger.ONE;
    for (int many = 0; many <= stage.left() && stepsLeft >= 0; many++) {
      Cancellation.check();
      stepsLeft -= 1 + ways.bitLength() / BITS_OF_A_STEP;
      Optional<DiagramState> to = after(stage.state(), option, many);
      if (to.isEmpty()) {
        return;
      }
      if (isEvenly && many < stage.left() && after(to.get(), option, 1).equals(to)) {
        next.merge(
            new Stage(to.get(), stage.left(), stage.free() + option.times()), way, Way::better);
        for (int few = 0; few < many; few++) {
          next.merge(
              new Stage(to.get(), stage.left() - few, stage.free()),
              way.times(fewer.get(few).negate(), 0),
              Way::better);
        }
        return;
      }
      next.merge(
          new Stage(to.get(), stage.left() - many, stage.free()),
          way.times(ways, option.earned() * many),
          Way::better);
      fewer.add(ways);
      ways =
          ways.multiply(BigInteger.valueOf((long) (stage.left() - many) * option.times()))
              .divide(BigInteger.valueOf(many + 1L));
    }
  }

  private Optional<DiagramState> after(DiagramState state, Option option, int many) {
    return many == 0 ? Optional.of(state) : state.after(reduced.problem(), option.choice(), many);
  }

  /** How many of the steps are left. */
  public long stepsLeft() {
    return stepsLeft;
  }

  /** How many numbers are in its states. */
  public long numbers() {
    return numbers;
  }

  /** How many attacks earn the most. */
  public BigInteger countOfBest() {
    Optional<Way> best = Optional.empty();
    for (Map.Entry<DiagramState, Way> entry : complete().entrySet()) {
      long ofPlayers =
          reduced.problem().bonuses().stream()
              .filter(bonus -> bonus.obeyed().holds(entry.getKey().counters()))
              .count();
      Way way = entry.getValue().times(BigInteger.ONE, ofPlayers);
      best = Optional.of(best.map(one -> Way.better(one, way)).orElse(way));
    }
    return best.map(Way::count).orElse(BigInteger.ZERO);
  }

  /** The rows of the attacks, each with how many attacks have it. */
  public Map<AttackProfile, BigInteger> rows() {
    var rows = new LinkedHashMap<AttackProfile, BigInteger>();
    complete()
        .forEach((state, way) -> rows.merge(reduced.row(state), way.count(), BigInteger::add));
    return rows;
  }

  private Map<DiagramState, Way> complete() {
    var complete = new LinkedHashMap<>(layers.getLast());
    complete.keySet().removeIf(state -> !state.isComplete(reduced.problem()));
    return complete;
  }

  /** For each option of each kind, whether some creature takes it in an attack with such a row. */
  public boolean[] taken(Kinds kinds, Set<AttackProfile> rows) {
    stepsLeft = Long.MAX_VALUE;
    boolean[][] taken = new boolean[reduced.classes().size()][];
    Set<DiagramState> alive = new HashSet<>(complete().keySet());
    alive.removeIf(state -> !rows.contains(reduced.row(state)));
    for (int index = taken.length - 1; index >= 0; index--) {
      Alike alike = reduced.classes().get(index);
      taken[index] = new boolean[alike.options().size()];
      var before = new HashSet<DiagramState>();
      for (DiagramState from : layers.get(index).keySet()) {
        for (int option = 0; option < taken[index].length; option++) {
          if (leads(after(from, alike, option), alike, alike.size() - 1, alive)) {
            taken[index][option] = true;
            before.add(from);
          }
        }
      }
      alive = before;
    }
    boolean[] all = new boolean[kinds.options().length];
    for (int option = 0; option < all.length; option++) {
      int place = reduced.optionOf()[option];
      all[option] = place >= 0 && taken[reduced.classOf()[kinds.kindOf(option)]][place];
    }
    return all;
  }

  /** An attack with one of these rows: how many creatures take each option; empty if none has. */
  public Optional<int[]> example(Kinds kinds, Set<AttackProfile> rows) {
    stepsLeft = Long.MAX_VALUE;
    return complete().keySet().stream()
        .filter(state -> rows.contains(reduced.row(state)))
        .findFirst()
        .map(state -> wayTo(kinds, state));
  }

  /** The options that creatures take on a way to a state, class by class from the last one. */
  private int[] wayTo(Kinds kinds, DiagramState last) {
    int[] taken = new int[kinds.options().length];
    DiagramState to = last;
    for (int index = reduced.classes().size() - 1; index >= 0; index--) {
      Alike alike = reduced.classes().get(index);
      Set<DiagramState> end = Set.of(to);
      DiagramState from =
          layers.get(index).keySet().stream()
              .filter(state -> leads(Optional.of(state), alike, alike.size(), end))
              .findFirst()
              .orElseThrow();
      to = from;
      int left = alike.size();
      for (int kind = 0; kind < kinds.size(); kind++) {
        for (int _ : reduced.classOf()[kind] == index ? kinds.members()[kind] : new int[0]) {
          left--;
          for (int option = kinds.first()[kind]; option < kinds.first()[kind + 1]; option++) {
            Optional<DiagramState> next = after(from, alike, reduced.optionOf()[option]);
            if (leads(next, alike, left, end)) {
              taken[option]++;
              from = next.orElseThrow();
              break;
            }
          }
        }
      }
    }
    return taken;
  }

  /** The state after one of a class takes the option at a place. */
  private Optional<DiagramState> after(DiagramState state, Alike alike, int place) {
    return place < 0 ? Optional.empty() : after(state, alike.options().get(place), 1);
  }

  /** Whether {@code size} creatures of a class can lead from a state to one of the others. */
  private boolean leads(Optional<DiagramState> from, Alike alike, int size, Set<DiagramState> to) {
    var one = new Way(0, BigInteger.ONE);
    return from.stream()
        .flatMap(state -> decided(alike, size, state, one).keySet().stream())
        .anyMatch(to::contains);
  }
}
