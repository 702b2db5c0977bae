package casebook.site.measure;

import java.util.Locale;
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

  /** The line of the table in the document. */
  String row() {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %d | %.2f | %.2f–%.2f | %.2f | %.2f | %.2f | %.2f–%.2f | %.2f | %.2f | %.2f–%.2f |",
        set,
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
        betterBy.from(),
        betterBy.to());
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
