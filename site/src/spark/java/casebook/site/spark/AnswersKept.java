package casebook.site.spark;

import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** Answers that an earlier run wrote: one to each case, beside it. */
final class AnswersKept {

  /** Whether a line is a case with its answer. */
  static final String ARE = "value LIKE '{\"case\":\"%'";

  /** The case of such a line. */
  static final String CASE = "get_json_object(value, '$.case')";

  /** What stands before the answer; no quotation mark of the case stands there without a \\. */
  private static final String BEFORE_ANSWER = ",\"answer\":";

  /** So many answers are looked at where some will do. */
  private static final int SOME = 100;

  private AnswersKept() {}

  /**
   * The answers in a folder, by their cases, each once.
   *
   * @param column what the column with the answer is called
   */
  static Dataset<Row> read(SparkSession spark, String path, CasesFormat format, String column) {
    return all(spark, path, format, column).dropDuplicates("case");
  }

  /** Some of the answers in a folder. */
  static List<String> some(SparkSession spark, String path, CasesFormat format) {
    return all(spark, path, format, "answer")
        .select("answer")
        .as(Encoders.STRING())
        .takeAsList(SOME);
  }

  private static Dataset<Row> all(
      SparkSession spark, String path, CasesFormat format, String column) {
    return switch (format) {
      case LINES ->
          CasesOption.lines(spark, path)
              .where(ARE)
              .selectExpr(CASE + " AS case", answer() + " AS " + column);
      case PARQUET -> spark.read().parquet(path).selectExpr("case", "answer AS " + column);
    };
  }

  private static String answer() {
    String from = "locate('%s', value) + %d".formatted(BEFORE_ANSWER, BEFORE_ANSWER.length());
    return "substring(value, %1$s, length(value) - (%1$s))".formatted(from);
  }
}
