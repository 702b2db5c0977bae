package casebook.engine.reading.noun;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Relation;
import java.util.List;
import java.util.Optional;

/**
 * What "that creature" and "both creatures" stand for where the condition of their sentence tells:
 * "as long as ~ is paired with another creature" (702.95), "as long as you control exactly one
 * creature".
 */
public final class Referents {
  private static final Filter PAIR =
      new Filter.Either(List.of(Filter.SELF, new Filter.PairedWith(Filter.SELF)));

  private Referents() {}

  /** The effects, said of those that their condition speaks of. */
  public static List<Effect> of(Condition condition, List<Effect> effects) {
    return pair(condition)
        .or(() -> theOnly(condition))
        .map(those -> effects.stream().map(effect -> said(effect, those)).toList())
        .orElse(effects);
  }

  private static Optional<Filter> pair(Condition condition) {
    boolean speaks =
        Mentions.mentions(condition, part -> part instanceof Filter.PairedWith)
            && Mentions.mentions(condition, Filter.SELF);
    return speaks ? Optional.of(PAIR) : Optional.empty();
  }

  /** The one that there is exactly one of: it is each of its kind. */
  private static Optional<Filter> theOnly(Condition condition) {
    return switch (condition) {
      case Condition.Compare(
              Amount.CountOf(var those),
              Relation relation,
              Amount.Constant(int count))
          when relation == Relation.EQUAL && count == 1 ->
          Optional.of(those);
      case Condition.Both(var all) ->
          all.stream().flatMap(one -> theOnly(one).stream()).findFirst();
      default -> Optional.empty();
    };
  }

  private static Effect said(Effect effect, Filter those) {
    return switch (effect) {
      case Effect.Gives(Filter.Affected(), var abilities, var when) ->
          new Effect.Gives(those, abilities, when);
      case Effect.Takes(Filter.Affected(), var keyword, var when) ->
          new Effect.Takes(those, keyword, when);
      case Effect.CantHave(Filter.Affected(), var keyword, var when) ->
          new Effect.CantHave(those, keyword, when);
      case Effect.OfCharacteristics of when of.who() instanceof Filter.Affected ->
          of.with(those, of.when());
      default -> effect;
    };
  }
}
