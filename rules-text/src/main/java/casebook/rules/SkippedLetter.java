package casebook.rules;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A place in a text that names a sub-rule with a letter that the rules skip, as 508.1l: no edition
 * has such a rule, since l and o look like 1 and 0.
 *
 * @param rule the rule that the sub-rule would belong to
 * @param letter l or o
 * @param start index in the text of the first digit of the number
 * @param end index in the text after the letter
 */
public record SkippedLetter(RuleNumber rule, char letter, int start, int end) {

  private static final Pattern NUMBER =
      Pattern.compile(
          "(?:(?<![\\w$€£])|(?<=\\bCR))(?<!\\d[.,])(\\d{3}\\.\\d{1,3})([lo])" + References.END,
          Pattern.CASE_INSENSITIVE);

  /** All of them in a text, in its order. */
  public static List<SkippedLetter> in(String text) {
    return NUMBER
        .matcher(text)
        .results()
        .flatMap(found ->
            RuleNumber.find(found.group(1)).stream()
                .map(rule ->
                    new SkippedLetter(
                        rule,
                        Character.toLowerCase(found.group(2).charAt(0)),
                        found.start(),
                        found.end())))
        .toList();
  }

  /**
   * Why there is no such rule, and which sub-rules are next to where it would stand, in a sentence.
   *
   * @param held numbers that an edition has, at least the sub-rules next to that place
   */
  public String says(Collection<RuleNumber> held) {
    RuleNumber before = new RuleNumber(rule.sectionNumber(), rule.ordinal(), neighbour(-1));
    RuleNumber after = new RuleNumber(rule.sectionNumber(), rule.ordinal(), neighbour(1));
    String none = says(rule.toString(), letter);
    if (held.containsAll(List.of(before, after))) {
      return "%s, so %s comes right before %s.".formatted(none, before, after);
    }
    Optional<RuleNumber> last =
        held.stream()
            .filter(number -> number.parent().equals(Optional.of(rule)))
            .max(Comparator.naturalOrder());
    return last.map(
            number -> "%s, and the last sub-rule of %s is %s.".formatted(none, rule, number))
        .orElse(none + ".");
  }

  private String neighbour(int after) {
    return Character.toString(letter + after);
  }

  static String says(String rule, char letter) {
    return "There is no %s: the letters l and o are skipped".formatted(rule + letter);
  }

  /** The number that is named: 508.1l. */
  public String number() {
    return rule.toString() + letter;
  }
}
