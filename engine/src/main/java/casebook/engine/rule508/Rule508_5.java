package casebook.engine.rule508;

import casebook.engine.Cr;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import java.util.Optional;

/** Which player "defending player" means for an attacking creature. */
@Cr(rule = "508.5", text = "")
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
