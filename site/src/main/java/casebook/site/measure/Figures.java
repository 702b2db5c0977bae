package casebook.site.measure;

import java.util.Locale;
import java.util.stream.Collectors;

/** Figures as a table of text. */
public final class Figures {

  private Figures() {}

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

  private static String line(Measured.Figures line) {
    return String.format(
        Locale.ROOT,
        "%-13s %4d | %.2f [%.2f, %.2f]  %5.2f %5.2f | %.2f [%.2f, %.2f]  %5.2f %5.2f | %.2f [%.2f, %.2f]%n",
        line.of(),
        line.queries(),
        line.ours().gain(),
        line.oursGain().from(),
        line.oursGain().to(),
        line.ours().reciprocalRank(),
        line.ours().recall(),
        line.plain().gain(),
        line.plainGain().from(),
        line.plainGain().to(),
        line.plain().reciprocalRank(),
        line.plain().recall(),
        line.ours().gain() - line.plain().gain(),
        line.betterBy().from(),
        line.betterBy().to());
  }
}
