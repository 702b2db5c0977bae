package casebook.site.article.check;

import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.site.article.mention.Mention;
import casebook.site.article.mention.Places;
import java.util.Locale;
import java.util.Optional;

/**
 * What was found of one citation of an article.
 *
 * @param edition the edition that the citation was held against
 * @param compared the words beside it that were compared with the rules, where there are such
 * @param suggestion the number to cite instead, where there is one
 * @param message what was found, in a sentence
 * @param fixable whether the number in the article can simply be exchanged for the suggestion
 */
public record Finding(
    Mention mention,
    Edition edition,
    Status status,
    Optional<Compared> compared,
    Optional<RuleNumber> suggestion,
    String message,
    boolean fixable) {

  /** What can be found. */
  public enum Status {
    /** The rule exists and reads so today, and what is said is about it. */
    OK,
    /** The rule exists and reads so today; nothing was said of it that could be compared. */
    NOT_COMPARED,
    /** The edition has no such rule. */
    UNKNOWN,
    /** The words quoted or described beside it are those of another rule. */
    OTHER_RULE,
    /** The words beside it are nearly its own and say something else, or say the opposite. */
    MISQUOTED,
    /** Since then only numbers of other rules in it have changed. */
    CROSS_REFERENCES_CHANGED,
    /** Since then its words have changed. */
    REWORDED,
    /** It has another number today, or several rules say it. */
    MOVED,
    /** No rule says it today. */
    REMOVED,
    /** The edition isn't held as far as the rule's section. */
    NOT_HELD;

    /** The public name, as "other-rule". */
    public String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** The same, where somebody should look at it, with one more sentence. */
  Finding adding(String sentence) {
    return needsAttention()
        ? new Finding(
            mention, edition, status, compared, suggestion, message + " " + sentence, fixable)
        : this;
  }

  /** The same, with the words that were compared. */
  Finding with(Compared words) {
    return new Finding(mention, edition, status, Optional.of(words), suggestion, message, fixable);
  }

  /** The same, where somebody must look before the number is exchanged. */
  Finding notFixable() {
    return new Finding(mention, edition, status, compared, suggestion, message, false);
  }

  /** The line of the article that it is on, counted from 1. */
  public int line(Places places) {
    return places.line(mention.start());
  }

  /** Its place on that line, counted from 1. */
  public int column(Places places) {
    return places.column(mention.start());
  }

  /** Whether a writer should look at it. */
  public boolean needsAttention() {
    return switch (status) {
      case OK, NOT_COMPARED, CROSS_REFERENCES_CHANGED, NOT_HELD -> false;
      case UNKNOWN, OTHER_RULE, MISQUOTED, REWORDED, MOVED, REMOVED -> true;
    };
  }
}
