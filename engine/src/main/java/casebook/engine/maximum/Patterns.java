package casebook.engine.maximum;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for attacks given which a declared one could still be among the best: what exists given
 * them must not be obeyed better by an attack that is known to challenge it.
 */
final class Patterns {

  /** Of so many groups every pattern is looked at. */
  private static final int MOST_OPEN_GROUPS = 6;

  private final SolvedRounds rounds;
  private final Row row;
  private final Face open;
  private final List<Row> challengers = new ArrayList<>();
  private final BitSet certain = new BitSet();
  private final BitSet impossible = new BitSet();

  /** What exists given another attack; empty where there is none that hasn't been tried. */
  record Next(Optional<BitSet> existing, boolean isUnsettled) {
    static final Next NONE = new Next(Optional.empty(), false);
    static final Next UNSETTLED = new Next(Optional.empty(), true);

    static Next of(BitSet existing) {
      return new Next(Optional.of(existing), false);
    }
  }

  Patterns(SolvedRounds rounds, Row row, Face open) {
    this.rounds = rounds;
    this.row = row;
    this.open = open;
    List<Formula> groups = rounds.kinds().problem().existing();
    for (int group = 0; group < groups.size(); group++) {
      certain.set(group, groups.get(group).isCertain(open.low(), open.high()));
      impossible.set(group, groups.get(group).isLost(open.low(), open.high()));
    }
  }

  /** Takes an open attack into account that obeys more than the row of what exists given one. */
  void challenge(Row challenger) {
    challengers.add(challenger);
  }

  /** The next attack's requirements to look at, tried ones left out. */
  Next next(Set<BitSet> tried) {
    for (Row challenger : challengers) {
      if (!tried.contains(challenger.existing()) && isOpen(challenger.existing())) {
        return Next.of(challenger.existing());
      }
    }
    while (true) {
      SolvedRounds.Excluded excluded = rounds.excluded(row, challengers, certain, impossible);
      if (excluded.isAll()) {
        return Next.NONE;
      }
      var left = new BitSet();
      left.set(0, rounds.sizes().length);
      left.andNot(excluded.groups());
      left.andNot(certain);
      if (left.cardinality() <= MOST_OPEN_GROUPS) {
        return nextOfFew(tried, excluded.groups(), left);
      }
      var one = new BitSet();
      one.set(left.nextSetBit(0));
      Optional<Optional<BitSet>> existing = given(excluded.groups(), one);
      if (existing.isEmpty()) {
        return Next.UNSETTLED;
      }
      if (existing.get().isPresent()) {
        BitSet found = existing.get().get();
        return !tried.contains(found) && isOpen(found) ? Next.of(found) : Next.UNSETTLED;
      }
      impossible.or(one);
    }
  }

  /** The next where few groups are left, so that every pattern of them can be looked at. */
  private Next nextOfFew(Set<BitSet> tried, BitSet excluded, BitSet left) {
    int[] groups = left.stream().toArray();
    for (int pattern = 0; pattern < 1 << groups.length; pattern++) {
      var existing = (BitSet) certain.clone();
      var without = (BitSet) excluded.clone();
      var with = new BitSet();
      for (int index = 0; index < groups.length; index++) {
        boolean exists = (pattern >> index & 1) == 1;
        existing.set(groups[index], exists);
        with.set(groups[index], exists);
        without.set(groups[index], !exists);
      }
      if (!tried.contains(existing) && isOpen(existing)) {
        Optional<Optional<BitSet>> found = given(without, with);
        if (found.isEmpty() || found.get().filter(one -> !one.equals(existing)).isPresent()) {
          return Next.UNSETTLED;
        }
        if (found.get().isPresent()) {
          return Next.of(existing);
        }
      }
    }
    return Next.NONE;
  }

  /** Whether no challenger obeys more of these than the row. */
  private boolean isOpen(BitSet existing) {
    return challengers.stream().allMatch(one -> one.score(existing) <= row.score(existing));
  }

  /**
   * What exists given some open attack given which these groups exist and those don't; inside empty
   * where there is none, outside where that can't be told.
   *
   * @param included the groups that exist
   */
  private Optional<Optional<BitSet>> given(BitSet excluded, BitSet included) {
    Kinds kinds = rounds.kinds();
    int[] low = open.low().clone();
    int[] high = open.high().clone();
    for (int one = excluded.nextSetBit(0); one >= 0; one = excluded.nextSetBit(one + 1)) {
      if (kinds.problem().existing().get(one) instanceof Formula.Reached(int of, int threshold)) {
        high[of] = Math.min(high[of], threshold - 1);
      }
    }
    for (int one = included.nextSetBit(0); one >= 0; one = included.nextSetBit(one + 1)) {
      if (!(kinds.problem().existing().get(one)
          instanceof Formula.Reached(int counter, int threshold))) {
        return Optional.empty();
      }
      low[counter] = Math.max(low[counter], threshold);
    }
    var face = new Face(open.barred(), low, high, open.member());
    long[] nothing = new long[kinds.options().length];
    Optional<Optional<Maximum.Found>> member =
        Maximum.above(-1, kinds, face, new long[kinds.problem().groups()], nothing);
    if (member.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(member.get().map(found -> kinds.row(found.taken()).existing()));
  }
}
