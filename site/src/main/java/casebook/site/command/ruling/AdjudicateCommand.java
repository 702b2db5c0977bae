package casebook.site.command.ruling;

import casebook.engine.ruling.Verdict;
import casebook.site.Casebook;
import casebook.site.command.option.DataOption;
import casebook.site.command.option.DeadlineOption;
import casebook.site.command.option.ExitCodes;
import casebook.site.command.option.IndexBar;
import casebook.site.command.option.Opening;
import casebook.site.command.option.Refused;
import casebook.site.command.option.SiteOption;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import casebook.site.output.Dress;
import casebook.site.output.RulingJson;
import casebook.site.output.RulingText;
import casebook.site.output.RulingText.Extent;
import casebook.site.output.TerminalText;
import casebook.site.work.Task;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Judges the moves of a case. */
@Command(
    name = "adjudicate",
    mixinStandardHelpOptions = true,
    description = "Judges the moves of a case, and cites the rules that decide.",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:every move is legal",
      "1:a move is illegal",
      "3:some text that bears on a move could not be read",
      "2:the case can't be judged",
      "4:the deadline passed before the ruling was made"
    })
public final class AdjudicateCommand implements Callable<Integer> {
  private static final String STANDARD_INPUT = "-";

  /** What rulings can be written as. */
  enum Output {
    json,
    text,
    markdown,
    terminal
  }

  private final Opening opening;

  @Mixin private DataOption data = new DataOption();

  @Parameters(
      paramLabel = "FILE",
      description = "A case in JSON or YAML; - reads it from the standard input.")
  private String file = STANDARD_INPUT;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "How to write the rulings: ${COMPLETION-CANDIDATES}. At a terminal it is terminal by"
              + " default, with the board and the steps, in colors unless NO_COLOR is set; else"
              + " text.")
  private Optional<Output> format = Optional.empty();

  @Mixin private LinesOptions lines = new LinesOptions();

  @Option(
      names = "--accounting",
      description = "Also writes what became of every sentence on the board; JSON always has it.")
  private boolean accounting;

  @Mixin private SiteOption site = new SiteOption();

  @Mixin private DeadlineOption deadline = new DeadlineOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  public AdjudicateCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws Refused {
    boolean isOfLines = lines.areAsked();
    Casebook casebook = data.open(opening);
    try {
      return isOfLines ? judgeLines(casebook) : judge(casebook);
    } catch (NoSuchFileException e) {
      throw new Refused("There is no file " + e.getFile());
    } catch (AccessDeniedException e) {
      throw new Refused("You may not read or write " + e.getFile());
    } catch (IOException e) {
      String what = isOfLines ? "The run was stopped: " : file + " can't be read: ";
      throw new Refused(what + e.getMessage());
    }
  }

  private int judge(Casebook casebook) throws IOException {
    try (InputStream in =
        file.equals(STANDARD_INPUT) ? System.in : Files.newInputStream(Path.of(file))) {
      return judge(in, casebook);
    }
  }

  private static CaseReader reader(Casebook casebook) {
    return new CaseReader(casebook.editions(), casebook.catalogue());
  }

  private int judgeLines(Casebook casebook) throws IOException, Refused {
    Optional<Path> path =
        file.equals(STANDARD_INPUT) ? Optional.empty() : Optional.of(Path.of(file));
    if (path.filter(Files::isDirectory).isPresent()) {
      throw new Refused(file + " can't be read: it is a folder");
    }
    return switch (lines.judge(path, deadline.length(), data.folder(), casebook)) {
      case LEGAL -> ExitCodes.of(Verdict.LEGAL);
      case UNDETERMINED -> ExitCodes.of(Verdict.UNDETERMINED);
      case ILLEGAL -> ExitCodes.of(Verdict.ILLEGAL);
      case NOT_JUDGED -> ExitCodes.NOT_JUDGED;
      case TOO_LONG -> ExitCodes.TOO_LONG;
    };
  }

  private int judge(InputStream in, Casebook casebook) throws IOException {
    String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    return deadline.during(Task.RULING, () -> judged(text, casebook)).getAsInt();
  }

  /** Judges a case; what is returned prints what came of it. */
  private IntSupplier judged(String text, Casebook casebook) {
    return switch (reader(casebook).read(text, CaseFormat.of(file, text))) {
      case Reading.Unparseable<Case>(var problems) -> () -> refuse(problems);
      case Reading.Wrong<Case>(var problems) -> () -> refuse(problems);
      case Reading.Good<Case>(var judged) -> {
        var judgement = Judgement.of(judged, casebook.editions());
        String written = written(judgement);
        yield () -> print(judgement, written);
      }
    };
  }

  private int print(Judgement judgement, String written) {
    out().print(written);
    out().flush();
    return judgement.impossible().isPresent()
        ? refuse(List.of(judgement.impossible().get()))
        : ExitCodes.of(judgement.verdict());
  }

  private String written(Judgement judgement) {
    return switch (format.orElse(IndexBar.isSeen() ? Output.terminal : Output.text)) {
      case json -> RulingJson.of(judgement).indented() + "\n";
      case text -> RulingText.of(judgement, Dress.TEXT, site.address(), extent());
      case markdown -> RulingText.of(judgement, Dress.MARKDOWN, site.address(), extent());
      case terminal ->
          TerminalText.of(
              judgement,
              spec.commandLine().getColorScheme().ansi().enabled() ? Dress.COLORS : Dress.TEXT,
              site.address(),
              extent());
    };
  }

  private Extent extent() {
    return accounting ? Extent.WITH_ACCOUNTING : Extent.RULING;
  }

  private int refuse(List<Problem> problems) {
    problems.forEach(problem -> err().println(file + ":" + problem.line()));
    err().flush();
    return ExitCodes.NOT_JUDGED;
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }

  private PrintWriter err() {
    return spec.commandLine().getErr();
  }
}
