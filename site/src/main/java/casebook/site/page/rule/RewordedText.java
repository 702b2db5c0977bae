package casebook.site.page.rule;

import casebook.rules.Rule;
import casebook.rules.history.Relation;
import casebook.rules.history.Stage;
import casebook.rules.history.WordDifference;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What went and what came where a rule was reworded, with what is unchanged folded. */
final class RewordedText {
  private RewordedText() {}

  /** What went and what came; nothing but the text where an edition is the first. */
  static List<HistoryPage.Piece> differences(List<Rule> before, Stage stage) {
    if (before.isEmpty()) {
      return whole(stage.rules());
    }
    if (stage.rules().isEmpty() || stage.relation() == Relation.SAME) {
      return List.of();
    }
    List<Rule> now = without(stage.rules(), before);
    List<HistoryPage.Piece> pieces = pieces(text(without(before, stage.rules())), text(now));
    return pieces.size() == 1
        ? whole(now)
        : pieces.stream()
            .map(piece -> piece.fate().equals("kept") ? shortened(piece) : piece)
            .toList();
  }

  /** The texts of rules, each of several with its number. */
  private static List<HistoryPage.Piece> whole(List<Rule> rules) {
    String text =
        rules.size() == 1
            ? text(rules)
            : rules.stream()
                .map(rule -> rule.number() + " " + rule.text())
                .collect(Collectors.joining("\n"));
    return List.of(new HistoryPage.Piece(text, "kept"));
  }

  /** A text with more letters than this is folded. */
  private static final int LONG = 1_000;

  /** The number of letters shown of a folded text. */
  private static final int BEGINNING = 120;

  /** How a text begins that is folded because it is long; empty where it is shown. */
  static Optional<String> beginning(List<HistoryPage.Piece> pieces) {
    String now =
        pieces.stream()
            .filter(piece -> !piece.fate().equals("removed"))
            .map(HistoryPage.Piece::text)
            .collect(Collectors.joining());
    return now.length() > LONG
        ? Optional.of(now.substring(0, now.lastIndexOf(' ', BEGINNING)) + " …")
        : Optional.empty();
  }

  /** Of several rules those that some others have word for word too are left out. */
  private static List<Rule> without(List<Rule> rules, List<Rule> others) {
    Set<String> same = others.stream().map(Rule::text).collect(Collectors.toSet());
    List<Rule> changed = rules.stream().filter(rule -> !same.contains(rule.text())).toList();
    return changed.isEmpty() ? rules : changed;
  }

  /** How many of several rules are word for word as before; empty where none is. */
  static String asBefore(List<Rule> before, Stage stage) {
    int same = stage.rules().size() - without(stage.rules(), before).size();
    return same == 0 ? "" : same == 1 ? "; one of them as before" : "; " + same + " as before";
  }

  /** The number of unchanged letters shown on either side of a change. */
  private static final int AROUND_CHANGES = 80;

  /** The ends of what was kept, without what is far from any change. */
  private static HistoryPage.Piece shortened(HistoryPage.Piece kept) {
    String text = kept.text();
    if (text.length() < 3 * AROUND_CHANGES) {
      return kept;
    }
    int first = text.lastIndexOf(' ', AROUND_CHANGES);
    int last = text.indexOf(' ', text.length() - AROUND_CHANGES);
    return first < 0 || last < 0
        ? kept
        : new HistoryPage.Piece(
            text.substring(0, first) + " … " + text.substring(last + 1), kept.fate());
  }

  /** Where less of the older text than this is left, what went and came can't be read any more. */
  private static final double READABLE = 0.4;

  /** Where what is kept stands in shorter pieces than this, they are words that happen to recur. */
  private static final int READABLE_PIECE = 16;

  /** What went and what came from one text to another; the newer one alone where most went. */
  static List<HistoryPage.Piece> pieces(String before, String now) {
    List<WordDifference.Piece> pieces = WordDifference.between(before, now);
    IntSummaryStatistics kept =
        pieces.stream()
            .filter(piece -> piece.fate() == WordDifference.Fate.KEPT)
            .mapToInt(piece -> piece.text().length())
            .summaryStatistics();
    if (kept.getSum() < READABLE * before.length() || kept.getAverage() < READABLE_PIECE) {
      return List.of(new HistoryPage.Piece(now, "kept"));
    }
    return pieces.stream()
        .map(piece ->
            new HistoryPage.Piece(piece.text(), piece.fate().name().toLowerCase(Locale.ROOT)))
        .toList();
  }

  private static String text(List<Rule> rules) {
    return rules.stream().map(Rule::text).collect(Collectors.joining("\n"));
  }
}
