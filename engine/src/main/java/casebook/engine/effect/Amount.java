package casebook.engine.effect;

import java.util.List;

/** A number that a text states or that the board defines. */
public sealed interface Amount {

  record Constant(int value) implements Amount {}

  /** How many such permanents there are. */
  record CountOf(Filter permanents) implements Amount {}

  /** The same kind of amount, added up over such players. */
  record Of(Players player, OfPlayer amount) implements Amount {}

  /** Counters on such permanents together; the empty kind means counters of any kind. */
  record CountersOn(Filter permanents, String kind) implements Amount {}

  /** The greatest power among such permanents; of a single one, its power. */
  record PowerOf(Filter permanents) implements Amount {}

  /** The greatest toughness among such permanents; of a single one, its toughness. */
  record ToughnessOf(Filter permanents) implements Amount {}

  /** The total power of such permanents. */
  record TotalPowerOf(Filter permanents) implements Amount {}

  /** The number chosen for the object, also its {X}. */
  record ChosenNumber() implements Amount {}

  /** How many basic land types there are among lands that such players control (305.6). */
  record BasicLandTypes(Players player) implements Amount {}

  /** A fact of the turn by the name it has in a case ({@code creaturesDiedThisTurn}). */
  record TurnFact(String name) implements Amount {}

  /** Which combat phase of the turn this is, from 1. */
  record CombatNumber() implements Amount {}

  record Sum(List<Amount> amounts) implements Amount {
    public Sum {
      amounts = List.copyOf(amounts);
    }
  }

  record Times(int factor, Amount amount) implements Amount {}

  /** Whether it is even: 1 if so, 0 if not. */
  record IsEven(Amount amount) implements Amount {}

  /** An amount that a player has. */
  sealed interface OfPlayer {}

  record Life() implements OfPlayer {}

  record CardsInHand() implements OfPlayer {}

  record CardsInGraveyard() implements OfPlayer {}

  record PoisonCounters() implements OfPlayer {}

  record EnergyCounters() implements OfPlayer {}

  /** A fact of the player by the name it has in a case ({@code lifeLostThisTurn}). */
  record PlayerFact(String name) implements OfPlayer {}

  static Amount of(int value) {
    return new Constant(value);
  }
}
