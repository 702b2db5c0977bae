package casebook.adoption;

import casebook.rules.Edition;
import casebook.rules.Reference;
import casebook.rules.References;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.history.Change;
import casebook.rules.history.Comparison;
import casebook.rules.history.Succession;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Which numbers the rules of the older edition have in the newer one. A rule that was split or
 * merged has none that could be written in place of the old one.
 */
final class Renumbering {
  private final Comparison comparison;
  private final SortedMap<RuleNumber, Succession> successions = new TreeMap<>();

  Renumbering(Comparison comparison) {
    this.comparison = comparison;
    Map<RuleNumber, Long> before = count(comparison.successions(), Succession::before);
    Map<RuleNumber, Long> after = count(comparison.successions(), Succession::after);
    for (Succession one : comparison.successions()) {
      if (before.getOrDefault(one.before(), 0L) == 1 && after.getOrDefault(one.after(), 0L) == 1) {
        successions.put(one.before(), one);
      }
    }
  }

  private static Map<RuleNumber, Long> count(
      Collection<Succession> successions, Function<Succession, RuleNumber> side) {
    return successions.stream().collect(Collectors.groupingBy(side, Collectors.counting()));
  }

  Edition older() {
    return comparison.older();
  }

  Edition newer() {
    return comparison.newer();
  }

  /** The number that a rule of the older edition has now, if it has just one. */
  Optional<RuleNumber> now(RuleNumber then) {
    return Optional.ofNullable(successions.get(then)).map(Succession::after);
  }

  /** The rules that have another number now. */
  List<Succession> moved() {
    return successions.values().stream().filter(Succession::isMoved).toList();
  }

  /** The rules of which only numbers of other rules differ. */
  List<Succession> withOtherReferences() {
    return of(Change.CROSS_REFERENCES);
  }

  /** The rules that say something in other words, or something else. */
  List<Succession> reworded() {
    return successions.values().stream().filter(one -> !isSame(one.change())).toList();
  }

  private List<Succession> of(Change change) {
    return successions.values().stream().filter(one -> one.change() == change).toList();
  }

  /** Whether a rule says what it said, numbers of other rules aside. */
  static boolean isSame(Change change) {
    return switch (change) {
      case SAME, CROSS_REFERENCES -> true;
      case REWORDED, WORDING, SUBSTANCE, ELSEWHERE -> false;
    };
  }

  /** The new wording of a rule that says what it said, by the number that it had. */
  Optional<Rule> sameAs(RuleNumber then) {
    return Optional.ofNullable(successions.get(then))
        .filter(one -> isSame(one.change()))
        .flatMap(one -> newer().rule(one.after()));
  }

  /** The rules of the older edition that became several, or became a part of another one. */
  List<RuleNumber> splitOrMerged() {
    return comparison.successions().stream()
        .map(Succession::before)
        .filter(number -> !successions.containsKey(number))
        .distinct()
        .toList();
  }

  /** The rules that the newer edition hasn't any more. */
  List<RuleNumber> removed() {
    return comparison.removed();
  }

  /** The rules that the older edition hadn't yet. */
  List<RuleNumber> added() {
    return comparison.added();
  }

  /**
   * Rules of sections that are not compared, as far as the texts show that they have moved: what a
   * rule referred to that differs in nothing else.
   */
  SortedMap<RuleNumber, RuleNumber> movedElsewhere() {
    var moved = new TreeMap<RuleNumber, RuleNumber>();
    for (Succession one : withOtherReferences()) {
      List<RuleNumber> before = references(older().rule(one.before()).orElseThrow());
      List<RuleNumber> after = references(newer().rule(one.after()).orElseThrow());
      for (int i = 0; i < before.size() && before.size() == after.size(); i++) {
        if (!before.get(i).equals(after.get(i)) && !comparison.compares(before.get(i))) {
          moved.put(before.get(i), after.get(i));
        }
      }
    }
    return moved;
  }

  private static List<RuleNumber> references(Rule rule) {
    return References.in(rule.text()).stream()
        .map(Reference::range)
        .map(range -> range.from())
        .toList();
  }
}
