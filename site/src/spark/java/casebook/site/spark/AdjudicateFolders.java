package casebook.site.spark;

import casebook.site.batch.LineOutcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.DataFrameWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Observation;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

  /** As the name of a folder 508.1d by itself would be read as a number: Java's for a double. */
  private static final String RULE = "coalesce('cr-' || decidedBy, 'none') AS rule";

  @Mixin private CasesOption in = new CasesOption();

  @Option(
      names = "--out",
      paramLabel = "PATH",
      required = true,
      description = "A folder that isn't there yet.")
  private String out = "";

  @Option(
      names = "--write",
      paramLabel = "FORMAT",
      defaultValue = "lines",
      description =
          "What is written: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}). A line is {\"case\", \"answer\"}.")
  private CasesFormat write = CasesFormat.LINES;

  @Option(
      names = "--fields",
      paramLabel = "FIELDS",
      description = "Short answers with these fields alone, as of “adjudicate --lines”.")
  private @Nullable String fields;

  @Mixin private JudgingOption judging = new JudgingOption();

  @Option(
      names = "--edition",
      paramLabel = "DATE",
      description = "Any date: the edition in force then judges cases that name none.")
  private @Nullable String edition;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() throws Exception {
    return Session.run(
        spec.commandLine().getErr(),
        spark -> {
          judging.set(spark);
          if (edition != null) {
            spark.conf().set(SessionSettings.EDITION, edition);
          }
          judge(spark);
          return 0;
        });
  }

  private void judge(SparkSession spark) throws InterruptedException {
    String call = fields == null ? "adjudicate(case)" : "adjudicate(case, '" + fields + "')";
    var seen = new Observation("outcomes");
    Dataset<Row> judged =
        in.dealt(in.cases(spark))
            .selectExpr("case", call + " AS ruling")
            .selectExpr("case", "ruling.*", RULE)
            .observe(seen, counted(LineOutcome.LEGAL), others());
    writer(judged).partitionBy("verdict", "rule").save(out);
    tell(seen.getAsJava());
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
    Session.say(
        spec.commandLine().getErr(),
        all == 0
            ? "There are no cases in it."
            : "%,d cases: %s.".formatted(all, String.join(", ", told)));
  }
}
