package casebook.engine.payment;

import casebook.rules.work.Cancellation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A network of pipes with whole capacities. What matters most is sent first: later flow may reroute
 * it, but never takes it away.
 */
final class Flow {

  /** A pipe from one node to another, and the way back, on which what flows can be undone. */
  static final class Pipe {
    private final int from;
    private final int to;
    private final Pipe back;
    private int free;

    private Pipe(int from, int to, int capacity) {
      this.from = from;
      this.to = to;
      this.free = capacity;
      this.back = new Pipe(this);
    }

    private Pipe(Pipe forth) {
      this.from = forth.to;
      this.to = forth.from;
      this.back = forth;
    }

    int free() {
      return free;
    }

    int flow() {
      return back.free;
    }
  }

  private final List<List<Pipe>> pipes = new ArrayList<>();

  /** A new node; nodes are numbered from 0. */
  int node() {
    pipes.add(new ArrayList<>());
    return pipes.size() - 1;
  }

  Pipe pipe(int from, int to, int capacity) {
    var pipe = new Pipe(from, to, capacity);
    pipes.get(from).add(pipe);
    pipes.get(to).add(pipe.back);
    return pipe;
  }

  /** Sends as much of an amount as gets through; how much that is. */
  int send(int from, int to, int amount) {
    int sent = 0;
    while (sent < amount) {
      Cancellation.check();
      List<Pipe> path = path(from, to);
      if (path.isEmpty()) {
        break;
      }
      int step = amount - sent;
      for (Pipe pipe : path) {
        step = Math.min(step, pipe.free);
      }
      for (Pipe pipe : path) {
        pipe.free -= step;
        pipe.back.free += step;
      }
      sent += step;
    }
    return sent;
  }

  /** The pipes of a shortest way with room left, from its end; none where there is no way. */
  private List<Pipe> path(int from, int to) {
    var reachedBy = new ArrayList<List<Pipe>>(Collections.nCopies(pipes.size(), List.of()));
    var open = new ArrayDeque<Integer>(List.of(from));
    while (!open.isEmpty() && reachedBy.get(to).isEmpty()) {
      for (Pipe pipe : pipes.get(open.remove())) {
        if (pipe.free > 0 && pipe.to != from && reachedBy.get(pipe.to).isEmpty()) {
          reachedBy.set(pipe.to, List.of(pipe));
          open.add(pipe.to);
        }
      }
    }
    var path = new ArrayList<Pipe>();
    for (int at = to; !reachedBy.get(at).isEmpty(); at = path.getLast().from) {
      path.add(reachedBy.get(at).getFirst());
    }
    return path;
  }
}
