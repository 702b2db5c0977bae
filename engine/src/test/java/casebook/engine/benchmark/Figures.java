package casebook.engine.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * The table of measurements in BENCHMARKS.md, made from what JMH has written.
 *
 * <p>{@code -Dcasebook.write=true} writes it there.
 */
public final class Figures {
  private static final String BEGIN = "<!-- benchmarks -->\n";
  private static final String END = "<!-- /benchmarks -->";
  private static final Path CPU = Path.of("/proc/cpuinfo");

  private Figures() {}

  /** Prints the table of the measurements in a file, for a document. */
  public static void main(String[] arguments) throws IOException {
    String table = table(new ObjectMapper().readTree(Files.readString(Path.of(arguments[0]))));
    System.out.println(table);
    if (Boolean.getBoolean("casebook.write")) {
      Path document = Path.of(arguments[1]);
      Files.writeString(document, with(Files.readString(document), table));
    }
  }

  private static String with(String document, String table) {
    int begin = document.indexOf(BEGIN);
    int end = document.indexOf(END);
    if (begin < 0 || end < begin) {
      throw new IllegalArgumentException("the document has no place for " + BEGIN.strip());
    }
    return document.substring(0, begin + BEGIN.length()) + table + document.substring(end);
  }

  /** One line for each measurement, under the machine that they are of. */
  static String table(JsonNode measured) throws IOException {
    var lines = new ArrayList<String>();
    lines.add("One core of %s, Java %s.".formatted(machine(), Runtime.version().feature()));
    lines.add("");
    lines.add("| what | board | creatures | defenders | median | 99th percentile | allocated |");
    lines.add("| --- | --- | ---: | ---: | ---: | ---: | ---: |");
    for (JsonNode one : measured) {
      List<String> name = List.of(one.path("benchmark").asString().split("\\."));
      JsonNode params = one.path("params");
      JsonNode percentiles = one.path("primaryMetric").path("scorePercentiles");
      lines.add(
          "| %s | %s | %s | %s | %s | %s | %s |"
              .formatted(
                  words(name.getLast()),
                  words(params.path("board").asString()),
                  params.path("creatures").asString(),
                  params.path("defenders").asString(),
                  time(percentiles.path("50.0").asDouble()),
                  time(percentiles.path("99.0").asDouble()),
                  bytes(
                      one.path("secondaryMetrics")
                          .path("gc.alloc.rate.norm")
                          .path("score")
                          .asDouble())));
    }
    return String.join("\n", lines) + "\n";
  }

  /** A name as it is written in code, in words. */
  private static String words(String name) {
    return name.replaceAll("([a-z])([A-Z])", "$1 $2").replace('_', ' ').toLowerCase(Locale.ROOT);
  }

  private static String time(double microseconds) {
    return microseconds < 1_000
        ? figure(microseconds) + " µs"
        : figure(microseconds / 1_000) + " ms";
  }

  private static String bytes(double bytes) {
    return bytes < 1_000_000 ? figure(bytes / 1_000) + " kB" : figure(bytes / 1_000_000) + " MB";
  }

  private static String figure(double number) {
    return String.format(Locale.ROOT, number < 10 ? "%.1f" : "%.0f", number);
  }

  private static String machine() throws IOException {
    String cores = "a machine with " + Runtime.getRuntime().availableProcessors() + " cores";
    return Files.isReadable(CPU)
        ? Files.readAllLines(CPU).stream()
            .filter(line -> line.startsWith("model name"))
            .findFirst()
            .map(line -> cores + " (" + line.substring(line.indexOf(':') + 1).strip() + ")")
            .orElse(cores)
        : cores;
  }
}
