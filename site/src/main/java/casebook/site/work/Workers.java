package casebook.site.work;

import casebook.rules.work.Cancellation;
import casebook.rules.work.Cancelled;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Threads for work that can take long, as judging a large board. There are as many as cores: with
 * more at once, all would only take longer. Some work can wait for a thread, and more is turned
 * away. The lines of batches wait for their turn, of which there are as many as threads, so that
 * what is asked for alone comes between them. What has begun may take as long as the deadline, and
 * ends earlier when its client leaves; what other work on the machine kept from its end is turned
 * away too.
 */
public final class Workers implements AutoCloseable {

  /** On two cores, with the tenth of a second that a large board takes, a wait of a second. */
  private static final int QUEUE = 16;

  private static final long IDLE_SECONDS = 60;

  /** Work that had less than this part of its time for itself was kept from it by other work. */
  private static final int OWN_PART = 4;

  private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

  /** No library wraps what was thrown within it more often. */
  private static final int DEEPEST = 10;

  /** How often to check whether the client still waits, in milliseconds. */
  private static final long CHECK_MILLIS = 20;

  /**
   * The longest to wait for a turn before the client is asked after, in milliseconds: whoever asks
   * loses the place in the queue.
   */
  private static final long TURN_MILLIS = 500;

  private final ThreadPoolExecutor threads;

  /** For what is asked for alone. */
  private final Semaphore places;

  /** For the lines of batches. */
  private final Semaphore turns;

  private final Supplier<Duration> deadline;

  /**
   * As many as the machine has cores.
   *
   * @param deadline how long each piece of work may take
   */
  public Workers(Duration deadline) {
    this(() -> deadline);
  }

  /**
   * As many as the machine has cores.
   *
   * @param deadline how long each piece of work may take now
   */
  public Workers(Supplier<Duration> deadline) {
    this(Runtime.getRuntime().availableProcessors(), QUEUE, deadline);
  }

  /**
   * Some threads.
   *
   * @param queue how much work may wait for them
   * @param deadline how long each piece of work may take, and how long one may wait for its turn
   */
  public Workers(int count, int queue, Duration deadline) {
    this(count, queue, () -> deadline);
  }

  private Workers(int count, int queue, Supplier<Duration> deadline) {
    this.deadline = deadline;
    threads =
        new ThreadPoolExecutor(
            count,
            count,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().name("worker-", 1).factory());
    threads.allowCoreThreadTimeOut(true);
    places = new Semaphore(count + queue, true);
    turns = new Semaphore(count, true);
  }

  /** There is more work than can be done soon: somebody should ask again later. */
  public static final class Busy extends RuntimeException {

    /** What to do then. */
    public static final String ADVICE =
        "Too much is being worked out right now. Try again in a few seconds.";

    private static final long serialVersionUID = 1;

    private Busy() {
      super(ADVICE);
    }
  }

  /** Whoever asked for the work has left, so that nobody needs an answer. */
  public static final class Left extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Left() {
      super("The client has left", null, false, false);
    }
  }

  /**
   * Does the work on one of these threads, and waits for it. What it throws is thrown here.
   *
   * @throws Busy if too much else is waiting, or kept the work from its end
   * @throws TooLong if the work didn't come to its end in time
   * @throws Left if nobody waits for the answer any more
   */
  public void run(Task task, Client client, Runnable work) {
    inTime(
        task,
        client,
        () -> {
          work.run();
          return true;
        });
  }

  /**
   * What the work results in. What it throws is thrown here.
   *
   * @throws Busy if too much else is waiting, or kept the work from its end
   * @throws TooLong if the work didn't come to its end in time
   * @throws Left if nobody waits for the answer any more
   */
  public <T> T inTime(Task task, Client client, Supplier<T> work) {
    if (!takes(places, 0)) {
      throw new Busy();
    }
    return new Job<>(task, client, work, places).result(deadline.get().toNanos());
  }

  /**
   * Does the work, which waits for its turn however long that takes.
   *
   * @throws Busy if the threads end before
   * @throws TooLong if the work didn't come to its end in time
   * @throws Left if nobody waits for the answer any more
   */
  public void inTurn(Task task, Client client, Runnable work) {
    inTurn(
        task,
        client,
        () -> {
          work.run();
          return true;
        });
  }

  /**
   * What the work results in, which waits for its turn however long that takes.
   *
   * @throws Busy if the threads end before
   * @throws TooLong if the work didn't come to its end in time
   * @throws Left if nobody waits for the answer any more
   */
  public <T> T inTurn(Task task, Client client, Supplier<T> work) {
    while (!takes(turns, TURN_MILLIS)) {
      if (client.hasLeft()) {
        throw new Left();
      }
      if (threads.isShutdown()) {
        throw new Busy();
      }
    }
    return new Job<>(task, client, work, turns).result(Long.MAX_VALUE);
  }

  /** How many are at work. */
  public int atWork() {
    return threads.getActiveCount();
  }

  /** How much waits for them. */
  public int waiting() {
    return threads.getQueue().size();
  }

  /** Takes a place if one is free within that time and nobody has waited for longer. */
  private static boolean takes(Semaphore places, long milliseconds) {
    try {
      return places.tryAcquire(milliseconds, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw interrupted(e);
    }
  }

  private static IllegalStateException interrupted(InterruptedException e) {
    Thread.currentThread().interrupt();
    return new IllegalStateException("Interrupted before the work was done", e);
  }

  /** For how long a processor worked for this thread; negative where that isn't measured. */
  private static long processorTime() {
    return PROCESSOR.isCurrentThreadCpuTimeSupported() ? PROCESSOR.getCurrentThreadCpuTime() : -1;
  }

  /** A piece of work, as it is seen by the one who waits for it. */
  private final class Job<T> implements Callable<T> {
    private final Task task;
    private final Client client;
    private final Supplier<T> work;
    private final Semaphore taken;
    private final Cancellation cancellation = new Cancellation();
    private final FutureTask<T> future = new FutureTask<>(this);
    private final long asked = System.nanoTime();

    private volatile boolean hasBegun;

    /** When a thread began it; to be read only once it has begun. */
    private long begun;

    /** How long a processor worked on it. */
    private volatile long worked = Long.MAX_VALUE;

    /**
     * @param taken where a place was taken for it, which is given back at its end
     */
    Job(Task task, Client client, Supplier<T> work, Semaphore taken) {
      this.task = task;
      this.client = client;
      this.work = work;
      this.taken = taken;
    }

    @Override
    public T call() {
      begun = System.nanoTime();
      hasBegun = true;
      long before = processorTime();
      try {
        return cancellation.during(work);
      } finally {
        worked = before < 0 ? Long.MAX_VALUE : processorTime() - before;
      }
    }

    /**
     * The result.
     *
     * @param patience for how many nanoseconds it may wait for its turn
     */
    T result(long patience) {
      try {
        threads.execute(future);
        boolean hasLeft = false;
        while (true) {
          try {
            return future.get(CHECK_MILLIS, TimeUnit.MILLISECONDS);
          } catch (TimeoutException _) {
            hasLeft = hasLeft || client.hasLeft();
            check(patience, hasLeft);
          } catch (ExecutionException e) {
            throw thrown(e.getCause(), hasLeft);
          }
        }
      } catch (RejectedExecutionException _) {
        throw new Busy();
      } catch (InterruptedException e) {
        cancellation.cancel();
        throw interrupted(e);
      } finally {
        taken.release();
      }
    }

    /** Ends the work if it is time; work that hasn't begun doesn't begin then. */
    private void check(long patience, boolean hasLeft) {
      long now = System.nanoTime();
      boolean isClosed = threads.isShutdown();
      boolean isOver = hasBegun && now - begun > deadline.get().toNanos();
      if (hasLeft || isClosed || isOver) {
        cancellation.cancel();
      }
      boolean isDue = hasLeft || isClosed || now - asked > patience;
      if (!hasBegun && isDue && (threads.remove(future) || isClosed)) {
        throw hasLeft ? new Left() : new Busy();
      }
    }

    /** That the work was ended, also where what it used has wrapped that; else what it threw. */
    private static @Nullable Throwable ended(@Nullable Throwable cause) {
      @Nullable Throwable one = cause;
      for (int depth = 0; depth < DEEPEST && one != null; depth++) {
        if (one instanceof Cancelled) {
          return one;
        }
        one = one.getCause();
      }
      return cause;
    }

    private RuntimeException thrown(@Nullable Throwable cause, boolean hasLeft) {
      return switch (ended(cause)) {
        case Cancelled _ when hasLeft -> new Left();
        case Cancelled _ when threads.isShutdown() -> new Busy();
        case Cancelled _ when worked < deadline.get().toNanos() / OWN_PART -> new Busy();
        case Cancelled _ -> new TooLong(task, deadline.get());
        case RuntimeException exception -> exception;
        case Error error -> throw error;
        case null, default -> new IllegalStateException(cause);
      };
    }
  }

  /** Ends the threads with what they work on, and turns away whoever waits for them. */
  @Override
  public void close() {
    threads.shutdownNow();
  }
}
