package casebook.engine.reading;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import java.util.List;
import java.util.Optional;

/** Abilities that trigger an additional time for what attacks (603.2d). */
final class Repetitions {
  private Repetitions() {}

  /** Whether such a sentence begins here. */
  static boolean beginsAt(Cursor c) {
    int start = c.at();
    boolean begins = read(c).isPresent();
    c.moveTo(start);
    return begins;
  }

  /**
   * "If a creature attacking causes a triggered ability of a permanent you control to trigger, that
   * ability triggers an additional time".
   */
  static Optional<List<Effect>> read(Cursor c) {
    return c.attempt(() -> {
      Optional<Filter> attacker = c.accept("if") ? one(c) : Optional.empty();
      if (attacker.isEmpty()
          || !c.acceptAny("attacking causes", "attacking would cause")
          || !c.accept("a triggered ability of")) {
        return Optional.empty();
      }
      Optional<Filter> source = one(c);
      boolean again =
          c.accept("to trigger ,")
              && c.acceptAny(
                  "that ability triggers an additional time",
                  "it triggers an additional time",
                  "that ability triggers one additional time");
      return source
          .filter(_ -> again)
          .map(of ->
              List.of(
                  new Effect.TriggersAgain(
                      Filters.attackers(attacker.get()), of, Condition.ALWAYS)));
    });
  }

  private static Optional<Filter> one(Cursor c) {
    return Nouns.read(c)
        .flatMap(noun ->
            switch (noun.quantity()) {
              case THE, ANY, ONE, ANOTHER -> Optional.of(noun.filter());
              case EVERY, PLURAL, SOME, AT_LEAST, EXACTLY, AT_MOST, NONE -> Optional.empty();
            });
  }
}
