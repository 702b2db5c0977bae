package casebook.engine.effect;

/**
 * One sentence of rules text and what it was read as.
 *
 * @param text the sentence as its source has it, for people
 */
public record Ability(String text, Frame frame, Meaning meaning) {

  /** How the sentence comes to have its effect (113.3). */
  public enum Frame {
    /** It has its effect all the time. */
    STATIC,
    /** Its effect happens when the ability triggers and resolves: not by being on the board. */
    TRIGGERED,
    /** Its effect happens when the ability is activated and resolves. */
    ACTIVATED,
    /** Its effect happens as the spell resolves. */
    SPELL
  }
}
