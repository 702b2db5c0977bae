package casebook.rules.history;

import casebook.rules.Coverage;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Follows a rule from edition to edition, on and back: by the reviewed {@link Crosswalk} where it
 * tells, and by what the texts say elsewhere.
 */
final class Tracing {
  private static final Comparator<Edition> ORDER = Comparator.comparing(Edition::effective);

  private final History history;
  private final Editions editions;
  private final Crosswalk crosswalk;

  Tracing(History history, Editions editions, Crosswalk crosswalk) {
    this.history = history;
    this.editions = editions;
    this.crosswalk = crosswalk;
  }

  /** The numbers of a line in an edition, and how they are known. */
  record Found(List<RuleNumber> numbers, Succession.Sureness sureness) {
    Found {
      numbers = List.copyOf(new TreeSet<>(numbers));
    }
  }

  /** The rule's numbers in every edition that holds this part of the rules. */
  NavigableMap<Edition, Found> of(Edition edition, Rule rule) {
    NavigableMap<Edition, Found> found = new TreeMap<>(ORDER);
    if (edition.effective().isBefore(editions.executed().effective())
        && crosswalk.isReviewed(edition, rule.number())) {
      followReviewed(edition, rule.number(), found);
      return found;
    }
    var here = new Found(List.of(rule.number()), Succession.Sureness.SAME_TEXT);
    Edition executed = editions.executed();
    Optional<Found> anchor = anchor(edition, here);
    if (anchor.isPresent()) {
      found.put(executed, anchor.get());
      walkBack(executed, anchor.get(), found);
      walkOn(executed, anchor.get(), found);
      found.put(edition, here);
    } else {
      found.put(edition, here);
      walkBack(edition, here, found);
      walkOn(edition, here, found);
    }
    return found;
  }

  /** What somebody has read, and what the texts of other editions show beside it. */
  private void followReviewed(
      Edition edition, RuleNumber number, NavigableMap<Edition, Found> found) {
    List<Edition> reviewed =
        editions.all().reversed().stream().filter(crosswalk::isReviewed).toList();
    ReviewedLine.of(edition, number, reviewed, crosswalk)
        .forEach((at, numbers) -> found.put(at, new Found(numbers, Succession.Sureness.REVIEWED)));
    Map.Entry<Edition, Found> first = found.firstEntry();
    Map.Entry<Edition, Found> last = found.lastEntry();
    for (Edition other : editions.all().reversed()) {
      Map.Entry<Edition, Found> before = found.lowerEntry(other);
      if (before != null
          && ORDER.compare(other, last.getKey()) < 0
          && !found.containsKey(other)
          && history.holds(other, before.getKey(), before.getValue().numbers())) {
        found.put(
            other,
            followed(
                before.getValue(),
                before.getValue().numbers().stream()
                    .flatMap(one -> history.from(before.getKey(), one, other).stream()),
                Succession::after));
      }
    }
    if (!first.getValue().numbers().isEmpty()) {
      walkBack(first.getKey(), first.getValue(), found);
    }
    if (!last.getValue().numbers().isEmpty()) {
      walkOn(last.getKey(), last.getValue(), found);
    }
  }

  /** What the rule is in the executed edition, if it gets there. */
  private Optional<Found> anchor(Edition edition, Found here) {
    Edition executed = editions.executed();
    if (edition.effective().equals(executed.effective())) {
      return Optional.of(here);
    }
    var found = new TreeMap<Edition, Found>(ORDER);
    if (edition.effective().isBefore(executed.effective())) {
      walkOn(edition, here, found);
    } else {
      walkBack(edition, here, found);
    }
    return Optional.ofNullable(found.get(executed)).filter(one -> !one.numbers().isEmpty());
  }

  /** Goes on to the newer editions, until no rule is left of the line. */
  private void walkOn(Edition from, Found start, NavigableMap<Edition, Found> found) {
    Edition at = from;
    Found line = start;
    for (Edition next : editions.all().reversed()) {
      if (next.effective().isAfter(at.effective()) && history.holds(next, at, line.numbers())) {
        Edition older = at;
        Found now =
            followed(
                line,
                line.numbers().stream()
                    .flatMap(number -> history.from(older, number, next).stream()),
                Succession::after);
        if (!now.numbers().isEmpty() || next.coverage() instanceof Coverage.Complete) {
          found.put(next, now);
          at = next;
          line = now;
        }
        if (now.numbers().isEmpty() && next.coverage() instanceof Coverage.Complete) {
          return;
        }
      }
    }
    closeAtEnd(at, line, found);
  }

  /** Where a newer edition holds the section and hasn't the rule, it is removed there. */
  private void closeAtEnd(Edition at, Found line, NavigableMap<Edition, Found> found) {
    editions.all().reversed().stream()
        .filter(next -> next.effective().isAfter(at.effective()))
        .filter(next -> history.holds(next, at, line.numbers()))
        .findFirst()
        .ifPresent(next ->
            found.put(
                next,
                new Found(
                    List.of(),
                    crosswalk.isReviewed(next) ? Succession.Sureness.REVIEWED : line.sureness())));
  }

  /** Goes back to the older editions, until the line hasn't begun yet. */
  private void walkBack(Edition from, Found start, NavigableMap<Edition, Found> found) {
    Edition at = from;
    Found line = start;
    for (Edition before : editions.all()) {
      if (!before.effective().isBefore(at.effective())
          || !history.holds(before, at, line.numbers())) {
        continue;
      }
      Found then;
      if (crosswalk.isReviewed(before) && found.containsKey(editions.executed())) {
        Found anchor = Objects.requireNonNull(found.get(editions.executed()));
        then =
            new Found(
                anchor.numbers().stream()
                    .flatMap(number -> crosswalk.then(before, number).stream())
                    .toList(),
                Succession.Sureness.REVIEWED);
      } else {
        Edition newer = at;
        then =
            followed(
                line,
                line.numbers().stream()
                    .flatMap(number -> history.to(before, newer, number).stream()),
                Succession::before);
      }
      found.put(before, then);
      if (then.numbers().isEmpty()) {
        return;
      }
      at = before;
      line = then;
    }
  }

  private static Found followed(
      Found line, Stream<Succession> successions, Function<Succession, RuleNumber> number) {
    List<Succession> all = successions.toList();
    boolean like =
        line.sureness() == Succession.Sureness.LIKENESS
            || all.stream().anyMatch(one -> one.sureness() == Succession.Sureness.LIKENESS);
    return new Found(
        all.stream().map(number).toList(), like ? Succession.Sureness.LIKENESS : line.sureness());
  }
}
