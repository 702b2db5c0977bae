package casebook.engine.board;

import java.util.List;

/**
 * The limited range of influence option (801): how far, in seats, a player's attacks and the text
 * that the player controls reach.
 */
public final class RangeOfInfluence {
  private RangeOfInfluence() {}

  /**
   * Whether a permanent is within a player's range of influence: its controller is, or the
   * protector of a battle (801.2d).
   */
  public static boolean includes(Board board, Id of, Permanent permanent) {
    return includes(board, of, permanent.controller())
        || (permanent.isBattle()
            && permanent.protector().filter(one -> includes(board, of, one)).isPresent());
  }

  /** Whether a player is within another's range of influence (801.2). */
  public static boolean includes(Board board, Id of, Id player) {
    if (board.options().rangeOfInfluence().isEmpty()) {
      return true;
    }
    List<Id> seats = seats(board);
    if (!board.player(of).inGame() || !seats.contains(player)) {
      return false;
    }
    int apart = Math.abs(seats.indexOf(of) - seats.indexOf(player));
    int distance = Math.min(apart, seats.size() - apart);
    return distance <= board.options().rangeOfInfluence().getAsInt();
  }

  /** Who was in the game as the turn began: that is when ranges are determined (801.2c). */
  private static List<Id> seats(Board board) {
    return board.players().values().stream()
        .filter(player -> player.inGame() || board.turn().left().contains(player.id()))
        .map(Player::id)
        .toList();
  }
}
