package casebook.engine.reading.clause;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.reading.condition.Durations;
import casebook.engine.reading.noun.Adjectives;
import casebook.engine.reading.noun.Amounts;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.noun.PlayerNouns;
import casebook.engine.reading.noun.Subject;
import casebook.engine.reading.noun.Targets;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Narrowing;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Sentences that say how many or which creatures alone can attack. */
final class Limits {

  /** Words that mean something else for each creature that attacks. */
  private static final Set<Object> OF_EACH =
      Set.of(
          new Filter.InQuestion(),
          new Players.DefendingPlayer(),
          new Players.AlreadyAttackedThisTurn());

  private Limits() {}

  /** "No more than two creatures can attack you each combat", "Only …", "Except for …, …". */
  static Optional<List<Effect>> read(Cursor c) {
    return c.first(
        Limits::soMany,
        Limits::noMoreThan,
        Limits::only,
        Limits::exceptFor,
        Limits::noneCan,
        Limits::cantBeAttacked);
  }

  /** "No creatures can attack you": the same as "creatures can't attack you". */
  private static Optional<List<Effect>> noneCan(Cursor c) {
    Optional<Noun> who =
        Nouns.read(c)
            .filter(noun -> noun.quantity() == Quantity.NONE)
            .map(noun -> new Noun(noun.filter(), Quantity.PLURAL, noun.count()))
            .filter(_ -> canAttack(c));
    return who.flatMap(noun -> {
      c.subject(Optional.of(Narrowing.pronoun(noun.filter())));
      return RestrictionPhrases.completed(c, new Subject.Permanents(noun));
    });
  }

  private static boolean canAttack(Cursor c) {
    return c.acceptAny("can attack", "may attack");
  }

  /** "You and planeswalkers you control can't be attacked except by …". */
  private static Optional<List<Effect>> cantBeAttacked(Cursor c) {
    Optional<Whom> whom =
        c.<Whom>attempt(() ->
                PlayerNouns.read(c)
                    .<Whom>map(Whom.ThePlayer::new)
                    .filter(_ -> c.looksAt("can't be attacked")))
            .or(() -> Targets.read(c));
    if (whom.isEmpty() || !c.accept("can't be attacked")) {
      return Optional.empty();
    }
    Durations.skip(c);
    if (c.accept("by more than")) {
      return Amounts.number(c).flatMap(most -> most(c, most, counted(c), whom.get()));
    }
    Filter who = Filter.ANY;
    boolean except = c.looksAt("except by");
    if (c.acceptAny("except by", "by")) {
      Optional<Noun> by = Nouns.read(c);
      if (!except && by.isPresent() && by.get().quantity() == Quantity.AT_LEAST) {
        return oneLess(by.get().count())
            .flatMap(most -> most(c, most, by.map(Noun::filter), whom.get()));
      }
      Optional<Filter> each = by.flatMap(Noun::each).map(Filters::attackers);
      if (each.isEmpty()) {
        return Optional.empty();
      }
      who = except ? new Filter.Not(each.get()) : each.get();
    }
    Durations.skip(c);
    return Optional.of(List.of(new Effect.CantAttack(who, whom.get(), Condition.ALWAYS)));
  }

  /** At most this number of them can attack. */
  private static Optional<List<Effect>> most(
      Cursor c, Amount most, Optional<Filter> counted, Whom whom) {
    return counted
        .map(Filters::attackers)
        .flatMap(who -> atMost(new Effect.AtMost(most, who, whom, period(c), Condition.ALWAYS)));
  }

  /** A limit; none where each creature would be counted by words about itself. */
  static Optional<List<Effect>> atMost(Effect.AtMost limit) {
    boolean isOfEach =
        Mentions.mentions(limit.who(), OF_EACH::contains)
            || Mentions.mentions(limit.whom(), OF_EACH::contains);
    return isOfEach ? Optional.empty() : Optional.of(List.of(limit));
  }

  /** What stands after a number. */
  private static Optional<Filter> counted(Cursor c) {
    return Nouns.read(c).flatMap(Noun::counted);
  }

  /** "Can't attack with N or more" is a maximum of N - 1. */
  static Optional<Amount> oneLess(Amount tooMany) {
    return tooMany instanceof Amount.Constant(int count) && count > 1
        ? Optional.of(Amount.of(count - 1))
        : Optional.empty();
  }

  /** "No more than two creatures can attack", "only one creature may attack". */
  private static Optional<List<Effect>> soMany(Cursor c) {
    Optional<Noun> noun = limit(c).filter(_ -> canAttack(c));
    if (noun.isEmpty()) {
      return Optional.empty();
    }
    boolean each = c.looksAt("each") && !c.looksAtAny("each combat", "each turn");
    Whom together = Targets.read(c).orElse(Whom.ANYTHING);
    Whom whom = each ? new Whom.Each(together) : together;
    return most(c, noun.get().count(), noun.map(Noun::filter), whom);
  }

  /** "No more creatures can attack you each combat than the number of lands you control". */
  private static Optional<List<Effect>> noMoreThan(Cursor c) {
    if (!c.accept("no more")) {
      return Optional.empty();
    }
    Optional<Filter> who = Adjectives.alternatives(c).filter(_ -> canAttack(c));
    if (who.isEmpty()) {
      return Optional.empty();
    }
    Whom whom = Targets.read(c).orElse(Whom.ANYTHING);
    Effect.Period period = period(c);
    return c.accept("than") && c.looksAtAny("the number of", "the total number of")
        ? Amounts.read(c)
            .flatMap(most ->
                atMost(
                    new Effect.AtMost(
                        most, Filters.attackers(who.get()), whom, period, Condition.ALWAYS)))
        : Optional.empty();
  }

  /** What attackers are counted over; a combat by itself where nothing else is said. */
  static Effect.Period period(Cursor c) {
    boolean turn =
        c.looksAtAny("each turn", "this turn", "during each turn", "a turn") || beginsWithTurn(c);
    Durations.skip(c);
    return turn ? Effect.Period.TURN : Effect.Period.COMBAT;
  }

  /** "Each turn, no more than two creatures can attack". */
  private static boolean beginsWithTurn(Cursor c) {
    int start = c.at();
    while (start > 0 && !c.token(start - 1).is(".") && !c.token(start - 1).is(";")) {
      start--;
    }
    String said = c.words(start, c.at());
    return said.startsWith("each turn ,") || said.startsWith("this turn ,");
  }

  /** "Each player can attack with no more than two creatures". */
  static Optional<List<Effect>> canAttackWith(Cursor c, Subject subject) {
    if (!(subject instanceof Subject.Persons(var players)) || !canAttack(c)) {
      return Optional.empty();
    }
    Whom whom = Targets.read(c).orElse(Whom.ANYTHING);
    if (!c.accept("with")) {
      return Optional.empty();
    }
    return limit(c)
        .flatMap(noun -> {
          Filter who = Filters.all(noun.filter(), new Filter.ControlledBy(players));
          return most(c, noun.count(), Optional.of(who), whom);
        });
  }

  /** "No more than two creatures", "only one creature". */
  private static Optional<Noun> limit(Cursor c) {
    boolean only = c.looksAt("only");
    return Nouns.read(c)
        .filter(who ->
            who.quantity() == Quantity.AT_MOST || (only && who.quantity() == Quantity.EXACTLY));
  }

  /** "Only creatures with flying can attack you". */
  private static Optional<List<Effect>> only(Cursor c) {
    if (!c.accept("only")) {
      return Optional.empty();
    }
    Optional<Filter> who = each(c);
    if (who.isEmpty() || !canAttack(c)) {
      return Optional.empty();
    }
    Whom whom = Targets.read(c).orElse(Whom.ANYTHING);
    Durations.skip(c);
    return Optional.of(
        List.of(new Effect.CantAttack(new Filter.Not(who.get()), whom, Condition.ALWAYS)));
  }

  /** Attackers of which something is said one by one. */
  private static Optional<Filter> each(Cursor c) {
    return Nouns.read(c).flatMap(Noun::each).map(Filters::attackers);
  }

  private static Optional<List<Effect>> exceptFor(Cursor c) {
    if (!c.accept("except for")) {
      return Optional.empty();
    }
    var excepted = new ArrayList<Filter>();
    do {
      Optional<Filter> some = each(c);
      if (some.isEmpty()) {
        return Optional.empty();
      }
      excepted.add(some.get());
    } while (c.accept("and"));
    if (!c.accept(",")) {
      return Optional.empty();
    }
    Filter exception = new Filter.Not(Filters.any(excepted));
    return Subject.read(c)
        .flatMap(Subject::each)
        .map(who -> Noun.every(Filters.all(who, exception)))
        .flatMap(rest -> Predicates.read(c, new Subject.Permanents(rest)));
  }

  /** Everything that can be attacked except what is listed. */
  static Whom anythingBut(Whom whom) {
    var players = new ArrayList<Players>();
    var permanents = new ArrayList<Filter>();
    sort(whom, players, permanents);
    Whom otherPlayers =
        new Whom.ThePlayer(
            players.isEmpty()
                ? Players.ANYONE
                : new Players.Not(
                    players.size() == 1 ? players.getFirst() : new Players.Either(players)));
    Whom otherPermanents =
        new Whom.ThePermanent(
            permanents.isEmpty() ? Filter.ANY : new Filter.Not(Filters.any(permanents)));
    return new Whom.Either(List.of(otherPlayers, otherPermanents));
  }

  private static void sort(Whom whom, List<Players> players, List<Filter> permanents) {
    switch (whom) {
      case Whom.Anything _ -> {}
      case Whom.ThePlayer(var player) -> players.add(player);
      case Whom.ThePermanent(var filter) -> permanents.add(filter);
      case Whom.Either(var any) -> any.forEach(one -> sort(one, players, permanents));
      case Whom.Each(var each) -> sort(each, players, permanents);
    }
  }
}
