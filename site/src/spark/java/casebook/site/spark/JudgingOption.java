package casebook.site.spark;

import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how cases are judged, whatever judges them. */
final class JudgingOption {

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

  /** Tells a session. */
  void set(SparkSession spark) {
    spark.conf().set(SessionSettings.DEADLINE, deadline);
    if (data != null) {
      spark.conf().set(SessionSettings.DATA, data);
    }
  }
}
