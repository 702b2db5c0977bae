package casebook.rules.history;

import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * A rule of an older edition in each edition that the {@link Crosswalk} was read for: followed from
 * one to the next one, back to the first that has it and on to the executed one.
 */
final class ReviewedLine {
  private final Crosswalk crosswalk;

  /** What the rule is in the executed edition. */
  private final List<RuleNumber> today;

  private final NavigableMap<Edition, List<RuleNumber>> stations =
      new TreeMap<>(Comparator.comparing(Edition::effective));

  private ReviewedLine(Crosswalk crosswalk, List<RuleNumber> today) {
    this.crosswalk = crosswalk;
    this.today = today;
  }

  /**
   * Its numbers by editions. Before the rule began, and once no rule says it any more, there is one
   * edition without numbers.
   *
   * @param reviewed the editions that were read, the oldest first
   */
  static NavigableMap<Edition, List<RuleNumber>> of(
      Edition edition, RuleNumber number, List<Edition> reviewed, Crosswalk crosswalk) {
    var line = new ReviewedLine(crosswalk, crosswalk.today(edition, number));
    line.stations.put(edition, List.of(number));
    line.goBack(reviewed.reversed(), edition);
    line.goOn(reviewed, edition);
    return line.stations;
  }

  private void goBack(List<Edition> newestFirst, Edition edition) {
    Edition newer = edition;
    for (Edition older : newestFirst) {
      if (older.effective().isBefore(edition.effective()) && !numbers(newer).isEmpty()) {
        Edition next = newer;
        put(
            older,
            numbers(next).stream()
                .flatMap(one -> crosswalk.from(older, next, one))
                .filter(one -> today.isEmpty() || leadsOn(older, one))
                .toList());
        newer = older;
      }
    }
  }

  private void goOn(List<Edition> oldestFirst, Edition edition) {
    Edition older = edition;
    for (Edition newer : oldestFirst) {
      if (newer.effective().isAfter(edition.effective()) && !numbers(older).isEmpty()) {
        Edition before = older;
        put(
            newer,
            leading(
                newer,
                numbers(before).stream()
                    .flatMap(one -> successors(before, newer, one).stream())
                    .toList()));
        older = newer;
      }
    }
  }

  /** The rules that came from one; that alone which says the same where there is such a rule. */
  private List<RuleNumber> successors(Edition older, Edition newer, RuleNumber number) {
    List<RuleNumber> all = crosswalk.on(older, number, newer);
    if (all.size() == 1) {
      return all;
    }
    List<RuleNumber> same = all.stream().filter(saysTheSame(older, number, newer)).toList();
    return same.isEmpty() ? all : same;
  }

  private static Predicate<RuleNumber> saysTheSame(
      Edition older, RuleNumber number, Edition newer) {
    return one ->
        older.rule(number).stream()
            .anyMatch(
                then -> newer.rule(one).filter(now -> Substance.isSame(then, now)).isPresent());
  }

  /** Those from which today's rules come, where it is known that some of them lead there. */
  private List<RuleNumber> leading(Edition edition, List<RuleNumber> numbers) {
    if (numbers.size() == 1) {
      return numbers;
    }
    List<RuleNumber> leading = numbers.stream().filter(number -> leadsOn(edition, number)).toList();
    return leading.isEmpty() ? numbers : leading;
  }

  /** Whether one of today's rules was this one. */
  private boolean leadsOn(Edition edition, RuleNumber number) {
    return today.stream().anyMatch(one -> crosswalk.then(edition, one).contains(number));
  }

  private List<RuleNumber> numbers(Edition edition) {
    return stations.getOrDefault(edition, List.of());
  }

  private void put(Edition edition, List<RuleNumber> numbers) {
    stations.put(edition, numbers.stream().distinct().sorted().toList());
  }
}
