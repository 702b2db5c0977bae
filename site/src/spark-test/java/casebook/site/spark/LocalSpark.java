package casebook.site.spark;

import java.nio.file.Path;
import org.apache.spark.sql.SparkSession;

/** Spark in this process, with two threads. */
final class LocalSpark {
  private LocalSpark() {}

  /** The session of this process; it keeps its tables in this folder. */
  static SparkSession open(Path folder) {
    return SparkSession.builder()
        .master("local[2]")
        .config("spark.ui.enabled", "false")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.sql.shuffle.partitions", "2")
        .config("spark.sql.warehouse.dir", folder.resolve("warehouse").toString())
        .config("spark.sql.extensions", CasebookFunctions.class.getName())
        .getOrCreate();
  }
}
