package casebook.engine.reading;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Relation;
import java.util.Optional;

/** What permanents are: "~ is untapped", "it has a +1/+1 counter on it". */
final class PermanentConditions {
  private PermanentConditions() {}

  /** "Creatures you control have total power 8 or greater". */
  static Optional<Condition> totalPower(Cursor c) {
    Optional<Nouns.Noun> noun = Nouns.read(c);
    if (noun.isEmpty() || !c.acceptAny("have total power", "have a total power of")) {
      return Optional.empty();
    }
    return Qualifiers.comparison(c)
        .map(than ->
            new Condition.Compare(
                new Amount.TotalPowerOf(noun.get().filter()), than.relation(), than.amount()));
  }

  /** "~ is untapped", "it has a +1/+1 counter on it", "it attacked during your last turn". */
  static Optional<Condition> permanentIs(Cursor c) {
    Optional<Nouns.Noun> noun = Nouns.read(c);
    if (noun.isEmpty()) {
      return Optional.empty();
    }
    Filter who = noun.get().filter();
    c.topic(Optional.of(who).filter(one -> Narrowing.pronoun(one).equals(one)));
    if (c.acceptAny("is", "'s", "are", "remains", "was", "'re")) {
      boolean not = c.accept("not");
      return States.read(c).map(state -> is(who, not ? new Filter.Not(state) : state));
    }
    if (c.acceptAny("isn't", "aren't")) {
      return States.read(c).map(state -> is(who, new Filter.Not(state)));
    }
    if (c.acceptAny("has", "have")) {
      return evenCounters(c, who).or(() -> Qualifiers.possession(c).map(state -> is(who, state)));
    }
    if (c.acceptAny("doesn't have", "don't have")) {
      return Qualifiers.possession(c).map(state -> is(who, new Filter.Not(state)));
    }
    return Qualifiers.history(c).map(state -> is(who, state));
  }

  private static Condition is(Filter who, Filter state) {
    return new Condition.Exists(Filters.all(who, state));
  }

  private static Optional<Condition> evenCounters(Cursor c, Filter who) {
    return c.attempt(() -> {
      if (!c.acceptAny("an even number of", "an odd number of")) {
        return Optional.empty();
      }
      int parity = c.wordAt(-3).equals("even") ? 1 : 0;
      return Amounts.counterKind(c)
          .filter(_ -> c.accept("on it"))
          .map(kind ->
              new Condition.Compare(
                  new Amount.IsEven(new Amount.CountersOn(who, kind)),
                  Relation.EQUAL,
                  Amount.of(parity)));
    });
  }
}
