package casebook.engine.maximum.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * How often the requirements of a group exist: once for each formula that holds, and once for each
 * creature that the counters count.
 */
public record Multiplicity(List<Formula> formulas, List<Integer> counters) {

  /** How often, given the counters' values. */
  public int at(int[] values) {
    int times = 0;
    for (int index = 0; index < formulas.size(); index++) {
      times += formulas.get(index).holds(values) ? 1 : 0;
    }
    for (int index = 0; index < counters.size(); index++) {
      times += values[counters.get(index)];
    }
    return times;
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
