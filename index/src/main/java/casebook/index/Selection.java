package casebook.index;

import casebook.index.Ranking.Ranked;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What a query's filters leave of the entries found, and what other filters would. */
final class Selection {

  private final Query query;
  private final Editions editions;
  private final List<Ranked> all;

  Selection(Query query, Editions editions, List<Ranked> all) {
    this.query = query;
    this.editions = editions;
    this.all = List.copyOf(all);
  }

  /** The entries that pass the filters, best first. */
  List<Ranked> hits() {
    return all.stream().filter(this::isOfKind).filter(this::isInEdition).toList();
  }

  Facets facets() {
    Map<Kind, Integer> kinds =
        all.stream()
            .filter(this::isInEdition)
            .collect(
                Collectors.groupingBy(
                    ranked -> ranked.entry().kind(), Collectors.summingInt(_ -> 1)));
    Map<RuleNumber, Integer> sections =
        hits().stream()
            .flatMap(ranked -> ranked.entry().rules().stream().map(RuleNumber::section).distinct())
            .collect(
                Collectors.groupingBy(
                    Function.identity(), TreeMap::new, Collectors.summingInt(_ -> 1)));
    Map<String, Integer> byEdition = new LinkedHashMap<>();
    for (Edition edition : editions.all()) {
      int count =
          (int)
              all.stream()
                  .filter(this::isOfKind)
                  .filter(ranked -> answersFor(ranked.entry(), edition.name()))
                  .count();
      if (count > 0) {
        byEdition.put(edition.name(), count);
      }
    }
    return new Facets(kinds, new TreeMap<>(sections), byEdition);
  }

  private boolean isOfKind(Ranked ranked) {
    return query.kind().map(kind -> kind == ranked.entry().kind()).orElse(true);
  }

  private boolean isInEdition(Ranked ranked) {
    return query.edition().map(edition -> answersFor(ranked.entry(), edition)).orElse(true);
  }

  private boolean answersFor(Entry entry, String edition) {
    return entry.answersFor(edition, editions.current().name());
  }
}
