package casebook.site.work;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** What takes time to make: whoever asks first makes it, all others wait for it. */
public final class Once<T> implements Supplier<T> {
  private final FutureTask<T> task;

  /** What this makes, once somebody asks. */
  public Once(Callable<T> making) {
    task = new FutureTask<>(making);
  }

  /**
   * Begins before anybody asks. Not in a virtual thread: those of visitors would wait until one of
   * these is done.
   *
   * @param name of the thread
   */
  public void begin(String name) {
    Thread.ofPlatform().daemon().name(name).start(task);
  }

  /** Whether it is made. */
  public boolean isMade() {
    return task.state() == Future.State.SUCCESS;
  }

  @Override
  public T get() {
    task.run();
    try {
      return task.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while it was made", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("It can't be made", e.getCause());
    }
  }
}
