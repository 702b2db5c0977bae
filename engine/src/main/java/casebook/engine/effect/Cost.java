package casebook.engine.effect;

import casebook.engine.mana.Mana;
import java.util.List;

/** What is paid to attack (508.1h). */
public sealed interface Cost {

  /**
   * Mana.
   *
   * @param x what {X} in it stands for
   */
  record PayMana(Mana mana, Amount x) implements Cost {}

  /** Pay life (119.4). */
  record PayLife(Amount life) implements Cost {}

  /** Pay energy counters (107.14). */
  record PayEnergy(Amount energy) implements Cost {}

  /** Sacrifice permanents (701.21). */
  record Sacrifice(Amount count, Filter what) implements Cost {}

  /** Tap untapped permanents. */
  record Tap(Amount count, Filter what) implements Cost {}

  /** Return permanents that the player controls to their owners' hands. */
  record ReturnToHand(Amount count, Filter what) implements Cost {}

  /** Discard cards from the hand (701.9). */
  record Discard(Amount cards) implements Cost {}

  /** Exile cards from the player's graveyard (406). */
  record ExileFromGraveyard(Amount cards) implements Cost {}

  /** Remove counters of a kind from permanents (122.1). */
  record RemoveCounters(Amount count, String kind, Filter from) implements Cost {}

  /** Exert the creature (701.43). */
  record Exert() implements Cost {}

  /** Tap an untapped nonattacking creature that could be tapped for enlist (702.154). */
  record Enlist() implements Cost {}

  /** The same cost several times ("for each card in your hand"). */
  record Times(Amount times, Cost cost) implements Cost {}

  /** Pay all of these costs, in any order (508.1j). */
  record Together(List<Cost> costs) implements Cost {
    public Together {
      costs = List.copyOf(costs);
    }
  }
}
