package casebook.engine.meaning;

import casebook.engine.board.Board;
import casebook.engine.board.Fact;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Filter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;

/** How much an amount is, seen from a viewpoint. */
final class AmountMeaning {
  private AmountMeaning() {}

  /** The five basic land types (305.6). */
  private static final List<String> BASIC_LAND_TYPES =
      List.of("plains", "island", "swamp", "mountain", "forest");

  static int value(Viewpoint view, Amount amount) {
    return switch (amount) {
      case Amount.Constant(int value) -> value;
      case Amount.CountOf(var filter) -> view.matching(filter).size();
      case Amount.Of(var players, var ofPlayer) ->
          view.players(players).stream()
              .mapToInt(player -> ofPlayer(view.board(), player, ofPlayer))
              .sum();
      case Amount.LeastOf(var players, var ofPlayer) ->
          view.players(players).stream()
              .mapToInt(player -> ofPlayer(view.board(), player, ofPlayer))
              .min()
              .orElse(0);
      case Amount.MostOf(var players, var ofPlayer) ->
          view.players(players).stream()
              .mapToInt(player -> ofPlayer(view.board(), player, ofPlayer))
              .max()
              .orElse(0);
      case Amount.CountersOn(var filter, var kind) ->
          view.matching(filter).stream().mapToInt(one -> FilterMeaning.counters(one, kind)).sum();
      case Amount.PowerOf(var filter) ->
          numbers(view, filter, one -> one.characteristics().power()).max().orElse(0);
      case Amount.ToughnessOf(var filter) ->
          numbers(view, filter, one -> one.characteristics().toughness()).max().orElse(0);
      case Amount.ManaValueOf(var filter) ->
          view.matching(filter).stream()
              .mapToInt(one -> one.characteristics().manaValue())
              .max()
              .orElse(0);
      case Amount.TotalPowerOf(var filter) ->
          numbers(view, filter, one -> one.characteristics().power()).sum();
      case Amount.DifferentPowers(var filter) ->
          (int) numbers(view, filter, one -> one.characteristics().power()).distinct().count();
      case Amount.TimesAttacked(var filter) ->
          view.matching(filter).stream()
              .mapToInt(one -> view.board().combat().timesDeclared(one))
              .sum();
      case Amount.SymbolsIn(var filter, var color) ->
          view.matching(filter).stream()
              .mapToInt(one -> one.characteristics().manaCost().symbolsOf(List.of(color)))
              .sum();
      case Amount.ColorsAmong(var filter) ->
          (int)
              view.matching(filter).stream()
                  .flatMap(one -> one.characteristics().colors().stream())
                  .distinct()
                  .count();
      case Amount.ChosenNumber() -> view.chosen().number().orElse(0);
      case Amount.BasicLandTypes(var players) ->
          (int)
              BASIC_LAND_TYPES.stream()
                  .filter(type ->
                      view.board().phasedIn().stream()
                          .anyMatch(one ->
                              one.characteristics().hasType("land")
                                  && one.characteristics().hasSubtype(type)
                                  && view.is(players, one.controller())))
                  .count();
      case Amount.Devotion(var players, var colors) ->
          view.board().phasedIn().stream()
              .filter(one -> view.is(players, one.controller()))
              .mapToInt(one -> one.characteristics().manaCost().symbolsOf(colors))
              .sum();
      case Amount.TurnFact(var name) -> fact(view.board().turn().facts(), name);
      case Amount.CombatNumber() -> view.board().turn().combat();
      case Amount.Sum(var amounts) -> amounts.stream().mapToInt(one -> value(view, one)).sum();
      case Amount.Times(int factor, var one) -> factor * value(view, one);
      case Amount.IsEven(var one) -> value(view, one) % 2 == 0 ? 1 : 0;
    };
  }

  static int ofPlayer(Board board, Id id, Amount.OfPlayer amount) {
    Player player = board.player(id);
    return switch (amount) {
      case Amount.Life() -> player.life();
      case Amount.CardsInHand() -> player.hand();
      case Amount.CardsInGraveyard() -> player.graveyard();
      case Amount.PoisonCounters() -> player.poison();
      case Amount.EnergyCounters() -> player.energy();
      case Amount.PlayerFact(var name) -> ofPlayer(board, player, name).map(Fact::amount).orElse(0);
    };
  }

  /**
   * A fact of a player by its name: one that is said of the player, or of the turn where it is that
   * player's turn.
   */
  static Optional<Fact> ofPlayer(Board board, Player player, String name) {
    Map<String, Fact> turn =
        player.id().equals(board.activePlayer()) ? board.turn().facts() : Map.of();
    return Optional.ofNullable(player.state().get(name))
        .or(() -> Optional.ofNullable(turn.get(name)));
  }

  private static int fact(Map<String, Fact> facts, String name) {
    Fact fact = facts.get(name);
    return fact == null ? 0 : fact.amount();
  }

  private static IntStream numbers(
      Viewpoint view, Filter filter, Function<Permanent, OptionalInt> number) {
    return view.matching(filter).stream().map(number).flatMapToInt(OptionalInt::stream);
  }
}
