package casebook.engine.reading.condition;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Relation;
import casebook.engine.reading.noun.Amounts;
import casebook.engine.reading.noun.Measures;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.noun.Past;
import casebook.engine.reading.noun.Qualifiers;
import casebook.engine.reading.noun.States;
import casebook.engine.reading.noun.ZoneConditions;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Narrowing;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Quantity;
import java.util.Optional;

/** What permanents are: "~ is untapped", "it has a +1/+1 counter on it". */
final class PermanentConditions {
  private PermanentConditions() {}

  /** "Creatures you control have total power 8 or greater". */
  static Optional<Condition> totalPower(Cursor c) {
    Optional<Filter> those = Nouns.read(c).flatMap(Noun::all);
    if (those.isEmpty() || !c.acceptAny("have total power", "have a total power of")) {
      return Optional.empty();
    }
    return Measures.comparison(c)
        .map(than ->
            new Condition.Compare(
                new Amount.TotalPowerOf(those.get()), than.relation(), than.amount()));
  }

  /** "~ is untapped", "it has a +1/+1 counter on it", "it attacked during your last turn". */
  static Optional<Condition> permanentIs(Cursor c) {
    Optional<Noun> read = Nouns.read(c);
    if (read.isEmpty()) {
      return Optional.empty();
    }
    Noun noun = read.get();
    Filter who = noun.filter();
    c.topic(Optional.of(who).filter(one -> Narrowing.pronoun(one).equals(one)));
    if (c.accept("was cast")) {
      return are(noun, new Filter.HasFact("wasCast"));
    }
    if (c.acceptAny("is enchanted by", "is equipped by")) {
      return attached(c, noun);
    }
    if (c.acceptAny("is", "'s", "are", "remains", "was", "'re")) {
      boolean not = c.accept("not");
      return States.read(c).flatMap(state -> are(noun, not ? new Filter.Not(state) : state));
    }
    if (c.acceptAny("isn't", "aren't")) {
      return States.read(c).flatMap(state -> are(noun, new Filter.Not(state)));
    }
    if (c.acceptAny("has", "have")) {
      return evenCounters(c, noun)
          .or(() -> Qualifiers.possession(c).flatMap(state -> are(noun, state)));
    }
    if (c.acceptAny("doesn't have", "don't have")) {
      return Qualifiers.possession(c).flatMap(state -> are(noun, new Filter.Not(state)));
    }
    return Past.read(c).flatMap(state -> did(noun, state));
  }

  /** "~ is enchanted by exactly two Auras": as many as the phrase says are attached to it. */
  private static Optional<Condition> attached(Cursor c, Noun to) {
    boolean one = Filter.isOneObject(to.filter());
    return Nouns.read(c)
        .filter(_ -> one)
        .flatMap(by ->
            ZoneConditions.existence(
                by.of(Filters.all(by.filter(), new Filter.AttachedTo(to.filter())))));
  }

  /** What permanents attacked stays true once they have left the battlefield (508.6). */
  private static Optional<Condition> did(Noun noun, Filter state) {
    Filter who = noun.filter();
    boolean oneObject = Narrowing.pronoun(who).equals(who);
    if (!state.equals(new Filter.AttackedThisTurn()) || oneObject) {
      return are(noun, state);
    }
    return switch (noun.quantity()) {
      case EVERY, PLURAL, THE -> are(noun, state);
      case ONE, ANY, ANOTHER, SOME, AT_LEAST, EXACTLY, AT_MOST, NONE ->
          AttackConditions.attacked(noun);
    };
  }

  /** That as many of the permanents as the phrase means are in a state. */
  private static Optional<Condition> are(Noun noun, Filter state) {
    Filter who = noun.filter();
    if (state.equals(new Filter.AttachedTo(who))) {
      // "That Aura is attached to it": two things, and "it" can't be told from the other one.
      return Optional.empty();
    }
    return switch (noun.quantity()) {
      case EVERY, PLURAL ->
          Optional.of(
              new Condition.Not(new Condition.Exists(Filters.all(who, new Filter.Not(state)))));
      case THE, ANY, ONE, ANOTHER, SOME, AT_LEAST, EXACTLY, AT_MOST, NONE ->
          ZoneConditions.existence(noun.of(Filters.all(who, state)));
    };
  }

  private static Optional<Condition> evenCounters(Cursor c, Noun noun) {
    return c.attempt(() -> {
      if (noun.quantity() != Quantity.THE
          || !c.acceptAny("an even number of", "an odd number of")) {
        return Optional.empty();
      }
      int parity = c.wordAt(-3).equals("even") ? 1 : 0;
      return Amounts.counterKind(c)
          .filter(_ -> c.accept("on it"))
          .map(kind ->
              new Condition.Compare(
                  new Amount.IsEven(new Amount.CountersOn(noun.filter(), kind)),
                  Relation.EQUAL,
                  Amount.of(parity)));
    });
  }
}
