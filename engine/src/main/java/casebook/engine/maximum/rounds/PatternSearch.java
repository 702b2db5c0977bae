package casebook.engine.maximum.rounds;

import casebook.engine.maximum.bound.BranchAndBound;
import casebook.engine.maximum.bound.Face;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.maximum.model.Multiplicity;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for attacks given which a declared one could still be among the best: what exists given
 * them must not be obeyed better by an attack that is known to challenge it.
 */
final class PatternSearch {

  /** Up to so many patterns, every one is looked at. */
  private static final long MOST_PATTERNS = 64;

  private final RoundsByMaxima rounds;
  private final AttackProfile row;
  private final Face open;
  private final List<Given> challengers = new ArrayList<>();

  /** How often each group exists at least, and at most. */
  private final int[] least;

  private final int[] most;

  /**
   * An open attack.
   *
   * @param taken how many creatures take each option in it
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Given(AttackProfile row, int[] taken) {
    List<Integer> existing() {
      return row.existing();
    }
  }

  /** Another attack to look at; empty where all there are have been tried. */
  record Next(Optional<Given> given, boolean isUnsettled) {
    static final Next NONE = new Next(Optional.empty(), false);
    static final Next UNSETTLED = new Next(Optional.empty(), true);

    static Next of(Given given) {
      return new Next(Optional.of(given), false);
    }
  }

  PatternSearch(RoundsByMaxima rounds, AttackProfile row, Face open) {
    this.rounds = rounds;
    this.row = row;
    this.open = open;
    List<Multiplicity> groups = rounds.kinds().problem().existing();
    least = new int[groups.size()];
    most = new int[groups.size()];
    Arrays.setAll(least, group -> groups.get(group).least(open.low(), open.high()));
    Arrays.setAll(most, group -> groups.get(group).most(open.low(), open.high()));
  }

  /** Takes an open attack into account that obeys more than the row of what exists given one. */
  void challenge(Given challenger) {
    challengers.add(challenger);
  }

  /** The next attack's requirements to look at, tried ones left out. */
  Next next(Set<List<Integer>> tried) {
    for (Given challenger : challengers) {
      if (!tried.contains(challenger.existing()) && isOpen(challenger.existing())) {
        return Next.of(challenger);
      }
    }
    while (true) {
      Cancellation.check();
      if (!narrow()) {
        return Next.NONE;
      }
      int first = -1;
      long patterns = 1;
      for (int group = 0; group < least.length; group++) {
        if (least[group] < most[group]) {
          first = first < 0 ? group : first;
          patterns = Math.min(MOST_PATTERNS + 1, patterns * (most[group] - least[group] + 1));
        }
      }
      if (patterns <= MOST_PATTERNS) {
        return nextOfFew(tried);
      }
      int[] more = least.clone();
      more[first]++;
      Optional<Optional<Given>> given = given(more, most);
      if (given.isEmpty()) {
        return Next.UNSETTLED;
      }
      if (given.get().isPresent()) {
        Given found = given.get().get();
        return !tried.contains(found.existing()) && isOpen(found.existing())
            ? Next.of(found)
            : Next.UNSETTLED;
      }
      most[first] = least[first];
    }
  }

  /**
   * Narrows how often groups can exist given an attack that leaves the row among the best: no
   * challenger must obey more of what then exists. False where there is no such attack.
   */
  private boolean narrow() {
    boolean changed = true;
    while (changed) {
      Cancellation.check();
      changed = false;
      for (Given given : challengers) {
        AttackProfile challenger = given.row();
        long ahead = 0;
        for (int group = 0; group < least.length; group++) {
          long more = (long) challenger.obeyed().get(group) - row.obeyed().get(group);
          ahead += more * (more > 0 ? least[group] : most[group]);
        }
        if (ahead > 0) {
          return false;
        }
        for (int group = 0; group < least.length; group++) {
          long more = (long) challenger.obeyed().get(group) - row.obeyed().get(group);
          if (more > 0 && least[group] - ahead / more < most[group]) {
            most[group] = (int) (least[group] - ahead / more);
            changed = true;
          } else if (more < 0 && most[group] - ahead / more > least[group]) {
            least[group] = (int) (most[group] - ahead / more);
            changed = true;
          }
        }
      }
    }
    return true;
  }

  /** The next where so few patterns are left that every one can be looked at. */
  private Next nextOfFew(Set<List<Integer>> tried) {
    int[] existing = least.clone();
    while (true) {
      List<Integer> pattern = Arrays.stream(existing).boxed().toList();
      if (!tried.contains(pattern) && isOpen(pattern)) {
        Optional<Optional<Given>> found = given(existing, existing);
        if (found.isEmpty()
            || found.get().filter(one -> !one.existing().equals(pattern)).isPresent()) {
          return Next.UNSETTLED;
        }
        if (found.get().isPresent()) {
          return Next.of(found.get().get());
        }
      }
      int group = 0;
      while (group < existing.length && existing[group] == most[group]) {
        existing[group] = least[group];
        group++;
      }
      if (group == existing.length) {
        return Next.NONE;
      }
      existing[group]++;
    }
  }

  /** Whether no challenger obeys more of these than the row. */
  private boolean isOpen(List<Integer> existing) {
    return challengers.stream().allMatch(one -> one.row().score(existing) <= row.score(existing));
  }

  /**
   * Some open attack given which each group exists so often at least and at most, as far as that
   * can be asked for; inside empty where there is none, outside where that can't be told.
   */
  private Optional<Optional<Given>> given(int[] atLeast, int[] atMost) {
    Kinds kinds = rounds.kinds();
    int[] low = open.low().clone();
    int[] high = open.high().clone();
    for (int group = 0; group < atLeast.length; group++) {
      kinds.problem().existing().get(group).narrow(atLeast[group], atMost[group], low, high);
    }
    var face = new Face(open.barred(), low, high, open.member());
    long[] nothing = new long[kinds.options().length];
    Optional<Optional<BranchAndBound.Found>> member =
        BranchAndBound.above(-1, kinds, face, new long[kinds.problem().groups()], nothing);
    if (member.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(member.get().map(found -> rounds.given(found.taken())));
  }
}
