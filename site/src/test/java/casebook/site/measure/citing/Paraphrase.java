package casebook.site.measure.citing;

import casebook.rules.OwnFile;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A sentence that cites a rule.
 *
 * @param right whether it cites the rule that it tells of
 * @param rule the rule that it tells of
 */
public record Paraphrase(boolean right, RuleNumber rule, String sentence) {
  private static final Pattern LINE =
      Pattern.compile("(right|wrong)\\s*\\|\\s*(\\S+)\\s*\\|\\s*(.+)");

  /** The sentences on which the comparison is tuned. */
  public static List<Paraphrase> tunedOn() {
    return builtIn("paraphrases-tuned-on.txt");
  }

  /** Those that nobody looks at while it is tuned. */
  public static List<Paraphrase> keptAside() {
    return builtIn("paraphrases-kept-aside.txt");
  }

  /** Those that were written later, and kept aside as well. */
  public static List<Paraphrase> keptAsideLater() {
    return builtIn("paraphrases-kept-aside-later.txt");
  }

  /** Those by which it was chosen how the comparison learns, and which it didn't learn. */
  public static List<Paraphrase> keptAsideNew() {
    return builtIn("paraphrases-kept-aside-new.txt");
  }

  /** Those that were written when that was chosen. */
  public static List<Paraphrase> keptAsideLast() {
    return builtIn("paraphrases-kept-aside-last.txt");
  }

  /** Those that were measured before and after twice as much had been learned. */
  public static List<Paraphrase> heldOut() {
    return builtIn("paraphrases-held-out.txt");
  }

  /** Those that were first measured when that and the odds had been chosen. */
  public static List<Paraphrase> heldOutAgain() {
    return builtIn("paraphrases-held-out-again.txt");
  }

  /** Sentences that have nearly a rule's own words, which nobody looks at either. */
  public static List<Paraphrase> misquoted() {
    return builtIn("misquoted-kept-aside.txt");
  }

  /** Short statements, half of which say the opposite of the rule that they cite. */
  public static List<Paraphrase> opposites() {
    return builtIn("opposites-tuned-on.txt");
  }

  /** The other half of those, which nobody looked at while the comparison was made. */
  public static List<Paraphrase> oppositesKeptAside() {
    return builtIn("opposites-kept-aside.txt");
  }

  /** Others, written and counted when it was made. */
  public static List<Paraphrase> oppositesHeldOut() {
    return builtIn("opposites-held-out.txt");
  }

  private static List<Paraphrase> builtIn(String file) {
    return read(file, new OwnFile(Paraphrase.class, "../" + file).text());
  }

  /**
   * Reads sentences, one on a line; "#" begins a comment.
   *
   * @throws IllegalArgumentException with the line that is none
   */
  public static List<Paraphrase> read(String name, String text) {
    return text.lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> {
          Matcher parts = LINE.matcher(line);
          if (!parts.matches()) {
            throw new IllegalArgumentException(
                name + ": not “right | 508.1d | a sentence (508.1d)”: " + line);
          }
          return new Paraphrase(
              parts.group(1).equals("right"), RuleNumber.parse(parts.group(2)), parts.group(3));
        })
        .toList();
  }
}
