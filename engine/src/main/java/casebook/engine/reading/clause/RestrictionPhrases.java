package casebook.engine.reading.clause;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.reading.condition.AttackConditions;
import casebook.engine.reading.condition.Conditional;
import casebook.engine.reading.condition.Conditions;
import casebook.engine.reading.condition.CostPhrases;
import casebook.engine.reading.condition.Durations;
import casebook.engine.reading.condition.Relevance;
import casebook.engine.reading.noun.Amounts;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.noun.Subject;
import casebook.engine.reading.noun.Targets;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Narrowing;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Quantity;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** "Can't attack", with what completes it: whom, with what, alone, unless. */
final class RestrictionPhrases {
  /** What a creature may be forbidden besides attacking, in the same breath. */
  private static final Set<String> OTHER_VERBS =
      Set.of("block", "be", "crew", "transform", "become", "activate", "cast", "saddle");

  private static final Set<String> ENDS_OF_VERB =
      Set.of(
          ",", "or", "unless", "if", "as", "this", "until", "and", ".", "alone", "for", "during",
          "each", "except", "while");

  private final Subject subject;
  private Filter who;
  private Whom whom = Whom.ANYTHING;
  private Condition when = Condition.ALWAYS;
  private Optional<Amount> atMost = Optional.empty();
  private Effect.Period period = Effect.Period.COMBAT;

  private RestrictionPhrases(Subject subject, Filter who) {
    this.subject = subject;
    this.who = who;
  }

  /** "Can't attack …", "can't block or attack …", said of each of the subject's creatures. */
  static Optional<List<Effect>> cant(Cursor c, Subject subject) {
    Optional<Filter> who = subject.each();
    if (who.isEmpty() || !c.accept("can't")) {
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
    return completed(c, subject);
  }

  /** What follows "can't attack", or "can attack" where it is said of no creature. */
  static Optional<List<Effect>> completed(Cursor c, Subject subject) {
    return subject.each().flatMap(who -> new RestrictionPhrases(subject, who).completed(c));
  }

  private Optional<List<Effect>> completed(Cursor c) {
    if (!object(c) || !otherVerbs(c)) {
      return Optional.empty();
    }
    alone(c);
    Durations.skip(c);
    return finish(c);
  }

  private void alone(Cursor c) {
    if (c.accept("alone")) {
      when =
          whom instanceof Whom.ThePlayer
              ? new Condition.AttacksPlayerAlone()
              : new Condition.AttacksAlone();
    }
  }

  private boolean object(Cursor c) {
    alone(c);
    if (c.looksAtAny("one of", "another of", "one or more of", "any number of", "one or more")) {
      return false;
    }
    whom = Targets.read(c).orElse(Whom.ANYTHING);
    period = period(c);
    if (c.accept("with") && !with(c)) {
      return false;
    }
    period = period(c);
    return true;
  }

  /** The period that was said already, or that is said here. */
  private Effect.Period period(Cursor c) {
    Effect.Period here = Limits.period(c);
    return here == Effect.Period.TURN ? here : period;
  }

  private boolean with(Cursor c) {
    return switch (subject) {
      case Subject.Permanents _ -> inCompany(c);
      case Subject.Persons _ -> withAttackers(c);
    };
  }

  /** "Players can't attack with more than two creatures": which of their creatures can't. */
  private boolean withAttackers(Cursor c) {
    if (c.accept("more than")) {
      atMost = Amounts.number(c);
      return atMost.isPresent() && narrow(Nouns.read(c).flatMap(Noun::counted));
    }
    Optional<Noun> noun = Nouns.read(c);
    if (noun.isPresent() && noun.get().quantity() == Quantity.AT_LEAST) {
      atMost = Limits.oneLess(noun.get().count());
      return atMost.isPresent() && narrow(noun.map(Noun::filter));
    }
    return narrow(noun.filter(with -> with.quantity() != Quantity.EVERY).flatMap(Noun::each));
  }

  private boolean narrow(Optional<Filter> with) {
    with.ifPresent(filter -> who = Filters.all(Filters.attackers(filter), who));
    return with.isPresent();
  }

  /** "~ can't attack with other creatures": not where such creatures attack too. */
  private boolean inCompany(Cursor c) {
    Optional<Condition> company =
        Nouns.read(c)
            .filter(noun -> Narrowing.saysOther(noun.filter()))
            .flatMap(noun -> AttackConditions.attack(noun, Whom.ANYTHING));
    company.ifPresent(others -> when = Condition.both(when, others));
    return company.isPresent();
  }

  private Optional<List<Effect>> finish(Cursor c) {
    if (c.acceptAny("unless", ", unless")) {
      Optional<Cost> cost = CostPhrases.paidBySomeone(c);
      if (cost.isPresent()) {
        return !when.equals(Condition.ALWAYS) || atMost.isPresent()
            ? Optional.empty()
            : Optional.of(List.of(new Effect.AttackCost(who, whom, cost.get(), Condition.ALWAYS)));
      }
      return Conditions.read(c)
          .flatMap(unless ->
              effect(c).flatMap(effect -> Conditional.when(effect, Condition.not(unless))));
    }
    return c.accept("except") ? Optional.empty() : effect(c);
  }

  private Optional<List<Effect>> effect(Cursor c) {
    return atMost.isPresent()
        ? Limits.atMost(new Effect.AtMost(atMost.get(), who, whom, period(c), when))
        : Optional.of(List.of(new Effect.CantAttack(who, whom, when)));
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
}
