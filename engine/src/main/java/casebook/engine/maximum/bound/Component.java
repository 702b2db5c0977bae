package casebook.engine.maximum.bound;

import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.Kinds;
import java.util.Arrays;
import java.util.List;

/**
 * Some kinds of a problem as a problem of their own: what the other kinds do has no bearing on
 * them.
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

  /**
   * What is earned here at most where slots have these prices.
   *
   * @param price the price of each counter of the whole
   */
  BoundProof.Bound bound(long[] price, long[] groupWorth) {
    long[] own = Arrays.stream(counters).mapToLong(counter -> price[counter]).toArray();
    List<BoundProof.Paid> paid = BoundProof.Paid.of(own, open.low(), open.high());
    long sum = paid.stream().mapToLong(one -> one.price() * one.bound()).sum();
    for (int kind = 0; kind < kinds.size(); kind++) {
      sum += open.gain(kinds, kind, worth, own) * kinds.members()[kind].length;
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
