package casebook.engine.maximum.near;

import casebook.engine.maximum.near.NearestSearch.Near;
import casebook.engine.maximum.near.NearestSearch.Solved;
import casebook.engine.maximum.near.NearestSearch.Space;
import casebook.rules.work.Cancellation;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The subspaces of the k best solutions: the attacks that first differ from one at each creature.
 */
final class Subspaces {
  private final NearestSearch nearby;
  private final LawlerMurty apart;
  private final Near near;
  private final Map<Integer, Optional<Solved>> solved = new HashMap<>();
  private final boolean[] isDone;

  Subspaces(NearestSearch nearby, LawlerMurty apart, Near near) {
    this.nearby = nearby;
    this.apart = apart;
    this.near = near;
    this.isDone = new boolean[near.choices().length];
  }

  /** The nearest attack in a space that isn't done yet, which then is. */
  Optional<Near> next(int mostChanges) {
    Optional<Near> best = Optional.empty();
    int changes = mostChanges;
    for (int turn = Math.max(0, near.space().turn()); turn < isDone.length; turn++) {
      Cancellation.check();
      int least = isDone[turn] ? Integer.MAX_VALUE : leastChanges(turn);
      if (least == Integer.MAX_VALUE
          || least > changes
          || (best.isPresent() && least == changes && comesFirst(best.get()))) {
        continue;
      }
      Space space = space(turn);
      Optional<Solved> here = solved(turn, space);
      if (here.isPresent()
          && (here.get().changes() < changes
              || (here.get().changes() == changes
                  && !(best.isPresent() && comesFirst(best.get()))))) {
        changes = here.get().changes();
        best = Optional.of(apart.first(space, here.get()));
      }
    }
    return best;
  }

  void done(Near found) {
    isDone[found.space().turn()] = true;
  }

  /** Whether a near attack is before all that differ from this one only later. */
  private boolean comesFirst(Near other) {
    int turn = other.space().turn();
    return nearby.rank(turn, other.choices()[turn]) < nearby.rank(turn, near.choices()[turn]);
  }

  private Space space(int turn) {
    int[] fixed = near.choices().clone();
    Arrays.fill(fixed, turn, fixed.length, -1);
    var excluded = new BitSet();
    if (turn == near.space().turn()) {
      excluded.or(near.space().excluded());
    }
    excluded.set(near.choices()[turn]);
    return new Space(fixed, turn, excluded);
  }

  private Optional<Solved> solved(int turn, Space space) {
    return solved.computeIfAbsent(turn, _ -> nearby.solve(space, Integer.MAX_VALUE));
  }

  /** How many changes there are at least where the creature at a turn does something else. */
  private int leastChanges(int turn) {
    if (solved.containsKey(turn)) {
      Optional<Solved> known = solved.getOrDefault(turn, Optional.empty());
      return known.map(Solved::changes).orElse(Integer.MAX_VALUE);
    }
    Solved of = near.solved();
    long least = Long.MAX_VALUE;
    for (int choice = 0; choice < nearby.choices(turn); choice++) {
      boolean isExcluded =
          choice == near.choices()[turn]
              || (turn == near.space().turn() && near.space().excluded().get(choice));
      least = isExcluded ? least : Math.min(least, of.loss(turn, choice));
    }
    long allowed = (long) near.choices().length - of.changes();
    return least > allowed ? Integer.MAX_VALUE : of.changes() + (int) least;
  }
}
