package casebook.engine.reading.clause;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.reading.condition.Durations;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.noun.PlayerNouns;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Noun;
import java.util.List;
import java.util.Optional;

/** Effects that change who controls a permanent (613.1b). */
final class ControlChanges {
  private ControlChanges() {}

  /** "You control enchanted creature", "gain control of target creature". */
  static Optional<List<Effect>> read(Cursor c) {
    return c.first(ControlChanges::controls, ControlChanges::gains);
  }

  private static Optional<List<Effect>> controls(Cursor c) {
    Optional<Players> players = PlayerNouns.read(c);
    if (players.isEmpty() || !c.acceptAny("control", "controls")) {
      return Optional.empty();
    }
    return Nouns.read(c)
        .flatMap(Noun::each)
        .filter(who -> who instanceof Filter.Attached)
        .map(who -> changes(who, players.get()));
  }

  private static Optional<List<Effect>> gains(Cursor c) {
    Optional<Players> players = c.attempt(() -> PlayerNouns.read(c));
    c.accept("may");
    if (!c.acceptAny("gain control of", "gains control of")) {
      return Optional.empty();
    }
    Optional<Filter> who = Nouns.read(c).flatMap(Noun::each);
    Durations.skip(c);
    return who.map(of -> changes(of, players.orElse(Players.YOU)));
  }

  private static List<Effect> changes(Filter who, Players controller) {
    return List.of(new Effect.ChangesControl(who, controller, Condition.ALWAYS));
  }
}
