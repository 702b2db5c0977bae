package casebook.index;

import casebook.index.CardTexts.Answer;
import casebook.index.Ranking.Best;
import casebook.index.Ranking.Ranked;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One list of the entries that answer and of the texts about cards that do, best first. */
final class Listing {

  /** The best text about a card, against the best rule: rules decide, rulings show it. */
  private static final double ON_CARDS = 0.6;

  private final Query query;
  private final Excerpts excerpts;

  Listing(Query query, Excerpts excerpts) {
    this.query = query;
    this.excerpts = excerpts;
  }

  /** How many of the best there are on the query's page and those before it. */
  static int upTo(Query query) {
    return (int) Math.min(Integer.MAX_VALUE, (long) query.page() * SearchResult.PAGE_SIZE);
  }

  /**
   * The hits of the query's page.
   *
   * @param best the best of the entries that pass the filters
   * @param onCards the best of the texts about cards, best first
   */
  List<Hit> page(Best best, List<Answer> onCards) {
    List<Ranked> entries = best.ranked();
    double scale = scale(best.words(), onCards);
    List<Hit> hits = new ArrayList<>();
    int first = upTo(query) - SearchResult.PAGE_SIZE;
    int entry = 0;
    int text = 0;
    for (int at = 0; at < upTo(query); at++) {
      boolean hasEntry = entry < entries.size();
      boolean hasText = text < onCards.size();
      if (!hasEntry && !hasText) {
        break;
      }
      boolean entryNext =
          !hasText || (hasEntry && entries.get(entry).score() >= score(onCards.get(text), scale));
      if (at >= first) {
        hits.add(entryNext ? hit(entries.get(entry)) : hit(onCards.get(text), scale));
      }
      if (entryNext) {
        entry++;
      } else {
        text++;
      }
    }
    return List.copyOf(hits);
  }

  /** Scores of words are comparable only among texts that are counted together. */
  private static double scale(double bestRule, List<Answer> onCards) {
    double bestText = onCards.stream().mapToDouble(Answer::words).max().orElse(0);
    return bestRule > 0 && bestText > 0 ? ON_CARDS * bestRule / bestText : ON_CARDS;
  }

  private static double score(Answer answer, double scale) {
    return (answer.number() + answer.words() * scale) * answer.weight();
  }

  private Hit hit(Ranked ranked) {
    Entry entry = ranked.entry();
    Optional<String> edition =
        query
            .edition()
            .filter(entry.editions()::contains)
            .or(() -> entry.editions().stream().findFirst());
    return new Hit(
        entry.kind(),
        entry.rules().stream().findFirst(),
        entry.rules(),
        edition,
        entry.editions(),
        entry.title(),
        entry.setting(),
        excerpts.of(entry.text()),
        entry.href(edition.orElse("")),
        ranked.score(),
        ranked.reasons(),
        Optional.empty());
  }

  private Hit hit(Answer answer, double scale) {
    Document document = answer.document();
    return new Hit(
        document.kind(),
        document.rules().stream().findFirst(),
        document.rules(),
        Optional.empty(),
        List.of(),
        document.title(),
        "",
        excerpts.of(document.text()),
        document.href(),
        score(answer, scale),
        new Hit.Reasons(
            answer.number() * answer.weight(), answer.words() * scale * answer.weight(), 0, 0),
        document.official());
  }
}
