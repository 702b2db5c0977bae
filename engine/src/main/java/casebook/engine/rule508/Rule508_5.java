package casebook.engine.rule508;

import casebook.engine.Cr;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import java.util.Optional;

/** Which player "defending player" means for an attacking creature. */
@Cr(
    rule = "508.5",
    text =
        """
        If an ability of an attacking creature refers to a defending player, or a spell or ability
        refers to both an attacking creature and a defending player, then unless otherwise
        specified, the defending player it’s referring to is the player that creature is attacking,
        the controller of the planeswalker that creature is attacking, or the protector of the
        battle that creature is attacking. If that creature is no longer attacking, the defending
        player it’s referring to is the player that creature was attacking before it was removed
        from combat, the controller of the planeswalker that creature was attacking before it was
        removed from combat, or the protector of the battle that creature was attacking before it
        was removed from combat.
        """)
public final class Rule508_5 {
  private Rule508_5() {}

  /**
   * The player attacked, the controller of the planeswalker, or the protector of the battle; of a
   * permanent that is both a planeswalker and a battle, its protector (310.8d).
   */
  public static Optional<Id> defendingPlayer(Board board, Id target) {
    if (board.isPlayer(target)) {
      return Optional.of(target);
    }
    return board
        .permanent(target)
        .flatMap(permanent ->
            permanent.isBattle()
                ? permanent.protector()
                : Optional.of(permanent).map(Permanent::controller));
  }
}
