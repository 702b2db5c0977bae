package casebook.engine.maximum.bound;

import casebook.engine.maximum.bound.Components.Component;
import java.util.List;
import java.util.stream.IntStream;

/** Why no attack earns more than a bound, in counters of a {@link LagrangianRelaxation}. */
public sealed interface BoundProof {

  /** Either a counter has come to the threshold or it hasn't. */
  record Split(int counter, int threshold, BoundProof reached, BoundProof notReached)
      implements BoundProof {}

  /** No more than all parts earn at most is earned together. */
  record Sum(List<Solved> parts) implements BoundProof {}

  /** Whatever is not settled here is taken as given, and still no more than the bound is earned. */
  record Bound(List<Paid> paid, long bound) implements BoundProof {}

  /** What each creature that a counter counts pays, and the bound of the counter that it is for. */
  record Paid(int counter, long price, int bound) {

    /** What is paid for each counter that has a price, where the counters keep these bounds. */
    static List<Paid> of(long[] price, int[] low, int[] high) {
      return IntStream.range(0, price.length)
          .filter(counter -> price[counter] != 0)
          .mapToObj(counter ->
              new Paid(counter, price[counter], price[counter] > 0 ? high[counter] : low[counter]))
          .toList();
    }
  }

  /** A part and the most that is earned in it; its proof speaks of the part's own counters. */
  record Solved(Component part, BranchAndBound.Found found) {}
}
