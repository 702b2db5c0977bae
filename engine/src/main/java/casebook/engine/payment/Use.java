package casebook.engine.payment;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.effect.Designation;
import casebook.engine.ruling.Price.Action;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * What is done to one permanent to pay for something.
 *
 * @param counters the kind of counter that is removed; empty where none is
 * @param times how many counters are removed; for other actions it is done once all the same
 */
record Use(Action action, Id permanent, String counters, int times) {

  /** The board once it is done. */
  Board on(Board board) {
    Permanent used = board.permanent(permanent).orElseThrow();
    return switch (action) {
      case TAP -> board.with(used.change().tapped(true).build());
      case EXERT -> board.with(used.change().designation(Designation.EXERTED, true).build());
      case REMOVE_COUNTERS -> board.with(withoutCounters(used));
      case SACRIFICE -> gone(board, used, 0, 1);
      case RETURN_TO_HAND -> gone(board, used, 1, 0);
    };
  }

  private Permanent withoutCounters(Permanent used) {
    var left = new LinkedHashMap<>(used.counters());
    left.computeIfPresent(counters, (_, count) -> count > times ? count - times : null);
    return used.change().counters(left).build();
  }

  /** It goes to its owner's hand or graveyard (400.3); a token ceases to exist there (704.5d). */
  private static Board gone(Board board, Permanent used, int toHand, int toGraveyard) {
    Board without = board.without(List.of(used.id()));
    if (used.token()) {
      return without;
    }
    Player owner = board.player(used.owner());
    return without.with(
        owner.withResources(
            owner.life(),
            owner.hand() + toHand,
            owner.graveyard() + toGraveyard,
            owner.energy(),
            owner.mana()));
  }
}
