package casebook.engine.reading.clause;

import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.reading.condition.Conditional;
import casebook.engine.reading.condition.Durations;
import casebook.engine.reading.word.Cursor;
import java.util.List;
import java.util.Optional;

/**
 * Puts durations into the effects of a sentence: "gets +1/+1 and gains haste until end of turn" is
 * said of both, "until end of turn, …" of all that says nothing else.
 */
public final class DurationsOfClauses {
  private final Cursor c;
  private final List<Effect> effects;
  private Optional<Duration> leading = Optional.empty();
  private int datedTo;

  DurationsOfClauses(Cursor c, List<Effect> effects) {
    this.c = c;
    this.effects = effects;
  }

  /** What was passed over from here is said of the whole sentence. */
  void leading(int from) {
    leading = c.duration(from, c.at()).or(() -> leading);
  }

  /**
   * A duration that was passed over from here is said of the effects of the clause, but for those
   * that have one.
   */
  void since(int first, int from) {
    c.duration(from, c.at()).ifPresent(duration -> date(Math.max(first, datedTo), duration));
  }

  /** An effect in words that are passed over up to the end of a clause. */
  Effect within(int end, Effect effect) {
    int start = c.at();
    for (int index = start; index < end; index++) {
      c.moveTo(index);
      Durations.skip(c);
    }
    c.moveTo(start);
    return c.duration(start, end).map(lasting -> lasting(effect, lasting)).orElse(effect);
  }

  void all() {
    leading.ifPresent(duration -> date(0, duration));
  }

  private void date(int from, Duration duration) {
    for (int index = from; index < effects.size(); index++) {
      effects.set(index, lasting(effects.get(index), duration));
    }
    datedTo = effects.size();
  }

  private static Effect lasting(Effect effect, Duration duration) {
    boolean lasts =
        switch (effect) {
          case Effect.Keyword _, Effect.Happening _, Effect.MakingMana _ -> false;
          default -> true;
        };
    return lasts ? Conditional.lasting(effect, duration) : effect;
  }
}
