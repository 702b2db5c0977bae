package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Player;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What attacks cost (508.1h), and whether those who attack have it (508.1j). On its boards costs
 * are generic mana, life and energy.
 */
record Prices(Board board, List<Statement> statements) {
  /** An amount of each. */
  record Price(int mana, int life, int energy) {
    static final Price NOTHING = new Price(0, 0, 0);

    Price plus(Price other) {
      return new Price(mana + other.mana, life + other.life, energy + other.energy);
    }
  }

  /** A price for each effect by which a creature's attack on a target costs something. */
  List<Price> of(Id creature, Id target) {
    var prices = new ArrayList<Price>();
    for (Statement one : statements) {
      Reading reading = one.reading().of(Attack.NONE, creature, target);
      if (one.effect() instanceof Effect.AttackCost(var who, var whom, var cost, var when)
          && reading.means(who, creature)
          && reading.means(whom, target)
          && reading.holds(when)) {
        prices.add(price(reading, cost));
      }
    }
    return prices;
  }

  static Price price(Reading reading, Cost cost) {
    return switch (cost) {
      case Cost.PayMana(var mana, var x) ->
          new Price(
              mana.symbols().stream()
                  .mapToInt(symbol ->
                      symbol instanceof ManaSymbol.Generic(int amount) ? amount : reading.value(x))
                  .sum(),
              0,
              0);
      case Cost.PayLife(var life) -> new Price(0, reading.value(life), 0);
      case Cost.PayEnergy(var energy) -> new Price(0, 0, reading.value(energy));
      case Cost.Times(var times, var one) -> {
        Price all = Price.NOTHING;
        for (int time = 0; time < reading.value(times); time++) {
          all = all.plus(price(reading, one));
        }
        yield all;
      }
      case Cost.Sacrifice _,
          Cost.Tap _,
          Cost.ReturnToHand _,
          Cost.Discard _,
          Cost.ExileFromGraveyard _,
          Cost.RemoveCounters _,
          Cost.Exert _,
          Cost.Enlist _,
          Cost.Together _ ->
          throw new IllegalArgumentException("not on these boards: " + cost);
    };
  }

  /** What each player owes for the attacks of that player's creatures. */
  Map<Id, Price> owed(Attack attack) {
    Map<Id, Price> owed = new HashMap<>();
    attack
        .targets()
        .forEach((creature, target) ->
            of(creature, target)
                .forEach(price ->
                    owed.merge(
                        board.permanent(creature).orElseThrow().controller(), price, Price::plus)));
    return owed;
  }

  /** Whether every player has what that player owes. */
  boolean canBePaid(Map<Id, Price> owed) {
    return owed.entrySet().stream()
        .allMatch(entry -> has(board.player(entry.getKey()), entry.getValue()));
  }

  private static boolean has(Player player, Price price) {
    int mana = 0;
    for (ManaSymbol symbol : player.mana().orElse(Mana.NONE).symbols()) {
      mana += symbol instanceof ManaSymbol.Generic(int amount) ? amount : 1;
    }
    return price.mana() <= mana
        && price.life() <= player.life()
        && price.energy() <= player.energy();
  }
}
