package casebook.site.article.check;

import casebook.site.article.mention.Mention;
import java.util.stream.Collectors;

/** What was compared, in words. */
final class ComparedWords {
  private ComparedWords() {}

  /** That the words beside a citation are of the cited rule. */
  static String own(Mention mention, Verdict.Own own) {
    var rule = own.compared().rule();
    boolean itself = rule.equals(mention.rule());
    return switch (own.likeness()) {
      case WORDS ->
          itself
              ? "The words beside it are its own."
              : "The words beside it are those of %s, which belongs to it.".formatted(rule);
      case EXAMPLE ->
          itself
              ? "The words beside it are those of its example."
              : "The words beside it are those of an example of %s.".formatted(rule);
      case MEANING ->
          itself
              ? "This is about what %s says; whether it is true isn’t checked.".formatted(rule)
              : "This is about what %s says, which belongs to it; whether it is true isn’t checked."
                  .formatted(rule);
      case CITED -> "The words of %s have it here.".formatted(rule);
    };
  }

  /** Whose words they are, beside a number that is another rule's, without the point. */
  static String other(String number, Verdict.Other other) {
    var rule = other.compared().rule();
    String beside =
        (other.quoted()
                ? "The words quoted beside %s are in "
                : "The words beside %s are those of ")
            .formatted(number);
    return switch (other.likeness()) {
      case WORDS, CITED -> beside + rule;
      case EXAMPLE -> beside + "an example of " + rule;
      case MEANING -> "What is said beside %s is what %s says,".formatted(number, rule);
    };
  }

  /** Where the words beside a citation differ from the rule's. */
  static String misquoted(Verdict.Misquoted misquoted) {
    return "The words beside it are nearly those of %s, but %s."
        .formatted(
            misquoted.compared().rule(),
            misquoted.compared().changes().stream()
                .map(change ->
                    change.said().isEmpty()
                        ? "“%s” is left out".formatted(change.rule())
                        : change.rule().isEmpty()
                            ? "“%s” is added".formatted(change.said())
                            : "say “%s” where it says “%s”".formatted(change.said(), change.rule()))
                .collect(Collectors.joining(", ")));
  }

  /** That the words beside a citation say the opposite of the rule. */
  static String contrary(Verdict.Contrary contrary) {
    return "What is said beside it is the opposite: %s says that %s."
        .formatted(contrary.compared().rule(), contrary.says());
  }

  /** That nothing was said. */
  static String nothing(Mention mention) {
    return "There is a %s. Nothing is said beside it that could be compared with its words."
        .formatted(mention.cited());
  }
}
