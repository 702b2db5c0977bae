package casebook.site.command.option;

import casebook.site.work.Deadline;
import casebook.site.work.Task;
import casebook.site.work.TooLong;
import java.time.Duration;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option of a command whose answer can take long. */
public final class DeadlineOption {
  private static final double DEFAULT_SECONDS = 10;
  private static final double LEAST_SECONDS = 0.001;
  private static final double MOST_SECONDS = 86_400;
  private static final int MILLISECONDS = 1000;

  @Option(
      names = "--deadline",
      paramLabel = "SECONDS",
      defaultValue = "${env:CASEBOOK_DEADLINE:-10}",
      description =
          "How long one answer may take (${DEFAULT-VALUE}); what it says doesn't depend on it.")
  private String seconds = "";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  /**
   * What the work results in.
   *
   * @throws TooLong if it takes too long
   */
  public <T> T during(Task task, Supplier<T> work) {
    try (var deadline = new Deadline(length())) {
      return deadline.during(task, work);
    }
  }

  /** How long one answer may take. */
  public Duration length() {
    return deadline(spec, seconds, DEFAULT_SECONDS);
  }

  /**
   * A number of seconds, as an option names them.
   *
   * @param otherwise the seconds where it names none, as an empty variable of the environment does
   */
  public static Duration deadline(CommandSpec spec, String written, double otherwise) {
    double seconds = written.isBlank() ? otherwise : seconds(written);
    if (!(seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS)) {
      throw new ParameterException(
          spec.commandLine(),
          "“" + written + "” is no deadline: that is a number of seconds from 0.001 to 86400");
    }
    return Duration.ofMillis(Math.round(seconds * MILLISECONDS));
  }

  private static double seconds(String written) {
    try {
      return Double.parseDouble(written.strip());
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }
}
