package casebook.engine.ruling;

import casebook.engine.effect.Effect;

/** An effect in force together with its source and the sentence that states it. */
public record Stated(Source source, String text, Effect effect) {

  /** Effects may be long; what says the same of many creatures is hashed by its sentence. */
  @Override
  public int hashCode() {
    return 31 * source.hashCode() + text.hashCode();
  }
}
