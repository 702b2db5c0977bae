package casebook.engine.maximum;

import casebook.engine.force.Viewpoint.Pair;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The sets of costs that an attack near a declared one may still pay.
 *
 * @param fewestDroppedFirst the sets, those first that drop the fewest of the costs that are paid
 * @param costs how many costs are paid
 * @param every up to how many dropped costs all sets are there; of those that drop more, there is
 *     at least one for each number
 */
record PaidSets(List<Set<Pair>> fewestDroppedFirst, int costs, int every) {

  /** How many sets are listed before only one for each number is. */
  private static final int MOST_SETS = 128;

  static PaidSets of(List<Pair> paid) {
    var sets = new LinkedHashSet<Set<Pair>>();
    sets.add(new LinkedHashSet<>(paid));
    var queue = new ArrayList<>(sets);
    int next = 0;
    for (; next < queue.size() && queue.size() < MOST_SETS; next++) {
      for (Pair dropped : queue.get(next)) {
        var fewer = new LinkedHashSet<>(queue.get(next));
        fewer.remove(dropped);
        if (sets.add(fewer)) {
          queue.add(fewer);
        }
      }
    }
    int every = next < queue.size() ? paid.size() - queue.get(next).size() : paid.size();
    for (int dropped = every + 1; dropped <= paid.size(); dropped++) {
      sets.add(new LinkedHashSet<>(paid.subList(dropped, paid.size())));
    }
    return new PaidSets(
        sets.stream().sorted((one, other) -> other.size() - one.size()).toList(),
        paid.size(),
        every);
  }

  /** Whether all sets are there that drop fewer than so many costs. */
  boolean areAllThatDropFewerThan(int dropped) {
    return every >= Math.min(costs, dropped - 1);
  }
}
