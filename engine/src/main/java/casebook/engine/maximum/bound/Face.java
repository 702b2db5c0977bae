package casebook.engine.maximum.bound;

import casebook.engine.maximum.bound.Components.Component;
import casebook.engine.maximum.model.Kinds;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A node of branch and bound: the attacks without barred options and with counters within bounds.
 *
 * @param member how many creatures take each option in one of the attacks
 */
// Read by the search; nobody compares faces.
@SuppressWarnings("ArrayRecordComponent")
public record Face(boolean[] barred, int[] low, int[] high, int[] member) {

  /** All attacks that disobey no restriction. */
  public static Face whole(Kinds kinds) {
    int options = kinds.options().length;
    int[] high = kinds.able().clone();
    for (int counter = 0; counter < high.length; counter++) {
      high[counter] = Math.min(high[counter], kinds.problem().limit()[counter]);
    }
    int[] none = new int[options];
    for (int kind = 0; kind < kinds.size(); kind++) {
      none[kinds.first()[kind]] = kinds.members()[kind].length;
    }
    return new Face(new boolean[options], new int[high.length], high, none);
  }

  /** Whether an attack with these counters is one of them. */
  boolean includes(int[] taken, int[] count) {
    return IntStream.range(0, taken.length).noneMatch(one -> barred[one] && taken[one] > 0)
        && IntStream.range(0, count.length)
            .allMatch(one -> low[one] <= count[one] && count[one] <= high[one]);
  }

  /**
   * The reduced cost of each option: what is lost at least where a creature takes it; 0 if unknown.
   */
  public long[] losses(Kinds kinds, long[] worth, BranchAndBound.Found found) {
    long[] losses = new long[worth.length];
    if (found.proof() instanceof BoundProof.Sum(var parts)) {
      for (BoundProof.Solved one : parts) {
        Component part = one.part();
        long[] here = part.open().losses(part.kinds(), part.worth(), one.found());
        part.put(here, losses);
      }
    }
    boolean[] possible = possible(kinds, kinds.raises());
    Optional<long[]> price = prices(found);
    for (int kind = 0; kind < kinds.size() && price.isPresent(); kind++) {
      long gain = gain(kinds, kind, possible, worth, price.get());
      for (int option = kinds.first()[kind]; option < kinds.first()[kind + 1]; option++) {
        losses[option] =
            possible[option] ? gain - left(kinds, option, worth, price.get()) : Long.MAX_VALUE;
      }
    }
    return losses;
  }

  /** The price of each counter; empty where a maximum is proved otherwise. */
  private Optional<long[]> prices(BranchAndBound.Found found) {
    if (!(found.proof() instanceof BoundProof.Bound(var paid, long bound))
        || bound != found.worth()) {
      return Optional.empty();
    }
    long[] price = new long[low.length];
    paid.forEach(one -> price[one.counter()] = one.price());
    return Optional.of(price);
  }

  /** What a creature of a kind gains at most where what is counted has these prices. */
  static long gain(Kinds kinds, int kind, boolean[] possible, long[] worth, long[] price) {
    long gain = Long.MIN_VALUE;
    for (int option = kinds.first()[kind]; option < kinds.first()[kind + 1]; option++) {
      if (possible[option]) {
        gain = Math.max(gain, left(kinds, option, worth, price));
      }
    }
    return gain;
  }

  private static long left(Kinds kinds, int option, long[] worth, long[] price) {
    long left = worth[option];
    for (int counter : kinds.options()[option].raises()) {
      left -= price[counter];
    }
    return left;
  }

  /** Which options, each of which raises some counters, nothing that is settled forbids. */
  public boolean[] possible(Kinds kinds, int[][] raises) {
    boolean[] lost = new boolean[kinds.problem().demands().size()];
    for (int demand = 0; demand < lost.length; demand++) {
      lost[demand] = kinds.problem().demands().get(demand).isLost(low, high);
    }
    boolean[] possible = new boolean[raises.length];
    for (int option = 0; option < possible.length; option++) {
      possible[option] = !barred[option];
      for (int counter : raises[option]) {
        possible[option] &= high[counter] > 0;
      }
      for (int demand : kinds.options()[option].demands()) {
        possible[option] &= !lost[demand];
      }
    }
    return possible;
  }
}
