package casebook.rules.history;

import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** How much the wordings of rules have in common, and which rules may be compared at all. */
final class Likeness {

  /** Pairs of words that this number of rules have don't tell which rule it is. */
  private static final int COMMON = 25;

  private final Map<RuleNumber, Set<String>> pairs = new HashMap<>();
  private final Map<String, Set<RuleNumber>> having = new HashMap<>();

  /** Rules to be found by what they say. */
  Likeness(Collection<Rule> rules, Function<Rule, Substance> substance) {
    for (Rule rule : rules) {
      Set<String> own = substance.apply(rule).pairs();
      pairs.put(rule.number(), own);
      own.forEach(pair -> having.computeIfAbsent(pair, _ -> new HashSet<>()).add(rule.number()));
    }
  }

  /** Those that have something in common with a text that not many have, in order. */
  Collection<RuleNumber> near(Set<String> text) {
    var near = new TreeSet<RuleNumber>();
    for (String pair : text) {
      Set<RuleNumber> rules = having.getOrDefault(pair, Set.of());
      if (rules.size() <= COMMON) {
        near.addAll(rules);
      }
    }
    return near;
  }

  /** The pairs of words of one of the rules. */
  Set<String> pairs(RuleNumber number) {
    return pairs.getOrDefault(number, Set.of());
  }

  /** From 0, nothing in common, to 1, the same pairs of words. */
  static double of(Set<String> one, Set<String> other) {
    int total = one.size() + other.size();
    return total == 0 ? 0 : 2.0 * common(one, other) / total;
  }

  /** Which part of a text's pairs of words another one has. */
  static double contained(Set<String> part, Set<String> whole) {
    return part.isEmpty() ? 0 : (double) common(part, whole) / part.size();
  }

  private static long common(Set<String> one, Set<String> other) {
    List<Set<String>> bySize =
        one.size() < other.size() ? List.of(one, other) : List.of(other, one);
    return bySize.getFirst().stream().filter(bySize.getLast()::contains).count();
  }
}
