package casebook.site.spark;

import java.io.PrintWriter;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.SparkSession;

/** Has something done on a cluster. */
final class Session {
  private static final int NOT_BEGUN = 2;

  private Session() {}

  /** What is done in a session. */
  @FunctionalInterface
  interface Work {
    /** Does it; the exit status. */
    int run(SparkSession spark) throws Exception;
  }

  /** Does some work; where it can't be begun, says why. */
  static int run(PrintWriter err, Work work) throws Exception {
    try (SparkSession spark =
        SparkSession.builder()
            .appName("casebook")
            .withExtensions(new CasebookFunctions())
            .getOrCreate()) {
      return work.run(spark);
    } catch (Exception e) {
      // Spark's own is checked, and declared nowhere.
      if (e instanceof AnalysisException || e instanceof IllegalArgumentException) {
        say(err, e.getMessage() + "");
        return NOT_BEGUN;
      }
      throw e;
    }
  }

  /** Says something at once. */
  static void say(PrintWriter to, String words) {
    to.println(words);
    to.flush();
  }
}
