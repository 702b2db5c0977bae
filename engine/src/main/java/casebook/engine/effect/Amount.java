package casebook.engine.effect;

import casebook.engine.mana.Color;
import java.util.List;

/** A number that a text states or that the board defines. */
public sealed interface Amount {

  /** A number that the text states. */
  record Constant(int value) implements Amount {}

  /** How many such permanents there are. */
  record CountOf(Filter permanents) implements Amount {}

  /** The same kind of amount, added up over such players. */
  record Of(Players player, OfPlayer amount) implements Amount {}

  /** The least amount that any of such players has. */
  record LeastOf(Players player, OfPlayer amount) implements Amount {}

  /** The most that one of these players has of something: "the most cards in hand". */
  record MostOf(Players player, OfPlayer amount) implements Amount {}

  /** Counters on such permanents together; the empty kind means counters of any kind. */
  record CountersOn(Filter permanents, String kind) implements Amount {}

  /** The greatest power among such permanents; of a single one, its power. */
  record PowerOf(Filter permanents) implements Amount {}

  /** The greatest toughness among such permanents; of a single one, its toughness. */
  record ToughnessOf(Filter permanents) implements Amount {}

  /** The greatest mana value among such permanents (202.3); of a single one, its mana value. */
  record ManaValueOf(Filter permanents) implements Amount {}

  /** The total power of such permanents. */
  record TotalPowerOf(Filter permanents) implements Amount {}

  /** How many different powers there are among such permanents. */
  record DifferentPowers(Filter permanents) implements Amount {}

  /** How often such permanents have been declared as attackers this turn, together (508.6). */
  record TimesAttacked(Filter permanents) implements Amount {}

  /** How many mana symbols of a color there are in the mana costs of such permanents (202.1). */
  record SymbolsIn(Filter permanents, Color color) implements Amount {}

  /** How many colors there are among such permanents (105.1). */
  record ColorsAmong(Filter permanents) implements Amount {}

  /** The number chosen for the object, also its {X}. */
  record ChosenNumber() implements Amount {}

  /** How many basic land types there are among lands that such players control (305.6). */
  record BasicLandTypes(Players player) implements Amount {}

  /**
   * Such players' devotion to one color or two (700.5): the symbols of these colors in the mana
   * costs of permanents that they control.
   */
  record Devotion(Players player, List<Color> colors) implements Amount {
    public Devotion {
      colors = List.copyOf(colors);
    }
  }

  /** A fact of the turn by the name it has in a case ({@code creaturesDiedThisTurn}). */
  record TurnFact(String name) implements Amount {}

  /** Which combat phase of the turn this is, from 1. */
  record CombatNumber() implements Amount {}

  /** All of these added up. */
  record Sum(List<Amount> amounts) implements Amount {
    public Sum {
      amounts = List.copyOf(amounts);
    }
  }

  /** A multiple of another amount. */
  record Times(int factor, Amount amount) implements Amount {}

  /** Whether it is even: 1 if so, 0 if not. */
  record IsEven(Amount amount) implements Amount {}

  /** An amount that a player has. */
  sealed interface OfPlayer {}

  /** The player's life total (119). */
  record Life() implements OfPlayer {}

  /** How many cards are in the player's hand (402). */
  record CardsInHand() implements OfPlayer {}

  /** How many cards are in the player's graveyard (404). */
  record CardsInGraveyard() implements OfPlayer {}

  /** How many poison counters the player has (122.1f). */
  record PoisonCounters() implements OfPlayer {}

  /** How many energy counters the player has (107.14). */
  record EnergyCounters() implements OfPlayer {}

  /** A fact of the player by the name it has in a case ({@code lifeLostThisTurn}). */
  record PlayerFact(String name) implements OfPlayer {}

  /** A number that the text states. */
  static Amount of(int value) {
    return new Constant(value);
  }
}
