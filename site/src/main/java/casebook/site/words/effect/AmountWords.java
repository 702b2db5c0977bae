package casebook.site.words.effect;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.mana.Color;
import casebook.site.words.english.English;
import casebook.site.words.english.Noun;
import java.util.OptionalInt;

/** Amounts, and how one is said to stand to another. */
record AmountWords(Voice voice) {

  /** The amount as a noun phrase: "3", "your life total", "the number of Goblins you control". */
  String value(Amount amount) {
    return switch (amount) {
      case Amount.Constant(int value) -> Integer.toString(value);
      case Amount.CountOf(var filter) ->
          "the number of " + voice.filters().many(filter, FilterWords.PERMANENT).words();
      case Amount.Of(var players, Amount.Life()) ->
          voice.players().one(players).possessive() + " life total";
      case Amount.Of(Players.Anyone(), Amount.PlayerFact(var name))
          when FactWords.counted(name, FactWords.ALL).isPresent() -> {
        FactWords.Counted counted = FactWords.counted(name, FactWords.ALL).orElseThrow();
        yield "the number of " + counted.many() + counted.where();
      }
      case Amount.Of(Players.Anyone(), Amount.CardsInGraveyard()) ->
          "the number of cards in all graveyards";
      case Amount.Of(var players, Amount.PlayerFact(var name)) ->
          FactWords.number(name, voice.players().one(players));
      case Amount.Of(var players, var of) ->
          "the number of " + things(of, voice.players().one(players));
      case Amount.LeastOf(var players, var of) ->
          "the least number of " + things(of, voice.players().one(players));
      case Amount.MostOf(Players.Opponent(), Amount.CardsInHand()) ->
          "the number of cards in the hand of the opponent with the most cards in hand";
      case Amount.MostOf(var players, var of) ->
          "the greatest number of " + things(of, voice.players().one(players));
      case Amount.CountersOn(var filter, var kind) ->
          "the number of "
              + English.plural(counter(kind))
              + " on "
              + voice.filters().many(filter, FilterWords.PERMANENT).words();
      case Amount.PowerOf(var filter) ->
          voice
              .filters()
              .definite(filter)
              .map(object -> object.possessive() + " power")
              .orElseGet(() ->
                  "the greatest power among "
                      + voice.filters().many(filter, FilterWords.PERMANENT).words());
      case Amount.ToughnessOf(var filter) ->
          voice
              .filters()
              .definite(filter)
              .map(object -> object.possessive() + " toughness")
              .orElseGet(() ->
                  "the greatest toughness among "
                      + voice.filters().many(filter, FilterWords.PERMANENT).words());
      case Amount.ManaValueOf(var filter) ->
          voice
              .filters()
              .definite(filter)
              .map(object -> object.possessive() + " mana value")
              .orElseGet(() ->
                  "the greatest mana value among "
                      + voice.filters().many(filter, FilterWords.PERMANENT).words());
      case Amount.TotalPowerOf(var filter) ->
          "the total power of " + voice.filters().many(filter, FilterWords.PERMANENT).words();
      case Amount.DifferentPowers(var filter) ->
          "the number of different powers among "
              + voice.filters().many(filter, FilterWords.PERMANENT).words();
      case Amount.TimesAttacked(var filter) ->
          "the number of times that "
              + voice.filters().many(filter, FilterWords.PERMANENT).words()
              + " attacked this turn";
      case Amount.SymbolsIn(var filter, var color) ->
          "the number of "
              + color.word()
              + " mana symbols in the mana costs of "
              + voice.filters().many(filter, FilterWords.PERMANENT).words();
      case Amount.ColorsAmong(var filter) ->
          voice
              .filters()
              .definite(filter)
              .map(object -> "the number of " + object.possessive() + " colors")
              .orElseGet(() ->
                  "the number of colors among "
                      + voice.filters().many(filter, FilterWords.PERMANENT).words());
      case Amount.ChosenNumber() -> "the chosen number";
      case Amount.BasicLandTypes(var players) -> {
        Noun holder = voice.players().one(players);
        yield "the number of basic land types among lands "
            + holder.words()
            + " "
            + holder.verb("controls", "control");
      }
      case Amount.Devotion(var players, var colors) ->
          voice.players().one(players).possessive()
              + " devotion to "
              + String.join(" and ", colors.stream().map(Color::word).toList());
      case Amount.TurnFact(var name) -> TurnFacts.number(name);
      case Amount.CombatNumber() -> "the number of this combat phase";
      case Amount.Sum(var amounts) ->
          String.join(" plus ", amounts.stream().map(this::value).toList());
      case Amount.Times(int factor, var times) ->
          (factor == 2 ? "twice" : English.number(factor) + " times") + " " + total(times);
      case Amount.IsEven(var even) -> "1 if " + value(even) + " is even and 0 if it is odd";
    };
  }

  /** An amount as one number. */
  private String total(Amount amount) {
    return amount instanceof Amount.Sum(var amounts)
        ? "the sum of " + English.list(amounts.stream().map(this::value).toList(), "and")
        : value(amount);
  }

  private static String counter(String kind) {
    return kind.isEmpty() ? "counter" : kind + " counter";
  }

  private static String things(Amount.OfPlayer amount, Noun player) {
    return switch (amount) {
      case Amount.Life() -> "life " + player.words() + " " + player.verb("has", "have");
      case Amount.CardsInHand() -> "cards in " + player.possessive() + " hand";
      case Amount.CardsInGraveyard() -> "cards in " + player.possessive() + " graveyard";
      case Amount.PoisonCounters() ->
          "poison counters " + player.words() + " " + player.verb("has", "have");
      case Amount.EnergyCounters() -> "{E} " + player.words() + " " + player.verb("has", "have");
      case Amount.PlayerFact(var name) -> "“" + English.spaced(name) + "” of " + player.words();
    };
  }

  /** The constant that an amount is, if it is one. */
  static OptionalInt constant(Amount amount) {
    return amount instanceof Amount.Constant(int value)
        ? OptionalInt.of(value)
        : OptionalInt.empty();
  }

  /** The amount where it counts things: "two", or "X" with {@link #where} saying what X is. */
  String number(Amount amount) {
    return amount instanceof Amount.Constant(int value) ? English.number(value) : "X";
  }

  /** What follows a sentence whose count is X. */
  String where(Amount amount) {
    return amount instanceof Amount.Constant ? "" : ", where X is " + value(amount);
  }

  /** An amount of things: "one creature", "three creatures", "X creatures". */
  String counted(Amount amount, String one, String many) {
    return number(amount) + " " + (amount.equals(Amount.of(1)) ? one : many);
  }

  /** "3 or less", "greater than your life total". */
  String related(Relation relation, Amount amount) {
    if (amount instanceof Amount.Constant(int value)) {
      return switch (relation) {
        case LESS -> "less than " + English.number(value);
        case AT_MOST -> value + " or less";
        case EQUAL -> Integer.toString(value);
        case AT_LEAST -> value + " or greater";
        case GREATER -> (value + 1) + " or greater";
      };
    }
    return phrase(relation) + " " + value(amount);
  }

  /** "Greater than", "equal to". */
  static String phrase(Relation relation) {
    return switch (relation) {
      case LESS -> "less than";
      case AT_MOST -> "less than or equal to";
      case EQUAL -> "equal to";
      case AT_LEAST -> "greater than or equal to";
      case GREATER -> "greater than";
    };
  }

  /** "Two or more counters", "no counters". */
  String counted(Relation relation, Amount amount, String noun) {
    return counted(relation, amount, noun, English.plural(noun));
  }

  /** "Two or more creatures you control", "no creatures you control". */
  String counted(Relation relation, Amount amount, String one, String many) {
    if (!(amount instanceof Amount.Constant(int value))) {
      return "a number of " + many + " " + phrase(relation) + " " + value(amount);
    }
    int least = relation == Relation.GREATER ? value + 1 : value;
    int most = relation == Relation.LESS ? value - 1 : value;
    return switch (relation) {
      case AT_LEAST, GREATER ->
          least == 1 ? English.withArticle(one) : English.number(least) + " or more " + many;
      case AT_MOST, LESS -> most <= 0 ? "no " + many : English.number(most) + " or fewer " + many;
      case EQUAL ->
          value == 0
              ? "no " + many
              : "exactly " + English.number(value) + " " + (value == 1 ? one : many);
    };
  }

  /** An amount that a player has: "four or more cards in hand", "10 or less life". */
  String had(Amount.OfPlayer amount, Relation relation, Amount other) {
    return switch (amount) {
      case Amount.Life() -> related(relation, other).replace("greater", "more") + " life";
      case Amount.CardsInHand() -> counted(relation, other, "card in hand", "cards in hand");
      case Amount.CardsInGraveyard() ->
          counted(relation, other, "card in their graveyard", "cards in their graveyard");
      case Amount.PoisonCounters() -> counted(relation, other, "poison counter");
      case Amount.EnergyCounters() -> counted(relation, other, "energy counter");
      case Amount.PlayerFact(var name) ->
          "“" + English.spaced(name) + "” " + related(relation, other);
    };
  }

  /** What nobody has more of: "the most life". */
  String most(Amount.OfPlayer amount) {
    return "the most " + owned(amount);
  }

  /** What a player has more or less of than another: "more life than you". */
  String compared(Amount.OfPlayer amount, Relation relation, Noun other) {
    String what = owned(amount);
    boolean life = amount instanceof Amount.Life;
    String as = life ? "as much " : "as many ";
    return switch (relation) {
      case GREATER -> "more " + what + " than " + other.words();
      case LESS -> (life ? "less " : "fewer ") + what + " than " + other.words();
      case EQUAL -> "exactly " + as + what + " as " + other.words();
      case AT_LEAST -> "at least " + as + what + " as " + other.words();
      case AT_MOST -> "at most " + as + what + " as " + other.words();
    };
  }

  private static String owned(Amount.OfPlayer amount) {
    return switch (amount) {
      case Amount.Life() -> "life";
      case Amount.CardsInHand() -> "cards in hand";
      case Amount.CardsInGraveyard() -> "cards in graveyard";
      case Amount.PoisonCounters() -> "poison counters";
      case Amount.EnergyCounters() -> "energy counters";
      case Amount.PlayerFact(var name) -> "“" + English.spaced(name) + "”";
    };
  }

  /** What "for each" counts: "creature you control", "card in your hand". */
  String each(Amount amount) {
    return switch (amount) {
      case Amount.CountOf(var filter) -> voice.filters().bare(filter, FilterWords.PERMANENT);
      case Amount.Of(var players, Amount.CardsInHand()) ->
          "card in " + voice.players().one(players).possessive() + " hand";
      case Amount.Of(var players, Amount.CardsInGraveyard()) ->
          "card in " + voice.players().one(players).possessive() + " graveyard";
      case Amount.CountersOn(var filter, var kind) ->
          counter(kind) + " on " + voice.filters().many(filter, FilterWords.PERMANENT).words();
      case Amount.ColorsAmong(var filter) ->
          voice
              .filters()
              .definite(filter)
              .map(object -> "of " + object.possessive() + " colors")
              .orElseGet(() ->
                  "color among " + voice.filters().many(filter, FilterWords.PERMANENT).words());
      case Amount.BasicLandTypes _ ->
          value(amount).replaceFirst("^the number of basic land types", "basic land type");
      default -> "1 of " + value(amount);
    };
  }
}
