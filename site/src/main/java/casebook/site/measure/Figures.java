package casebook.site.measure;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A line of what was measured: the queries of one class of a set, or all of them.
 *
 * @param set what the set of queries is called
 * @param of the class of queries, or "all"
 * @param queries how many there are
 * @param ours how well the search does
 * @param oursGain where its nDCG@5 would be with other queries
 * @param plain how well a plain index of the same documents does
 * @param plainGain where its nDCG@5 would be
 * @param betterBy by how much more nDCG@5 the search would be better
 */
public record Figures(
    String set,
    String of,
    int queries,
    Quality ours,
    Interval oursGain,
    Quality plain,
    Interval plainGain,
    Interval betterBy) {

  private static final String FILE = "figures.tsv";
  private static final String TAB = "\t";
  private static final int COLUMNS = 15;

  /** The figures that were kept when the search was measured last; every build checks them. */
  public static List<Figures> published() {
    try (InputStream text = Figures.class.getResourceAsStream(FILE)) {
      return new String(Objects.requireNonNull(text, FILE).readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(Figures::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The line as {@link #row} writes it. */
  private static Figures read(String line) {
    String[] columns = line.split(TAB, -1);
    if (columns.length != COLUMNS) {
      throw new IllegalStateException(FILE + ": " + line);
    }
    double[] numbers = Arrays.stream(columns).skip(3).mapToDouble(Double::parseDouble).toArray();
    return new Figures(
        columns[0],
        columns[1],
        Integer.parseInt(columns[2]),
        new Quality(numbers[0], numbers[1], numbers[2]),
        new Interval(numbers[3], numbers[4]),
        new Quality(numbers[5], numbers[6], numbers[7]),
        new Interval(numbers[8], numbers[9]),
        new Interval(numbers[10], numbers[11]));
  }

  /** The line of the file of figures. */
  public String row() {
    return String.join(TAB, set, of, Integer.toString(queries))
        + TAB
        + Arrays.stream(numbers())
            .mapToObj(number -> String.format(Locale.ROOT, "%.3f", number))
            .collect(Collectors.joining(TAB));
  }

  /** All numbers of the line. */
  double[] numbers() {
    return new double[] {
      ours.gain(), ours.reciprocalRank(), ours.recall(), oursGain.from(), oursGain.to(),
      plain.gain(), plain.reciprocalRank(), plain.recall(), plainGain.from(), plainGain.to(),
      betterBy.from(), betterBy.to()
    };
  }

  /** A line for each class of queries and one for all: nDCG@5 with its interval, MRR, recall@5. */
  public static String table(Measured measured) {
    String head =
        String.format(
            Locale.ROOT,
            "%s, %d queries%n%-13s %4s | %-19s %5s %5s | %-19s %5s %5s | %s%n",
            measured.queries().name(),
            measured.queries().queries().size(),
            "",
            "",
            "Casebook: nDCG@5",
            "MRR",
            "rec@5",
            "plain: nDCG@5",
            "MRR",
            "rec@5",
            "better by");
    return head + measured.figures().stream().map(Figures::line).collect(Collectors.joining());
  }

  private String line() {
    return String.format(
        Locale.ROOT,
        "%-13s %4d | %.2f [%.2f, %.2f]  %5.2f %5.2f | %.2f [%.2f, %.2f]  %5.2f %5.2f | %.2f [%.2f,"
            + " %.2f]%n",
        of,
        queries,
        ours.gain(),
        oursGain.from(),
        oursGain.to(),
        ours.reciprocalRank(),
        ours.recall(),
        plain.gain(),
        plainGain.from(),
        plainGain.to(),
        plain.reciprocalRank(),
        plain.recall(),
        ours.gain() - plain.gain(),
        betterBy.from(),
        betterBy.to());
  }
}
