package casebook.engine.reading.noun;

import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Narrowing;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Quantity;
import casebook.engine.reading.word.Token;
import java.util.Optional;

/** What a predicate is said of: permanents, or players. */
public sealed interface Subject {

  /** It is said of permanents. */
  record Permanents(Noun noun) implements Subject {
    /** What "it" and "they" stand for later; of a number of permanents, those that were chosen. */
    public Filter meant() {
      return noun.each().orElse(new Filter.Affected());
    }

    /** What "it" stands for: of "each of those creatures", each by itself. */
    public Filter pronoun() {
      boolean eachOfThose =
          noun.quantity() == Quantity.EVERY && noun.filter().equals(new Filter.Affected());
      return eachOfThose ? new Filter.InQuestion() : Narrowing.pronoun(meant());
    }
  }

  /** It is said of players. */
  record Persons(Players players) implements Subject {}

  /**
   * The permanents of which a statement is true one by one, or the creatures of the players; none
   * where it is said of a number of permanents.
   */
  default Optional<Filter> each() {
    return switch (this) {
      case Permanents(var noun) -> noun.each().map(Filters::attackers);
      case Persons(var players) -> Optional.of(new Filter.ControlledBy(players));
    };
  }

  /** Whether "they" and not "it" stands for it, where it begins with that word. */
  default boolean isSeveral(Token first) {
    return this instanceof Permanents(var noun)
        && (noun.quantity() == Quantity.PLURAL || first.is("all"));
  }

  /** A noun phrase as the subject of a predicate. */
  static Optional<Subject> read(Cursor c) {
    return c.first(Subject::persons, Subject::permanents);
  }

  private static Optional<Subject> persons(Cursor c) {
    Optional<Players> players = PlayerNouns.read(c);
    boolean qualifier =
        c.looksAtAny("control", "controls", "own", "owns")
            || (c.looksAtAny("'s", "'") && Adjectives.head(c.wordAt(1)).isPresent());
    return qualifier ? Optional.empty() : players.map(Persons::new);
  }

  private static Optional<Subject> permanents(Cursor c) {
    Optional<Noun> first = Nouns.read(c);
    // What spells are makes no difference to what is on the battlefield.
    c.acceptAny("and permanent spells you control", "and creature spells you control");
    if (first.isEmpty() || !c.looksAt("and")) {
      return first.map(Permanents::new);
    }
    return c.attempt(
            () -> {
              c.skip();
              Optional<Noun> second = Nouns.read(c);
              c.accept("each");
              boolean verb =
                  c.looksAtAny("can't", "attack", "have", "gain", "get", "are", "lose", "can");
              return verb ? second : Optional.empty();
            })
        .map(second -> Nouns.both(first.get(), second))
        .orElse(first)
        .map(Permanents::new);
  }
}
