package casebook.engine.reading.clause.mana;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.Replaced;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol.Colored;
import casebook.engine.mana.ManaSymbol.Colorless;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.noun.PlayerNouns;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Subtypes;
import casebook.engine.reading.word.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** Mana that permanents tapped for mana produce instead of other mana (106.12b, 614). */
final class ProducedMana {
  private final Cursor c;

  private ProducedMana(Cursor c) {
    this.c = c;
  }

  /** A whole sentence that says so. */
  static Optional<List<Effect>> read(Cursor c) {
    return c.attempt(() -> new ProducedMana(c).replacing());
  }

  /** "If a land is tapped for mana, it produces {B} instead of any other type and amount." */
  private Optional<List<Effect>> replacing() {
    return c.attempt(() -> c.first(_ -> ofEachType(), _ -> ofOne()));
  }

  private Optional<List<Effect>> ofOne() {
    if (!c.accept("if")) {
      return Optional.empty();
    }
    Optional<Filter> who = tapped(c);
    if (who.isEmpty()) {
      return Optional.empty();
    }
    int least = 1;
    c.accept("for");
    OptionalInt number = c.number();
    if (number.isPresent()) {
      least = number.getAsInt();
      if (least > 1 && !c.accept("or more")) {
        return Optional.empty();
      }
    }
    if (!c.accept("mana") || !c.accept(",")) {
      return Optional.empty();
    }
    if (!c.acceptAny("it", "that land", "that permanent") && !thatLand()) {
      return Optional.empty();
    }
    if (!c.acceptAny("produces", "will produce")) {
      return Optional.empty();
    }
    return produced(who.get(), least).map(effect -> List.of(effect));
  }

  /** "A land is tapped", "you tap a land you control", "a player taps a Mountain". */
  static Optional<Filter> tapped(Cursor c) {
    Optional<Filter> passive =
        c.attempt(
            () -> Nouns.read(c).flatMap(ProducedMana::anyOf).filter(_ -> c.accept("is tapped")));
    if (passive.isPresent()) {
      return passive;
    }
    return PlayerNouns.read(c)
        .filter(_ -> c.acceptAny("tap", "taps"))
        .flatMap(player ->
            Nouns.read(c)
                .flatMap(ProducedMana::anyOf)
                .map(what ->
                    player.equals(Players.ANYONE)
                            || Mentions.mentions(what, new Filter.ControlledBy(player))
                        ? what
                        : Filters.all(what, new Filter.ControlledBy(player))));
  }

  private static Optional<Filter> anyOf(Noun noun) {
    return switch (noun.quantity()) {
      case THE, EVERY, ANY, ONE -> Optional.of(noun.filter());
      case PLURAL, ANOTHER, SOME, AT_LEAST, EXACTLY, AT_MOST, NONE -> Optional.empty();
    };
  }

  private boolean thatLand() {
    return c.accept("that")
        && Subtypes.of(c.word()).isPresent()
        && c.acceptOneOf(Set.of(c.word())).isPresent();
  }

  /** "If tapped for mana, Plains produce {R} and Islands produce {G} instead of any other type." */
  private Optional<List<Effect>> ofEachType() {
    if (!c.accept("if tapped for mana ,")) {
      return Optional.empty();
    }
    record Part(Filter who, List<Mana> choices) {}
    var parts = new ArrayList<Part>();
    do {
      c.accept("and");
      Optional<Filter> who = Nouns.read(c).flatMap(Noun::each);
      Optional<List<Mana>> choices =
          who.isPresent() && c.acceptAny("produce", "produces") ? one() : Optional.empty();
      if (choices.isEmpty()) {
        return Optional.empty();
      }
      parts.add(new Part(who.get(), choices.get()));
    } while (c.acceptAny(",", "and"));
    return replaced()
        .map(replaced ->
            parts.stream()
                .<Effect>map(part ->
                    new Effect.ProducesInstead(
                        part.who(), 1, part.choices(), replaced, Condition.ALWAYS))
                .toList());
  }

  private Optional<Effect> produced(Filter who, int least) {
    return one()
        .flatMap(choices ->
            replaced()
                .map(replaced ->
                    new Effect.ProducesInstead(who, least, choices, replaced, Condition.ALWAYS)));
  }

  private Optional<Replaced> replaced() {
    if (!c.accept("instead of any other")) {
      return Optional.empty();
    }
    if (c.accept("type and amount")) {
      return Optional.of(Replaced.TYPE_AND_AMOUNT);
    }
    return c.acceptAny("type", "color") ? Optional.of(Replaced.TYPE) : Optional.empty();
  }

  /** The one mana that is produced: "{B}", "colorless mana", "mana of a color of your choice". */
  private Optional<List<Mana>> one() {
    c.acceptAny("one mana of", "mana of");
    if (c.acceptAny("a color of your choice", "any color")) {
      return Optional.of(Stream.of(Color.values()).map(ProducedMana::colored).toList());
    }
    if (c.accept("colorless mana")) {
      return Optional.of(List.of(new Mana(List.of(new Colorless()))));
    }
    Optional<Color> color = Color.of(c.word());
    if (color.isPresent() && c.wordAt(1).equals("mana")) {
      c.moveTo(c.at() + 2);
      return Optional.of(List.of(colored(color.get())));
    }
    if (c.atEnd() || c.token(c.at()).kind() != Token.Kind.SYMBOL) {
      return Optional.empty();
    }
    Optional<Mana> symbol = Mana.find(c.word());
    c.skip();
    return symbol.filter(AddedMana::isOneMana).map(List::of);
  }

  private static Mana colored(Color color) {
    return new Mana(List.of(new Colored(Set.of(color), 0, false)));
  }
}
