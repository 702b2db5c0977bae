package casebook.site.command.rule;

import casebook.site.Casebook;
import casebook.site.article.check.Checker;
import casebook.site.ask.Questions;
import casebook.site.command.option.DataOption;
import casebook.site.command.option.DeadlineOption;
import casebook.site.command.option.Opening;
import casebook.site.command.option.Refused;
import casebook.site.command.option.SiteOption;
import casebook.site.mcp.Caller;
import casebook.site.mcp.MessageLines;
import casebook.site.mcp.ModelServer;
import casebook.site.work.Deadline;
import casebook.site.work.Task;
import casebook.site.work.Working;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Gives a language model tools. */
@Command(
    name = "mcp",
    mixinStandardHelpOptions = true,
    description =
        "Gives a language model tools, by the Model Context Protocol over the standard input and"
            + " output; a running site does so at /mcp.",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:the input has ended", "2:what was imported is damaged, or nobody reads"})
public final class McpCommand implements Callable<Integer> {
  private static final String FIRST_QUESTION = "I control Juggernaut. Do I have to attack?";

  private final Opening opening;

  @Mixin private DataOption data = new DataOption();

  @Mixin private SiteOption site = new SiteOption();

  @Mixin private DeadlineOption deadline = new DeadlineOption();

  public McpCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws Refused {
    PrintStream out = System.out;
    // Whatever else the program prints must not stand between the messages.
    System.setOut(System.err);
    Casebook casebook = data.open(opening);
    Thread preparing =
        Thread.ofPlatform().daemon().name("preparing").start(() -> prepare(casebook));
    try (var clock = new Deadline(deadline.length())) {
      var caller = new Caller(new Prepared(preparing, clock), site.address());
      new MessageLines(new ModelServer(casebook), caller).answer(System.in, out);
    } catch (IOException e) {
      throw new Refused("The messages were cut off: " + e.getMessage());
    } finally {
      System.setOut(out);
    }
    return 0;
  }

  /** What is done for the first time takes long, and a client has greetings to exchange first. */
  private static void prepare(Casebook casebook) {
    new Questions(casebook).answer(FIRST_QUESTION, Optional.empty());
    Checker.prepare();
    casebook.finishIndexing();
  }

  /** Works with a deadline, which begins when all is prepared. */
  private record Prepared(Thread preparing, Deadline clock) implements Working {
    @Override
    public <T> T during(Task task, Supplier<T> work) {
      try {
        preparing.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("Interrupted while the program was starting", e);
      }
      return clock.during(task, work);
    }
  }
}
