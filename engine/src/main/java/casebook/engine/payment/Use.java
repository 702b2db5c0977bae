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

  /** The board once all of these are done, one after the other. */
  static Board all(Board board, List<Use> uses) {
    Board now = board;
    var changed = new LinkedHashMap<Id, Permanent>();
    for (Use use : uses) {
      if (use.action == Action.SACRIFICE || use.action == Action.RETURN_TO_HAND) {
        now = use.gone(now.withAll(changed.values()));
        changed.clear();
      } else {
        Permanent used = changed.get(use.permanent);
        changed.put(
            use.permanent,
            use.changed(used == null ? now.permanent(use.permanent).orElseThrow() : used));
      }
    }
    return changed.isEmpty() ? now : now.withAll(changed.values());
  }

  private Permanent changed(Permanent used) {
    return switch (action) {
      case TAP -> used.change().tapped(true).build();
      case EXERT -> used.change().designation(Designation.EXERTED, true).build();
      case REMOVE_COUNTERS -> withoutCounters(used);
      case SACRIFICE, RETURN_TO_HAND -> used;
    };
  }

  private Permanent withoutCounters(Permanent used) {
    var left = new LinkedHashMap<>(used.counters());
    left.computeIfPresent(counters, (_, count) -> count > times ? count - times : null);
    return used.change().counters(left).build();
  }

  /** It goes to its owner's hand or graveyard (400.3); a token ceases to exist there (704.5d). */
  private Board gone(Board board) {
    Permanent used = board.permanent(permanent).orElseThrow();
    Board without = board.without(List.of(permanent));
    if (used.token()) {
      return without;
    }
    Player owner = board.player(used.owner());
    boolean toHand = action == Action.RETURN_TO_HAND;
    return without.with(
        owner.withResources(
            owner.life(),
            owner.hand() + (toHand ? 1 : 0),
            owner.graveyard() + (toHand ? 0 : 1),
            owner.energy(),
            owner.mana()));
  }
}
