package casebook.engine.maximum.model;

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
    return new Multiplicity(
        formulas.stream().map(formula -> formula.renumbered(place)).toList(),
        counters.stream().map(counter -> place[counter]).toList());
  }

  /** Visits the counters that it depends on. */
  public void forEachCounter(IntConsumer visit) {
    formulas.forEach(formula -> formula.forEachReached(one -> visit.accept(one.counter())));
    counters.forEach(visit::accept);
  }
}
