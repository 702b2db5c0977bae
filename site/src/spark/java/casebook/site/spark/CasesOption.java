package casebook.site.spark;

import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which cases are meant. */
final class CasesOption {

  /** Of cases that is about a minute of a core: little to do again, and no core waits long. */
  private static final String TASK_BYTES = "8m";

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
      names = "--read",
      paramLabel = "FORMAT",
      defaultValue = "lines",
      description = "What is read: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
  private CasesFormat read = CasesFormat.LINES;

  @Option(
      names = "--tasks",
      paramLabel = "NUMBER",
      description =
          "Deals the cases out to this many tasks before they are judged: without it, one task judges all of a"
              + " compressed file.")
  private @Nullable Integer tasks;

  /** The cases, in a column of that name. */
  Dataset<Row> cases(SparkSession spark) {
    if (!spark.sparkContext().getConf().contains(SPLIT)) {
      spark.conf().set(SPLIT, TASK_BYTES);
    }
    String[] paths = in.toArray(String[]::new);
    return switch (read) {
      // What was judged before is a case again: a line that passed its deadline, say.
      case LINES ->
          lines(spark, paths)
              .selectExpr(
                  "coalesce(IF("
                      + AnswersKept.ARE
                      + ", "
                      + AnswersKept.CASE
                      + ", NULL), value) AS case");
      case PARQUET -> spark.read().parquet(paths).select("case").where("case IS NOT NULL");
    };
  }

  /** The same rows, dealt out to tasks if so many were asked for. */
  Dataset<Row> dealt(Dataset<Row> rows) {
    return tasks == null ? rows : rows.repartition(tasks);
  }

  /** The lines of files that aren't blank, in the column {@code value}. */
  static Dataset<Row> lines(SparkSession spark, String... paths) {
    return spark.read().option("lineSep", "\n").text(paths).where("trim(value) <> ''");
  }
}
