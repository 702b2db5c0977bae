package casebook.engine.reading.noun;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.mana.Color;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Narrowing;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Token;
import java.util.ArrayList;
import java.util.Optional;
import java.util.OptionalInt;

/** Amounts: numbers, {X}, and what a text counts. */
public final class Amounts {
  private Amounts() {}

  /** A number in words or digits, or X. */
  public static Optional<Amount> number(Cursor c) {
    OptionalInt number = c.number();
    if (number.isPresent()) {
      return Optional.of(Amount.of(number.getAsInt()));
    }
    return c.accept("x") ? Optional.of(new Amount.ChosenNumber()) : Optional.empty();
  }

  /** "The number of …", "~'s power", "your life total", or a number. */
  public static Optional<Amount> read(Cursor c) {
    return c.first(Amounts::doubled, Amounts::characteristic, Amounts::counted, Amounts::number);
  }

  private static Optional<Amount> doubled(Cursor c) {
    return c.accept("twice")
        ? read(c).map(amount -> new Amount.Times(2, amount))
        : Optional.empty();
  }

  private static Optional<Amount> counted(Cursor c) {
    c.accept("the");
    return c.acceptAny("number of", "total number of") ? each(c) : Optional.empty();
  }

  /** What "for each …" and "the number of …" count. */
  public static Optional<Amount> each(Cursor c) {
    return c.first(
        Amounts::ofPlayers,
        Amounts::timesAttacked,
        Amounts::symbols,
        Amounts::counters,
        Amounts::landTypes,
        Amounts::colors,
        ZoneConditions::counted,
        Amounts::permanents);
  }

  private static Optional<Amount> permanents(Cursor c) {
    return Nouns.read(c).flatMap(Noun::all).map(Amount.CountOf::new);
  }

  private static Optional<Amount> landTypes(Cursor c) {
    if (!c.acceptAny("basic land types among lands", "basic land type among lands")) {
      return Optional.empty();
    }
    return PlayerNouns.controllers(c).map(Amount.BasicLandTypes::new);
  }

  private static Optional<Amount> colors(Cursor c) {
    int place = c.at();
    if (c.acceptAny("of its colors", "its colors")) {
      return Antecedents.object(c, place).map(Amount.ColorsAmong::new);
    }
    Optional<Filter> owner = c.attempt(() -> owner(c).filter(_ -> c.accept("colors")));
    if (owner.isPresent()) {
      return owner.map(Amount.ColorsAmong::new);
    }
    return c.acceptAny("color among", "colors among")
        ? Nouns.read(c).flatMap(Noun::all).map(Amount.ColorsAmong::new)
        : Optional.empty();
  }

  private static Optional<Amount> counters(Cursor c) {
    Optional<String> kind = counterKind(c);
    if (kind.isEmpty() || !c.acceptAny("on", "among")) {
      return Optional.empty();
    }
    if (c.acceptAny("him", "her")) {
      return Optional.of(new Amount.CountersOn(Filter.SELF, kind.get()));
    }
    return Nouns.read(c).flatMap(Noun::all).map(those -> new Amount.CountersOn(those, kind.get()));
  }

  /** "+1/+1 counters", "ice counter", "counters": the kind, empty for any. */
  public static Optional<String> counterKind(Cursor c) {
    if (c.acceptAny("counter", "counters")) {
      return Optional.of("");
    }
    int words = c.wordAt(1).startsWith("counter") ? 1 : c.wordAt(2).startsWith("counter") ? 2 : 0;
    if (words == 0) {
      return Optional.empty();
    }
    String kind = words == 1 ? c.word() : c.word() + " " + c.wordAt(1);
    c.moveTo(c.at() + words + 1);
    return Optional.of(kind);
  }

  /** "Each time it has attacked this turn". */
  private static Optional<Amount> timesAttacked(Cursor c) {
    int place = c.at();
    return c.acceptAny("time it has attacked this turn", "time it 's attacked this turn")
        ? Antecedents.object(c, place).map(Amount.TimesAttacked::new)
        : Optional.empty();
  }

  /** "Each white mana symbol in its mana cost", "in the mana costs of permanents you control". */
  private static Optional<Amount> symbols(Cursor c) {
    int place = c.at();
    Optional<Color> color = Color.of(c.word());
    c.skip();
    if (color.isEmpty()) {
      return Optional.empty();
    }
    if (c.acceptAny("mana symbol in the mana costs of", "mana symbols in the mana costs of")) {
      return Nouns.read(c).flatMap(Noun::all).map(all -> new Amount.SymbolsIn(all, color.get()));
    }
    return c.acceptAny("mana symbol in its mana cost", "mana symbols in its mana cost")
        ? Antecedents.object(c, place).map(it -> new Amount.SymbolsIn(it, color.get()))
        : Optional.empty();
  }

  private static Optional<Amount> ofPlayers(Cursor c) {
    Optional<String> fact = c.fact();
    if (fact.isPresent()) {
      return c.accept("of")
          ? PlayerNouns.read(c)
              .map(player -> new Amount.Of(player, new Amount.PlayerFact(fact.get())))
          : Optional.of(new Amount.TurnFact(fact.get()));
    }
    if (c.acceptAny("experience counter you have", "experience counters you have")) {
      return Optional.of(new Amount.Of(Players.YOU, new Amount.PlayerFact("experienceCounters")));
    }
    if (c.acceptAny("poison counter your opponents have", "poison counters your opponents have")) {
      return Optional.of(new Amount.Of(Players.OPPONENT, new Amount.PoisonCounters()));
    }
    if (c.acceptAny("cards in your hand", "card in your hand")) {
      return Optional.of(new Amount.Of(Players.YOU, new Amount.CardsInHand()));
    }
    if (c.acceptAny("cards in your graveyard", "card in your graveyard")) {
      return Optional.of(new Amount.Of(Players.YOU, new Amount.CardsInGraveyard()));
    }
    if (c.acceptAny("cards in all graveyards", "card in all graveyards")) {
      return Optional.of(new Amount.Of(Players.ANYONE, new Amount.CardsInGraveyard()));
    }
    if (c.accept("cards in the hand of the opponent with the most cards in hand")) {
      return Optional.of(new Amount.MostOf(Players.OPPONENT, new Amount.CardsInHand()));
    }
    if (c.acceptAny("cards in", "card in")) {
      return PlayerNouns.read(c)
          .flatMap(player -> {
            c.acceptAny("'s", "'");
            if (c.acceptAny("hand", "hands")) {
              return Optional.of(new Amount.Of(player, new Amount.CardsInHand()));
            }
            return c.acceptAny("graveyard", "graveyards")
                ? Optional.of(new Amount.Of(player, new Amount.CardsInGraveyard()))
                : Optional.empty();
          });
    }
    return Optional.empty();
  }

  private static Optional<Amount> characteristic(Cursor c) {
    if (c.accept("your life total")) {
      return Optional.of(new Amount.Of(Players.YOU, new Amount.Life()));
    }
    Optional<Amount> life = c.attempt(() -> lifeTotal(c));
    if (life.isPresent()) {
      return life;
    }
    if (c.acceptAny(
        "the amount of life you 've lost this turn", "the life you 've lost this turn")) {
      return Optional.of(new Amount.Of(Players.YOU, new Amount.PlayerFact("lifeLostThisTurn")));
    }
    if (c.accept("your devotion to")) {
      return devotion(c);
    }
    if (c.accept("your speed")) {
      return Optional.of(new Amount.Of(Players.YOU, new Amount.PlayerFact("speed")));
    }
    if (c.accept("the chosen number")) {
      return Optional.of(new Amount.ChosenNumber());
    }
    if (c.accept("the number of this combat phase")) {
      return Optional.of(new Amount.CombatNumber());
    }
    int place = c.at();
    if (c.accept("its power")) {
      return Antecedents.object(c, place).map(Amount.PowerOf::new);
    }
    if (c.accept("its toughness")) {
      return Antecedents.object(c, place).map(Amount.ToughnessOf::new);
    }
    if (c.acceptAny("the highest mana value among", "the greatest mana value among")) {
      return Nouns.read(c).flatMap(Noun::all).map(Amount.ManaValueOf::new);
    }
    if (c.accept("the greatest power among")) {
      return Nouns.read(c).flatMap(Noun::all).map(Amount.PowerOf::new);
    }
    if (c.accept("the number of different powers among")) {
      return Nouns.read(c).flatMap(Noun::all).map(Amount.DifferentPowers::new);
    }
    if (c.accept("the total power of")) {
      return Nouns.read(c).flatMap(Noun::all).map(Amount.TotalPowerOf::new);
    }
    Optional<Filter> owner = owner(c);
    if (owner.isPresent() && c.accept("power")) {
      return owner.map(Amount.PowerOf::new);
    }
    return owner.isPresent() && c.accept("toughness")
        ? owner.map(Amount.ToughnessOf::new)
        : Optional.empty();
  }

  /** "Your devotion to red", "your devotion to red and white" (700.5). */
  private static Optional<Amount> devotion(Cursor c) {
    var colors = new ArrayList<Color>();
    do {
      Optional<Color> color = Color.of(c.word());
      color.ifPresent(one -> {
        colors.add(one);
        c.skip();
      });
      if (color.isEmpty()) {
        return Optional.empty();
      }
    } while (c.accept("and"));
    return Optional.of(new Amount.Devotion(Players.YOU, colors));
  }

  /** "Defending player's life total": of one player. */
  private static Optional<Amount> lifeTotal(Cursor c) {
    return PlayerNouns.read(c)
        .filter(Narrowing::isOnePlayer)
        .filter(_ -> c.acceptAny("'s life total", "' life total"))
        .map(player -> new Amount.Of(player, new Amount.Life()));
  }

  /** "~'s", "enchanted creature's", "that creature's". */
  public static Optional<Filter> owner(Cursor c) {
    return c.attempt(() -> {
      Filter owner;
      if (!c.atEnd() && c.token(c.at()).kind() == Token.Kind.SELF) {
        c.skip();
        owner = Filter.SELF;
      } else if (c.acceptAny("enchanted", "equipped") && c.acceptAny("creature", "permanent")) {
        owner = new Filter.Attached();
      } else if (c.acceptAny("that", "target", "the")
          && c.acceptAny("creature", "permanent", "token")) {
        owner = Narrowing.isEach(c.subject()) ? c.subject().orElseThrow() : new Filter.Affected();
      } else {
        return Optional.empty();
      }
      return c.acceptAny("'s", "'") ? Optional.of(owner) : Optional.empty();
    });
  }
}
