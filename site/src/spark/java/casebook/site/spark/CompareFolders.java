package casebook.site.spark;

import casebook.site.command.option.ReportOption;
import casebook.site.command.option.SiteOption;
import casebook.site.command.ruling.CompareCommand;
import casebook.site.compare.CountedChanges;
import casebook.site.compare.Side.Extent;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Has all cases of some folders judged twice by a cluster, and tells which rulings changed. */
@Command(
    name = "spark-submit … casebook-spark.jar " + CompareFolders.NAME,
    mixinStandardHelpOptions = true,
    description =
        "Judges each case of some files twice, and tells which rulings changed, by sub-rule and by card, with boards"
            + " to open, as “casebook compare” does.",
    exitCodeOnExecutionException = CompareFolders.STOPPED,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:no ruling changed",
      "1:a ruling changed",
      "2:what was asked for can't be done",
      "3:Spark stopped, and it isn't known what changed",
      "4:no ruling changed, but some could not be compared"
    })
final class CompareFolders implements Callable<Integer> {

  /** The first argument of the program that asks for this. */
  static final String NAME = "compare";

  static final int STOPPED = 3;

  private static final String NOW = "now";
  private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
  private static final Pattern CARDS = Pattern.compile(".*\\.json(\\.gz)?", Pattern.DOTALL);

  private static final String SIDE =
      "An edition (any date), “now”, a file of cards that “import cards” can read (.json or .json.gz, on every"
          + " executor), or a folder of answers to the same cases that this program wrote.";

  @Option(names = "--before", paramLabel = "A", defaultValue = NOW, description = SIDE)
  private String before = NOW;

  @Option(
      names = "--after",
      paramLabel = "B",
      defaultValue = NOW,
      description = "The same, for the second judging.")
  private String after = NOW;

  @Mixin private CasesOption in = new CasesOption();

  @Option(
      names = "--answers",
      paramLabel = "FORMAT",
      defaultValue = "lines",
      description =
          "How a folder of answers is written: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
  private CasesFormat answers = CasesFormat.LINES;

  @Option(
      names = "--fields",
      paramLabel = "FIELDS",
      description =
          "Where one side is a folder of short answers: the --fields that it was judged with, for the other side.")
  private @Nullable String fields;

  @Mixin private JudgingOption judging = new JudgingOption();

  @Mixin private ReportOption report = new ReportOption();

  @Mixin private SiteOption site = new SiteOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() throws Exception {
    return Session.run(spec.commandLine().getErr(), this::compare);
  }

  private int compare(SparkSession spark) {
    if (before.equals(after)) {
      throw new IllegalArgumentException("Say what to compare: --before A, --after B or both");
    }
    judging.set(spark);
    checkExtents(spark);
    Dataset<Row> joined =
        joined(spark, joined(spark, in.cases(spark), before, "before"), after, "after");
    Dataset<Row> both =
        judged(spark, judged(spark, in.dealt(joined), before, "before"), after, "after");
    var counted = new CountedChanges(report.examples());
    both.select("case", "before", "after")
        .toJavaRDD()
        .mapPartitions(new Counting(report.examples()))
        .collect()
        .forEach(counted::addAll);
    return CompareCommand.tell(
        counted, spec.commandLine().getOut(), site.address(), report.cards());
  }

  /** Before anything is judged: the first answers tell what the others are. */
  private void checkExtents(SparkSession spark) {
    Optional<Extent> one = extent(spark, before);
    Optional<Extent> other = extent(spark, after);
    if (one.isPresent() && other.isPresent() && one.get() != other.get()) {
      throw new IllegalArgumentException(Counting.NOT_ALIKE);
    }
  }

  private Optional<Extent> extent(SparkSession spark, String side) {
    if (!isWritten(side)) {
      return Optional.of(fields == null ? Extent.WHOLE_RULINGS : Extent.SHORT_ANSWER);
    }
    return AnswersKept.some(spark, side, answers).stream()
        .flatMap(answer -> Extent.of(answer).stream())
        .findFirst();
  }

  private static boolean isWritten(String side) {
    return !side.equals(NOW) && !DATE.matcher(side).matches() && !CARDS.matcher(side).matches();
  }

  /** With the answers of a side that were written before: one without an answer keeps its case. */
  private Dataset<Row> joined(SparkSession spark, Dataset<Row> cases, String side, String column) {
    return isWritten(side)
        ? cases.join(AnswersKept.read(spark, side, answers, column), new String[] {"case"}, "left")
        : cases;
  }

  /** With the answers of a side that is judged now; what is set in the session goes along. */
  private Dataset<Row> judged(SparkSession spark, Dataset<Row> cases, String side, String column) {
    if (isWritten(side)) {
      return cases;
    }
    spark.conf().set(SessionSettings.EDITION, DATE.matcher(side).matches() ? side : "");
    spark.conf().set(SessionSettings.CARDS, CARDS.matcher(side).matches() ? side : "");
    String call = fields == null ? "adjudicate(case)" : "adjudicate(case, '" + fields + "')";
    return cases
        .selectExpr("*", call + " AS ruling")
        .selectExpr(
            "* EXCEPT (ruling)",
            "IF(ruling.verdict = 'too-long', NULL, ruling.answer) AS " + column);
  }
}
