package casebook.site.spark;

import casebook.site.batch.LineOutcome;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.DataFrameWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Observation;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Has all cases of some folders judged by a cluster. */
@Command(
    name = "spark-submit … casebook-spark.jar",
    mixinStandardHelpOptions = true,
    description =
        "Judges each case of some files: JSON Lines, or Parquet with a column “case”. What comes out is parted by"
            + " verdict and sub-rule.",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:each case has its answer, which may be an error",
      "1:Spark stopped, and nothing is written",
      "2:what was asked for can't be done"
    })
final class AdjudicateFolders implements Callable<Integer> {

  /** Of cases that is about a minute of a core: little to do again, and no core waits long. */
  private static final String TASK_BYTES = "8m";

  /** As the name of a folder 508.1d by itself would be read as a number: Java's for a double. */
  private static final String RULE = "coalesce('cr-' || decidedBy, 'none') AS rule";

  private static final int NOT_BEGUN = 2;
  private static final String SPLIT = "spark.sql.files.maxPartitionBytes";

  @Option(
      names = "--in",
      paramLabel = "PATH",
      required = true,
      arity = "1..*",
      description =
          "Files or folders of cases, one in JSON on each line, anywhere that Spark can read.")
  private List<String> in = List.of();

  @Option(
      names = "--out",
      paramLabel = "PATH",
      required = true,
      description = "A folder that isn't there yet.")
  private String out = "";

  @Option(
      names = "--read",
      paramLabel = "FORMAT",
      defaultValue = "lines",
      description = "What is read: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
  private Format read = Format.LINES;

  @Option(
      names = "--write",
      paramLabel = "FORMAT",
      defaultValue = "lines",
      description =
          "What is written: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}). A line is {\"case\", \"answer\"}.")
  private Format write = Format.LINES;

  @Option(
      names = "--fields",
      paramLabel = "FIELDS",
      description = "Short answers with these fields alone, as of “adjudicate --lines”.")
  private @Nullable String fields;

  @Option(
      names = "--deadline",
      paramLabel = "SECONDS",
      defaultValue = "10",
      description =
          "How long one case may take (${DEFAULT-VALUE}); one that takes longer becomes an error.")
  private String deadline = "";

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description =
          "A folder with what was imported, on every executor: as a shared folder, or sent with"
              + " “--archives FILE.zip#DIR”.")
  private @Nullable String data;

  @Option(
      names = "--edition",
      paramLabel = "DATE",
      description = "Any date: the edition in force then judges cases that name none.")
  private @Nullable String edition;

  @Option(
      names = "--tasks",
      paramLabel = "NUMBER",
      description =
          "Deals the cases out to so many tasks before they are judged: what is compressed is read by one task a"
              + " file.")
  private @Nullable Integer tasks;

  @Spec private CommandSpec spec = CommandSpec.create();

  /** How cases and answers are kept. */
  enum Format {
    /** A text of JSON on each line. */
    LINES,
    PARQUET;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Override
  public Integer call() throws Exception {
    try (SparkSession spark = session()) {
      spark.conf().set(SessionSettings.DEADLINE, deadline);
      if (edition != null) {
        spark.conf().set(SessionSettings.EDITION, edition);
      }
      if (data != null) {
        spark.conf().set(SessionSettings.DATA, data);
      }
      judge(spark);
      return 0;
    } catch (Exception e) {
      // Spark's own is checked, and declared nowhere.
      if (e instanceof AnalysisException || e instanceof IllegalArgumentException) {
        say(e.getMessage() + "");
        return NOT_BEGUN;
      }
      throw e;
    }
  }

  private static SparkSession session() {
    SparkSession.Builder builder = SparkSession.builder().appName("casebook");
    return builder.withExtensions(new CasebookFunctions()).getOrCreate();
  }

  private void judge(SparkSession spark) throws InterruptedException {
    Dataset<Row> cases = cases(spark);
    String call = fields == null ? "adjudicate(case)" : "adjudicate(case, '" + fields + "')";
    var seen = new Observation("outcomes");
    Dataset<Row> judged =
        (tasks == null ? cases : cases.repartition(tasks))
            .selectExpr("case", call + " AS ruling")
            .selectExpr("case", "ruling.*", RULE)
            .observe(seen, counted(LineOutcome.LEGAL), others());
    writer(judged).partitionBy("verdict", "rule").save(out);
    tell(seen.getAsJava());
  }

  private Dataset<Row> cases(SparkSession spark) {
    if (!spark.sparkContext().getConf().contains(SPLIT)) {
      spark.conf().set(SPLIT, TASK_BYTES);
    }
    String[] paths = in.toArray(String[]::new);
    return switch (read) {
      // What was judged before is a case again: a line that passed its deadline, say.
      case LINES ->
          spark
              .read()
              .option("lineSep", "\n")
              .text(paths)
              .where("trim(value) <> ''")
              .selectExpr(
                  "coalesce(IF(value LIKE '{\"case\":\"%', get_json_object(value, '$.case'), NULL), value) AS case");
      case PARQUET -> spark.read().parquet(paths).select("case").where("case IS NOT NULL");
    };
  }

  private DataFrameWriter<Row> writer(Dataset<Row> judged) {
    return switch (write) {
      case LINES ->
          judged
              .selectExpr(
                  "concat(trim(TRAILING '}' FROM to_json(named_struct('case', case))), ',\"answer\":', answer, '}') AS value",
                  "verdict",
                  "rule")
              .write()
              .format("text");
      case PARQUET -> judged.write().format("parquet");
    };
  }

  private static Column counted(LineOutcome outcome) {
    return functions
        .count_if(functions.col("verdict").equalTo(Adjudicate.word(outcome)))
        .as(Adjudicate.word(outcome));
  }

  private static Column[] others() {
    return Arrays.stream(LineOutcome.values())
        .filter(outcome -> outcome != LineOutcome.LEGAL)
        .map(AdjudicateFolders::counted)
        .toArray(Column[]::new);
  }

  private void tell(Map<String, Object> counts) {
    long all = 0;
    var told = new ArrayList<String>();
    for (LineOutcome outcome : LineOutcome.values()) {
      String word = Adjudicate.word(outcome);
      if (counts.get(word) instanceof Long count && count > 0) {
        all += count;
        told.add("%,d %s".formatted(count, word.replace('-', ' ')));
      }
    }
    say(
        all == 0
            ? "There are no cases in it."
            : "%,d cases: %s.".formatted(all, String.join(", ", told)));
  }

  private void say(String words) {
    PrintWriter err = spec.commandLine().getErr();
    err.println(words);
    err.flush();
  }
}
