package casebook.site.command;

import casebook.site.command.article.CheckCommand;
import casebook.site.command.article.LinkCommand;
import casebook.site.command.article.WatchCommand;
import casebook.site.command.data.GenerateCommand;
import casebook.site.command.data.ImportCommand;
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
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
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
  private static final String NOT_WRITTEN =
      "The output could not be written to its end: nobody takes it any more, or the disk is full.";

  @Spec private CommandSpec spec;

  private CasebookCommand(CommandSpec spec) {
    this.spec = spec;
  }

  /** Each command, and how it is made: what reads its options takes longer than a short answer. */
  private static Map<String, Function<Opening, Object>> commands() {
    Map<String, Function<Opening, Object>> commands = new LinkedHashMap<>();
    commands.put("serve", ServeCommand::new);
    commands.put("adjudicate", AdjudicateCommand::new);
    commands.put("ask", AskCommand::new);
    commands.put("convert", ConvertCommand::new);
    commands.put("search", SearchCommand::new);
    commands.put("rule", RuleCommand::new);
    commands.put("cite", CiteCommand::new);
    commands.put("resolve", ResolveCommand::new);
    commands.put("link", LinkCommand::new);
    commands.put("check", CheckCommand::new);
    commands.put("watch", WatchCommand::new);
    commands.put("mcp", McpCommand::new);
    commands.put("import", _ -> new ImportCommand());
    commands.put("generate", GenerateCommand::new);
    commands.put("compare", CompareCommand::new);
    commands.put("completion", opening -> new CompletionCommand(() -> commandLine(opening)));
    return commands;
  }

  /**
   * The command line with all commands.
   *
   * @param casebook opens what the commands work with; asked only by those that need it
   */
  public static CommandLine commandLine(Opening casebook) {
    return commandLine(casebook, commands().keySet());
  }

  /** The command line for some arguments: with the one command that they name, or else with all. */
  static CommandLine commandLine(Opening casebook, String... arguments) {
    Set<String> all = commands().keySet();
    return arguments.length > 0 && all.contains(arguments[0])
        ? commandLine(casebook, Set.of(arguments[0]))
        : commandLine(casebook, all);
  }

  private static CommandLine commandLine(Opening casebook, Set<String> wanted) {
    var line = new CommandLine(new CasebookCommand(CommandSpec.create()));
    commands()
        .forEach((name, command) -> {
          if (wanted.contains(name)) {
            line.addSubcommand(command.apply(casebook));
          }
        });
    Examples.addTo(line);
    line.setUsageHelpAutoWidth(true)
        .setExpandAtFiles(false)
        .setExecutionExceptionHandler(CasebookCommand::refuse);
    line.getSubcommands()
        .values()
        .forEach(
            command -> command.getCommandSpec().exitCodeOnExecutionException(ExitCodes.NOT_JUDGED));
    return line;
  }

  /**
   * Runs the command that the arguments name; its exit status, also where the program breaks or its
   * output can't be written.
   */
  public static int run(Opening casebook, String... arguments) {
    CommandLine line = commandLine(casebook, arguments);
    // Unlike that of the command line itself, this one learns of what the stream can't write.
    var out = new PrintWriter(System.out, true, System.out.charset());
    line.setOut(out);
    try {
      int status = line.execute(arguments);
      if (out.checkError() && status != ExitCodes.NOT_JUDGED) {
        line.getErr().println(NOT_WRITTEN);
        return ExitCodes.NOT_JUDGED;
      }
      return status;
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
