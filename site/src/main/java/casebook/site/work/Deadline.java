package casebook.site.work;

import casebook.rules.work.Cancellation;
import casebook.rules.work.Cancelled;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Ends work that takes too long, on the threads that do it, however many they are. */
public final class Deadline implements AutoCloseable {

  /** How often to look for work that is overdue: an alarm for each piece would wake a thread. */
  private static final long CHECK_MILLIS = 20;

  private final Duration length;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("deadline").factory());
  private final Set<Begun> atWork = ConcurrentHashMap.newKeySet();

  /**
   * A deadline for each piece of work.
   *
   * @param length how long it may take
   */
  public Deadline(Duration length) {
    this.length = length;
    var _ =
        clock.scheduleAtFixedRate(
            this::endOverdue, CHECK_MILLIS, CHECK_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** A piece of work; each is another one, whatever it says. */
  private static final class Begun {
    private final Cancellation cancellation = new Cancellation();
    private final long at = System.nanoTime();
  }

  private void endOverdue() {
    long now = System.nanoTime();
    for (Begun work : atWork) {
      if (now - work.at > length.toNanos()) {
        work.cancellation.cancel();
      }
    }
  }

  /**
   * What the work results in.
   *
   * @throws TooLong if it takes too long
   */
  public <T> T during(Task task, Supplier<T> work) {
    var begun = new Begun();
    atWork.add(begun);
    try {
      return begun.cancellation.during(work);
    } catch (Cancelled _) {
      throw new TooLong(task, length);
    } finally {
      atWork.remove(begun);
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
