package casebook.engine.reading;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
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
    Optional<Nouns.Noun> read = Nouns.read(c);
    if (read.isEmpty()) {
      return Optional.empty();
    }
    Nouns.Noun noun = read.get();
    Filter who = noun.filter();
    c.topic(Optional.of(who).filter(one -> Narrowing.pronoun(one).equals(one)));
    if (c.acceptAny("is", "'s", "are", "remains", "was", "'re")) {
      boolean not = c.accept("not");
      return States.read(c).map(state -> are(noun, not ? new Filter.Not(state) : state));
    }
    if (c.acceptAny("isn't", "aren't")) {
      return States.read(c).map(state -> are(noun, new Filter.Not(state)));
    }
    if (c.acceptAny("has", "have")) {
      return evenCounters(c, who).or(() -> Qualifiers.possession(c).map(state -> are(noun, state)));
    }
    if (c.acceptAny("doesn't have", "don't have")) {
      return Qualifiers.possession(c).map(state -> are(noun, new Filter.Not(state)));
    }
    return Qualifiers.history(c).flatMap(state -> did(noun, state));
  }

  /** What permanents attacked stays true once they have left the battlefield (508.6). */
  private static Optional<Condition> did(Nouns.Noun noun, Filter state) {
    Filter who = noun.filter();
    boolean oneObject = Narrowing.pronoun(who).equals(who);
    if (!state.equals(new Filter.AttackedThisTurn()) || oneObject) {
      return Optional.of(are(noun, state));
    }
    return switch (noun.quantity()) {
      case ONE -> Optional.of(new Condition.Attacked(who));
      case NONE -> Optional.of(new Condition.Not(new Condition.Attacked(who)));
      case EVERY -> Optional.of(are(noun, state));
      case AT_LEAST, EXACTLY, AT_MOST -> Optional.empty();
    };
  }

  /** That as many of the permanents as the phrase means are in a state. */
  private static Condition are(Nouns.Noun noun, Filter state) {
    Filter who = noun.filter();
    boolean all =
        noun.quantity() == Nouns.Quantity.EVERY
            && !Narrowing.pronoun(who).equals(who)
            && !Mentions.mentions(who, new Filter.HasFact("commander"));
    if (all) {
      return new Condition.Not(new Condition.Exists(Filters.all(who, new Filter.Not(state))));
    }
    return ZoneConditions.existence(
        new Nouns.Noun(Filters.all(who, state), noun.quantity(), noun.count()));
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
