package casebook.site.article.check;

import casebook.rules.RuleNumber;
import casebook.site.words.search.AbsentRule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A number that an edition doesn't have.
 *
 * @param none says so
 * @param became what became of the rule that other editions have under this number
 * @param meant the numbers today of rules that may be meant
 */
record Absence(String none, Optional<String> became, List<RuleNumber> meant) {

  static Absence of(AbsentRule absent) {
    return new Absence(absent.none(), absent.became(), absent.meant());
  }

  /** What became of the rule; where nothing is known, the nearest numbers that exist. */
  String says(List<RuleNumber> nearest) {
    return none + became.or(() -> told(nearest)).map(sentence -> " " + sentence).orElse("");
  }

  private static Optional<String> told(List<RuleNumber> nearest) {
    return nearest.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Nearest to it: "
                + nearest.stream().map(RuleNumber::toString).collect(Collectors.joining(", "))
                + ".");
  }
}
