package casebook.site.work;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * What takes time to make: it is made when somebody first asks, and all wait for it. A thread of
 * its own makes it, so that a visitor who goes away takes nothing from the others.
 */
public final class Once<T> implements Supplier<T> {
  private final String name;
  private final FutureTask<T> task;
  private final AtomicBoolean begun = new AtomicBoolean();

  /**
   * What this makes, once somebody asks.
   *
   * @param name what it is, in the plural, for its thread and for what is said if it can't be made
   */
  public Once(String name, Callable<T> making) {
    this.name = name;
    this.task = new FutureTask<>(making);
  }

  /**
   * Begins before anybody asks. Not in a virtual thread: those of visitors would wait until one of
   * these is done.
   */
  public void begin() {
    if (begun.compareAndSet(false, true)) {
      Thread.ofPlatform().daemon().name("making " + name).start(task);
    }
  }

  /** Whether it is made. */
  public boolean isMade() {
    return task.state() == Future.State.SUCCESS;
  }

  /**
   * What is made, after waiting for it.
   *
   * @throws IllegalStateException if it can't be made, or the wait is interrupted
   */
  @Override
  public T get() {
    begin();
    try {
      return task.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Nobody waits any more for the " + name, e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("The " + name + " can't be made", e.getCause());
    }
  }
}
