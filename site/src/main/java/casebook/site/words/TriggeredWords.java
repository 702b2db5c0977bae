package casebook.site.words;

import casebook.engine.effect.Effect;
import casebook.engine.ruling.Stated;

/** What triggered (508.1m, 603), by its sentence or, where that isn't known, by its event. */
public record TriggeredWords(Names names) {
  /** "Hellrider: Whenever a creature you control attacks, …", as its source has it. */
  public String of(Stated stated) {
    String source = names.of(stated.source());
    boolean isUnsaid = stated.text().isEmpty() || stated.text().endsWith(EffectWords.UNSAID + ".");
    return isUnsaid && stated.effect() instanceof Effect.Trigger(var event, var when)
        ? "%s: “%s, …”"
            .formatted(
                source,
                English.capitalized(new TriggerWords(names.voice(stated)).whenever(event, when)))
        : source + ": “" + stated.text() + "”";
  }
}
