package casebook.engine.reading.clause;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.TypesBefore;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.reading.condition.Durations;
import casebook.engine.reading.noun.Keywords;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Self;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** "Becomes a copy of target creature, except it has haste" (707). */
final class Copies {
  private Copies() {}

  /** What such permanents become copies of: one permanent that the text points at. */
  static Optional<List<Effect>> read(Cursor c, Filter who) {
    if (!c.acceptAny("becomes a copy of", "become copies of", "become a copy of")) {
      return Optional.empty();
    }
    Optional<Filter> copied = Nouns.read(c).flatMap(Noun::each).filter(one -> isOther(one, who));
    if (copied.isEmpty() || isElsewhere(c)) {
      return Optional.empty();
    }
    Durations.skip(c);
    return exceptions(c, who)
        .map(
            except -> List.of(new Effect.BecomesCopy(who, copied.get(), except, Condition.ALWAYS)));
  }

  /** Whether what was read is of a card that isn't on the battlefield, or not all of the phrase. */
  private static boolean isElsewhere(Cursor c) {
    return c.wordAt(-1).startsWith("card") || c.looksAtAny("card", "cards", "spell", "or", "and");
  }

  /** Whether it is one object, and another than what becomes a copy of it. */
  private static boolean isOther(Filter copied, Filter who) {
    return Filter.isOneObject(copied)
        && !copied.equals(who)
        && (!(copied instanceof Filter.Affected)
            || !Mentions.mentions(who, part -> part instanceof Filter.Target));
  }

  /** ", except it has haste and isn't legendary"; nothing where all is copied. */
  static Optional<List<Effect>> exceptions(Cursor c, Filter who) {
    var except = new ArrayList<Effect>();
    if (!c.acceptAny(", except")) {
      return Optional.of(except);
    }
    do {
      Optional<List<Effect>> one = c.attempt(() -> exception(c, who));
      if (one.isEmpty()) {
        return Optional.empty();
      }
      except.addAll(one.get());
    } while (c.acceptAny(", and", "and", ","));
    return Optional.of(except);
  }

  private static Optional<List<Effect>> exception(Cursor c, Filter who) {
    if (c.acceptAny("its name is", "his name is", "her name is")) {
      return Transformation.name(c, Set.of(",", ".", "and"))
          .map(name -> List.of(new Effect.ChangesName(who, name, Condition.ALWAYS)));
    }
    c.acceptAny("it", "he", "she", "they");
    if (c.acceptAny("enters with", "enter with", "enters the battlefield with")) {
      return counters(c) ? Optional.of(List.of()) : Optional.empty();
    }
    if (c.accept("has this ability")) {
      boolean triggers =
          c.paragraph().stream().anyMatch(token -> token.word().startsWith("attack"));
      return triggers ? Optional.empty() : Optional.of(List.of());
    }
    if (c.acceptAny("isn't legendary", "aren't legendary")) {
      return Optional.of(
          List.of(new Effect.LosesTypes(who, List.of("legendary"), Condition.ALWAYS)));
    }
    return c.first(x -> having(x, who), x -> Transformation.read(x, who))
        .filter(all -> all.stream().allMatch(Copies::isPlain));
  }

  /** "… an additional +1/+1 counter on it": a case says which counters there are. */
  private static boolean counters(Cursor c) {
    boolean counters = false;
    while (!c.atEnd() && !c.looksAtAny(",", ".", "and")) {
      counters |= c.looksAtAny("counter", "counters");
      c.skip();
    }
    return counters;
  }

  private static Optional<List<Effect>> having(Cursor c, Filter who) {
    if (!c.acceptAny("has", "have")) {
      return Optional.empty();
    }
    Optional<List<Ability>> abilities = Grants.list(c, Self.UNNAMED);
    if (c.accept("if that creature doesn't have")) {
      // Of most keywords a second one does nothing, so that it doesn't matter.
      Keywords.read(c);
    }
    return abilities
        .filter(all -> !Grants.hasUnread(all))
        .map(all -> List.of(new Effect.Gives(who, Grants.bearing(all), Condition.ALWAYS)));
  }

  /** Whether it can be copied with the rest, whatever else is on the board. */
  private static boolean isPlain(Effect effect) {
    return switch (effect) {
      case Effect.ChangesTypes types ->
          types.before() == TypesBefore.KEPT && !types.subtypes().contains(Effect.CHOSEN_TYPE);
      case Effect.SetsPowerToughness(var _, var power, var toughness, var _) ->
          isConstant(power) && isConstant(toughness);
      case Effect.ChangesName _, Effect.LosesTypes _, Effect.Gives _ -> true;
      default -> false;
    };
  }

  private static boolean isConstant(Optional<Amount> amount) {
    return amount.isEmpty() || amount.get() instanceof Amount.Constant;
  }
}
