package casebook.site.work;

import java.util.function.Supplier;

/** Where, and for how long, work is done for somebody. */
@FunctionalInterface
public interface Working {

  /**
   * What the work results in. What it throws is thrown here.
   *
   * @throws TooLong if it takes too long
   */
  <T> T during(Task task, Supplier<T> work);
}
