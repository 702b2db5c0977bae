package casebook.engine.reading.noun;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Words;
import java.util.Optional;
import java.util.Set;

/**
 * How many cards or permanents there are somewhere: "there are seven or more cards in your
 * graveyard".
 */
public final class ZoneConditions {
  private static final String TYPES = "cardTypes";

  private ZoneConditions() {}

  /** "There is another creature on the battlefield", "there are N or more cards in …". */
  public static Optional<Condition> thereIs(Cursor c) {
    if (!c.acceptAny("there 's", "there is", "there are")) {
      return Optional.empty();
    }
    return zone(c, "").or(() -> countersAmong(c)).or(() -> exists(c));
  }

  private static Optional<Condition> countersAmong(Cursor c) {
    return c.attempt(() -> {
      Optional<Measures.Comparison> count = count(c);
      Optional<String> kind = count.flatMap(_ -> Amounts.counterKind(c));
      if (kind.isEmpty() || !c.acceptAny("among", "on")) {
        return Optional.empty();
      }
      return Nouns.read(c)
          .flatMap(Noun::all)
          .map(those ->
              new Condition.Compare(
                  new Amount.CountersOn(those, kind.get()),
                  count.get().relation(),
                  count.get().amount()));
    });
  }

  private static Optional<Condition> exists(Cursor c) {
    return Nouns.read(c).flatMap(ZoneConditions::existence);
  }

  /**
   * That there are as many such permanents as the phrase says; "all" says no number, and "two" not
   * whether there may be more.
   */
  public static Optional<Condition> existence(Noun noun) {
    return switch (noun.quantity()) {
      case THE, ANY, PLURAL, ONE, ANOTHER -> Optional.of(new Condition.Exists(noun.filter()));
      case NONE -> Optional.of(new Condition.Not(new Condition.Exists(noun.filter())));
      case AT_LEAST ->
          Optional.of(
              noun.count().equals(Amount.of(1))
                  ? new Condition.Exists(noun.filter())
                  : counted(noun, Relation.AT_LEAST));
      case EXACTLY -> Optional.of(counted(noun, Relation.EQUAL));
      case AT_MOST -> Optional.of(counted(noun, Relation.AT_MOST));
      case EVERY, SOME -> Optional.empty();
    };
  }

  /** Reads what follows "there are": a number of cards in a graveyard. */
  public static Optional<Condition> graveyard(Cursor c) {
    return zone(c, c.wordAt(0).isEmpty() ? "" : "are");
  }

  /** "Seven or more cards are in your graveyard", "four or more card types among cards in …". */
  private static Optional<Condition> zone(Cursor c, String verb) {
    return c.attempt(() -> {
      Optional<Measures.Comparison> count = count(c);
      if (count.isEmpty()) {
        return Optional.empty();
      }
      Optional<String> what = cards(c);
      if (what.isEmpty() || (!verb.isEmpty() && !c.acceptAny(verb, "is")) || !c.accept("in")) {
        return Optional.empty();
      }
      Optional<Amount> amount = inZone(c, what.get());
      return amount.map(
          counted -> new Condition.Compare(counted, count.get().relation(), count.get().amount()));
    });
  }

  /** "Creature cards in your graveyard", "card types among cards in all graveyards": how many. */
  static Optional<Amount> counted(Cursor c) {
    c.accept("other");
    return cards(c).filter(_ -> c.accept("in")).flatMap(what -> inZone(c, what));
  }

  /** The fact that counts such cards; empty for cards of any kind. */
  private static Optional<String> cards(Cursor c) {
    if (c.acceptAny("card types among cards", "card type among cards")) {
      return Optional.of(TYPES);
    }
    if (c.acceptAny("noncreature , nonland cards", "noncreature , nonland card")) {
      return Optional.of("noncreatureNonlandCards");
    }
    if (c.acceptAny("nonbasic land cards", "nonbasic land card")) {
      return Optional.of("nonbasicLandCards");
    }
    if (c.acceptAny("cards", "card")) {
      return Optional.of("");
    }
    if (c.acceptAny("permanents", "permanent cards")) {
      return Optional.of("permanentCards");
    }
    if (Set.of("and/or", "or", "and").contains(c.wordAt(1)) && c.wordAt(3).startsWith("card")) {
      String kinds = Words.camelCase(c.word() + " or " + c.wordAt(2) + " cards");
      c.moveTo(c.at() + 4);
      return Optional.of(kinds);
    }
    if (c.wordAt(1).equals("cards") || c.wordAt(1).equals("card")) {
      String kind = c.word();
      c.skip();
      c.skip();
      return Optional.of(kind + "Cards" + with(c));
    }
    return Optional.empty();
  }

  /** "… with flying". */
  private static String with(Cursor c) {
    return c.attempt(() -> c.accept("with") ? Keywords.name(c) : Optional.empty())
        .map(keyword -> Words.camelCase("with " + keyword))
        .map(words -> "W" + words.substring(1))
        .orElse("");
  }

  private static Optional<Amount> inZone(Cursor c, String cards) {
    if (c.accept("exile")) {
      return Optional.of(new Amount.TurnFact(cards.isEmpty() ? "cardsInExile" : cards + "InExile"));
    }
    boolean all = c.looksAtAny("all graveyards", "a graveyard");
    if (cards.equals(TYPES) && c.accept("all graveyards")) {
      return Optional.of(new Amount.TurnFact("cardTypesInAllGraveyards"));
    }
    Optional<Players> players =
        all
            ? Optional.of(Players.ANYONE)
            : !c.looksAt("your opponents") && c.accept("your")
                ? Optional.of(Players.YOU)
                : PlayerNouns.read(c);
    c.acceptAny("all", "a");
    if (players.isEmpty()) {
      return Optional.empty();
    }
    c.acceptAny("'s", "'");
    if (c.acceptAny("graveyard", "graveyards")) {
      Amount.OfPlayer amount =
          cards.isEmpty()
              ? new Amount.CardsInGraveyard()
              : new Amount.PlayerFact(cards + "InGraveyard");
      return players.map(player -> new Amount.Of(player, amount));
    }
    if (c.accept("library")) {
      var fact = new Amount.PlayerFact(cards.isEmpty() ? "cardsInLibrary" : cards + "InLibrary");
      return players.map(player -> new Amount.Of(player, fact));
    }
    return c.accept("hand") && cards.isEmpty()
        ? players.map(player -> new Amount.Of(player, new Amount.CardsInHand()))
        : Optional.empty();
  }

  /** "Seven or more", "no", "exactly two". */
  private static Optional<Measures.Comparison> count(Cursor c) {
    if (c.accept("no")) {
      return Optional.of(new Measures.Comparison(Relation.EQUAL, Amount.of(0)));
    }
    if (c.acceptAny("a", "an")) {
      return Optional.of(new Measures.Comparison(Relation.AT_LEAST, Amount.of(1)));
    }
    if (c.acceptAny("fewer than", "less than")) {
      return Amounts.number(c).map(most -> new Measures.Comparison(Relation.LESS, most));
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
    return Optional.of(new Measures.Comparison(relation, number.get()));
  }

  private static Condition counted(Noun noun, Relation relation) {
    return new Condition.Compare(new Amount.CountOf(noun.filter()), relation, noun.count());
  }
}
