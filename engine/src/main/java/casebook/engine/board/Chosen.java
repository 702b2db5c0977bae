package casebook.engine.board;

import casebook.engine.mana.Color;
import java.util.Optional;
import java.util.OptionalInt;

/** The choices made for a permanent or an effect, that its text calls "the chosen …". */
public record Chosen(
    Optional<Id> player,
    Optional<Color> color,
    Optional<String> type,
    OptionalInt number,
    Optional<String> card,
    Optional<Direction> direction,
    Optional<String> mode) {

  /** Nothing was chosen. */
  public static final Chosen NOTHING =
      new Chosen(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
}
