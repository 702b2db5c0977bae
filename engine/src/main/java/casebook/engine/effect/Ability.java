package casebook.engine.effect;

import java.util.List;
import java.util.Optional;

/**
 * One sentence of rules text and what it was read as.
 *
 * @param text the sentence as its source has it, for people
 */
public record Ability(String text, Frame frame, Meaning meaning) {

  /** That its object has lost its abilities, which a case says of it and nobody wrote. */
  public static final Ability ALL_LOST =
      new Ability(
          "",
          Frame.STATIC,
          new Meaning.Read(List.of(new Effect.TakesAll(Filter.SELF, Condition.ALWAYS))));

  /** How the sentence comes to have its effect (113.3). */
  public enum Frame {
    /** It has its effect all the time. */
    STATIC,
    /**
     * Its effect happens when the ability triggers and resolves: not by being on the board. Where
     * its effects begin with a {@link Effect.Trigger}, that trigger, and nothing else of it, is in
     * force on a permanent.
     */
    TRIGGERED,
    /** Its effect happens when the ability is activated and resolves. */
    ACTIVATED,
    /** Its effect happens as the spell resolves. */
    SPELL,
    /**
     * It is a part of what another ability or spell does as it resolves ("If you do, …") or a
     * delayed or reflexive triggered ability that this makes (603.7, 603.12).
     */
    RESOLUTION
  }

  /** A keyword ability by itself. */
  public static Ability ofKeyword(String name) {
    return new Ability(
        name, Frame.STATIC, new Meaning.Read(List.of(new Effect.Keyword(name, Optional.empty()))));
  }

  /** What it was read as; nothing where it can't be read, or says nothing of attacking. */
  public List<Effect> effects() {
    return meaning instanceof Meaning.Read(var effects) ? effects : List.of();
  }

  /** The same with what is under conditions that only a case can tell. */
  public List<Effect> effectsWithOpen() {
    return meaning instanceof Meaning.Unread(var open) ? open : effects();
  }

  /** Whether it triggers before attackers are declared, and so has done by then what it does. */
  public boolean triggersBeforeAttacking() {
    return meaning instanceof Meaning.Read(var effects)
        && effects.getFirst() instanceof Effect.Trigger(TriggerEvent.BeforeAttacking _, var _);
  }

  /** Whether something of it triggers only once attackers are declared. */
  public boolean triggersOnAttacking() {
    return meaning instanceof Meaning.Read(var effects)
        && effects.stream()
            .anyMatch(effect ->
                effect instanceof Effect.Trigger(var event, var _)
                    && !(event instanceof TriggerEvent.BeforeAttacking)
                    && !(event instanceof TriggerEvent.WhilePaying));
  }
}
