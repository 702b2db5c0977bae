package casebook.engine.reading;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is said of a subject about attacking: "can't attack …", "attacks each combat if able". */
final class Predicates {
  /** What a creature may be forbidden besides attacking, in the same breath. */
  private static final Set<String> OTHER_VERBS =
      Set.of("block", "be", "crew", "transform", "become", "activate", "cast", "saddle");

  private static final Set<String> ENDS_OF_VERB =
      Set.of(
          ",", "or", "unless", "if", "as", "this", "until", "and", ".", "alone", "for", "during",
          "each", "except", "while");

  private Predicates() {}

  /** The effects that the predicate here has on the subject. */
  static Optional<List<Effect>> read(Cursor c, Subject subject) {
    return c.attempt(() -> {
      Optional<List<Effect>> effects =
          c.first(
              x -> cant(x, subject),
              x -> only(x, subject),
              x -> asThough(x, subject),
              x -> must(x, subject),
              x -> Changes.read(x, subject),
              x -> phases(x, subject));
      Durations.skip(c);
      return effects;
    });
  }

  private static Optional<List<Effect>> cant(Cursor c, Subject subject) {
    if (!c.accept("can't")) {
      return Optional.empty();
    }
    if (!c.accept("attack")) {
      int or = c.find(Set.of("or", ",", ".", "and"));
      if (!OTHER_VERBS.contains(c.word()) || or == c.end() || !Relevance.isSilent(c, c.at(), or)) {
        return Optional.empty();
      }
      c.moveTo(or);
      if (!c.accept("or attack")) {
        return Optional.empty();
      }
    }
    Restriction restriction = new Restriction(subject.attackers());
    restriction.object(c);
    if (!otherVerbs(c)) {
      return Optional.empty();
    }
    restriction.alone |= c.accept("alone");
    Durations.skip(c);
    return restriction.finish(c);
  }

  /** What "can't attack" is completed with. */
  private static final class Restriction {
    private Filter who;
    private Whom whom = Whom.ANYTHING;
    private boolean alone;
    private Optional<Amount> atMost = Optional.empty();
    private Effect.Period period = Effect.Period.COMBAT;

    Restriction(Filter who) {
      this.who = who;
    }

    void object(Cursor c) {
      alone = c.accept("alone");
      whom = Targets.read(c).orElse(Whom.ANYTHING);
      period = period(c);
      c.attempt(() -> c.accept("with") ? with(c) : Optional.empty());
      period = period(c);
    }

    /** The period that was said already, or that is said here. */
    private Effect.Period period(Cursor c) {
      Effect.Period here = Limits.period(c);
      return here == Effect.Period.TURN ? here : period;
    }

    private Optional<Filter> with(Cursor c) {
      if (c.accept("more than")) {
        atMost = Amounts.number(c);
        if (atMost.isEmpty()) {
          return Optional.empty();
        }
      }
      Optional<Filter> what = Nouns.read(c).map(Nouns.Noun::filter);
      what.ifPresent(filter -> who = Filters.all(Filters.attackers(filter), who));
      return what;
    }

    Optional<List<Effect>> finish(Cursor c) {
      if (c.accept("unless")) {
        Optional<Cost> cost = Costs.paidBySomeone(c);
        if (cost.isPresent()) {
          return alone || atMost.isPresent()
              ? Optional.empty()
              : one(new Effect.AttackCost(who, whom, cost.get(), Condition.ALWAYS));
        }
        return Conditions.read(c)
            .flatMap(unless -> Conditional.when(effect(c), new Condition.Not(unless)));
      }
      if (c.accept("except")) {
        return Optional.empty();
      }
      return Optional.of(effect(c));
    }

    private List<Effect> effect(Cursor c) {
      Condition when = alone ? new Condition.AttacksAlone() : Condition.ALWAYS;
      if (atMost.isPresent()) {
        return List.of(new Effect.AtMost(atMost.get(), who, whom, period(c), when));
      }
      return List.of(new Effect.CantAttack(who, whom, when));
    }
  }

  /** Passes over ", block, or crew Vehicles"; false where something there may bear on attacking. */
  private static boolean otherVerbs(Cursor c) {
    while (true) {
      int start = c.at();
      c.accept(",");
      c.accept("or");
      if (c.at() == start || !OTHER_VERBS.contains(c.word())) {
        c.moveTo(start);
        return true;
      }
      int end = c.find(ENDS_OF_VERB);
      if (!Relevance.isSilent(c, c.at(), end)) {
        return false;
      }
      c.moveTo(end);
    }
  }

  /** "Can only attack alone", "can attack only if …", "may attack only …". */
  private static Optional<List<Effect>> only(Cursor c, Subject subject) {
    if (!c.acceptAny("can only attack", "can attack only", "may only attack", "may attack only")) {
      return Optional.empty();
    }
    Filter who = subject.attackers();
    if (c.accept("alone")) {
      return one(
          new Effect.CantAttack(
              who, Whom.ANYTHING, new Condition.Not(new Condition.AttacksAlone())));
    }
    if (c.accept("if")) {
      var never = new Effect.CantAttack(who, Whom.ANYTHING, Condition.ALWAYS);
      return Conditions.read(c)
          .flatMap(when -> Conditional.when(List.of(never), new Condition.Not(when)));
    }
    return Targets.read(c)
        .flatMap(
            whom -> one(new Effect.CantAttack(who, Limits.anythingBut(whom), Condition.ALWAYS)));
  }

  /** "Can attack as though it didn't have defender". */
  private static Optional<List<Effect>> asThough(Cursor c, Subject subject) {
    if (!c.acceptAny("can attack", "may attack")) {
      return Optional.empty();
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
        effects.add(
            new Effect.AsThough(subject.attackers(), pretence.get(), whom, Condition.ALWAYS));
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
      return Conditions.read(c)
          .flatMap(unless -> Conditional.when(effects, new Condition.Not(unless)));
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
    Optional<Nouns.Noun> with = Optional.empty();
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
    if (effects.isPresent() && c.accept("unless")) {
      return Conditions.read(c)
          .flatMap(unless -> Conditional.when(effects.get(), new Condition.Not(unless)));
    }
    return effects;
  }

  private static Optional<List<Effect>> required(
      Subject subject, Optional<Nouns.Noun> with, Whom whom) {
    return switch (subject) {
      case Subject.Permanents(var filter) ->
          with.isPresent()
              ? Optional.empty()
              : one(new Effect.MustAttack(Filters.attackers(filter), whom, Condition.ALWAYS));
      case Subject.Persons(var players) ->
          switch (with.map(Nouns.Noun::quantity).orElse(Nouns.Quantity.ONE)) {
            case NONE, AT_MOST -> Optional.empty();
            case EVERY ->
                one(
                    new Effect.MustAttack(
                        Filters.all(
                            Filters.attackers(with.orElseThrow().filter()),
                            new Filter.ControlledBy(players)),
                        whom,
                        Condition.ALWAYS));
            case ONE, AT_LEAST, EXACTLY ->
                one(
                    new Effect.MustAttackWith(
                        players,
                        with.map(Nouns.Noun::count).orElse(Amount.of(1)),
                        with.map(noun -> Filters.attackers(noun.filter())).orElse(Filter.ANY),
                        whom,
                        Condition.ALWAYS));
          };
    };
  }

  /** What is said of players and their combat phases. */
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
