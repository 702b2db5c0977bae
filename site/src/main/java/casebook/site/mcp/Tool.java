package casebook.site.mcp;

import casebook.site.input.tree.Reading;
import casebook.site.work.Task;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Something that a language model can have done. What it is for and what it takes stands in {@code
 * tools.json} under its name.
 */
interface Tool {

  /** Its name. */
  String name();

  /**
   * What kind of work it is; empty for what is only looked up.
   *
   * @param arguments what was sent, by its names
   */
  Optional<Task> task(Map<String, Object> arguments);

  /**
   * What is to be done, or what is wrong with the arguments.
   *
   * @param arguments an object of JSON
   */
  Reading<Supplier<Told>> read(String arguments, Caller caller);
}
