package casebook.engine.board;

import java.util.Collections;
import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.Set;

/**
 * By what a game is played: the options of a multiplayer game that decide who may be attacked, and
 * which rules are in force where editions differ.
 *
 * @param rangeOfInfluence a number of seats (801.2), none where the game has no such limit
 * @param sharedTeamTurns whether teams take turns together (805)
 * @param amendments what is in force of that in which editions differ
 */
public record Options(
    AttackOption attack,
    OptionalInt rangeOfInfluence,
    boolean sharedTeamTurns,
    Set<Amendment> amendments) {

  public Options {
    EnumSet<Amendment> copy = EnumSet.noneOf(Amendment.class);
    copy.addAll(amendments);
    amendments = Collections.unmodifiableSet(copy);
  }

  /** The options of a game that is played by today's rules. */
  public Options(AttackOption attack, OptionalInt rangeOfInfluence, boolean sharedTeamTurns) {
    this(attack, rangeOfInfluence, sharedTeamTurns, EnumSet.allOf(Amendment.class));
  }

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

  /** The same options in a game in which these amendments are in force. */
  public Options with(Set<Amendment> inForce) {
    return new Options(attack, rangeOfInfluence, sharedTeamTurns, inForce);
  }

  /** Whether an amendment is in force. */
  public boolean has(Amendment amendment) {
    return amendments.contains(amendment);
  }
}
