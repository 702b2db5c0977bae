package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Player;
import casebook.engine.move.Move;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** One move of a game, the ruling on it, and the boards before and after it. */
record Step(Board before, Move move, Ruling ruling, Board after) {
  /** What is said of the move, text that can't be read aside. */
  boolean isIllegal() {
    return ruling.provisional().orElse(ruling.verdict()) == Verdict.ILLEGAL;
  }

  /** 506.2, 506.2b: the active player, or the players of the active team. */
  static Set<Id> attackingPlayers(Board board) {
    var players = new HashSet<Id>();
    for (Player player : board.players().values()) {
      boolean active =
          player.id().equals(board.activePlayer())
              || (board.options().sharedTeamTurns()
                  && player.team().isPresent()
                  && player.team().equals(board.player(board.activePlayer()).team()));
      if (active && player.inGame()) {
        players.add(player.id());
      }
    }
    return players;
  }

  /** The players from the active one on, in turn order. */
  static List<Id> turnOrder(Board board) {
    var players = new ArrayList<>(board.players().keySet());
    while (!players.getFirst().equals(board.activePlayer())) {
      players.add(players.removeFirst());
    }
    return players;
  }
}
