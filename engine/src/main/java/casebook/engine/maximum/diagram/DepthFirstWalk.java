package casebook.engine.maximum.diagram;

import casebook.engine.maximum.diagram.ReducedModel.Option;
import casebook.rules.work.Cancellation;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * Depth-first search through attacks with a given number of changed creatures, in their order:
 * creature by creature, changes first. What was left of a creature's choices in vain is not tried
 * again from the same state.
 */
public final class DepthFirstWalk {
  private final ReducedModel reduced;
  private final CreatureOrder turns;
  private final int changes;
  private final BiPredicate<DiagramState, Long> goal;

  /** From each creature on, how many can still change, and how many have to. */
  private final int[] canChange;

  private final int[] mustChange;
  private final Set<Place> inVain = new HashSet<>();
  private long stepsLeft;

  private record Place(int creature, DiagramState state, int changes, long earned) {}

  /**
   * A walk over what is left of a problem.
   *
   * @param goal which attacks are sought, by the state they come to and what they earn
   */
  public DepthFirstWalk(
      ReducedModel reduced,
      CreatureOrder turns,
      int changes,
      BiPredicate<DiagramState, Long> goal,
      long mostSteps) {
    int size = turns.size();
    this.reduced = reduced;
    this.turns = turns;
    this.changes = changes;
    this.goal = goal;
    this.stepsLeft = mostSteps;
    canChange = new int[size + 1];
    mustChange = new int[size + 1];
    for (int creature = size - 1; creature >= 0; creature--) {
      boolean can = false;
      boolean must = true;
      for (int place = 0; place < turns.choices()[creature].length; place++) {
        can |= turns.isChange(creature, place);
        must &= turns.isChange(creature, place);
      }
      canChange[creature] = canChange[creature + 1] + (can ? 1 : 0);
      mustChange[creature] = mustChange[creature + 1] + (must ? 1 : 0);
    }
  }

  /** How many steps it may still take; negative where it ended because of that. */
  public long stepsLeft() {
    return stepsLeft;
  }

  /** Whether the walk ended because it took too many steps. */
  public boolean isOver() {
    return stepsLeft < 0;
  }

  /**
   * Visits the attacks that are sought: the choices of the creatures in each.
   *
   * @param take takes an attack, and says whether the next one is to be looked for
   */
  public void forEach(Predicate<int[]> take) {
    int size = turns.size();
    var places = new Place[size + 1];
    int[] next = new int[size + 1];
    boolean[] found = new boolean[size + 1];
    int[] chosen = new int[size];
    places[0] = new Place(0, DiagramState.start(reduced.problem(), reduced.columns()), 0, 0);
    int at = 0;
    while (at >= 0 && stepsLeft-- > 0) {
      Cancellation.check();
      if (at == size) {
        found[at] = isGoal(places[at]);
        if (found[at] && !take.test(chosen.clone())) {
          return;
        }
      }
      Optional<Place> further = at < size ? further(places[at], next[at]) : Optional.empty();
      if (further.isPresent()) {
        chosen[at] = turns.choices()[at][next[at]++];
        if (!inVain.contains(further.get())) {
          at++;
          places[at] = further.get();
          next[at] = 0;
          found[at] = false;
        }
      } else if (at < size && next[at] < turns.choices()[at].length) {
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
  }

  private boolean isGoal(Place place) {
    return place.changes() == changes
        && place.state().isComplete(reduced.problem())
        && goal.test(place.state(), place.earned());
  }

  private Optional<Place> further(Place from, int next) {
    int creature = from.creature();
    if (next >= turns.choices()[creature].length) {
      return Optional.empty();
    }
    int changed = from.changes() + (turns.isChange(creature, next) ? 1 : 0);
    if (changed + mustChange[creature + 1] > changes
        || changed + canChange[creature + 1] < changes) {
      return Optional.empty();
    }
    Option option = turns.options()[creature][next];
    Optional<DiagramState> state = from.state().after(reduced.problem(), option.choice());
    return state.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Place(creature + 1, state.orElseThrow(), changed, from.earned() + option.earned()));
  }
}
