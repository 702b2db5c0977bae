package casebook.engine.maximum.bound;

import casebook.rules.work.Cancellation;
import java.util.Arrays;

/**
 * Minimum-cost flow by successive shortest paths: shares out slots among creatures so that together
 * they are worth the most.
 *
 * <p>Nodes form a tree. Node 0 stands for everything; each other node counts some attacks of its
 * parent together, between {@code low} and {@code high} of them. First each creature goes where it
 * is worth most; then, for as long as a node has too many or too few, creatures move along the way
 * that loses least. What a further slot at a node would bring at the end is its price.
 *
 * <p>Ways lead through nodes, not creatures: a step from one node to another loses as much as the
 * kind at the first that loses least by moving to the second.
 */
final class MinCostFlow {

  /** The worth of a place that a kind can't take. */
  static final long NOWHERE = Long.MIN_VALUE;

  private static final long FAR = Long.MAX_VALUE;

  private final int nodes;
  private final int kinds;
  private final int[] parent;
  private final int[] low;
  private final int[] high;
  private final int[] supply;
  private final long[] worth;
  private final int[] placed;
  private final int[] count;
  private final long[] distance;
  private final long[] price;

  /** For each pair of nodes, what is lost at least by moving from one to the other. */
  private final long[] least;

  /** Nodes that lead nowhere, or that the way at hand has passed. */
  private final boolean[] isPassed;

  /**
   * Slots that nobody has taken.
   *
   * @param parent for each node, the node that it lies in
   * @param low how many each node must have at least; nothing is asked of node 0
   * @param high how many each node can have at most
   * @param supply how many creatures there are of each kind
   * @param worth for each kind, what one of it is worth at each node; at node 0 each has a worth
   */
  MinCostFlow(int[] parent, int[] low, int[] high, int[] supply, long[] worth) {
    this.nodes = parent.length;
    this.kinds = supply.length;
    this.parent = parent;
    this.low = low;
    this.high = high;
    this.supply = supply;
    this.worth = worth;
    this.placed = new int[kinds * nodes];
    this.count = new int[nodes];
    this.distance = new long[nodes];
    this.price = new long[nodes];
    this.least = new long[nodes * nodes];
    this.isPassed = new boolean[nodes];
  }

  /**
   * Fills the slots; whether that is possible. If not, prices are found under which all creatures
   * together are worth at most {@code enough}.
   */
  boolean fill(long enough) {
    placeAllWhereTheyAreWorthMost();
    for (int node = firstWrong(); node > 0; node = firstWrong()) {
      boolean tooMany = count[node] > high[node];
      int start = tooMany ? node : parent[node];
      int goal = tooMany ? parent[node] : node;
      Arrays.fill(distance, FAR);
      distance[start] = 0;
      spread();
      if (distance[goal] == FAR) {
        priceOut(enough);
        return false;
      }
      moveAll(node, start, goal);
    }
    Arrays.fill(distance, 0);
    spread();
    settlePrices();
    return true;
  }

  int placed(int kind, int node) {
    return placed[kind * nodes + node];
  }

  /** What a slot at a node is worth; negative where the node must have more than it would. */
  long price(int node) {
    return price[node];
  }

  /** The bound that the prices prove: what all creatures together are worth at most. */
  long bound() {
    long sum = 0;
    long[] paid = new long[nodes];
    for (int node = 1; node < nodes; node++) {
      sum += price[node] * (price[node] > 0 ? high[node] : low[node]);
      for (int above = node; above > 0; above = parent[above]) {
        paid[node] += price[above];
      }
    }
    for (int kind = 0; kind < kinds; kind++) {
      long most = NOWHERE;
      for (int node = 0; node < nodes; node++) {
        long here = worth[kind * nodes + node];
        if (here != NOWHERE) {
          most = Math.max(most, here - paid[node]);
        }
      }
      sum += most * supply[kind];
    }
    return sum;
  }

  private void placeAllWhereTheyAreWorthMost() {
    for (int kind = 0; kind < kinds; kind++) {
      int most = 0;
      for (int node = 1; node < nodes; node++) {
        if (worth[kind * nodes + node] > worth[kind * nodes + most]) {
          most = node;
        }
      }
      placed[kind * nodes + most] = supply[kind];
      for (int node = most; node > 0; node = parent[node]) {
        count[node] += supply[kind];
      }
    }
  }

  /** The first node with too many or too few; 0 if there is none. */
  private int firstWrong() {
    for (int node = 1; node < nodes; node++) {
      if (count[node] > high[node] || count[node] < low[node]) {
        return node;
      }
    }
    return 0;
  }

  /** Finds the least loss on the way to each node (Bellman, Ford). */
  private void spread() {
    findLeastLosses();
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int node = 1; node < nodes; node++) {
        int above = parent[node];
        if (count[node] < high[node] && distance[node] < distance[above]) {
          distance[above] = distance[node];
          changed = true;
        } else if (count[node] > low[node] && distance[above] < distance[node]) {
          distance[node] = distance[above];
          changed = true;
        }
      }
      for (int node = 0; node < nodes; node++) {
        changed |= distance[node] != FAR && spreadByMovesFrom(node);
      }
    }
  }

  private void findLeastLosses() {
    Arrays.fill(least, FAR);
    for (int kind = 0; kind < kinds; kind++) {
      for (int node = 0; node < nodes; node++) {
        for (int other = 0; placed[kind * nodes + node] > 0 && other < nodes; other++) {
          if (other != node && worth[kind * nodes + other] != NOWHERE) {
            int pair = node * nodes + other;
            least[pair] = Math.min(least[pair], loss(kind, node, other));
          }
        }
      }
    }
  }

  private boolean spreadByMovesFrom(int node) {
    boolean changed = false;
    for (int other = 0; other < nodes; other++) {
      long loss = least[node * nodes + other];
      if (loss != FAR && distance[node] + loss < distance[other]) {
        distance[other] = distance[node] + loss;
        changed = true;
      }
    }
    return changed;
  }

  /** Moves creatures on ways of least loss, until the node is right or no such way is left. */
  private void moveAll(int wrong, int start, int goal) {
    boolean tooMany = start == wrong;
    int moved = 1;
    while (moved > 0) {
      Cancellation.check();
      int amount = tooMany ? count[wrong] - high[wrong] : low[wrong] - count[wrong];
      Arrays.fill(isPassed, false);
      moved = amount > 0 ? move(start, goal, amount) : 0;
      count[wrong] += tooMany ? -moved : moved;
    }
  }

  /** Moves up to {@code amount} creatures to the goal on ways of least loss; returns how many. */
  private int move(int node, int goal, int amount) {
    if (node == goal) {
      return amount;
    }
    isPassed[node] = true;
    int moved = 0;
    for (int other = 0; other < nodes && moved < amount; other++) {
      if (!isPassed[other] && distance[other] != FAR) {
        moved += moveTo(other, node, goal, amount - moved);
      }
    }
    isPassed[node] = moved == 0;
    return moved;
  }

  private int moveTo(int other, int node, int goal, int amount) {
    boolean isLevel = distance[other] == distance[node];
    if (isLevel && node > 0 && other == parent[node] && count[node] < high[node]) {
      int moved = move(other, goal, Math.min(amount, high[node] - count[node]));
      count[node] += moved;
      return moved;
    }
    if (isLevel && other > 0 && node == parent[other] && count[other] > low[other]) {
      int moved = move(other, goal, Math.min(amount, count[other] - low[other]));
      count[other] -= moved;
      return moved;
    }
    long loss = distance[other] - distance[node];
    return least[node * nodes + other] == loss ? moveKinds(other, node, goal, amount, loss) : 0;
  }

  /** Moves creatures of kinds that lose this much from a node by way of another to the goal. */
  private int moveKinds(int other, int node, int goal, int amount, long loss) {
    int all = 0;
    int moved = 1;
    for (int kind = 0; kind < kinds && moved > 0 && all < amount; kind++) {
      int here = placed[kind * nodes + node];
      if (here > 0 && worth[kind * nodes + other] != NOWHERE && loss(kind, node, other) == loss) {
        moved = move(other, goal, Math.min(amount - all, here));
        placed[kind * nodes + node] -= moved;
        placed[kind * nodes + other] += moved;
        all += moved;
      }
    }
    return all;
  }

  private long loss(int kind, int node, int other) {
    return worth[kind * nodes + node] - worth[kind * nodes + other];
  }

  private void settlePrices() {
    for (int node = 1; node < nodes; node++) {
      price[node] = distance[parent[node]] - distance[node];
    }
  }

  /** Prices the nodes that can't be reached ever higher, until the bound is low enough. */
  private void priceOut(long enough) {
    long[] reached = distance.clone();
    long step = 1;
    for (long one : worth) {
      step = one == NOWHERE ? step : Math.max(step, Math.abs(one));
    }
    step *= 2L * nodes;
    do {
      for (int node = 0; node < nodes; node++) {
        distance[node] = reached[node] == FAR ? step : reached[node];
      }
      settlePrices();
      step *= 2;
    } while (bound() > enough);
  }
}
