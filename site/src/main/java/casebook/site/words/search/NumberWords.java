package casebook.site.words.search;

import casebook.rules.RuleNumber;
import casebook.rules.RuleRange;
import casebook.rules.SkippedLetter;
import java.util.Collection;
import java.util.Locale;

/** What is said of a text that no rule, and no range of rules, can have for its number. */
public final class NumberWords {

  private NumberWords() {}

  /**
   * Why no edition has such a number: the letters l and o are skipped, sections have no sub-rules.
   *
   * @param held numbers that an edition has, at least those next to this one
   */
  public static String impossible(String written, Collection<RuleNumber> held) {
    return SkippedLetter.in(written).stream()
        .findFirst()
        .map(skipped -> skipped.says(held))
        .orElseGet(() -> reason(written));
  }

  private static String reason(String written) {
    String small = written.toLowerCase(Locale.ROOT);
    try {
      RuleRange none =
          small.contains("–") ? RuleRange.parse(small) : RuleRange.of(RuleNumber.parse(small));
      return "There is no rule " + none + ".";
    } catch (IllegalArgumentException e) {
      return e.getMessage() + ".";
    }
  }
}
