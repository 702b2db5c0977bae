package casebook.rules.history;

import casebook.rules.RuleNumber;

/**
 * A rule of one edition and the rule of a later edition that it became, or that a part of it
 * became.
 *
 * @param before its number in the older edition
 * @param after its number in the newer one
 * @param change what of the text differs
 * @param sureness how it is known
 */
public record Succession(RuleNumber before, RuleNumber after, Change change, Sureness sureness) {

  /** How it is known that one rule became another. */
  public enum Sureness {
    /** Somebody has read both. */
    REVIEWED,
    /** The texts are the same but for references and typography. */
    SAME_TEXT,
    /** The texts have much in common, more than with any other rule. */
    LIKENESS
  }

  /** Whether it has another number. */
  public boolean isMoved() {
    return !before.equals(after);
  }
}
