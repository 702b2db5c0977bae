package casebook.engine.reading;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sentences that say how many or which creatures alone can attack. */
final class Limits {
  private Limits() {}

  /** "No more than two creatures can attack you each combat", "Only …", "Except for …, …". */
  static Optional<List<Effect>> read(Cursor c) {
    return c.first(
        Limits::noMoreThan,
        Limits::only,
        Limits::exceptFor,
        Limits::noneCan,
        Limits::cantBeAttacked);
  }

  /** "No creatures can attack you". */
  private static Optional<List<Effect>> noneCan(Cursor c) {
    if (!c.looksAt("no")) {
      return Optional.empty();
    }
    Optional<Filter> who =
        Nouns.read(c)
            .filter(noun -> noun.quantity() == Nouns.Quantity.NONE)
            .map(noun -> Filters.attackers(noun.filter()));
    if (who.isEmpty() || !c.acceptAny("can attack", "may attack")) {
      return Optional.empty();
    }
    Whom whom = Targets.read(c).orElse(Whom.ANYTHING);
    Durations.skip(c);
    return Optional.of(List.of(new Effect.CantAttack(who.get(), whom, Condition.ALWAYS)));
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
      Optional<Amount> most = Amounts.number(c);
      return most.flatMap(count ->
          Nouns.read(c)
              .map(noun -> Filters.attackers(noun.filter()))
              .map(who ->
                  List.of(new Effect.AtMost(count, who, whom.get(), period(c), Condition.ALWAYS))));
    }
    Filter who = Filter.ANY;
    boolean except = c.looksAt("except by");
    if (c.acceptAny("except by", "by")) {
      Optional<Filter> by = Nouns.read(c).map(noun -> Filters.attackers(noun.filter()));
      if (by.isEmpty()) {
        return Optional.empty();
      }
      who = except ? new Filter.Not(by.get()) : by.get();
    }
    Durations.skip(c);
    return Optional.of(List.of(new Effect.CantAttack(who, whom.get(), Condition.ALWAYS)));
  }

  private static Optional<List<Effect>> noMoreThan(Cursor c) {
    if (!c.accept("no more than")) {
      return Optional.empty();
    }
    Optional<Amount> most = Amounts.number(c);
    Optional<Filter> who =
        most.flatMap(_ -> Nouns.read(c)).map(noun -> Filters.attackers(noun.filter()));
    if (who.isEmpty() || !c.acceptAny("can attack", "may attack")) {
      return Optional.empty();
    }
    boolean each = c.looksAt("each") && !c.looksAtAny("each combat", "each turn");
    Whom together = Targets.read(c).orElse(Whom.ANYTHING);
    Whom whom = each ? new Whom.Each(together) : together;
    if (Mentions.mentions(whom, new Players.AlreadyAttackedThisTurn())) {
      return Optional.empty(); // Each creature would be counted for players of its own.
    }
    return Optional.of(
        List.of(new Effect.AtMost(most.get(), who.get(), whom, period(c), Condition.ALWAYS)));
  }

  /** What attackers are counted over; a combat by itself where nothing else is said. */
  static Effect.Period period(Cursor c) {
    boolean turn = c.looksAtAny("each turn", "this turn", "during each turn", "a turn");
    Durations.skip(c);
    return turn ? Effect.Period.TURN : Effect.Period.COMBAT;
  }

  private static Optional<List<Effect>> only(Cursor c) {
    if (!c.accept("only")) {
      return Optional.empty();
    }
    Optional<Filter> who = Nouns.read(c).map(noun -> Filters.attackers(noun.filter()));
    if (who.isEmpty() || !c.acceptAny("can attack", "may attack")) {
      return Optional.empty();
    }
    Whom whom = Targets.read(c).orElse(Whom.ANYTHING);
    Durations.skip(c);
    return Optional.of(
        List.of(new Effect.CantAttack(new Filter.Not(who.get()), whom, Condition.ALWAYS)));
  }

  private static Optional<List<Effect>> exceptFor(Cursor c) {
    if (!c.accept("except for")) {
      return Optional.empty();
    }
    var excepted = new ArrayList<Filter>();
    do {
      Optional<Filter> some = Nouns.read(c).map(noun -> Filters.attackers(noun.filter()));
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
        .map(subject -> new Subject.Permanents(Filters.all(subject.attackers(), exception)))
        .flatMap(subject -> Predicates.read(c, subject));
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
