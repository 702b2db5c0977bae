package casebook.engine.reading.condition;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.reading.noun.PlayerNouns;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Conditions that are said of every one of several players: "each opponent controls a creature" is
 * so where there is no opponent who doesn't.
 */
final class Universal {
  private Universal() {}

  /** Such a condition; nothing where something else is said. */
  static Optional<Condition> read(Cursor c) {
    if (!c.looksAtAny(
        "each opponent", "each of your opponents", "each player", "each other player")) {
      return Optional.empty();
    }
    int place = c.at();
    Optional<Players> players = PlayerNouns.read(c);
    c.moveTo(place);
    return players.flatMap(who ->
        PlayerConditions.ofSome(c).flatMap(some -> saidOf(who, some)).map(so -> every(who, so)));
  }

  private static Condition every(Players who, Players so) {
    Players not = so instanceof Players.Not(var what) ? what : new Players.Not(so);
    return new Condition.Not(new Condition.ExistsPlayer(PlayerNouns.all(List.of(who, not))));
  }

  /** What the condition that any such player does something says of one of them. */
  static Optional<Players> saidOf(Players who, Condition some) {
    return switch (some) {
      case Condition.Not(var not) -> saidOf(who, not).map(Players.Not::new);
      case Condition.ExistsPlayer(Players.Both(var all)) when all.getFirst().equals(who) ->
          Optional.of(PlayerNouns.all(all.subList(1, all.size())));
      case Condition.ExistsPlayer(var what) when who.equals(Players.ANYONE) -> Optional.of(what);
      case Condition.Exists(Filter.Both(var all)) -> {
        var what = new ArrayList<>(all);
        yield what.remove(new Filter.ControlledBy(who))
            ? Optional.of(new Players.ControllerOf(Filters.all(what)))
            : Optional.empty();
      }
      default -> Optional.empty();
    };
  }
}
