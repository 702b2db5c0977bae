package casebook.engine.layer;

import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Which of some effects wait for others on which they depend (613.8b): all but those from which no
 * way of dependencies leads out of their loop. A way is followed until it ends or comes to an
 * effect that is known already, so that few dependencies are asked for.
 */
final class Waiting {

  /** Whether the one depends on the other (613.8a). */
  interface Dependence {
    boolean isOn(int one, int other);
  }

  private final int count;
  private final Dependence depends;
  private final BitSet free = new BitSet();
  private final BitSet waiting = new BitSet();

  private final int[] asked;

  Waiting(int count, Dependence depends) {
    this.count = count;
    this.depends = depends;
    this.asked = new int[count];
  }

  /** Those that don't wait, in order. */
  int[] free() {
    for (int one = 0; one < count; one++) {
      if (!free.get(one) && !waiting.get(one)) {
        follow(one);
      }
    }
    return free.stream().toArray();
  }

  /** Follows a way of dependencies; effects in a loop are one place on it. */
  private void follow(int start) {
    List<BitSet> way = new ArrayList<>(List.of(of(start)));
    while (true) {
      Cancellation.check();
      int next = next(way.getLast());
      if (next < 0) {
        free.or(way.removeLast());
        way.forEach(waiting::or);
        return;
      }
      if (free.get(next) || waiting.get(next)) {
        way.forEach(waiting::or);
        return;
      }
      int place = 0;
      while (place < way.size() && !way.get(place).get(next)) {
        place++;
      }
      if (place == way.size()) {
        way.add(of(next));
      }
      while (way.size() > place + 1) {
        BitSet looped = way.removeLast();
        way.getLast().or(looped);
      }
    }
  }

  /**
   * One on which some in a loop depend that isn't among them; -1 where there is none. Those that
   * are known to be free are asked for first.
   */
  private int next(BitSet loop) {
    for (int one = loop.nextSetBit(0); one >= 0; one = loop.nextSetBit(one + 1)) {
      for (int other = free.nextSetBit(0);
          asked[one] == 0 && other >= 0;
          other = free.nextSetBit(other + 1)) {
        if (depends.isOn(one, other)) {
          return other;
        }
      }
      while (asked[one] < count) {
        int other = asked[one]++;
        if (!loop.get(other) && depends.isOn(one, other)) {
          return other;
        }
      }
    }
    return -1;
  }

  private static BitSet of(int one) {
    var set = new BitSet();
    set.set(one);
    return set;
  }
}
