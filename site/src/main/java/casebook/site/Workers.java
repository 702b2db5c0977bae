package casebook.site;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The threads for work that can take long, as judging a large board. There are as many as cores, so
 * that whatever comes in, the machine has time for everything else. Some work can wait for its
 * turn, and more is turned away.
 */
public final class Workers implements AutoCloseable {

  /** With two cores, and a tenth of a second for each, nobody waits for more than a second. */
  private static final int QUEUE = 16;

  private static final long IDLE_SECONDS = 60;

  private final ThreadPoolExecutor threads;
  private final Semaphore places;

  /** As many as the machine has cores. */
  public Workers() {
    this(Runtime.getRuntime().availableProcessors(), QUEUE);
  }

  /**
   * Some threads.
   *
   * @param queue how much work may wait for them
   */
  public Workers(int count, int queue) {
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
        "Too much is being judged right now. Try again in a few seconds.";

    private static final long serialVersionUID = 1;

    private Busy() {
      super(ADVICE);
    }
  }

  /**
   * Does the work on one of these threads, and waits for it. What it throws is thrown here.
   *
   * @throws Busy if too much else is waiting
   */
  public void run(Runnable work) {
    if (!places.tryAcquire()) {
      throw new Busy();
    }
    await(threads.submit(work));
  }

  /** What the work results in, which waits for its turn however long that takes. */
  public <T> T inTurn(Supplier<T> work) {
    places.acquireUninterruptibly();
    return await(threads.submit(work::get));
  }

  private <T> T await(Future<T> work) {
    try {
      return work.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted before the work was done", e);
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case RuntimeException exception -> throw exception;
        case Error error -> throw error;
        case null, default -> throw new IllegalStateException(e);
      }
    } finally {
      places.release();
    }
  }

  /** Ends the threads, with what they work on. */
  @Override
  public void close() {
    threads.shutdownNow();
  }
}
