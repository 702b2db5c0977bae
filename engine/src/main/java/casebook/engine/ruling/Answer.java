package casebook.engine.ruling;

import casebook.engine.board.BlockStatus;
import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import java.util.List;
import java.util.Optional;

/** The answer to a question. */
public sealed interface Answer {

  /** Yes or no. */
  record Truth(boolean value) implements Answer {}

  /** Step names, in order. */
  record Steps(List<String> names) implements Answer {
    public Steps {
      names = List.copyOf(names);
    }
  }

  /** Players, in turn order. */
  record Players(List<Id> players) implements Answer {
    public Players {
      players = List.copyOf(players);
    }
  }

  /** Whether a creature is blocked; empty where it is neither blocked nor unblocked. */
  record Blocked(Optional<BlockStatus> status) implements Answer {}

  /** One player, or nobody. */
  record APlayer(Optional<Id> player) implements Answer {}

  /**
   * Attacks that could be declared, fewest attackers first.
   *
   * @param isComplete whether none is left out that has fewer attackers, or that was asked for;
   *     otherwise finding more took too long
   */
  record Attacks(List<Attack> attacks, boolean isComplete) implements Answer {
    public Attacks {
      attacks = List.copyOf(attacks);
    }
  }
}
