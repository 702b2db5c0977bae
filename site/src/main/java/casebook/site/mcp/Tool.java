package casebook.site.mcp;

import casebook.site.input.tree.Reading;
import casebook.site.work.Task;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A tool for a language model. Its purpose and its arguments are described in {@code tools.json}.
 */
interface Tool {

  /** The tool's name. */
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
