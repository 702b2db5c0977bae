package casebook.site;

import casebook.rules.work.Cancellation;
import casebook.rules.work.Cancelled;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The threads for work that can take long, as judging a large board. There are as many as cores, so
 * that whatever comes in, the machine has time for everything else. Some work can wait for its
 * turn, and more is turned away. What has begun may take so long, and ends when nobody waits for
 * its answer any more.
 */
public final class Workers implements AutoCloseable {

  /** With two cores, and a tenth of a second for each, nobody waits for more than a second. */
  private static final int QUEUE = 16;

  private static final long IDLE_SECONDS = 60;

  /** How often it is looked whether somebody still waits, in milliseconds. */
  private static final long LOOK = 20;

  private final ThreadPoolExecutor threads;
  private final Semaphore places;
  private final Duration deadline;

  /**
   * As many as the machine has cores.
   *
   * @param deadline how long each piece of work may take
   */
  public Workers(Duration deadline) {
    this(Runtime.getRuntime().availableProcessors(), QUEUE, deadline);
  }

  /**
   * Some threads.
   *
   * @param queue how much work may wait for them
   * @param deadline how long each piece of work may take, and how long one waits for its turn
   */
  public Workers(int count, int queue, Duration deadline) {
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
   * @throws Busy if too much else is waiting
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
   * @throws Busy if too much else is waiting
   * @throws TooLong if the work didn't come to its end in time
   * @throws Left if nobody waits for the answer any more
   */
  public <T> T inTime(Task task, Client client, Supplier<T> work) {
    if (!places.tryAcquire()) {
      throw new Busy();
    }
    return new Errand<>(task, client, work).result(deadline.toNanos());
  }

  /**
   * What the work results in, which waits for its turn however long that takes.
   *
   * @throws TooLong if the work didn't come to its end in time
   * @throws Left if nobody waits for the answer any more
   */
  public <T> T inTurn(Task task, Client client, Supplier<T> work) {
    places.acquireUninterruptibly();
    return new Errand<>(task, client, work).result(Long.MAX_VALUE);
  }

  /** A piece of work, as it is seen by the one who waits for it. */
  private final class Errand<T> implements Callable<T> {
    private final Task task;
    private final Client client;
    private final Supplier<T> work;
    private final Cancellation cancellation = new Cancellation();
    private final FutureTask<T> future = new FutureTask<>(this);
    private final long asked = System.nanoTime();

    /** When a thread took it up; the same as before it while it waits for its turn. */
    private volatile long begun = asked;

    Errand(Task task, Client client, Supplier<T> work) {
      this.task = task;
      this.client = client;
      this.work = work;
    }

    @Override
    public T call() {
      begun = System.nanoTime();
      return cancellation.during(work);
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
            return future.get(LOOK, TimeUnit.MILLISECONDS);
          } catch (TimeoutException _) {
            hasLeft = hasLeft || client.hasLeft();
            look(patience, hasLeft);
          } catch (ExecutionException e) {
            throw thrown(e.getCause(), hasLeft);
          }
        }
      } catch (InterruptedException e) {
        cancellation.cancel();
        Thread.currentThread().interrupt();
        throw new IllegalStateException("Interrupted before the work was done", e);
      } finally {
        places.release();
      }
    }

    /** Ends the work if it is time; work that hasn't begun doesn't begin then. */
    private void look(long patience, boolean hasLeft) {
      long now = System.nanoTime();
      boolean isWaiting = begun == asked;
      if (isWaiting && (hasLeft || now - asked > patience) && threads.remove(future)) {
        throw hasLeft ? new Left() : new Busy();
      }
      if (hasLeft || (!isWaiting && now - begun > deadline.toNanos())) {
        cancellation.cancel();
      }
    }

    private RuntimeException thrown(@Nullable Throwable cause, boolean hasLeft) {
      return switch (cause) {
        case Cancelled _ -> hasLeft ? new Left() : new TooLong(task, deadline);
        case RuntimeException exception -> exception;
        case Error error -> throw error;
        case null, default -> new IllegalStateException(cause);
      };
    }
  }

  /** Ends the threads, with what they work on. */
  @Override
  public void close() {
    threads.shutdownNow();
  }
}
