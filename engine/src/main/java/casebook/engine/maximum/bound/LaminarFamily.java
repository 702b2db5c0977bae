package casebook.engine.maximum.bound;

import java.util.ArrayList;
import java.util.List;

/**
 * A laminar family of counters: a tree, each within its parent, as far as they lie within each
 * other or apart.
 *
 * @param counter the counter at each node; node 0 has none
 * @param parent the node that each node lies in
 * @param crossing the counters that cross one of these
 */
// Read in the innermost loops; nobody compares nests.
@SuppressWarnings("ArrayRecordComponent")
record LaminarFamily(int[] counter, int[] parent, List<Integer> crossing) {

  /**
   * Puts counters in a tree; where two cross, the earlier one is in it.
   *
   * @param raises which counters each option raises
   * @param allowed which options are possible
   * @param counters how many counters there are
   */
  static LaminarFamily of(List<Integer> wanted, int[][] raises, boolean[] allowed, int counters) {
    int[][] shared = shared(wanted, raises, allowed, counters);
    var inside = new ArrayList<Integer>();
    var crossing = new ArrayList<Integer>();
    for (int one = 0; one < wanted.size(); one++) {
      boolean crosses = false;
      for (int other : inside) {
        int both = shared[one][other];
        crosses |= both > 0 && both < shared[one][one] && both < shared[other][other];
      }
      if (crosses) {
        crossing.add(wanted.get(one));
      } else {
        inside.add(one);
      }
    }
    inside.sort((one, other) -> Integer.compare(shared[other][other], shared[one][one]));
    int[] counter = new int[inside.size() + 1];
    int[] parent = new int[inside.size() + 1];
    counter[0] = -1;
    for (int node = 1; node < counter.length; node++) {
      int own = inside.get(node - 1);
      counter[node] = wanted.get(own);
      for (int above = 1; above < node; above++) {
        if (shared[own][inside.get(above - 1)] == shared[own][own] && shared[own][own] > 0) {
          parent[node] = above;
        }
      }
    }
    return new LaminarFamily(counter, parent, crossing);
  }

  /** How many options each two of the wanted counters share. */
  private static int[][] shared(
      List<Integer> wanted, int[][] raises, boolean[] allowed, int counters) {
    int[] place = new int[counters];
    for (int index = 0; index < wanted.size(); index++) {
      place[wanted.get(index)] = index + 1;
    }
    int[][] shared = new int[wanted.size()][wanted.size()];
    int[] raised = new int[wanted.size()];
    for (int option = 0; option < raises.length; option++) {
      int many = 0;
      for (int counter : raises[option]) {
        if (place[counter] > 0 && allowed[option]) {
          raised[many++] = place[counter] - 1;
        }
      }
      for (int one = 0; one < many; one++) {
        for (int other = 0; other < many; other++) {
          shared[raised[one]][raised[other]]++;
        }
      }
    }
    return shared;
  }
}
