package casebook.engine.reading;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.effect.Whom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What follows "if", "unless", "as long as" and "while". */
final class Conditions {
  private Conditions() {}

  /** One condition, or several joined by "and" or "or". */
  static Optional<Condition> read(Cursor c) {
    return c.attempt(() -> {
      Optional<Condition> first = one(c);
      if (first.isEmpty()) {
        return first;
      }
      List<Condition> more = more(c, "and");
      if (!more.isEmpty()) {
        more.addFirst(first.get());
        return Optional.of(new Condition.Both(more));
      }
      more = more(c, "or");
      if (!more.isEmpty()) {
        more.addFirst(first.get());
        return Optional.of(new Condition.Either(more));
      }
      return first;
    });
  }

  private static List<Condition> more(Cursor c, String link) {
    var more = new ArrayList<Condition>();
    while (true) {
      Optional<Condition> next =
          c.attempt(() -> {
            if (!c.accept(link)) {
              return Optional.empty();
            }
            c.acceptAny("if", "unless", "as long as");
            return one(c);
          });
      if (next.isEmpty()) {
        return more;
      }
      more.add(next.get());
    }
  }

  private static Optional<Condition> one(Cursor c) {
    return c.first(
        Conditions::turn,
        Conditions::deaths,
        Conditions::thereIs,
        Conditions::graveyard,
        Conditions::compared,
        Conditions::alsoAttacks,
        Conditions::ofThoseCreatures,
        Conditions::theyAttacked,
        Conditions::ofPlayer,
        Conditions::totalPower,
        Conditions::permanentIs);
  }

  private static Optional<Condition> turn(Cursor c) {
    if (c.acceptAny("it 's your turn", "it is your turn")) {
      return Optional.of(yourTurn());
    }
    if (c.acceptAny("it 's not your turn", "it isn't your turn", "it is not your turn")) {
      return Optional.of(new Condition.Not(yourTurn()));
    }
    if (c.acceptAny(
        "it 's the first combat phase of the turn", "it 's the first combat phase of your turn")) {
      return Optional.of(
          new Condition.Compare(new Amount.CombatNumber(), Relation.EQUAL, Amount.of(1)));
    }
    return Optional.empty();
  }

  static Condition yourTurn() {
    return new Condition.ExistsPlayer(
        PlayerNouns.all(List.of(Players.YOU, new Players.ActivePlayer())));
  }

  /** What happened this turn, by the facts that a case states of the turn. */
  private static Optional<Condition> deaths(Cursor c) {
    if (c.acceptAny("a creature died under your control this turn", "a creature died this turn")) {
      return Optional.of(new Condition.TurnIs("creaturesDiedThisTurn"));
    }
    if (c.acceptAny(
        "an artifact entered the battlefield under your control this turn",
        "an artifact entered under your control this turn",
        "an artifact you control entered this turn")) {
      return Optional.of(new Condition.TurnIs("artifactsEnteredThisTurn"));
    }
    return Optional.empty();
  }

  /** "There is another creature on the battlefield", "there are N or more cards in …". */
  private static Optional<Condition> thereIs(Cursor c) {
    if (!c.acceptAny("there 's", "there is", "there are")) {
      return Optional.empty();
    }
    return zone(c, "").or(() -> countersAmong(c)).or(() -> exists(c));
  }

  private static Optional<Condition> countersAmong(Cursor c) {
    return c.attempt(() -> {
      Optional<Qualifiers.Comparison> count = count(c);
      Optional<String> kind = count.flatMap(_ -> Amounts.counterKind(c));
      if (kind.isEmpty() || !c.acceptAny("among", "on")) {
        return Optional.empty();
      }
      return Nouns.read(c)
          .map(noun ->
              new Condition.Compare(
                  new Amount.CountersOn(noun.filter(), kind.get()),
                  count.get().relation(),
                  count.get().amount()));
    });
  }

  private static Optional<Condition> exists(Cursor c) {
    return Nouns.read(c).map(Conditions::existence);
  }

  /** That there are as many such permanents as the phrase says. */
  static Condition existence(Nouns.Noun noun) {
    return switch (noun.quantity()) {
      case EVERY, ONE -> new Condition.Exists(noun.filter());
      case NONE -> new Condition.Not(new Condition.Exists(noun.filter()));
      case AT_LEAST ->
          noun.count().equals(Amount.of(1))
              ? new Condition.Exists(noun.filter())
              : counted(noun, Relation.AT_LEAST);
      case EXACTLY -> counted(noun, Relation.EQUAL);
      case AT_MOST -> counted(noun, Relation.AT_MOST);
    };
  }

  private static Condition counted(Nouns.Noun noun, Relation relation) {
    return new Condition.Compare(new Amount.CountOf(noun.filter()), relation, noun.count());
  }

  private static Optional<Condition> graveyard(Cursor c) {
    return zone(c, c.wordAt(0).isEmpty() ? "" : "are");
  }

  /** "Seven or more cards are in your graveyard", "four or more card types among cards in …". */
  private static Optional<Condition> zone(Cursor c, String verb) {
    return c.attempt(() -> {
      Optional<Qualifiers.Comparison> count = count(c);
      if (count.isEmpty()) {
        return Optional.empty();
      }
      Optional<String> what = cards(c);
      if (what.isEmpty() || (!verb.isEmpty() && !c.accept(verb)) || !c.accept("in")) {
        return Optional.empty();
      }
      Optional<Amount> amount = inZone(c, what.get());
      return amount.map(
          counted -> new Condition.Compare(counted, count.get().relation(), count.get().amount()));
    });
  }

  /** The fact that counts such cards; empty for cards of any kind. */
  private static Optional<String> cards(Cursor c) {
    if (c.acceptAny("card types among cards")) {
      return Optional.of("cardTypes");
    }
    if (c.acceptAny("cards", "card")) {
      return Optional.of("");
    }
    if (c.acceptAny("permanents", "permanent cards")) {
      return Optional.of("permanentCards");
    }
    if (c.wordAt(1).equals("cards") || c.wordAt(1).equals("card")) {
      String kind = c.word();
      c.skip();
      c.skip();
      return Optional.of(kind + "Cards");
    }
    return Optional.empty();
  }

  private static Optional<Amount> inZone(Cursor c, String cards) {
    if (c.accept("exile")) {
      return Optional.of(new Amount.TurnFact(cards.isEmpty() ? "cardsInExile" : cards + "InExile"));
    }
    Optional<Players> players = c.accept("your") ? Optional.of(Players.YOU) : PlayerNouns.read(c);
    if (players.isEmpty()) {
      return Optional.empty();
    }
    c.acceptAny("'s", "'");
    if (c.accept("graveyard")) {
      Amount.OfPlayer amount =
          cards.isEmpty()
              ? new Amount.CardsInGraveyard()
              : new Amount.PlayerFact(cards + "InGraveyard");
      return players.map(player -> new Amount.Of(player, amount));
    }
    return c.accept("hand") && cards.isEmpty()
        ? players.map(player -> new Amount.Of(player, new Amount.CardsInHand()))
        : Optional.empty();
  }

  /** "Seven or more", "no", "exactly two". */
  private static Optional<Qualifiers.Comparison> count(Cursor c) {
    if (c.accept("no")) {
      return Optional.of(new Qualifiers.Comparison(Relation.EQUAL, Amount.of(0)));
    }
    if (c.acceptAny("a", "an")) {
      return Optional.of(new Qualifiers.Comparison(Relation.AT_LEAST, Amount.of(1)));
    }
    boolean atLeast = c.accept("at least");
    c.accept("exactly");
    Optional<Amount> number = Amounts.number(c);
    if (number.isEmpty()) {
      return Optional.empty();
    }
    Relation relation = Relation.EQUAL;
    if (c.acceptAny("or more", "or greater") || atLeast) {
      relation = Relation.AT_LEAST;
    } else if (c.acceptAny("or fewer", "or less")) {
      relation = Relation.AT_MOST;
    }
    return Optional.of(new Qualifiers.Comparison(relation, number.get()));
  }

  /** "Its power is 4 or greater", "your life total is less than …". */
  private static Optional<Condition> compared(Cursor c) {
    Optional<Amount> left = Amounts.read(c);
    if (left.isEmpty() || !c.accept("is")) {
      return Optional.empty();
    }
    return Qualifiers.comparison(c)
        .map(right -> new Condition.Compare(left.get(), right.relation(), right.amount()));
  }

  /** "A black creature also attacks", "at least two other creatures attack", "~ attacks". */
  private static Optional<Condition> alsoAttacks(Cursor c) {
    Optional<Nouns.Noun> noun = Nouns.read(c);
    if (noun.isEmpty()) {
      return Optional.empty();
    }
    boolean also = c.accept("also");
    if (!c.acceptAny("attack", "attacks")) {
      return Optional.empty();
    }
    if (c.accept("alone")) {
      return noun.get().filter().equals(Filter.SELF)
          ? Optional.of(new Condition.AttacksAlone())
          : Optional.empty();
    }
    Whom whom = Targets.read(c).orElse(Whom.ANYTHING);
    Filter who = Filters.attackers(noun.get().filter());
    Filter counted = also && !who.equals(Filter.SELF) ? besides(who) : who;
    return switch (noun.get().quantity()) {
      case EVERY, ONE, AT_LEAST, EXACTLY ->
          Optional.of(new Condition.Attack(counted, noun.get().count(), whom));
      case AT_MOST, NONE -> Optional.empty();
    };
  }

  /** "Two or more of those creatures are attacking you", "none of those creatures attacked you". */
  private static Optional<Condition> ofThoseCreatures(Cursor c) {
    boolean none = c.accept("none");
    Optional<Amount> least =
        none || c.accept("one or more") || c.accept("any")
            ? Optional.of(Amount.of(1))
            : Amounts.number(c).filter(_ -> c.accept("or more"));
    if (least.isEmpty()
        || !c.accept("of those creatures")
        || !c.acceptAny("are attacking", "attacked")) {
      return Optional.empty();
    }
    return Targets.read(c)
        .map(whom -> new Condition.Attack(Filter.ANY, least.get(), whom))
        .map(attack -> none ? new Condition.Not(attack) : attack);
  }

  /** "They attacked you", "you attacked with two or more other creatures this combat". */
  private static Optional<Condition> theyAttacked(Cursor c) {
    if (c.acceptAny("they attacked", "that player attacked")) {
      return Targets.read(c).map(whom -> new Condition.Attack(Filter.ANY, Amount.of(1), whom));
    }
    if (!c.accept("you attacked with")) {
      return Optional.empty();
    }
    Optional<Nouns.Noun> noun = Nouns.read(c).filter(_ -> c.accept("this combat"));
    return noun.flatMap(with -> {
      Filter who =
          Filters.all(Filters.attackers(with.filter()), new Filter.ControlledBy(Players.YOU));
      Condition least = new Condition.Attack(who, with.count(), Whom.ANYTHING);
      return switch (with.quantity()) {
        case EVERY, ONE, AT_LEAST -> Optional.of(least);
        case EXACTLY ->
            with.count() instanceof Amount.Constant(int count)
                ? Optional.of(
                    Conditional.both(
                        least,
                        new Condition.Not(
                            new Condition.Attack(who, Amount.of(count + 1), Whom.ANYTHING))))
                : Optional.empty();
        case AT_MOST, NONE -> Optional.empty();
      };
    });
  }

  private static Filter besides(Filter who) {
    Filter other = new Filter.Not(Filter.SELF);
    Filter all = Filters.all(who);
    return all instanceof Filter.Both(var parts) && parts.contains(other)
        ? all
        : Filters.all(all, other);
  }

  private static Optional<Condition> ofPlayer(Cursor c) {
    boolean none = c.looksAtAny("no opponent", "no other opponent", "no player", "no other player");
    Optional<Players> players = none ? nobody(c) : PlayerNouns.read(c);
    if (players.isEmpty()) {
      return Optional.empty();
    }
    Players who = players.get();
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
      return controls(c, who).map(Condition.Not::new);
    }
    if (c.acceptAny("'ve cast", "have cast", "has cast", "'s cast", "cast")) {
      return cast(c, who);
    }
    if (c.acceptAny(
        "attacked with a creature this turn", "attacked this turn", "'ve attacked this turn")) {
      return Optional.of(
          new Condition.Exists(
              Filters.all(new Filter.ControlledBy(who), new Filter.AttackedThisTurn())));
    }
    if (c.acceptAny("has been dealt damage this turn", "was dealt damage this turn")) {
      return Optional.of(fact(who, "dealtDamageThisTurn"));
    }
    if (c.acceptAny("attacked with creatures with total power")) {
      Optional<Qualifiers.Comparison> than = Qualifiers.comparison(c);
      return c.acceptAny("this combat")
          ? than.map(power -> totalPowerOfAttackers(who, power))
          : Optional.empty();
    }
    Optional<Condition> history = amountThisTurn(c, who);
    if (history.isPresent()) {
      return history;
    }
    if (c.acceptAny("lost life this turn", "'ve lost life this turn")) {
      return Optional.of(fact(who, "lifeLostThisTurn"));
    }
    if (c.acceptAny("gained life this turn", "'ve gained life this turn")) {
      return Optional.of(fact(who, "lifeGainedThisTurn"));
    }
    if (c.acceptAny("are", "is", "'re", "'s")) {
      boolean not = c.accept("not");
      return PlayerNouns.state(c)
          .<Condition>map(state -> new Condition.ExistsPlayer(PlayerNouns.all(List.of(who, state))))
          .map(condition -> not ? new Condition.Not(condition) : condition);
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
          .map(has ->
              new Condition.Not(new Condition.ExistsPlayer(PlayerNouns.all(List.of(who, has)))));
    }
    return Optional.empty();
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

  static Condition totalPowerOfAttackers(Players who, Qualifiers.Comparison power) {
    return new Condition.Compare(
        new Amount.TotalPowerOf(
            Filters.all(new Filter.ControlledBy(who), new Filter.IsAttacking(Whom.ANYTHING))),
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

  private static Optional<Condition> cast(Cursor c, Players who) {
    if (!who.equals(Players.YOU)) {
      return Optional.empty();
    }
    if (c.acceptAny("a creature spell this turn")) {
      return Optional.of(new Condition.TurnIs("creatureSpellsCastThisTurn"));
    }
    if (c.acceptAny("a spell this turn")) {
      return Optional.of(new Condition.TurnIs("spellsCastThisTurn"));
    }
    if (c.acceptAny(
        "an instant or sorcery spell this turn", "an instant or a sorcery spell this turn")) {
      return Optional.of(new Condition.TurnIs("instantOrSorcerySpellsCastThisTurn"));
    }
    if (c.acceptAny("a noncreature spell this turn")) {
      return Optional.of(new Condition.TurnIs("noncreatureSpellsCastThisTurn"));
    }
    return c.attempt(() -> {
      Optional<Amount> number = Amounts.number(c);
      if (number.isEmpty() || !c.acceptAny("or more spells this turn")) {
        return Optional.empty();
      }
      return number.map(least ->
          new Condition.Compare(
              new Amount.TurnFact("spellsCastThisTurn"), Relation.AT_LEAST, least));
    });
  }

  private static Optional<Condition> controls(Cursor c, Players who) {
    if (c.acceptAny("more", "fewer")) {
      Relation relation = c.token(c.at() - 1).is("more") ? Relation.GREATER : Relation.LESS;
      Optional<Filter> what = Adjectives.alternatives(c);
      if (what.isEmpty() || !c.accept("than")) {
        return Optional.empty();
      }
      return PlayerNouns.read(c)
          .map(other -> {
            c.acceptAny("do", "does");
            return new Condition.Compare(
                new Amount.CountOf(Filters.all(what.get(), new Filter.ControlledBy(who))),
                relation,
                new Amount.CountOf(Filters.all(what.get(), new Filter.ControlledBy(other))));
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
    return Optional.of(
        conditions.size() == 1 ? conditions.getFirst() : new Condition.Either(conditions));
  }

  private static Optional<Condition> controlled(Cursor c, Players who) {
    return Nouns.read(c)
        .map(noun ->
            existence(
                new Nouns.Noun(
                    Filters.all(noun.filter(), new Filter.ControlledBy(who)),
                    noun.quantity(),
                    noun.count())));
  }

  /** "Creatures you control have total power 8 or greater". */
  private static Optional<Condition> totalPower(Cursor c) {
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
  private static Optional<Condition> permanentIs(Cursor c) {
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
