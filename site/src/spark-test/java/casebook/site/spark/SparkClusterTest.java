package casebook.site.spark;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.output.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cases judged by a master and two workers: the same answers as on one machine, each once. */
class SparkClusterTest {
  private static final int BOARDS = 1000;

  /** About 70 boards: enough tasks for a worker to be lost between two of them. */
  private static final List<String> SMALL_TASKS =
      List.of("spark.sql.files.maxPartitionBytes=64k", "spark.ui.enabled=false");

  @TempDir private Path folder;

  /** The lines of all files below a folder. */
  private static List<String> lines(Path below) throws IOException {
    var lines = new ArrayList<String>();
    try (Stream<Path> files = Files.walk(below)) {
      for (Path file : files.filter(SparkClusterTest::isPart).toList()) {
        lines.addAll(Files.readAllLines(file));
      }
    }
    Collections.sort(lines);
    return lines;
  }

  private static boolean isPart(Path file) {
    return file.getFileName().toString().startsWith("part-");
  }

  private static String expected(String json) {
    String known = Json.object().put("case", json).compact();
    return known.substring(0, known.length() - 1) + ",\"answer\":" + Boards.answer(json) + "}";
  }

  /** How many tasks have written all of theirs. */
  private static long committed(Path out) {
    Path begun = out.resolve("_temporary/0");
    if (!Files.isDirectory(begun)) {
      return 0;
    }
    try (Stream<Path> tasks = Files.list(begun)) {
      return tasks.filter(task -> task.getFileName().toString().startsWith("task_")).count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void a_worker_that_is_killed_loses_no_ruling_and_none_comes_twice() throws Exception {
    var cases = new ArrayList<>(Boards.generated(BOARDS));
    cases.add(Boards.NO_CASE);
    Path in = folder.resolve("cases");
    Files.createDirectory(in);
    Files.write(in.resolve("first.jsonl"), cases.subList(0, BOARDS / 3));
    Files.writeString(in.resolve("blank.jsonl"), "\n  \n");
    Files.write(in.resolve("second.jsonl"), cases.subList(BOARDS / 3, cases.size()));
    Path out = folder.resolve("rulings");
    try (var cluster = new Cluster(folder)) {
      Process job =
          cluster.submit(
              "job",
              SMALL_TASKS,
              "--in",
              in.toString(),
              "--out",
              out.toString(),
              "--deadline",
              "120");
      Cluster.until(() -> committed(out) >= 3, job);
      cluster.killWorker();
      assertThat(Cluster.status(job)).as(cluster.log("job")).isZero();
      assertThat(cluster.log("job"))
          .containsPattern("Lost (executor|task)")
          .containsPattern("1,001 cases: .* legal, .* illegal, 1 not judged\\.");
    }
    assertThat(lines(out))
        .isEqualTo(cases.stream().map(SparkClusterTest::expected).sorted().toList());
    assertThat(lines(out.resolve("verdict=illegal/rule=cr-508.1a")))
        .isNotEmpty()
        .allSatisfy(line -> assertThat(line).contains("\"decidedBy\":\"508.1a\""));
    assertThat(lines(out.resolve("verdict=not-judged"))).hasSize(1);
  }
}
