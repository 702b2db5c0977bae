package casebook.engine.ruling;

import casebook.rules.RuleNumber;
import java.util.Optional;

/**
 * What became of a sentence on the board when a move was judged.
 *
 * @param source what has the sentence; of several alike things of a stack the first
 * @param count how many things of the stack have it
 * @param text the sentence; empty where its words aren't known
 * @param rule the rule by which it was applied
 */
public record Accounted(
    Source source, int count, String text, Fate did, Optional<RuleNumber> rule, Because because) {

  /** What a sentence did. */
  public enum Fate {
    /** A rule looked at it, and what it says counted. */
    APPLIED,
    /** It says nothing that this move depends on. */
    NO_BEARING,
    /** Its duration is over. */
    ENDED,
    /** It would bear on the move, but its condition doesn't hold or it was lost. */
    NOT_IN_FORCE,
    /** It bears on the move, and it can't be read. */
    UNREAD
  }

  /** The same for this number of things of a stack. */
  public Accounted times(int newCount) {
    return new Accounted(source, newCount, text, did, rule, because);
  }
}
