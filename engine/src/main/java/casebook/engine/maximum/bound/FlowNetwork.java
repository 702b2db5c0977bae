package casebook.engine.maximum.bound;

import casebook.engine.maximum.model.Kinds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The network of a minimum-cost flow: what each kind is worth at each node of a laminar family.
 * Kinds that are worth the same everywhere are one supply.
 */
final class FlowNetwork {
  private final Kinds kinds;
  private final LaminarFamily nest;
  private final int nodes;

  /** For each kind and node, the best option there; -1 where it has none. */
  private final int[] best;

  private final int[] supplyOf;
  private final int[] supply;
  private final long[] worth;
  private int supplies;

  /**
   * @param worth what each option is worth, less what it pays at counters outside the nest
   */
  FlowNetwork(
      Kinds kinds,
      LaminarFamily nest,
      int[][] raises,
      boolean[] allowed,
      long[] worth,
      int counters) {
    this.kinds = kinds;
    this.nest = nest;
    this.nodes = nest.counter().length;
    int[] nodeOf = new int[counters];
    for (int node = 1; node < nodes; node++) {
      nodeOf[nest.counter()[node]] = node;
    }
    best = new int[kinds.size() * nodes];
    Arrays.fill(best, -1);
    supplyOf = new int[kinds.size()];
    int[] supplyFound = new int[kinds.size()];
    long[] rows = new long[kinds.size() * nodes];
    int[] table = new int[Integer.highestOneBit(Math.max(1, kinds.size())) * 4];
    for (int kind = 0; kind < kinds.size(); kind++) {
      int row = supplies * nodes;
      Arrays.fill(rows, row, row + nodes, MinCostFlow.NOWHERE);
      for (int option = kinds.first()[kind]; option < kinds.first()[kind + 1]; option++) {
        if (allowed[option]) {
          int node = 0;
          for (int counter : raises[option]) {
            node = Math.max(node, nodeOf[counter]);
          }
          if (worth[option] > rows[row + node]) {
            rows[row + node] = worth[option];
            best[kind * nodes + node] = option;
          }
        }
      }
      supplyOf[kind] = known(rows, row, table);
      supplyFound[supplyOf[kind]] += kinds.members()[kind].length;
    }
    supply = Arrays.copyOf(supplyFound, supplies);
    this.worth = Arrays.copyOf(rows, supplies * nodes);
  }

  /** The supply with this row; a new one if there is none yet. */
  private int known(long[] rows, int row, int[] table) {
    long hash = 0;
    for (int node = 0; node < nodes; node++) {
      hash = hash * 0x9E3779B97F4A7C15L + rows[row + node];
    }
    int place = (int) ((hash ^ (hash >>> 32)) & (table.length - 1));
    while (table[place] > 0) {
      int other = (table[place] - 1) * nodes;
      if (Arrays.equals(rows, row, row + nodes, rows, other, other + nodes)) {
        return table[place] - 1;
      }
      place = (place + 1) & (table.length - 1);
    }
    table[place] = ++supplies;
    return supplies - 1;
  }

  /** The slots within these bounds of the counters. */
  MinCostFlow slots(int[] low, int[] high) {
    int[] least = new int[nodes];
    int[] greatest = new int[nodes];
    greatest[0] = Integer.MAX_VALUE;
    for (int node = 1; node < nodes; node++) {
      least[node] = low[nest.counter()[node]];
      greatest[node] = high[nest.counter()[node]];
    }
    return new MinCostFlow(nest.parent(), least, greatest, supply, worth);
  }

  /** Writes how many creatures take each option where the slots are filled. */
  void take(MinCostFlow slots, int[] taken) {
    int[] left = new int[supplies * nodes];
    for (int one = 0; one < supplies; one++) {
      for (int node = 0; node < nodes; node++) {
        left[one * nodes + node] = slots.placed(one, node);
      }
    }
    Arrays.fill(taken, 0);
    for (int kind = 0; kind < kinds.size(); kind++) {
      int size = kinds.members()[kind].length;
      for (int node = 0; node < nodes && size > 0; node++) {
        int of = supplyOf[kind] * nodes + node;
        int here = Math.min(size, left[of]);
        if (here > 0) {
          taken[best[kind * nodes + node]] += here;
          left[of] -= here;
          size -= here;
        }
      }
    }
  }

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
}
