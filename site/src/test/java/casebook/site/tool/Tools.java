package casebook.site.tool;

import casebook.site.command.option.ExitCodes;
import casebook.site.command.option.Opening;
import casebook.site.command.option.Refused;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParseResult;

/** Commands for those who work on Casebook, which the program itself doesn't have. */
@Command(
    name = "tools",
    mixinStandardHelpOptions = true,
    description = "Measures the search and the reading of cards, and makes the catalogue.",
    subcommands = HelpCommand.class)
public final class Tools {
  private Tools() {}

  /** Runs the tool that the arguments name. */
  public static void main(String[] arguments) {
    System.exit(commandLine(Opening.withBars()).execute(arguments));
  }

  static CommandLine commandLine(Opening opening) {
    return new CommandLine(new Tools())
        .addSubcommand(new MeasureCommand(opening))
        .addSubcommand(new CoverageCommand())
        .addSubcommand(new CatalogueCommand())
        .setExecutionExceptionHandler(Tools::refuse);
  }

  private static int refuse(Exception thrown, CommandLine command, ParseResult line)
      throws Exception {
    if (thrown instanceof Refused refused) {
      command.getErr().println(refused.getMessage());
      return ExitCodes.NOT_JUDGED;
    }
    throw thrown;
  }
}
