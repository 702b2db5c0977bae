package casebook.engine.maximum;

import java.util.Arrays;

/**
 * Shares out slots among creatures so that together they are worth the most: a flow of least loss.
 *
 * <p>Nodes form a tree. Node 0 stands for everything; each other node is a group of attacks that is
 * counted together, inside its parent, and that must have between so many and so many members. Each
 * kind of creatures has a supply, and for each node what one of it is worth there, outside of all
 * nodes within it. First each creature goes where it is worth most; then, for as long as a node has
 * too many or too few, creatures move along the way that loses least. What a further slot at a node
 * would bring at the end is its price.
 *
 * <p>Only the nodes are searched, not the creatures: for each pair of nodes a heap knows the kind
 * that loses least by moving from one to the other.
 */
final class Slots {

  /** The worth of a place that a kind can't take. */
  static final long NOWHERE = Long.MIN_VALUE;

  private static final long FAR = Long.MAX_VALUE;
  private static final int UP = -1;
  private static final int DOWN = -2;

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
  private final int[] from;
  private final int[] by;
  private final long[] price;
  private final int[][] heaps;
  private final int[] heapSize;
  private final boolean[] isBuilt;

  /**
   * Slots that nobody has taken.
   *
   * @param parent for each node, the node that it lies in
   * @param low how many each node must have at least; nothing is asked of node 0
   * @param high how many each node can have at most
   * @param supply how many creatures there are of each kind
   * @param worth for each kind, what one of it is worth at each node; at node 0 each has a worth
   */
  Slots(int[] parent, int[] low, int[] high, int[] supply, long[] worth) {
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
    this.from = new int[nodes];
    this.by = new int[nodes];
    this.price = new long[nodes];
    this.heaps = new int[nodes * nodes][];
    this.heapSize = new int[nodes * nodes];
    this.isBuilt = new boolean[nodes * nodes];
  }

  /**
   * Fills the slots; whether they can be filled at all. If not, prices are found under which all
   * creatures together are worth no more than enough.
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
      move(node, start, goal);
    }
    Arrays.fill(distance, 0);
    spread();
    settlePrices();
    return true;
  }

  /** How many of a kind are at a node. */
  int placed(int kind, int node) {
    return placed[kind * nodes + node];
  }

  /** What a slot at a node is worth; negative where the node must have more than it would. */
  long price(int node) {
    return price[node];
  }

  /** What all creatures together are worth at most: what the prices prove. */
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

  /** Finds the ways of least loss from the nodes that have a distance to all others. */
  private void spread() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int node = 1; node < nodes; node++) {
        int above = parent[node];
        if (count[node] < high[node] && distance[node] < distance[above]) {
          changed |= comes(above, node, UP, distance[node]);
        } else if (count[node] > low[node] && distance[above] < distance[node]) {
          changed |= comes(node, above, DOWN, distance[above]);
        }
      }
      for (int node = 0; node < nodes; node++) {
        if (distance[node] != FAR) {
          changed |= spreadByMovesFrom(node);
        }
      }
    }
  }

  private boolean spreadByMovesFrom(int node) {
    boolean changed = false;
    for (int other = 0; other < nodes; other++) {
      if (other != node) {
        int kind = cheapest(node, other);
        if (kind >= 0) {
          long there = distance[node] + loss(kind, node, other);
          changed |= there < distance[other] && comes(other, node, kind, there);
        }
      }
    }
    return changed;
  }

  private boolean comes(int node, int before, int how, long far) {
    distance[node] = far;
    from[node] = before;
    by[node] = how;
    return true;
  }

  /** Moves as many creatures as can go the way that was found and as are needed. */
  private void move(int wrong, int start, int goal) {
    boolean tooMany = start == wrong;
    int amount = tooMany ? count[wrong] - high[wrong] : low[wrong] - count[wrong];
    for (int node = goal; node != start; node = from[node]) {
      int before = from[node];
      amount =
          Math.min(
              amount,
              switch (by[node]) {
                case UP -> high[before] - count[before];
                case DOWN -> count[node] - low[node];
                default -> placed[by[node] * nodes + before];
              });
    }
    for (int node = goal; node != start; node = from[node]) {
      int before = from[node];
      switch (by[node]) {
        case UP -> count[before] += amount;
        case DOWN -> count[node] -= amount;
        default -> {
          placed[by[node] * nodes + before] -= amount;
          arrive(by[node], node, amount);
        }
      }
    }
    count[wrong] += tooMany ? -amount : amount;
  }

  private void arrive(int kind, int node, int amount) {
    boolean isNew = placed[kind * nodes + node] == 0;
    placed[kind * nodes + node] += amount;
    for (int other = 0; isNew && other < nodes; other++) {
      int heap = node * nodes + other;
      if (isBuilt[heap] && worth[kind * nodes + other] != NOWHERE) {
        push(heap, kind, node, other);
      }
    }
  }

  private long loss(int kind, int node, int other) {
    return worth[kind * nodes + node] - worth[kind * nodes + other];
  }

  /** The kind at a node that loses least by moving to another; -1 if none can. */
  private int cheapest(int node, int other) {
    int heap = node * nodes + other;
    if (!isBuilt[heap]) {
      isBuilt[heap] = true;
      heaps[heap] = new int[8];
      for (int kind = 0; kind < kinds; kind++) {
        if (placed[kind * nodes + node] > 0 && worth[kind * nodes + other] != NOWHERE) {
          push(heap, kind, node, other);
        }
      }
    }
    while (heapSize[heap] > 0 && placed[heaps[heap][0] * nodes + node] == 0) {
      pop(heap, node, other);
    }
    return heapSize[heap] > 0 ? heaps[heap][0] : -1;
  }

  private void push(int heap, int kind, int node, int other) {
    if (heapSize[heap] == heaps[heap].length) {
      heaps[heap] = Arrays.copyOf(heaps[heap], 2 * heapSize[heap]);
    }
    int[] of = heaps[heap];
    int place = heapSize[heap]++;
    long loss = loss(kind, node, other);
    while (place > 0 && loss < loss(of[(place - 1) / 2], node, other)) {
      of[place] = of[(place - 1) / 2];
      place = (place - 1) / 2;
    }
    of[place] = kind;
  }

  private void pop(int heap, int node, int other) {
    int[] of = heaps[heap];
    int size = --heapSize[heap];
    int last = of[size];
    long loss = loss(last, node, other);
    int place = 0;
    for (int below = 1; below < size; below = 2 * place + 1) {
      if (below + 1 < size && loss(of[below + 1], node, other) < loss(of[below], node, other)) {
        below++;
      }
      if (loss(of[below], node, other) >= loss) {
        break;
      }
      of[place] = of[below];
      place = below;
    }
    of[place] = last;
  }

  private void settlePrices() {
    for (int node = 1; node < nodes; node++) {
      price[node] = distance[parent[node]] - distance[node];
    }
  }

  /** Raises what can't be reached out of reach until the bound is low enough. */
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
