package casebook.engine.reading.condition;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.effect.Whom;
import casebook.engine.reading.noun.Adjectives;
import casebook.engine.reading.noun.Amounts;
import casebook.engine.reading.noun.Casting;
import casebook.engine.reading.noun.Measures;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.noun.PlayerNouns;
import casebook.engine.reading.noun.ZoneConditions;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Narrowing;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Phrases;
import casebook.engine.reading.word.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a player has, controls or did: "defending player controls an Island", "you've cast a spell
 * this turn".
 */
final class PlayerConditions {
  private static final Map<String, String> DONE =
      Map.of(
          "lost life this turn", "lifeLostThisTurn",
          "gained life this turn", "lifeGainedThisTurn",
          "committed a crime this turn", "crimesCommittedThisTurn",
          "sacrificed a permanent this turn", "permanentsSacrificedThisTurn",
          "descended this turn", "descendedThisTurn",
          "completed a dungeon", "dungeonsCompleted");

  private static final Phrases HISTORY = new Phrases(DONE.keySet());

  private PlayerConditions() {}

  static Optional<Condition> ofPlayer(Cursor c) {
    return c.attempt(() -> Universal.read(c)).or(() -> ofSome(c));
  }

  /** "You or a player you're attacking": either of them. */
  private static Players orAnother(Cursor c, Players first) {
    return first.equals(Players.YOU)
        ? c.attempt(() -> c.accept("or") ? PlayerNouns.read(c) : Optional.empty())
            .<Players>map(other -> new Players.Either(List.of(first, other)))
            .orElse(first)
        : first;
  }

  /** What is said of one player, or of any of several. */
  static Optional<Condition> ofSome(Cursor c) {
    boolean none = c.looksAtAny("no opponent", "no other opponent", "no player", "no other player");
    boolean together =
        c.looksAtAny("your opponents", "opponents", "players", "other players", "all opponents");
    Optional<Players> players = none ? nobody(c) : PlayerNouns.read(c);
    if (players.isEmpty()) {
      return Optional.empty();
    }
    Players who = orAnother(c, players.get());
    if (together) {
      boolean denied = c.accept("don't");
      return c.accept("control")
          ? controlTogether(c, who).map(so -> denied ? Condition.not(so) : so)
          : Optional.empty();
    }
    if (c.acceptAny("'s life total is", "' life total is")) {
      return Measures.comparison(c)
          .map(life ->
              new Condition.ExistsPlayer(
                  PlayerNouns.all(
                      List.of(
                          who,
                          new Players.Has(new Amount.Life(), life.relation(), life.amount())))));
    }
    if (c.acceptAny("control", "controls")) {
      return controls(c, who).map(controls -> none ? new Condition.Not(controls) : controls);
    }
    if (none) {
      return c.accept("has")
          ? PlayerNouns.possession(c)
              .map(has ->
                  new Condition.Not(new Condition.ExistsPlayer(PlayerNouns.all(List.of(who, has)))))
          : Optional.empty();
    }
    if (c.acceptAny("don't control", "doesn't control")) {
      return controls(c, who).flatMap(so -> denied(who, so));
    }
    Optional<Players> cast = Casting.read(c).or(() -> Casting.denied(c));
    if (cast.isPresent()) {
      return cast.map(so -> new Condition.ExistsPlayer(PlayerNouns.all(List.of(who, so))));
    }
    if (c.acceptAny(
        "attacked with a creature this turn",
        "'ve attacked with a creature this turn",
        "attacked this turn",
        "'ve attacked this turn",
        "has attacked this turn",
        "have attacked this turn")) {
      return Optional.of(
          new Condition.ExistsPlayer(
              PlayerNouns.all(List.of(who, new Players.AttackedThisTurn()))));
    }
    Optional<Condition> attacked = c.attempt(() -> attackedWith(c, who));
    if (attacked.isPresent()) {
      return attacked;
    }
    if (c.acceptAny("has been dealt damage this turn", "was dealt damage this turn")) {
      return Optional.of(fact(who, "dealtDamageThisTurn"));
    }
    if (c.acceptAny("attacked with creatures with total power")) {
      Optional<Measures.Comparison> than = Measures.comparison(c);
      return c.acceptAny("this combat")
          ? than.map(power -> totalPowerOfAttackers(who, power))
          : Optional.empty();
    }
    Optional<Condition> history = amountThisTurn(c, who);
    if (history.isPresent()) {
      return history;
    }
    Optional<String> done = c.attempt(() -> done(c));
    if (done.isPresent()) {
      return done.map(fact -> fact(who, fact));
    }
    if (c.acceptAny("haven't", "hasn't")) {
      return c.accept(HISTORY).map(DONE::get).flatMap(fact -> denied(who, fact(who, fact)));
    }
    if (c.acceptAny("are", "is", "'re", "'s")) {
      boolean not = c.accept("not");
      return PlayerNouns.state(c)
          .<Condition>map(state -> new Condition.ExistsPlayer(PlayerNouns.all(List.of(who, state))))
          .flatMap(so -> not ? denied(who, so) : Optional.of(so));
    }
    if (c.accept("has another opponent")) {
      List<Players> others =
          List.of(new Players.OpponentOf(who), new Players.Not(Players.DEFENDING));
      return PlayerNouns.narrowed(c, others).map(Condition.ExistsPlayer::new);
    }
    if (c.acceptAny("have", "has", "'ve")) {
      Optional<Condition> inPlay =
          c.attempt(() ->
              controls(c, who)
                  .filter(_ -> c.wordAt(-2).equals("in") && c.wordAt(-1).equals("play")));
      if (inPlay.isPresent()) {
        return inPlay;
      }
      return PlayerNouns.possession(c)
          .map(has -> new Condition.ExistsPlayer(PlayerNouns.all(List.of(who, has))));
    }
    if (c.acceptAny("don't have", "doesn't have")) {
      return PlayerNouns.possession(c)
          .flatMap(
              has -> denied(who, new Condition.ExistsPlayer(PlayerNouns.all(List.of(who, has)))));
    }
    return Optional.empty();
  }

  /** What the player did or what became of them, by the fact that a case states. */
  private static Optional<String> done(Cursor c) {
    c.acceptAny("'ve", "have", "has", "'s");
    return c.accept(HISTORY).map(DONE::get);
  }

  /** "An opponent doesn't control a creature": there may be others who do. */
  private static Optional<Condition> denied(Players who, Condition so) {
    return Narrowing.isOnePlayer(who)
        ? Optional.of(new Condition.Not(so))
        : Universal.saidOf(who, so)
            .map(said ->
                new Condition.ExistsPlayer(PlayerNouns.all(List.of(who, new Players.Not(said)))));
  }

  /** "Attacked with two or more creatures this turn": whatever became of them. */
  private static Optional<Condition> attackedWith(Cursor c, Players who) {
    if (!c.acceptAny(
        "attacked with", "'ve attacked with", "has attacked with", "have attacked with")) {
      return Optional.empty();
    }
    return Nouns.read(c)
        .filter(_ -> c.accept("this turn"))
        .map(noun ->
            noun.of(
                Mentions.mentions(noun.filter(), new Filter.ControlledBy(who))
                    ? noun.filter()
                    : Filters.all(noun.filter(), new Filter.ControlledBy(who))))
        .flatMap(AttackConditions::attacked);
  }

  /** The players of whom a sentence says that none of them does something. */
  private static Optional<Players> nobody(Cursor c) {
    if (c.accept("no opponent")) {
      return Optional.of(Players.OPPONENT);
    }
    if (c.accept("no other opponent")) {
      Players others = c.thatPlayer().<Players>map(Players.Not::new).orElse(Players.ANYONE);
      return Optional.of(PlayerNouns.all(List.of(Players.OPPONENT, others)));
    }
    return Optional.of(c.accept("no other player") ? new Players.Not(Players.YOU) : anyone(c));
  }

  private static Players anyone(Cursor c) {
    c.accept("no player");
    return Players.ANYONE;
  }

  private static Condition fact(Players who, String name) {
    return new Condition.ExistsPlayer(PlayerNouns.all(List.of(who, new Players.HasFact(name))));
  }

  static Condition totalPowerOfAttackers(Players who, Measures.Comparison power) {
    return new Condition.Compare(
        new Amount.TotalPowerOf(
            Filters.all(new Filter.IsAttacking(Whom.ANYTHING), new Filter.ControlledBy(who))),
        power.relation(),
        power.amount());
  }

  /** "Gained 3 or more life this turn", "drawn two or more cards this turn". */
  private static Optional<Condition> amountThisTurn(Cursor c, Players who) {
    return c.attempt(() -> {
      String fact;
      if (c.acceptAny("gained", "'ve gained")) {
        fact = "lifeGainedThisTurn";
      } else if (c.acceptAny("lost", "'ve lost")) {
        fact = "lifeLostThisTurn";
      } else if (c.acceptAny("drew", "'ve drawn", "drawn")) {
        fact = "cardsDrawnThisTurn";
      } else if (c.acceptAny("discarded", "'ve discarded")) {
        fact = "cardsDiscardedThisTurn";
      } else {
        return Optional.empty();
      }
      Optional<Amount> least = Amounts.number(c);
      if (least.isEmpty() || !c.acceptAny("or more life this turn", "or more cards this turn")) {
        return Optional.empty();
      }
      return Optional.of(
          new Condition.ExistsPlayer(
              PlayerNouns.all(
                  List.of(
                      who,
                      new Players.Has(
                          new Amount.PlayerFact(fact), Relation.AT_LEAST, least.get())))));
    });
  }

  private static Optional<Condition> controls(Cursor c, Players who) {
    if (!c.looksAtAny("more than", "fewer than") && c.acceptAny("more", "fewer")) {
      Relation relation = c.token(c.at() - 1).is("more") ? Relation.GREATER : Relation.LESS;
      Optional<Filter> what = Adjectives.alternatives(c);
      if (what.isEmpty() || !c.accept("than")) {
        return Optional.empty();
      }
      return PlayerNouns.read(c)
          .filter(Narrowing::isOnePlayer)
          .map(other -> {
            c.acceptAny("do", "does");
            return controlled(
                who,
                new Players.Controls(
                    what.get(),
                    relation,
                    new Amount.CountOf(Filters.all(what.get(), new Filter.ControlledBy(other)))));
          });
    }
    var conditions = new ArrayList<Condition>();
    Optional<Condition> first = controlled(c, who);
    if (first.isEmpty()) {
      return first;
    }
    conditions.add(first.get());
    while (c.looksAtAny("or a", "or an")) {
      Optional<Condition> next =
          c.attempt(() -> {
            c.skip();
            return controlled(c, who);
          });
      if (next.isEmpty()) {
        break;
      }
      conditions.add(next.get());
    }
    if (conditions.size() > 1) {
      return Optional.of(new Condition.Either(conditions));
    }
    return Optional.of(withOthers(c, who, first.get()));
  }

  /** "An artifact and an enchantment": one of each. */
  private static Condition withOthers(Cursor c, Players who, Condition first) {
    var all = new ArrayList<Condition>();
    all.add(first);
    while (true) {
      Optional<Condition> next =
          c.attempt(() -> {
            c.accept(",");
            c.accept("and");
            return c.looksAtAny("a", "an")
                ? controlled(c, who)
                    .filter(_ -> c.atEnd() || c.looksAtAny(",", ".", "and", "or", "if", "unless"))
                : Optional.empty();
          });
      if (next.isEmpty()) {
        return all.size() == 1 ? first : new Condition.Both(all);
      }
      all.add(next.get());
    }
  }

  /** "Your opponents control two or more creatures": what all of them control is counted. */
  private static Optional<Condition> controlTogether(Cursor c, Players who) {
    return Nouns.read(c)
        .filter(_ -> !c.looksAtAny("and", "or"))
        .flatMap(noun ->
            ZoneConditions.existence(
                noun.of(Filters.all(noun.filter(), new Filter.ControlledBy(who)))));
  }

  /** Such a player controls N of them; of several players, one alone must. */
  private static Condition controlled(Players who, Players.Controls so) {
    return Narrowing.isOnePlayer(who)
        ? new Condition.Compare(
            new Amount.CountOf(Filters.all(so.what(), new Filter.ControlledBy(who))),
            so.relation(),
            so.count())
        : new Condition.ExistsPlayer(PlayerNouns.all(List.of(who, so)));
  }

  private static Condition counted(Players who, Noun noun, Relation relation) {
    return controlled(who, new Players.Controls(noun.filter(), relation, noun.count()));
  }

  private static Optional<Condition> controlled(Cursor c, Players who) {
    return Nouns.read(c)
        .flatMap(noun -> c.accept("with different powers") ? different(who, noun) : so(who, noun));
  }

  /** "Three or more creatures with different powers", of one player. */
  private static Optional<Condition> different(Players who, Noun noun) {
    return noun.quantity() == Quantity.AT_LEAST && Narrowing.isOnePlayer(who)
        ? Optional.of(
            new Condition.Compare(
                new Amount.DifferentPowers(
                    Filters.all(noun.filter(), new Filter.ControlledBy(who))),
                Relation.AT_LEAST,
                noun.count()))
        : Optional.empty();
  }

  private static Optional<Condition> so(Players who, Noun noun) {
    return switch (noun.quantity()) {
      case AT_LEAST -> Optional.of(counted(who, noun, Relation.AT_LEAST));
      case EXACTLY -> Optional.of(counted(who, noun, Relation.EQUAL));
      case AT_MOST -> Optional.of(counted(who, noun, Relation.AT_MOST));
      case THE, EVERY, ANY, PLURAL, ONE, ANOTHER, SOME, NONE ->
          ZoneConditions.existence(
              noun.of(Filters.all(noun.filter(), new Filter.ControlledBy(who))));
    };
  }
}
