package casebook.engine.reading;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Sentences that tell a player to do something: goad, detain, create a token, skip a phase. */
final class Instructions {
  /** Words with which a token's abilities, or something after the token, begin. */
  private static final Set<String> DETAILS = Set.of("with", "then", "and", "that", "except");

  private Instructions() {}

  static Optional<List<Effect>> read(Cursor c) {
    return c.first(
        Instructions::goad,
        Instructions::detain,
        Instructions::create,
        Instructions::emblem,
        Instructions::skipPhase);
  }

  private static Optional<List<Effect>> goad(Cursor c) {
    c.acceptAny("you may", "may");
    if (!c.acceptAny("goad", "goads")) {
      return Optional.empty();
    }
    Optional<Nouns.Noun> whom = Nouns.read(c);
    Durations.skip(c);
    return whom.map(noun -> List.of(new Effect.Goaded(noun.filter(), Condition.ALWAYS)));
  }

  private static Optional<List<Effect>> detain(Cursor c) {
    c.acceptAny("you may", "may");
    if (!c.acceptAny("detain", "detains")) {
      return Optional.empty();
    }
    return Nouns.read(c).map(noun -> List.of(new Effect.Detained(noun.filter())));
  }

  /** "Create a token with defender": the token is what the effect affects. */
  private static Optional<List<Effect>> create(Cursor c) {
    if (!c.acceptAny("you create", "you may create")) {
      PlayerNouns.read(c);
      if (!c.acceptAny("create", "creates")) {
        return Optional.empty();
      }
    }
    int with = c.find(DETAILS);
    while (with < c.end() && c.token(with).is("and")) {
      c.moveTo(with + 1);
      with = c.find(DETAILS);
    }
    if (with == c.end() || c.token(with).is("then")) {
      return Optional.empty();
    }
    var effects = new ArrayList<Effect>();
    c.moveTo(with);
    if (c.acceptAny("with", "except it has", "except they have", "except it gains")) {
      Optional<List<Effect>> given = Changes.given(c, new Filter.Affected());
      if (given.isEmpty()) {
        return Optional.empty();
      }
      effects.addAll(given.get());
    }
    named(c);
    entersAttacking(c);
    if (c.looksAtAny("that attack", "that attacks", "and attack", "and attacks")) {
      c.skip();
      Optional<List<Effect>> attack =
          Predicates.read(c, new Subject.Permanents(new Filter.Affected()));
      if (attack.isEmpty()) {
        return Optional.empty();
      }
      effects.addAll(attack.get());
    } else {
      int end = Clauses.boundary(c);
      if (!Relevance.isSilent(c, c.at(), end)) {
        return Optional.empty();
      }
      c.moveTo(end);
    }
    return effects.isEmpty() ? Optional.empty() : Optional.of(effects);
  }

  /** "That's tapped and attacking": a creature that was never declared (508.4). */
  private static void entersAttacking(Cursor c) {
    if (c.acceptAny("that 's", "that are")) {
      c.acceptAny("tapped and attacking", "attacking", "tapped");
      Targets.read(c);
    }
  }

  private static void named(Cursor c) {
    if (c.accept("named")) {
      c.moveTo(c.find(Set.of(",", ".", "that", "attached", "and", "then")));
    }
  }

  /** An emblem's abilities are in force as they are (114.4). */
  private static Optional<List<Effect>> emblem(Cursor c) {
    PlayerNouns.read(c);
    if (!c.acceptAny("get an emblem with", "gets an emblem with")) {
      return Optional.empty();
    }
    return Grants.list(c)
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
