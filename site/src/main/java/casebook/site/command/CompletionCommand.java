package casebook.site.command;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes what a shell needs to complete the program's commands and options. */
@Command(
    name = "completion",
    mixinStandardHelpOptions = true,
    description =
        "Writes a script with which a shell completes the commands and their options; the examples"
            + " tell where it belongs.")
final class CompletionCommand implements Callable<Integer> {

  /** The shells. */
  enum Shell {
    bash,
    zsh,
    fish
  }

  @Parameters(paramLabel = "SHELL", description = "${COMPLETION-CANDIDATES}.")
  private Shell shell = Shell.bash;

  @Spec private CommandSpec spec = CommandSpec.create();

  private final Supplier<CommandLine> whole;

  /**
   * The command.
   *
   * @param whole makes the command line with all commands
   */
  CompletionCommand(Supplier<CommandLine> whole) {
    this.whole = whole;
  }

  @Override
  public Integer call() {
    CommandLine line = whole.get();
    String script =
        switch (shell) {
          // The script for bash turns on what zsh has for such scripts, where zsh runs it.
          case bash, zsh -> AutoComplete.bash(line.getCommandName(), line);
          case fish -> new FishCompletion(line).script();
        };
    spec.commandLine().getOut().print(script);
    spec.commandLine().getOut().flush();
    return 0;
  }
}
