package casebook.site.command.ruling;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.site.Casebook;
import casebook.site.batch.CaseLines;
import casebook.site.batch.Compression;
import casebook.site.batch.Field;
import casebook.site.batch.LineJudge;
import casebook.site.command.option.DataOption;
import casebook.site.command.option.DeadlineOption;
import casebook.site.command.option.EditionOption;
import casebook.site.command.option.ExitCodes;
import casebook.site.command.option.Opening;
import casebook.site.command.option.Refused;
import casebook.site.command.option.ReportOption;
import casebook.site.command.option.SiteOption;
import casebook.site.compare.Comparison;
import casebook.site.compare.CountedChanges;
import casebook.site.compare.Side;
import casebook.site.imports.CardsBefore;
import casebook.site.imports.published.ImportException;
import casebook.site.input.CaseReader;
import casebook.site.page.draft.BoardAddress;
import casebook.site.work.Deadline;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells which rulings on many cases are other ones by something else. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description =
        "Judges each case of a file twice, and tells which rulings changed, by sub-rule and by card, with"
            + " boards to open.",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:no ruling changed",
      "1:a ruling changed",
      "2:they can't be compared",
      "4:no ruling changed, but some could not be compared: no answer before the deadline, or no JSON"
    })
public final class CompareCommand implements Callable<Integer> {
  private static final String NOW = "now";
  private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
  private static final int CHANGED = 1;
  private static final int MOST_THREADS = 1024;

  /** What is looked at of a file to see what it is. */
  private static final int BEGINNING = 1 << 12;

  /** How a line of answers begins: with a whole ruling, a field of a short one, or errors. */
  private static final Pattern ANSWER =
      Pattern.compile(
          Stream.concat(
                  Stream.of("edition", "rulings", "errors"),
                  Stream.of(Field.values()).map(Field::toString))
              .collect(Collectors.joining("|", "\\s*\\{\\s*(?:\\}|\"(?:", ")\")")));

  private static final String SIDE =
      "An edition (any date), a file of cards that “import cards” can read, answers of “adjudicate --lines --out”"
          + " to the same cases, or “now”: as this program judges without more.";

  private final Opening opening;

  @Option(names = "--before", paramLabel = "A", defaultValue = NOW, description = SIDE)
  private String before = NOW;

  @Option(
      names = "--after",
      paramLabel = "B",
      defaultValue = NOW,
      description = "The same, for the second judging.")
  private String after = NOW;

  @Parameters(
      paramLabel = "CASES",
      description = "A file with one case in JSON on each line, plain, gzip or zstd.")
  private Path cases = Path.of("");

  @Option(
      names = "--fields",
      paramLabel = "FIELD",
      split = ",",
      converter = LinesOptions.OfField.class,
      description =
          "Where one side is a file of short answers: the --fields that it was judged with, for the other"
              + " side.")
  private List<Field> fields = List.of();

  @Mixin private ReportOption report = new ReportOption();

  @Option(
      names = "--threads",
      paramLabel = "NUMBER",
      description = "How many cases are judged at once (as many as there are cores).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Mixin private SiteOption site = new SiteOption();

  @Mixin private DataOption data = new DataOption();

  @Mixin private DeadlineOption deadline = new DeadlineOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  /** One that works with what is opened so. */
  public CompareCommand(Opening opening) {
    this.opening = opening;
  }

  @Override
  public Integer call() throws Refused {
    check(
        !before.equals(after),
        before.equals(NOW)
            ? "Say what to compare: --before A, --after B or both"
            : "--before and --after are the same: nothing could have changed");
    check(threads >= 1 && threads <= MOST_THREADS, "--threads is a number from 1 to 1024");
    Casebook casebook = data.open(opening);
    var open = new ArrayList<Closeable>();
    try (var limit = new Deadline(deadline.length());
        BufferedReader lines = reader(cases)) {
      try {
        var comparison =
            new Comparison(
                side(before, casebook, open), side(after, casebook, open), limit, threads);
        var changes = new CountedChanges(report.examples());
        comparison.run(lines, changes::add);
        doubt(comparison, changes);
        return tell(changes, spec.commandLine().getOut(), site.address(), report.cards());
      } finally {
        for (Closeable one : open) {
          one.close();
        }
      }
    } catch (ImportException e) {
      throw new Refused(e.reason());
    } catch (NoSuchFileException e) {
      throw new Refused("There is no file " + e.getFile());
    } catch (AccessDeniedException e) {
      throw new Refused("You may not read or write " + e.getFile());
    } catch (IOException e) {
      throw new Refused("They can't be compared. " + e.getMessage());
    }
  }

  /** Whole rulings don't say to which case they are: others than these, or another order, show. */
  private void doubt(Comparison comparison, CountedChanges changes) {
    boolean isWritten =
        comparison.before() instanceof Side.Written || comparison.after() instanceof Side.Written;
    if (isWritten && changes.changed() > changes.compared() / 2) {
      PrintWriter err = spec.commandLine().getErr();
      err.println(
          "More than half of the answers differ. Are those that were written before to these cases, and in"
              + " their order?");
      err.flush();
    }
  }

  private void check(boolean isGood, String otherwise) {
    if (!isGood) {
      throw new ParameterException(spec.commandLine(), otherwise);
    }
  }

  private static BufferedReader reader(Path file) throws IOException, Refused {
    if (Files.isDirectory(file)) {
      throw new Refused(file + " can't be read: it is a folder");
    }
    InputStream in = Files.newInputStream(file);
    return new BufferedReader(
        new InputStreamReader(
            Compression.decompressed(in, file.toString()), StandardCharsets.UTF_8));
  }

  private Side side(String named, Casebook casebook, List<Closeable> open)
      throws IOException, ImportException, Refused {
    Editions editions = casebook.editions();
    if (named.equals(NOW)) {
      return judged(new CaseReader(editions, casebook.catalogue()), editions);
    }
    if (DATE.matcher(named).matches()) {
      return judged(
          new CaseReader(editions, casebook.catalogue(), EditionOption.asked(named, editions)),
          editions);
    }
    Path file = Path.of(named);
    BufferedReader answers = reader(file);
    open.add(answers);
    answers.mark(BEGINNING);
    char[] beginning = new char[BEGINNING];
    int length = answers.read(beginning, 0, BEGINNING - 1);
    answers.reset();
    if (length > 0 && ANSWER.matcher(new String(beginning, 0, length)).lookingAt()) {
      return new Side.Written(named, new CaseLines(answers));
    }
    CardsBefore read = CardsBefore.read(file, casebook.catalogue());
    return judged(new CaseReader(editions, read.catalogue()), editions);
  }

  private Side judged(CaseReader reader, Editions editions) {
    return new Side.Judged(new LineJudge(reader, editions, fields));
  }

  /**
   * Tells what changed; the exit status.
   *
   * @param site the address of the site on which boards open
   * @param cards how many cards are listed
   */
  public static int tell(CountedChanges changes, PrintWriter out, String site, int cards) {
    Edition edition = Editions.builtIn().executed();
    changes
        .report(
            json ->
                BoardAddress.of(json, edition)
                    .map(path -> site + path)
                    .orElse("too large for an address"),
            cards)
        .forEach(out::println);
    out.flush();
    if (changes.changed() > 0) {
      return CHANGED;
    }
    return changes.missed() > 0 ? ExitCodes.TOO_LONG : 0;
  }
}
