package casebook.index.ranking;

import casebook.index.lucene.CardTexts;
import casebook.index.lucene.EntryIndex.Match;
import casebook.index.lucene.Sorting;
import casebook.index.query.Query;
import casebook.index.text.Entry;
import casebook.rules.RuleNumber;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** How entries are sorted, and texts about cards. */
public final class Sortings {

  /** Each sorting once; most entries share theirs with others. */
  private final List<Sorting> distinct;

  /** The place among them of the sorting of each entry. */
  private final int[] sorted;

  private final List<String> current;

  /**
   * @param current the name of the current edition; what isn't part of one answers for it
   */
  public Sortings(List<Entry> entries, String current, Optional<CardTexts> onCards) {
    this.current = List.of(current);
    Set<RuleNumber> ruled =
        entries.stream()
            .filter(Sortings::isRuling)
            .flatMap(entry -> entry.rules().stream())
            .collect(Collectors.toSet());
    List<Sorting> byPlace =
        entries.stream()
            .map(entry -> {
              boolean has =
                  isRuling(entry)
                      || (entry.answersFor(current, current)
                          && entry.rules().stream()
                              .anyMatch(rule ->
                                  ruled.contains(rule)
                                      || onCards.filter(on -> on.hasRulings(rule)).isPresent()));
              return new Sorting(
                  entry.kind(),
                  Sorting.sections(entry.rules()),
                  entry.editions().isEmpty() ? this.current : entry.editions(),
                  has ? Query.Having.RULINGS : Query.Having.ANYTHING);
            })
            .toList();
    Map<Sorting, Integer> known = new LinkedHashMap<>();
    this.sorted =
        byPlace.stream()
            .mapToInt(sorting -> {
              int next = known.size();
              return known.computeIfAbsent(sorting, _ -> next);
            })
            .toArray();
    this.distinct = List.copyOf(known.keySet());
  }

  /** How many entries are sorted how. */
  public Map<Sorting, Integer> counted(List<Match> entries) {
    int[] counts = new int[distinct.size()];
    entries.forEach(match -> counts[sorted[match.place()]]++);
    Map<Sorting, Integer> counted = new LinkedHashMap<>();
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        counted.put(distinct.get(i), counts[i]);
      }
    }
    return counted;
  }

  private static boolean isRuling(Entry entry) {
    return switch (entry.kind()) {
      case CASE, RULING -> true;
      case RULE, EXAMPLE, GLOSSARY, TOPIC, ANSWER, CARD -> false;
    };
  }

  /** The entries that are sorted so that they pass. */
  public List<Match> passing(List<Match> entries, Predicate<Sorting> passes) {
    boolean[] passing = new boolean[distinct.size()];
    for (int i = 0; i < passing.length; i++) {
      passing[i] = passes.test(distinct.get(i));
    }
    return entries.stream().filter(match -> passing[sorted[match.place()]]).toList();
  }

  /** How a text about a card is sorted. */
  public Sorting onCard(Sorting sorting) {
    return sorting.of(current);
  }
}
