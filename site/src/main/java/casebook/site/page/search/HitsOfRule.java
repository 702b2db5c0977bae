package casebook.site.page.search;

import casebook.index.result.Hit;
import casebook.index.result.SearchResult;
import casebook.index.text.Kind;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/**
 * Hits that the search page shows together, as they belong to one rule.
 *
 * @param rule the rule; empty for what belongs to none
 * @param hits them, in the order in which they are shown; at least one
 */
public record HitsOfRule(Optional<RuleNumber> rule, List<Hit> hits) {

  /** How many times as good as the best case a hit is that is shown before it. */
  private static final double FAR_BETTER = 2;

  /** Copies the list. */
  public HitsOfRule {
    hits = List.copyOf(hits);
  }

  /**
   * The hits of a result as the page shows them: each rule where its best hit is, with its own text
   * before what belongs to it. Of a question in words the case or short answer that answers it best
   * comes first, with what else belongs to its rule; before it stands at most one text, which
   * answers far better.
   */
  public static List<HitsOfRule> of(SearchResult result) {
    List<Hit> hits = result.hits();
    Optional<Hit> answer =
        hits.stream().filter(hit -> isAnswer(hit)).findFirst().filter(_ -> !isNumber(hits));
    if (answer.isEmpty()) {
      return grouped(hits, ownTextFirst());
    }
    Hit best = hits.getFirst();
    boolean isAhead = best.score() >= FAR_BETTER * answer.get().score();
    Comparator<Hit> order =
        Comparator.<Hit, Boolean>comparing(hit -> !(isAhead && hit.equals(best)))
            .thenComparing(hit -> !hit.equals(answer.get()))
            .thenComparing(ownTextFirst());
    boolean isElsewhere = isAhead && !key(best).equals(key(answer.get()));
    List<HitsOfRule> shown = new ArrayList<>();
    if (isElsewhere) {
      shown.add(new HitsOfRule(best.rule(), List.of(best)));
    }
    grouped(hits.subList(isElsewhere ? 1 : 0, hits.size()), order).stream()
        .sorted(Comparator.comparing(group -> !group.hits().contains(answer.get())))
        .forEach(shown::add);
    return shown;
  }

  /** Whether the rule's own text is shown, before all that belongs to it. */
  boolean isWithRule() {
    return rule.isPresent() && hits.getFirst().kind() == Kind.RULE;
  }

  private static boolean isAnswer(Hit hit) {
    return hit.kind() == Kind.CASE || hit.kind() == Kind.ANSWER;
  }

  /** Whether a rule is asked for by its number. */
  private static boolean isNumber(List<Hit> hits) {
    return hits.getFirst().reasons().number() > 0;
  }

  private static Comparator<Hit> ownTextFirst() {
    return Comparator.comparing(hit -> hit.kind() != Kind.RULE);
  }

  private static String key(Hit hit) {
    return hit.rule().map(RuleNumber::toString).orElseGet(hit::href);
  }

  private static List<HitsOfRule> grouped(List<Hit> hits, Comparator<Hit> order) {
    var byRule = new LinkedHashMap<String, List<Hit>>();
    for (Hit hit : hits) {
      byRule.computeIfAbsent(key(hit), _ -> new ArrayList<>()).add(hit);
    }
    return byRule.values().stream()
        .map(
            group -> new HitsOfRule(group.getFirst().rule(), group.stream().sorted(order).toList()))
        .toList();
  }
}
