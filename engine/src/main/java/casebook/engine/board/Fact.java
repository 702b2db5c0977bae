package casebook.engine.board;

/** Anything else that a card's condition reads of a player, a permanent or the turn. */
public sealed interface Fact {
  /** How many or how much of something there was. */
  record Count(int value) implements Fact {}

  /** A word or name that was chosen or written down. */
  record Text(String value) implements Fact {}

  /** Whether something is or was so. */
  record Flag(boolean value) implements Fact {}

  /** The fact as an amount: a count is itself, a flag 1 or 0; a text has no amount and counts 0. */
  default int amount() {
    return switch (this) {
      case Count(int value) -> value;
      case Flag(boolean value) -> value ? 1 : 0;
      case Text _ -> 0;
    };
  }
}
