package casebook.site.command;

import casebook.site.command.article.CheckCommand;
import casebook.site.command.article.LinkCommand;
import casebook.site.command.article.WatchCommand;
import casebook.site.command.data.CatalogueCommand;
import casebook.site.command.data.CoverageCommand;
import casebook.site.command.data.GenerateCommand;
import casebook.site.command.data.ImportCommand;
import casebook.site.command.data.MeasureCommand;
import casebook.site.command.option.ExitCodes;
import casebook.site.command.option.Opening;
import casebook.site.command.option.Refused;
import casebook.site.command.rule.CiteCommand;
import casebook.site.command.rule.McpCommand;
import casebook.site.command.rule.ResolveCommand;
import casebook.site.command.rule.RuleCommand;
import casebook.site.command.rule.SearchCommand;
import casebook.site.command.ruling.AdjudicateCommand;
import casebook.site.command.ruling.AskCommand;
import casebook.site.command.ruling.CompareCommand;
import casebook.site.command.ruling.ConvertCommand;
import casebook.site.imports.DamagedLine;
import casebook.site.work.TooLong;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** The command without a subcommand: it tells what there is. */
@Command(
    name = "casebook",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description =
        "Rules 506 and 508 of the Comprehensive Rules, as text and as a judge of attacks.",
    subcommands = HelpCommand.class)
public final class CasebookCommand implements Runnable {
  @Spec private CommandSpec spec;

  private CasebookCommand(CommandSpec spec) {
    this.spec = spec;
  }

  /**
   * The command line.
   *
   * @param casebook opens what the commands work with; asked only by those that need it
   */
  public static CommandLine commandLine(Opening casebook) {
    var line =
        new CommandLine(new CasebookCommand(CommandSpec.create()))
            .addSubcommand(new ServeCommand(casebook))
            .addSubcommand(new AdjudicateCommand(casebook))
            .addSubcommand(new AskCommand(casebook))
            .addSubcommand(new ConvertCommand(casebook))
            .addSubcommand(new SearchCommand(casebook))
            .addSubcommand(new RuleCommand(casebook))
            .addSubcommand(new CiteCommand(casebook))
            .addSubcommand(new ResolveCommand(casebook))
            .addSubcommand(new LinkCommand(casebook))
            .addSubcommand(new CheckCommand(casebook))
            .addSubcommand(new WatchCommand(casebook))
            .addSubcommand(new McpCommand(casebook))
            .addSubcommand(new ImportCommand())
            .addSubcommand(new GenerateCommand(casebook))
            .addSubcommand(new CompareCommand(casebook))
            .addSubcommand(new CatalogueCommand())
            .addSubcommand(new CoverageCommand())
            .addSubcommand(new MeasureCommand(casebook))
            .setExpandAtFiles(false)
            .setExecutionExceptionHandler(CasebookCommand::refuse);
    line.getSubcommands()
        .values()
        .forEach(
            command -> command.getCommandSpec().exitCodeOnExecutionException(ExitCodes.NOT_JUDGED));
    return line;
  }

  /** Runs the command that the arguments name; its exit status, also where the program breaks. */
  public static int run(Opening casebook, String... arguments) {
    CommandLine line = commandLine(casebook);
    try {
      return line.execute(arguments);
    } catch (StackOverflowError | OutOfMemoryError e) {
      line.getErr().println("This is more than the program can work with (" + e + ").");
      return ExitCodes.NOT_JUDGED;
    }
  }

  private static int refuse(Exception thrown, CommandLine command, ParseResult line)
      throws Exception {
    if (thrown instanceof Refused refused) {
      command.getErr().println(refused.getMessage());
      return ExitCodes.NOT_JUDGED;
    }
    if (thrown instanceof TooLong tooLong) {
      command.getErr().println(tooLong.advice() + " Or give it more time with --deadline.");
      return ExitCodes.TOO_LONG;
    }
    if (thrown instanceof DamagedLine) {
      command.getErr().println(thrown.getMessage() + ".");
      return ExitCodes.NOT_JUDGED;
    }
    throw thrown;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Name a command.");
  }
}
