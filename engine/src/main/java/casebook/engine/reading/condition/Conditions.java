package casebook.engine.reading.condition;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.reading.noun.Amounts;
import casebook.engine.reading.noun.Links;
import casebook.engine.reading.noun.Measures;
import casebook.engine.reading.noun.PlayerNouns;
import casebook.engine.reading.noun.ZoneConditions;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Token;
import casebook.engine.reading.word.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What follows "if", "unless", "as long as" and "while". */
public final class Conditions {
  private Conditions() {}

  /** One condition, or several joined by "and" or "or". */
  public static Optional<Condition> read(Cursor c) {
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

  /**
   * What can't be read up to there, as a condition that only a case can settle; nothing where it
   * may be about what attacks, which no case can tell before it is declared.
   */
  public static Optional<Condition> stated(Cursor c, int end) {
    boolean quotes =
        c.paragraph().subList(c.at(), end).stream()
            .anyMatch(token -> token.kind() == Token.Kind.QUOTE);
    boolean able = end == c.at() + 1 && c.looksAt("able");
    boolean silent = Relevance.isSilent(c, c.at(), end) || isOfCards(c, end);
    if (end == c.at() || able || quotes || !silent) {
      return Optional.empty();
    }
    String words = c.words(c.at(), end);
    c.moveTo(end);
    return Optional.of(new Condition.Stated(words));
  }

  /** "A card exiled with ~ has haste": what is so of cards that aren't on the battlefield. */
  private static boolean isOfCards(Cursor c, int end) {
    return c.paragraph().subList(c.at(), end).stream()
            .anyMatch(token -> token.is("card") || token.is("cards"))
        && !OtherEvent.speaksOfAttacking(c, end);
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
        Conditions::named,
        Conditions::elsewhere,
        Conditions::turn,
        Conditions::deaths,
        ZoneConditions::thereIs,
        ZoneConditions::graveyard,
        Conditions::compared,
        AttackConditions::alsoAttacks,
        AttackConditions::bothAttacked,
        AttackConditions::ofThoseCreatures,
        AttackConditions::theyAttacked,
        PlayerConditions::ofPlayer,
        PermanentConditions::totalPower,
        PermanentConditions::permanentIs);
  }

  /** "This card is in your graveyard": only the case can tell of a card that isn't on the board. */
  private static Optional<Condition> elsewhere(Cursor c) {
    if (c.accept("~ is in the command zone or on the battlefield")) {
      return Optional.of(Condition.ALWAYS);
    }
    return c.accept("~ is in your graveyard")
        ? Optional.of(Condition.IN_GRAVEYARD)
        : Optional.empty();
  }

  /** "“Left” was chosen", "“rain today” is so": by the name that a case gives it. */
  private static Optional<Condition> named(Cursor c) {
    if (c.accept("it 's stated that")) {
      return stated(c, c.find(Links.WORDS));
    }
    if (c.accept("it isn't true that")) {
      return one(c).map(Condition.Not::new);
    }
    Optional<String> name = c.quoted();
    if (name.isEmpty()) {
      return Optional.empty();
    }
    if (c.acceptAny("was chosen", "wasn't chosen")) {
      Condition chosen = new Condition.ChosenMode(name.get());
      return Optional.of(c.wordAt(-2).equals("was") ? chosen : new Condition.Not(chosen));
    }
    if (c.accept("is")) {
      Optional<Measures.Comparison> than = Measures.comparison(c);
      if (than.isPresent()) {
        return Optional.of(
            new Condition.Compare(
                new Amount.TurnFact(Words.camelCase(name.get())),
                than.get().relation(),
                than.get().amount()));
      }
      c.moveTo(c.at() - 1);
    }
    if (c.acceptAny("is so", "isn't so")) {
      Condition so = new Condition.TurnIs(Words.camelCase(name.get()));
      return Optional.of(c.wordAt(-2).equals("is") ? so : new Condition.Not(so));
    }
    return Optional.empty();
  }

  private static Optional<Condition> turn(Cursor c) {
    if (c.acceptAny("it 's your turn", "it is your turn")) {
      return Optional.of(yourTurn());
    }
    if (c.acceptAny("it 's not your turn", "it isn't your turn", "it is not your turn")) {
      return Optional.of(new Condition.Not(yourTurn()));
    }
    if (c.accept("it 's an extra turn")) {
      return Optional.of(new Condition.TurnIs("extraTurn"));
    }
    if (c.accept("it isn't an extra turn")) {
      return Optional.of(new Condition.Not(new Condition.TurnIs("extraTurn")));
    }
    if (c.acceptAny(
        "it 's the first combat phase of the turn", "it 's the first combat phase of your turn")) {
      return Optional.of(
          new Condition.Compare(new Amount.CombatNumber(), Relation.EQUAL, Amount.of(1)));
    }
    return Optional.empty();
  }

  /** "It's your turn": the active player is you (102.1). */
  public static Condition yourTurn() {
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
      return Optional.of(
          new Condition.Either(
              List.of(
                  new Condition.TurnIs("artifactsEnteredThisTurn"),
                  new Condition.Exists(
                      Filters.all(
                          new Filter.HasType("artifact"),
                          new Filter.ControlledBy(Players.YOU),
                          new Filter.EnteredThisTurn())))));
    }
    return Optional.empty();
  }

  /** "Its power is 4 or greater", "your life total is less than …". */
  private static Optional<Condition> compared(Cursor c) {
    Optional<Amount> left = Amounts.read(c);
    if (left.isEmpty() || !c.acceptAny("is", "remains")) {
      return Optional.empty();
    }
    if (c.acceptAny("even", "odd")) {
      return Optional.of(
          new Condition.Compare(
              new Amount.IsEven(left.get()),
              Relation.EQUAL,
              Amount.of(c.wordAt(-1).equals("even") ? 1 : 0)));
    }
    return Measures.comparison(c)
        .map(right -> new Condition.Compare(left.get(), right.relation(), right.amount()));
  }
}
