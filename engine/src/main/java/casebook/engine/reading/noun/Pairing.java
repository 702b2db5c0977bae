package casebook.engine.reading.noun;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import java.util.List;

/** "As long as ~ is paired with another creature, both creatures …" (702.95). */
public final class Pairing {
  private static final Filter BOTH =
      new Filter.Either(List.of(Filter.SELF, new Filter.PairedWith(Filter.SELF)));

  private Pairing() {}

  /** The effects, said of both creatures of the pair where their condition speaks of it. */
  public static List<Effect> ofBoth(List<Effect> effects, Condition condition) {
    return Mentions.mentions(condition, part -> part instanceof Filter.PairedWith)
            && Mentions.mentions(condition, Filter.SELF)
        ? effects.stream().map(Pairing::ofBoth).toList()
        : effects;
  }

  private static Effect ofBoth(Effect effect) {
    return switch (effect) {
      case Effect.Gives(Filter.Affected(), var abilities, var when) ->
          new Effect.Gives(BOTH, abilities, when);
      case Effect.Takes(Filter.Affected(), var keyword, var when) ->
          new Effect.Takes(BOTH, keyword, when);
      case Effect.CantHave(Filter.Affected(), var keyword, var when) ->
          new Effect.CantHave(BOTH, keyword, when);
      case Effect.OfCharacteristics of when of.who() instanceof Filter.Affected ->
          of.with(BOTH, of.when());
      default -> effect;
    };
  }
}
