package casebook.engine.board;

import java.util.OptionalInt;

/**
 * When an object or effect came (613.7), as far as it is known.
 *
 * @param stated the number that the case gives it; only such numbers are compared with each other
 * @param move 0 for what was there before the first move, else which of the moves brought it,
 *     counted from 1
 * @param turn in which turn what resolved did so, as far as that is known
 */
public record Timestamp(OptionalInt stated, int move, Resolved turn) {

  /** In which turn a spell or ability resolved. */
  public enum Resolved {
    /** In this one, unless a number says otherwise. */
    THIS_TURN,
    /** In this one or in an earlier one. */
    ANY_TURN,
    /**
     * In an earlier one: a sorcery of a player whose turn it isn't (307.1), where the case doesn't
     * say that it was cast at another time.
     */
    EARLIER_TURN
  }

  /** Nothing is said of when it came. */
  public static final Timestamp UNSAID = new Timestamp(OptionalInt.empty(), 0, Resolved.THIS_TURN);

  /** Nothing is said of when it came, nor that it was this turn. */
  public static final Timestamp OF_ANY_TURN =
      new Timestamp(OptionalInt.empty(), 0, Resolved.ANY_TURN);

  /** Nothing is said of when it came but that it was in an earlier turn. */
  public static final Timestamp OF_EARLIER_TURN =
      new Timestamp(OptionalInt.empty(), 0, Resolved.EARLIER_TURN);

  /** A number that the case gives. */
  public static Timestamp of(int stated) {
    return new Timestamp(OptionalInt.of(stated), 0, Resolved.THIS_TURN);
  }

  /** Whether it is told that this is earlier: by numbers, or as a move brought the other. */
  public boolean isToldBefore(Timestamp other) {
    boolean isNumbered = stated.isPresent() && other.stated.isPresent();
    return move < other.move
        || (move == other.move && isNumbered && stated.getAsInt() < other.stated.getAsInt());
  }

  /** Brought by a move, later than what earlier moves brought. */
  public static Timestamp ofMove(int move) {
    return new Timestamp(OptionalInt.empty(), move, Resolved.THIS_TURN);
  }
}
