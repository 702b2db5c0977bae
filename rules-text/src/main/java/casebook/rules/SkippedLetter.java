package casebook.rules;

import java.util.List;
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

  /** Why there is no such rule, and between which sub-rules it would stand, in a sentence. */
  public String says() {
    return says(rule.toString(), letter) + ".";
  }

  static String says(String rule, char letter) {
    return "There is no %s: the letters l and o are skipped, so %s comes right before %s"
        .formatted(rule + letter, rule + (char) (letter - 1), rule + (char) (letter + 1));
  }

  /** The number that is named: 508.1l. */
  public String number() {
    return rule.toString() + letter;
  }
}
