package casebook.index.ranking;

import casebook.index.lucene.EntryIndex.Match;
import casebook.index.query.Interpretation;
import casebook.index.query.NamedCard;
import casebook.index.text.Kind;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What was found beside the rules, as witnesses for them: where a published case is like the query,
 * the rules that decide the case answer the query too.
 */
public final class Precedents {

  /** What the next rule of a document counts against the one before it. */
  private static final double NEXT_RULE = 0.5;

  /** What the next document for the same rule counts against the one before it. */
  private static final double NEXT_DOCUMENT = 0.5;

  /** What a card that is named counts against what answers the words best. */
  private static final double CARD = 0.4;

  /** The same where nothing but cards is named: then their rules are what is asked for. */
  private static final double CARD_ALONE = 1.1;

  /**
   * A rule has no card's name in it: what has it, and counts so much beside a rule, is compared.
   */
  private static final double OTHERS = 0.65;

  /** What the next rule of a card counts against the one before it. */
  private static final double NEXT_OF_CARD = 0.6;

  /** More than this number say nothing new. */
  private static final int MOST = 4;

  private final Map<RuleNumber, List<Double>> byRule = new HashMap<>();

  private final Map<RuleNumber, Double> byCards = new HashMap<>();

  private final Map<RuleNumber, Double> sums = new HashMap<>();

  private Precedents() {}

  /** The precedents among the matches, and the cards that were named. */
  public static Precedents in(List<Match> matches, Interpretation asked) {
    Precedents found = new Precedents();
    matches.forEach(found::add);
    found.byRule.values().forEach(all -> all.sort(Comparator.reverseOrder()));
    double best = 0;
    for (Match match : matches) {
      best = Math.max(best, match.score() * (match.entry().number().isPresent() ? 1 : OTHERS));
    }
    double counts = asked.asksForCardsOnly() ? CARD_ALONE : CARD;
    found.addCards(asked.cards(), (best > 0 ? best : 1) * counts);
    return found;
  }

  /** The effects of a card act through rules: a card counts as much as a part of the best match. */
  private void addCards(List<NamedCard> cards, double part) {
    Map<Integer, Long> named =
        cards.stream().collect(Collectors.groupingBy(NamedCard::start, Collectors.counting()));
    for (NamedCard card : cards) {
      double counts = part / named.getOrDefault(card.start(), 1L);
      for (RuleNumber rule : card.rules()) {
        byCards.merge(rule, counts, Double::sum);
        counts *= NEXT_OF_CARD;
      }
    }
  }

  private void add(Match match) {
    double counts = match.score() * weight(match.entry().kind());
    if (counts > 0) {
      for (RuleNumber rule : match.entry().rules()) {
        byRule.computeIfAbsent(rule, _ -> new ArrayList<>()).add(counts);
        counts *= NEXT_RULE;
      }
    }
  }

  /**
   * A rule speaks for itself; a glossary entry names rules that it isn't about, and what other
   * rules answer speaks for those.
   */
  private static double weight(Kind kind) {
    return switch (kind) {
      case RULE, CARD, GLOSSARY, ANSWER -> 0;
      case EXAMPLE -> 0.5;
      case TOPIC -> 1;
      case CASE -> 1;
      case RULING -> 0.5;
    };
  }

  /** The rules that some document speaks for. */
  public List<RuleNumber> rules() {
    return Stream.of(byRule, byCards).flatMap(rules -> rules.keySet().stream()).distinct().toList();
  }

  /** How much the cards say for a rule. */
  double ofCards(RuleNumber rule) {
    return byCards.getOrDefault(rule, 0.0);
  }

  /** How much the documents say for a rule. */
  double of(RuleNumber rule) {
    return byRule.containsKey(rule) ? sums.computeIfAbsent(rule, this::sum) : 0;
  }

  private double sum(RuleNumber rule) {
    double sum = 0;
    double counts = 1;
    for (double one : byRule.getOrDefault(rule, List.of()).stream().limit(MOST).toList()) {
      sum += one * counts;
      counts *= NEXT_DOCUMENT;
    }
    return sum;
  }
}
