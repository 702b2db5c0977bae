package casebook.engine.maximum.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * How often the requirements of a group exist: once for each formula that holds, and once for each
 * creature that the counters count.
 */
public record Multiplicity(List<Formula> formulas, List<Integer> counters) {

  /** How often where the counters have come to these values. */
  int at(int[] values) {
    return least(values, values);
  }

  /** How often at least, wherever the counters come to within these bounds. */
  public int least(int[] low, int[] high) {
    int times = 0;
    for (int index = 0; index < formulas.size(); index++) {
      times += formulas.get(index).isCertain(low, high) ? 1 : 0;
    }
    for (int index = 0; index < counters.size(); index++) {
      times += low[counters.get(index)];
    }
    return times;
  }

  /** How often at most, wherever the counters come to within these bounds. */
  public int most(int[] low, int[] high) {
    int times = 0;
    for (int index = 0; index < formulas.size(); index++) {
      times += formulas.get(index).isLost(low, high) ? 0 : 1;
    }
    for (int index = 0; index < counters.size(); index++) {
      times += high[counters.get(index)];
    }
    return times;
  }

  /**
   * Narrows bounds to where it is between so often and so often, as far as that is a question of
   * one counter; otherwise they are left as they are.
   */
  public void narrow(int least, int most, int[] low, int[] high) {
    if (formulas.isEmpty() && counters.size() == 1) {
      int counter = counters.getFirst();
      low[counter] = Math.max(low[counter], least);
      high[counter] = Math.min(high[counter], most);
    } else if (counters.isEmpty()
        && formulas.size() == 1
        && formulas.getFirst() instanceof Formula.Reached(int counter, int threshold)) {
      if (least > 0) {
        low[counter] = Math.max(low[counter], threshold);
      }
      if (most <= 0) {
        high[counter] = Math.min(high[counter], threshold - 1);
      }
    }
  }

  /** The same asked of counters that are numbered anew. */
  public Multiplicity renumbered(int[] place) {
    var otherFormulas = new ArrayList<Formula>(formulas.size());
    for (Formula formula : formulas) {
      otherFormulas.add(formula.renumbered(place));
    }
    var otherCounters = new ArrayList<Integer>(counters.size());
    for (int counter : counters) {
      otherCounters.add(place[counter]);
    }
    return new Multiplicity(otherFormulas, otherCounters);
  }

  /** Visits the counters that it depends on. */
  public void forEachCounter(IntConsumer visit) {
    formulas.forEach(formula -> formula.forEachReached(one -> visit.accept(one.counter())));
    counters.forEach(visit::accept);
  }
}
