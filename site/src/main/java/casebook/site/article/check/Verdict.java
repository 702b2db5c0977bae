package casebook.site.article.check;

import casebook.rules.Edition;
import casebook.rules.RuleNumber;

/** What the words beside a citation say of the rule that is cited. */
sealed interface Verdict {

  /** Nothing is said that tells whether it is this rule. */
  record Nothing() implements Verdict {}

  /** How the words beside a citation are like those of a rule. */
  enum Likeness {
    /** They are the rule's own words. */
    WORDS,
    /** They are words of one of its examples. */
    EXAMPLE,
    /** They are about the same in other words; whether they say the same isn't known. */
    MEANING,
    /** The citation is part of the words of another rule, which has it itself. */
    CITED
  }

  /** They are of the cited rule. */
  record Own(Likeness likeness, Compared compared) implements Verdict {}

  /**
   * They are of another rule.
   *
   * @param quoted whether they are set as a quotation
   */
  record Other(Likeness likeness, Compared compared, boolean quoted) implements Verdict {

    /** The same of a rule under another number. */
    Other of(RuleNumber number) {
      return new Other(
          likeness, new Compared(compared.words(), number, compared.changes()), quoted);
    }
  }

  /** They are nearly those of the cited rule and say something else. */
  record Misquoted(Compared compared) implements Verdict {}

  /**
   * They are about the cited rule and say the opposite.
   *
   * @param says what the rule says, as the end of a sentence
   */
  record Contrary(Compared compared, String says) implements Verdict {}

  /** They are quoted from another edition than the article's. */
  record OtherEdition(Compared compared, Edition edition, RuleNumber number) implements Verdict {}
}
