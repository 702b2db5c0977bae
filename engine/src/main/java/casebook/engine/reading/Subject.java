package casebook.engine.reading;

import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import java.util.Optional;

/** What a predicate is said of: permanents, or players. */
sealed interface Subject {

  record Permanents(Filter filter) implements Subject {}

  record Persons(Players players) implements Subject {}

  /** The permanents, or the creatures of the players. */
  default Filter attackers() {
    return switch (this) {
      case Permanents(var filter) -> Filters.attackers(filter);
      case Persons(var players) -> new Filter.ControlledBy(players);
    };
  }

  /** A noun phrase as the subject of a predicate. */
  static Optional<Subject> read(Cursor c) {
    return c.first(Subject::persons, Subject::permanents);
  }

  private static Optional<Subject> persons(Cursor c) {
    Optional<Players> players = PlayerNouns.read(c);
    boolean qualifier = c.looksAtAny("control", "controls", "own", "owns");
    return qualifier ? Optional.empty() : players.map(Persons::new);
  }

  private static Optional<Subject> permanents(Cursor c) {
    Optional<Subject> first = Nouns.read(c).map(noun -> new Permanents(noun.filter()));
    if (first.isEmpty() || !c.looksAt("and")) {
      return first;
    }
    return c.attempt(
            () -> {
              c.skip();
              Optional<Nouns.Noun> second = Nouns.read(c);
              c.accept("each");
              boolean verb =
                  c.looksAtAny("can't", "attack", "have", "gain", "get", "are", "lose", "can");
              return verb ? second : Optional.empty();
            })
        .<Subject>map(second ->
            new Permanents(
                Filters.any(
                    java.util.List.of(((Permanents) first.get()).filter(), second.filter()))))
        .or(() -> first);
  }
}
