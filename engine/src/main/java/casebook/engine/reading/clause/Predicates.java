package casebook.engine.reading.clause;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.reading.clause.mana.ManaChanges;
import casebook.engine.reading.condition.Attackers;
import casebook.engine.reading.condition.Company;
import casebook.engine.reading.condition.Conditional;
import casebook.engine.reading.condition.Conditions;
import casebook.engine.reading.condition.Durations;
import casebook.engine.reading.noun.AttachmentText;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.noun.Subject;
import casebook.engine.reading.noun.Targets;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/** What is said of a subject about attacking: "can't attack …", "attacks each combat if able". */
final class Predicates {
  private Predicates() {}

  /** The effects that the predicate here has on the subject. */
  static Optional<List<Effect>> read(Cursor c, Subject subject) {
    return c.attempt(() -> {
      Optional<List<Effect>> effects =
          c.first(
              x -> RestrictionPhrases.cant(x, subject),
              x -> ofEach(x, subject, Company::needed),
              x -> ofEach(x, subject, Predicates::only),
              x -> ofEach(x, subject, Predicates::asThough),
              x -> Limits.canAttackWith(x, subject),
              x -> must(x, subject),
              x -> ableDoSo(x, subject),
              x -> Changes.read(x, subject),
              x -> ManaChanges.said(x, subject),
              x -> PaymentPhrases.said(x, subject),
              x -> ofEach(x, subject, AttachmentText::limit),
              x -> ofEach(x, subject, Predicates::phaseOut),
              x -> phases(x, subject));
      Durations.skip(c);
      return effects;
    });
  }

  /** Whether a verb follows the subject, so that the whole phrase was understood. */
  static boolean beginAt(Cursor c) {
    int start = c.at();
    while (c.acceptAny("each", "both", "also")) {
      // "Each get +1/+0 and gain haste".
    }
    boolean verb =
        Words.PREDICATES.contains(c.word()) || Words.VERBS.contains(c.word()) || c.looksAt("'s");
    c.moveTo(start);
    return verb;
  }

  /** What is said of each of the subject's permanents or creatures, where that can be said. */
  private static Optional<List<Effect>> ofEach(
      Cursor c, Subject subject, BiFunction<Cursor, Filter, Optional<List<Effect>>> reader) {
    return subject.each().flatMap(who -> c.attempt(() -> reader.apply(c, who)));
  }

  /** "Can only attack alone", "can attack only if …", "may attack only …". */
  private static Optional<List<Effect>> only(Cursor c, Filter who) {
    if (!c.acceptAny("can only attack", "can attack only", "may only attack", "may attack only")) {
      return Optional.empty();
    }
    if (c.accept("alone")) {
      return one(
          new Effect.CantAttack(
              who, Whom.ANYTHING, new Condition.Not(new Condition.AttacksAlone())));
    }
    if (c.accept("if")) {
      var never = new Effect.CantAttack(who, Whom.ANYTHING, Condition.ALWAYS);
      return Conditions.read(c)
          .flatMap(when -> Conditional.when(List.of(never), Condition.not(when)));
    }
    return Targets.read(c)
        .flatMap(
            whom -> one(new Effect.CantAttack(who, Limits.anythingBut(whom), Condition.ALWAYS)));
  }

  /** "Can attack as though it didn't have defender". */
  private static Optional<List<Effect>> asThough(Cursor c, Filter who) {
    if (!c.acceptAny("can attack", "may attack")) {
      return Optional.empty();
    }
    if (c.acceptAny(
        "the turn it enters",
        "the turn they enter",
        "the turn it comes under your control",
        "the turn they come under your control",
        "the turn it comes into play",
        "the turn it came under your control")) {
      c.acceptAny("the battlefield", "under your control");
      return one(new Effect.AsThough(who, Effect.Pretence.HASTE, Whom.ANYTHING, Condition.ALWAYS));
    }
    Whom whom = Targets.read(c).orElse(Whom.ANYTHING);
    Durations.skip(c);
    var effects = new ArrayList<Effect>();
    while (c.acceptAny("as though", "and as though")) {
      if (Nouns.read(c).isEmpty() && !c.acceptAny("it", "they", "he", "she")) {
        return Optional.empty();
      }
      while (true) {
        Optional<Effect.Pretence> pretence = pretence(c);
        if (pretence.isEmpty()) {
          break;
        }
        effects.add(new Effect.AsThough(who, pretence.get(), whom, Condition.ALWAYS));
        if (!c.looksAtAny("and had", "and didn't")) {
          break;
        }
        c.skip();
      }
    }
    if (effects.isEmpty()) {
      return Optional.empty();
    }
    Durations.skip(c);
    if (c.accept("unless")) {
      return Conditions.read(c).flatMap(unless -> Conditional.when(effects, Condition.not(unless)));
    }
    return Optional.of(effects);
  }

  private static Optional<Effect.Pretence> pretence(Cursor c) {
    if (c.accept("had haste")) {
      return Optional.of(Effect.Pretence.HASTE);
    }
    return c.accept("didn't have defender")
        ? Optional.of(Effect.Pretence.NO_DEFENDER)
        : Optional.empty();
  }

  /**
   * "Attacks each combat if able", "must attack with at least one creature each combat if able".
   */
  private static Optional<List<Effect>> must(Cursor c, Subject subject) {
    c.acceptAny("must also", "must", "each");
    c.accept("also");
    if (!c.acceptAny("attack", "attacks", "block or attack", "blocks or attacks")) {
      return Optional.empty();
    }
    boolean able = c.accept("if able");
    Whom whom = Targets.read(c).orElse(Whom.ANYTHING);
    c.acceptAny("or block", "or blocks");
    Durations.skip(c);
    Optional<Noun> with = Optional.empty();
    if (c.accept("with")) {
      with = Nouns.read(c);
      if (with.isEmpty()) {
        return Optional.empty();
      }
      Durations.skip(c);
    }
    able |= c.accept("if able");
    Durations.skip(c);
    able |= c.accept("if able");
    if (!able) {
      return Optional.empty();
    }
    Optional<List<Effect>> effects = required(subject, with, whom);
    if (effects.isPresent() && c.acceptAny("unless", ", unless")) {
      return Conditions.read(c)
          .flatMap(unless -> Conditional.when(effects.get(), Condition.not(unless)));
    }
    return effects;
  }

  /** "All creatures able to attack you this turn do so". */
  private static Optional<List<Effect>> ableDoSo(Cursor c, Subject subject) {
    if (!c.accept("able to attack")) {
      return Optional.empty();
    }
    Whom whom = Targets.read(c).orElse(Whom.ANYTHING);
    Durations.skip(c);
    return c.acceptAny("do so", "does so", "must do so")
        ? required(subject, Optional.empty(), whom)
        : Optional.empty();
  }

  private static Optional<List<Effect>> required(Subject subject, Optional<Noun> with, Whom whom) {
    return switch (subject) {
      case Subject.Permanents(var noun) ->
          with.isPresent() ? Optional.empty() : requiredOfPermanents(noun, whom);
      case Subject.Persons(var players) ->
          with.isPresent()
              ? requiredOfPlayers(players, with.get(), whom)
              : one(mustAttackWith(players, Amount.of(1), Filter.ANY, whom));
    };
  }

  /** "Each creature attacks if able" requires all of them, "two creatures attack" only two. */
  private static Optional<List<Effect>> requiredOfPermanents(Noun noun, Whom whom) {
    Filter who = Filters.attackers(noun.filter());
    return switch (noun.quantity()) {
      case THE, EVERY, ANY, PLURAL -> one(new Effect.MustAttack(who, whom, Condition.ALWAYS));
      case ONE, ANOTHER, SOME, AT_LEAST ->
          one(
              mustAttackWith(
                  Attackers.controller(who), noun.count(), Attackers.withoutController(who), whom));
      case EXACTLY, AT_MOST, NONE -> Optional.empty();
    };
  }

  private static Optional<List<Effect>> requiredOfPlayers(Players players, Noun with, Whom whom) {
    Filter who = Filters.attackers(with.filter());
    return switch (with.quantity()) {
      case THE, EVERY ->
          one(
              new Effect.MustAttack(
                  Filters.all(who, new Filter.ControlledBy(players)), whom, Condition.ALWAYS));
      case ONE, ANOTHER, SOME, AT_LEAST -> one(mustAttackWith(players, with.count(), who, whom));
      case ANY, PLURAL, EXACTLY, AT_MOST, NONE -> Optional.empty();
    };
  }

  private static Effect mustAttackWith(Players players, Amount count, Filter who, Whom whom) {
    return new Effect.MustAttackWith(players, count, who, whom, Condition.ALWAYS);
  }

  /** What is said of players and their combat phases. */
  private static Optional<List<Effect>> phaseOut(Cursor c, Filter who) {
    return c.acceptAny("phases out", "phase out")
        ? one(new Effect.OneShot(who, Effect.Done.PHASES_OUT, Condition.ALWAYS))
        : Optional.empty();
  }

  private static Optional<List<Effect>> phases(Cursor c, Subject subject) {
    if (!(subject instanceof Subject.Persons(Players players))) {
      return Optional.empty();
    }
    if (c.acceptAny("choose", "chooses")) {
      if (!c.acceptAny("which creatures attack", "how each creature attacks")) {
        return Optional.empty();
      }
      return one(new Effect.ChoosesAttackers(players));
    }
    if (!c.acceptAny("skip", "skips")) {
      return Optional.empty();
    }
    c.acceptAny("all", "the", "each");
    c.acceptAny("of their", "of your", "their", "your", "his or her");
    c.accept("next");
    c.number();
    if (!c.acceptAny("combat phase", "combat phases", "combat step")) {
      return Optional.empty();
    }
    c.attempt(() -> c.accept("of") && toTurn(c) ? Optional.of(true) : Optional.empty());
    return one(new Effect.SkipsCombat(players));
  }

  private static boolean toTurn(Cursor c) {
    int turn = c.find(Set.of("turn", ",", "."));
    if (turn == c.end() || !c.token(turn).is("turn")) {
      return false;
    }
    c.moveTo(turn + 1);
    return true;
  }

  private static Optional<List<Effect>> one(Effect effect) {
    return Optional.of(List.of(effect));
  }
}
