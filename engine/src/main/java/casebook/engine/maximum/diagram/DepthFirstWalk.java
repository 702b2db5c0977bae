package casebook.engine.maximum.diagram;

import casebook.engine.maximum.diagram.ReducedCostFixing.ReducedModel;
import casebook.engine.maximum.diagram.ReducedCostFixing.ReducedModel.Option;
import casebook.engine.maximum.model.Kinds;
import casebook.rules.work.Cancellation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Depth-first search through attacks with a given number of changed creatures, in their order:
 * creature by creature, changes first. What was left of a creature's choices in vain is not tried
 * again from the same state.
 */
public final class DepthFirstWalk {

  /** The most numbers in the states of all creatures, before giving up on knowing dead ends. */
  private static final long MOST_NUMBERS = 16_000_000;

  private final ReducedModel reduced;
  private final BiPredicate<DiagramState, Long> goal;

  /** The choices that each creature still has, in the order in which they are tried. */
  private final int[][] choices;

  /** What each of these choices comes to. */
  private final Option[][] options;

  /** The choice of each creature that is no change. */
  private final int[] declared;

  /** From each creature on, how many can still change, and how many have to. */
  private final int[] canChange;

  private final int[] mustChange;
  private final Set<Place> inVain = new HashSet<>();

  /**
   * For each creature, from which states a goal is reached, and with how many more changes, as
   * bits; empty where that isn't known.
   */
  private List<Map<DiagramState, BigInteger>> ways = List.of();

  private record Place(int creature, DiagramState state, int changes, long earned) {}

  /**
   * A walk over what is left of a problem.
   *
   * @param kinds the kinds of creatures that were reduced
   * @param declared the choice of each creature that is no change: it is tried last
   * @param goal which attacks are sought, by the state they come to and what they earn
   */
  public DepthFirstWalk(
      ReducedModel reduced, Kinds kinds, int[] declared, BiPredicate<DiagramState, Long> goal) {
    int size = declared.length;
    this.reduced = reduced;
    this.declared = declared;
    this.goal = goal;
    choices = new int[size][];
    options = new Option[size][];
    for (int kind = 0; kind < kinds.size(); kind++) {
      int first = kinds.first()[kind];
      List<Option> of = reduced.classes().get(reduced.classOf()[kind]).options();
      int last = declared[kinds.members()[kind][0]];
      int[] possible =
          IntStream.range(0, kinds.first()[kind + 1] - first)
              .filter(choice -> reduced.optionOf()[first + choice] >= 0)
              .boxed()
              .sorted(Comparator.comparing(choice -> choice == last))
              .mapToInt(Integer::intValue)
              .toArray();
      Option[] taken =
          Arrays.stream(possible)
              .mapToObj(choice -> of.get(reduced.optionOf()[first + choice]))
              .toArray(Option[]::new);
      for (int creature : kinds.members()[kind]) {
        choices[creature] = possible;
        options[creature] = taken;
      }
    }
    canChange = new int[size + 1];
    mustChange = new int[size + 1];
    for (int creature = size - 1; creature >= 0; creature--) {
      int own = declared[creature];
      boolean can = Arrays.stream(choices[creature]).anyMatch(choice -> choice != own);
      boolean must = Arrays.stream(choices[creature]).noneMatch(choice -> choice == own);
      canChange[creature] = canChange[creature + 1] + (can ? 1 : 0);
      mustChange[creature] = mustChange[creature + 1] + (must ? 1 : 0);
    }
  }

  /**
   * The same walk without dead ends: the decision diagram of all attacks, creature by creature,
   * says which states lead to a goal. Empty where it gets too large. Nothing is asked of what is
   * earned.
   */
  public Optional<DepthFirstWalk> withoutDeadEnds() {
    var diagram = new ArrayList<Map<DiagramState, List<Optional<DiagramState>>>>();
    Set<DiagramState> now = Set.of(start());
    long numbers = 0;
    for (Option[] of : options) {
      var layer = new LinkedHashMap<DiagramState, List<Optional<DiagramState>>>();
      var next = new LinkedHashSet<DiagramState>();
      for (DiagramState state : now) {
        Cancellation.check();
        List<Optional<DiagramState>> after =
            Arrays.stream(of)
                .map(option -> state.after(reduced.problem(), option.choice()))
                .toList();
        after.forEach(one -> one.ifPresent(next::add));
        layer.put(state, after);
        numbers += state.numbers();
        if (numbers > MOST_NUMBERS) {
          return Optional.empty();
        }
      }
      diagram.add(layer);
      now = next;
    }
    var last = new HashMap<DiagramState, BigInteger>();
    now.stream().filter(this::isGoal).forEach(state -> last.put(state, BigInteger.ONE));
    ways = new ArrayList<>(List.of(last));
    for (int creature = declared.length - 1; creature >= 0; creature--) {
      var changes = new HashMap<DiagramState, BigInteger>();
      for (Map.Entry<DiagramState, List<Optional<DiagramState>>> one :
          diagram.get(creature).entrySet()) {
        for (int next = 0; next < choices[creature].length; next++) {
          int more = isChange(creature, next) ? 1 : 0;
          one.getValue()
              .get(next)
              .map(ways.getFirst()::get)
              .ifPresent(of -> changes.merge(one.getKey(), of.shiftLeft(more), BigInteger::or));
        }
      }
      ways.addFirst(changes);
    }
    return Optional.of(this);
  }

  private DiagramState start() {
    return DiagramState.start(reduced.problem(), reduced.columns());
  }

  private boolean isChange(int creature, int next) {
    return choices[creature][next] != declared[creature];
  }

  /**
   * Visits the attacks that are sought: the choices of the creatures in each.
   *
   * @param changes how many creatures change
   * @param take takes an attack, and says whether the next one is to be looked for
   * @return how many steps are left; negative where it ended because of that
   */
  public long forEach(int changes, long mostSteps, Predicate<int[]> take) {
    int size = declared.length;
    var places = new Place[size + 1];
    int[] next = new int[size + 1];
    boolean[] found = new boolean[size + 1];
    int[] chosen = new int[size];
    places[0] = new Place(0, start(), changes, 0);
    long stepsLeft = mostSteps;
    int at = isInVain(places[0]) ? -1 : 0;
    while (at >= 0 && stepsLeft-- > 0) {
      Cancellation.check();
      if (at == size) {
        found[at] = isGoal(places[at]);
        if (found[at] && !take.test(chosen.clone())) {
          return stepsLeft;
        }
      }
      Optional<Place> further = at < size ? further(places[at], next[at]) : Optional.empty();
      if (further.isPresent()) {
        chosen[at] = choices[at][next[at]++];
        if (!isInVain(further.get())) {
          at++;
          places[at] = further.get();
          next[at] = 0;
          found[at] = false;
        }
      } else if (at < size && next[at] < choices[at].length) {
        next[at]++;
      } else {
        if (!found[at]) {
          inVain.add(places[at]);
        } else if (at > 0) {
          found[at - 1] = true;
        }
        at--;
      }
    }
    return stepsLeft;
  }

  private boolean isInVain(Place place) {
    if (ways.isEmpty()) {
      return inVain.contains(place);
    }
    BigInteger changes = ways.get(place.creature()).get(place.state());
    return changes == null || !changes.testBit(place.changes());
  }

  private boolean isGoal(Place place) {
    return place.changes() == 0
        && place.state().isComplete(reduced.problem())
        && goal.test(place.state(), place.earned());
  }

  private boolean isGoal(DiagramState state) {
    return isGoal(new Place(declared.length, state, 0, 0));
  }

  private Optional<Place> further(Place from, int next) {
    int creature = from.creature();
    if (next >= choices[creature].length) {
      return Optional.empty();
    }
    int left = from.changes() - (isChange(creature, next) ? 1 : 0);
    if (left < mustChange[creature + 1] || left > canChange[creature + 1]) {
      return Optional.empty();
    }
    Option option = options[creature][next];
    return from.state()
        .after(reduced.problem(), option.choice())
        .map(state -> new Place(creature + 1, state, left, from.earned() + option.earned()));
  }
}
