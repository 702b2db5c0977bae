package casebook.engine.effect;

import casebook.engine.board.Mana;
import java.util.List;

/** What is paid to attack (508.1h). */
public sealed interface Cost {

  /**
   * Mana.
   *
   * @param x what {X} in it stands for
   */
  record PayMana(Mana mana, Amount x) implements Cost {}

  record PayLife(Amount life) implements Cost {}

  record PayEnergy(Amount energy) implements Cost {}

  record Sacrifice(Amount count, Filter what) implements Cost {}

  /** Tap untapped permanents. */
  record Tap(Amount count, Filter what) implements Cost {}

  record ReturnToHand(Amount count, Filter what) implements Cost {}

  record Discard(Amount cards) implements Cost {}

  record ExileFromGraveyard(Amount cards) implements Cost {}

  record RemoveCounters(Amount count, String kind, Filter from) implements Cost {}

  /** Exert the creature (701.43). */
  record Exert() implements Cost {}

  /** Tap an untapped nonattacking creature that could be tapped for enlist (702.154). */
  record Enlist() implements Cost {}

  /** The same cost so many times ("for each card in your hand"). */
  record Times(Amount times, Cost cost) implements Cost {}

  record Together(List<Cost> costs) implements Cost {
    public Together {
      costs = List.copyOf(costs);
    }
  }
}
