package casebook.engine.reading.clause;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.TypesBefore;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Players;
import casebook.engine.reading.condition.Durations;
import casebook.engine.reading.noun.Amounts;
import casebook.engine.reading.noun.Keywords;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.noun.PlayerNouns;
import casebook.engine.reading.noun.Subject;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Self;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Sentences that tell a player to do something: goad, detain, create a token, skip a phase. */
final class Instructions {
  private static final Set<String> FULL_STOP = Set.of(".");

  private Instructions() {}

  static Optional<List<Effect>> read(Cursor c) {
    return c.first(
        Instructions::goad,
        Instructions::detain,
        Instructions::tap,
        Instructions::earthbend,
        Creations::read,
        Entrances::read,
        Instructions::emblem,
        Instructions::skipPhase);
  }

  private static Optional<List<Effect>> goad(Cursor c) {
    c.acceptAny("you may", "may");
    if (!c.acceptAny("goad", "goads")) {
      return Optional.empty();
    }
    Optional<Filter> whom = Nouns.read(c).flatMap(Instructions::done);
    Durations.skip(c);
    return whom.map(who -> List.of(new Effect.Goaded(who, Condition.ALWAYS)));
  }

  private static Optional<List<Effect>> detain(Cursor c) {
    c.acceptAny("you may", "may");
    if (!c.acceptAny("detain", "detains")) {
      return Optional.empty();
    }
    return Nouns.read(c).flatMap(Instructions::done).map(who -> List.of(new Effect.Detained(who)));
  }

  /** "Tap up to two target creatures", "tap all creatures without flying". */
  private static Optional<List<Effect>> tap(Cursor c) {
    return c.acceptAny("tap", "taps")
        ? Nouns.read(c)
            .flatMap(Instructions::done)
            .map(who -> List.of(new Effect.OneShot(who, Effect.Done.TAPS, Condition.ALWAYS)))
        : Optional.empty();
  }

  /**
   * "Earthbend 4" makes a target land a creature (701.66a). Its counters are on the land, where a
   * case states them.
   */
  private static Optional<List<Effect>> earthbend(Cursor c) {
    c.accept("you");
    c.accept("may");
    if (!c.acceptAny("earthbend", "earthbends") || Amounts.number(c).isEmpty()) {
      return Optional.empty();
    }
    if (c.acceptAny(", where x is", "where x is")) {
      c.moveTo(c.find(FULL_STOP));
    }
    var land = new Filter.Affected();
    Optional<Amount> none = Optional.of(Amount.of(0));
    var haste = Keywords.stated(new Effect.Keyword("haste", Optional.empty()));
    return Optional.of(
        List.of(
            new Effect.ChangesTypes(
                land,
                List.of("creature"),
                List.of(),
                List.of(),
                TypesBefore.KEPT,
                Condition.ALWAYS),
            new Effect.SetsPowerToughness(land, none, none, Condition.ALWAYS),
            new Effect.Gives(land, List.of(haste), Condition.ALWAYS)));
  }

  /** To whom something is done: all of them, or those that were chosen from among them. */
  private static Optional<Filter> done(Noun noun) {
    return switch (noun.quantity()) {
      case THE, EVERY, PLURAL -> Optional.of(noun.filter());
      case ANY, ONE, ANOTHER, SOME, AT_LEAST, EXACTLY, AT_MOST, NONE -> Optional.empty();
    };
  }

  /** An emblem's abilities are in force as they are (114.4). */
  private static Optional<List<Effect>> emblem(Cursor c) {
    PlayerNouns.read(c);
    if (!c.acceptAny("get an emblem with", "gets an emblem with")) {
      return Optional.empty();
    }
    return Grants.list(c, Self.UNNAMED)
        .filter(abilities -> !Grants.hasUnread(abilities))
        .map(Instructions::effectsOf)
        .filter(effects -> !effects.isEmpty());
  }

  private static List<Effect> effectsOf(List<Ability> abilities) {
    var effects = new ArrayList<Effect>();
    for (Ability ability : abilities) {
      if (ability.frame() != Ability.Frame.ACTIVATED
          && ability.meaning() instanceof Meaning.Read(var read)) {
        effects.addAll(read);
      }
    }
    return effects;
  }

  private static Optional<List<Effect>> skipPhase(Cursor c) {
    return c.looksAt("skip")
        ? Predicates.read(c, new Subject.Persons(Players.YOU))
        : Optional.empty();
  }
}
