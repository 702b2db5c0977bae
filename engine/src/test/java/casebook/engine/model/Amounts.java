package casebook.engine.model;

import casebook.engine.board.Fact;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.effect.Amount;
import casebook.engine.mana.Color;
import casebook.engine.mana.ManaSymbol;
import java.util.List;
import java.util.Map;

/** How much the amounts are that a text speaks of. */
record Amounts(Reading reading) {
  private static final List<String> BASIC_LAND_TYPES =
      List.of("Plains", "Island", "Swamp", "Mountain", "Forest");

  int value(Amount amount) {
    return switch (amount) {
      case Amount.Constant(int value) -> value;
      case Amount.CountOf(var filter) -> reading.matching(filter).size();
      case Amount.Of(var players, var ofPlayer) ->
          reading.board().players().values().stream()
              .filter(player -> player.inGame() && reading.means(players, player.id()))
              .mapToInt(player -> ofPlayer(player, ofPlayer))
              .sum();
      case Amount.LeastOf(var players, var ofPlayer) ->
          reading.board().players().values().stream()
              .filter(player -> player.inGame() && reading.means(players, player.id()))
              .mapToInt(player -> ofPlayer(player, ofPlayer))
              .min()
              .orElse(0);
      case Amount.MostOf(var players, var ofPlayer) ->
          reading.board().players().values().stream()
              .filter(player -> player.inGame() && reading.means(players, player.id()))
              .mapToInt(player -> ofPlayer(player, ofPlayer))
              .max()
              .orElse(0);
      case Amount.CountersOn(var filter, var kind) ->
          reading.matching(filter).stream().mapToInt(one -> counters(one, kind)).sum();
      case Amount.PowerOf(var filter) ->
          reading.matching(filter).stream()
              .filter(one -> one.characteristics().power().isPresent())
              .mapToInt(one -> one.characteristics().power().getAsInt())
              .max()
              .orElse(0);
      case Amount.ToughnessOf(var filter) ->
          reading.matching(filter).stream()
              .filter(one -> one.characteristics().toughness().isPresent())
              .mapToInt(one -> one.characteristics().toughness().getAsInt())
              .max()
              .orElse(0);
      case Amount.ManaValueOf(var filter) ->
          reading.matching(filter).stream()
              .mapToInt(one -> one.characteristics().manaValue())
              .max()
              .orElse(0);
      case Amount.TotalPowerOf(var filter) ->
          reading.matching(filter).stream()
              .mapToInt(one -> one.characteristics().power().orElse(0))
              .sum();
      case Amount.DifferentPowers(var filter) ->
          (int)
              reading.matching(filter).stream()
                  .filter(one -> one.characteristics().power().isPresent())
                  .map(one -> one.characteristics().power().getAsInt())
                  .distinct()
                  .count();
      case Amount.TimesAttacked(var filter) ->
          reading.matching(filter).stream()
              .flatMap(one -> one.attackedThisTurn().stream())
              .toList()
              .size();
      case Amount.SymbolsIn(var filter, var color) -> {
        int found = 0;
        for (var one : reading.matching(filter)) {
          for (var symbol : one.characteristics().manaCost().symbols()) {
            found += symbol.itsColors().contains(color) ? 1 : 0;
          }
        }
        yield found;
      }
      case Amount.ColorsAmong(var filter) -> {
        int colors = 0;
        for (Color color : Color.values()) {
          if (reading.matching(filter).stream()
              .anyMatch(one -> one.characteristics().colors().contains(color))) {
            colors++;
          }
        }
        yield colors;
      }
      case Amount.ChosenNumber() -> reading.chosen().number().orElse(0);
      case Amount.BasicLandTypes(var players) ->
          (int)
              BASIC_LAND_TYPES.stream()
                  .filter(type ->
                      reading.board().phasedIn().stream()
                          .filter(one -> one.characteristics().hasType("Land"))
                          .filter(one -> one.characteristics().hasSubtype(type))
                          .anyMatch(one -> reading.means(players, one.controller())))
                  .count();
      case Amount.Devotion(var players, var colors) -> {
        int symbols = 0;
        for (Permanent one : reading.board().phasedIn()) {
          if (reading.means(players, one.controller())) {
            for (ManaSymbol symbol : one.characteristics().manaCost().symbols()) {
              symbols += colors.stream().anyMatch(of -> isOf(symbol, of)) ? 1 : 0;
            }
          }
        }
        yield symbols;
      }
      case Amount.TurnFact(var name) -> fact(reading.board().turn().facts(), name);
      case Amount.CombatNumber() -> reading.board().turn().combat();
      case Amount.Sum(var amounts) -> amounts.stream().mapToInt(this::value).sum();
      case Amount.Times(int factor, var times) -> factor * value(times);
      case Amount.IsEven(var number) -> value(number) % 2 == 0 ? 1 : 0;
    };
  }

  private static boolean isOf(ManaSymbol symbol, Color color) {
    return symbol.text().contains(color.name());
  }

  static int counters(Permanent permanent, String kind) {
    int counters = 0;
    for (Map.Entry<String, Integer> of : permanent.counters().entrySet()) {
      if (kind.isEmpty() || of.getKey().equals(kind)) {
        counters += of.getValue();
      }
    }
    return counters;
  }

  static int ofPlayer(Player player, Amount.OfPlayer amount) {
    return switch (amount) {
      case Amount.Life() -> player.life();
      case Amount.CardsInHand() -> player.hand();
      case Amount.CardsInGraveyard() -> player.graveyard();
      case Amount.PoisonCounters() -> player.poison();
      case Amount.EnergyCounters() -> player.energy();
      case Amount.PlayerFact(var name) -> fact(player.state(), name);
    };
  }

  static int fact(Map<String, Fact> facts, String name) {
    return facts.containsKey(name) ? facts.get(name).amount() : 0;
  }
}
