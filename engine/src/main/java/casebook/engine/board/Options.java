package casebook.engine.board;

import java.util.OptionalInt;

/**
 * The options of a multiplayer game that decide who may be attacked.
 *
 * @param rangeOfInfluence a number of seats (801.2), none where the game has no such limit
 * @param sharedTeamTurns whether teams take turns together (805)
 */
public record Options(AttackOption attack, OptionalInt rangeOfInfluence, boolean sharedTeamTurns) {

  /** Whom the attacking player's creatures may attack. */
  public enum AttackOption {
    /** One opponent is chosen as the defending player (506.2a). */
    SINGLE,
    /** All opponents are defending players (802). */
    MULTIPLE,
    /** The nearest opponent to the left is the defending player (803). */
    LEFT,
    /** The nearest opponent to the right is the defending player (803). */
    RIGHT
  }

  /** What holds where a case says nothing: any opponent may be attacked (802), without a range. */
  public static final Options DEFAULT =
      new Options(AttackOption.MULTIPLE, OptionalInt.empty(), false);
}
