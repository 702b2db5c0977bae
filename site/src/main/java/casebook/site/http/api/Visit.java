package casebook.site.http.api;

import casebook.site.connection.Visitor;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import casebook.site.work.Working;
import io.javalin.http.Context;
import java.util.function.Supplier;

/**
 * Work for a visitor: it waits with all other work of the site, has its deadline, and ends when the
 * visitor leaves.
 *
 * @param workers judge and read
 * @param searching search
 */
record Visit(Visitor visitor, Workers workers, Workers searching) implements Working {

  /** That of whoever sent a request, all of which has been read. */
  static Visit of(Context context, Workers workers, Workers searching) {
    return new Visit(Visitor.of(context), workers, searching);
  }

  @Override
  public <T> T during(Task task, Supplier<T> work) {
    return (task == Task.SEARCH ? searching : workers).inTime(task, visitor, work);
  }
}
