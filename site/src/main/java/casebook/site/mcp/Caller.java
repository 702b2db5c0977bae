package casebook.site.mcp;

import casebook.site.work.Task;
import java.util.function.Supplier;

/**
 * Who calls a tool.
 *
 * @param working has work done for the caller, within the caller's limits
 * @param site where links lead: the address of a site, without a slash at its end
 */
public record Caller(Working working, String site) {

  /** Where and for how long work is done. */
  @FunctionalInterface
  public interface Working {

    /**
     * What the work results in. What it throws is thrown here.
     *
     * @throws casebook.site.work.TooLong if it takes too long
     */
    <T> T during(Task task, Supplier<T> work);
  }
}
