package casebook.engine.ruling;

import casebook.engine.board.Id;
import java.util.Optional;

/**
 * What states an effect.
 *
 * @param name a permanent's id, the name of an effect without a permanent, or, for a goading player
 *     of whom no more is known, that player's id
 * @param permanent the permanent, where it is one
 */
public record Source(String name, Optional<Id> permanent) {

  /** What is the same has the same name. */
  @Override
  public int hashCode() {
    return name.hashCode();
  }

  /** A permanent as a source. */
  public static Source of(Id permanent) {
    return new Source(permanent.value(), Optional.of(permanent));
  }

  /** A source that is no permanent, by its name. */
  public static Source named(String name) {
    return new Source(name, Optional.empty());
  }
}
