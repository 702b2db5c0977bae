package casebook.index.ranking;

import casebook.index.lucene.CardTexts.Answer;
import casebook.index.query.Query;
import casebook.index.ranking.Ranking.Best;
import casebook.index.ranking.Ranking.Ranked;
import casebook.index.result.Hit;
import casebook.index.result.SearchResult;
import casebook.index.text.Document;
import casebook.index.text.Entry;
import casebook.index.text.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** One list of the entries that answer and of the texts about cards that do, best first. */
public final class Listing {

  /** The best text about a card, against the best rule: rules decide, rulings show it. */
  private static final double ON_CARDS = 0.6;

  private final Query query;
  private final Excerpts excerpts;

  public Listing(Query query, Excerpts excerpts) {
    this.query = query;
    this.excerpts = excerpts;
  }

  /** How many of the best there are on the query's page and those before it. */
  public static int upTo(Query query) {
    return (int) Math.min(Integer.MAX_VALUE, (long) query.page() * SearchResult.PAGE_SIZE);
  }

  /**
   * The hits of the query's page.
   *
   * @param best the best of the entries that pass the filters
   * @param onCards the best of the texts about cards, best first
   */
  public List<Hit> page(Best best, List<Answer> onCards) {
    List<Ranked> entries = best.ranked();
    List<Scored> texts = scored(best, onCards);
    List<Hit> hits = new ArrayList<>();
    int first = upTo(query) - SearchResult.PAGE_SIZE;
    int entry = 0;
    int text = 0;
    for (int at = 0; at < upTo(query); at++) {
      boolean hasEntry = entry < entries.size();
      boolean hasText = text < texts.size();
      if (!hasEntry && !hasText) {
        break;
      }
      boolean entryNext =
          !hasText || (hasEntry && entries.get(entry).score() >= texts.get(text).score());
      if (at >= first) {
        hits.add(entryNext ? hit(entries.get(entry)) : hit(texts.get(text)));
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
    // As many as there are for the first page, so that every page counts the same.
    double bestText =
        onCards.stream().limit(SearchResult.PAGE_SIZE).mapToDouble(Answer::words).max().orElse(0);
    return bestRule > 0 && bestText > 0 ? ON_CARDS * bestRule / bestText : ON_CARDS;
  }

  /**
   * A text about a card with its score.
   *
   * @param ofName what it gains by being named
   */
  private record Scored(Answer answer, double number, double words, double ofName) {

    double score() {
      return number + words + ofName;
    }
  }

  private static List<Scored> scored(Best best, List<Answer> onCards) {
    double scale = scale(best.words(), onCards);
    return onCards.stream()
        .map(answer -> {
          OptionalDouble place =
              answer.isNamed() ? afterItsRules(answer, best) : OptionalDouble.empty();
          return place.isPresent()
              ? new Scored(answer, 0, 0, place.getAsDouble())
              : new Scored(
                  answer,
                  answer.number() * answer.weight(),
                  answer.words() * scale * answer.weight(),
                  0);
        })
        .sorted(Comparator.comparingDouble(Scored::score).reversed())
        .toList();
  }

  /** A card that is named comes just after the rules that it acts through. */
  private static OptionalDouble afterItsRules(Answer named, Best best) {
    return best.ranked().stream()
        .limit(SearchResult.PAGE_SIZE)
        .filter(ranked -> ranked.entry().kind() == Kind.RULE)
        .filter(ranked ->
            ranked.entry().number().filter(named.document().rules()::contains).isPresent())
        .mapToDouble(Ranked::score)
        .min();
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

  private Hit hit(Scored text) {
    Document document = text.answer().document();
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
        text.score(),
        new Hit.Reasons(text.number(), text.words(), 0, text.ofName()),
        document.official());
  }
}
