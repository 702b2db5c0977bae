package casebook.engine.maximum.near;

import casebook.engine.maximum.near.NearestSearch.Chooser;
import casebook.engine.maximum.near.NearestSearch.Near;
import casebook.engine.maximum.near.NearestSearch.Nearest;
import casebook.engine.maximum.near.NearestSearch.Solved;
import casebook.engine.maximum.near.NearestSearch.Space;
import casebook.engine.maximum.near.NearestSearch.Wanted;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The k nearest attacks by Lawler and Murty, each sought by itself: the first of its kind by fixing
 * one creature after the other, the next ones in the spaces around those before.
 */
final class LawlerMurty {
  /** How many attacks that aren't wanted are passed over: each takes a search of its own. */
  private static final int MOST_OTHERS = 8;

  private final NearestSearch nearby;

  LawlerMurty(NearestSearch nearby) {
    this.nearby = nearby;
  }

  /** So many of them, or fewer where finding more takes too long. */
  Nearest attacks(int limit, Wanted wanted) {
    var taking = new Collector(nearby, limit, wanted.where(_ -> true, MOST_OTHERS));
    Space whole = nearby.whole();
    Optional<Near> next =
        nearby.solve(whole, Integer.MAX_VALUE).map(solved -> first(whole, solved));
    var around = new ArrayList<Subspaces>();
    while (next.isPresent() && !nearby.isUnsettled() && taking.test(next.get().choices())) {
      Cancellation.check();
      around.add(new Subspaces(nearby, this, next.get()));
      next = Optional.empty();
      Optional<Subspaces> from = Optional.empty();
      for (Subspaces one : around) {
        int changes = next.map(near -> near.solved().changes()).orElse(Integer.MAX_VALUE);
        Optional<Near> here = one.next(changes);
        if (here.isPresent() && (next.isEmpty() || isBefore(here.get(), next.get()))) {
          next = here;
          from = Optional.of(one);
        }
      }
      if (from.isPresent() && next.isPresent()) {
        from.get().done(next.get());
      }
    }
    return taking.nearest(!nearby.isUnsettled());
  }

  private boolean isBefore(Near one, Near other) {
    if (one.solved().changes() != other.solved().changes()) {
      return one.solved().changes() < other.solved().changes();
    }
    for (int creature = 0; creature < nearby.size(); creature++) {
      int order =
          Integer.compare(
              nearby.rank(creature, one.choices()[creature]),
              nearby.rank(creature, other.choices()[creature]));
      if (order != 0) {
        return order < 0;
      }
    }
    return false;
  }

  /** The first in order of the nearest attacks of a space. */
  Near first(Space space, Solved nearest) {
    int[] fixed = space.fixed().clone();
    Solved now = nearest;
    int[] left = now.taken().clone();
    int creature = 0;
    while (creature < fixed.length) {
      Cancellation.check();
      List<Integer> choices = possible(space, nearest, creature);
      int first = fixed[creature] >= 0 ? fixed[creature] : choices.getFirst();
      if (choices.size() <= 1 || left[now.option(creature, first)] > 0) {
        fixed[creature] = first;
        left[now.option(creature, first)]--;
        creature++;
        continue;
      }
      List<Chooser> chosen = choosers(space, nearest, fixed, creature);
      var further = new Space(fixed, space.turn(), space.excluded());
      Optional<Solved> solved = nearby.solve(further, nearest.changes(), chosen, 0);
      if (solved.isEmpty()) {
        nearby.setUnsettled();
        return new Near(space, nearest, fixed);
      }
      now = solved.get();
      left = now.taken().clone();
      for (Chooser one : chosen) {
        for (int choice : one.choices()) {
          if (left[now.option(one.creature(), choice)] > 0) {
            fixed[one.creature()] = choice;
          }
        }
      }
    }
    return new Near(space, nearest, fixed);
  }

  /** As many creatures from one on as can choose at once. */
  private List<Chooser> choosers(Space space, Solved nearest, int[] fixed, int from) {
    var choosers = new ArrayList<Chooser>();
    long scale = 1;
    for (int creature = from; creature < fixed.length; creature++) {
      List<Integer> choices = possible(space, nearest, creature);
      scale *= choices.size();
      if (scale > nearby.mostScale() && !choosers.isEmpty()) {
        break;
      }
      if (fixed[creature] < 0) {
        choosers.add(new Chooser(creature, choices));
      }
    }
    return choosers;
  }

  /** What a creature can do in the nearest attacks of a space, as far as the proof says. */
  private List<Integer> possible(Space space, Solved nearest, int creature) {
    var possible = new ArrayList<Integer>();
    for (int choice : nearby.inOrder(creature)) {
      if (nearest.loss(creature, choice) == 0
          && !(creature == space.turn() && space.excluded().get(choice))
          && !nearby.isKeptFrom(creature, choice)) {
        possible.add(choice);
      }
    }
    return possible;
  }
}
