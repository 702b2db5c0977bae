package casebook.engine.payment;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.effect.Designation;
import casebook.engine.effect.ManaCost;
import casebook.engine.ruling.Price.Action;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * What is done to one permanent to pay for something.
 *
 * @param counters the kind of counter that is removed; empty where none is
 * @param times how many counters are removed; for other actions it is done once all the same
 */
record Use(Action action, Id permanent, String counters, int times) {

  /** What is done to the object of a mana ability, one after the other. */
  static List<Use> of(ManaCost cost, Id object) {
    return actions(cost).stream().map(action -> new Use(action, object, "", 1)).toList();
  }

  /** What is tapped and sacrificed becomes tapped first, since what is gone can't be. */
  static List<Action> actions(ManaCost cost) {
    return switch (cost) {
      case NOTHING, NOTHING_ONCE -> List.of();
      case TAP -> List.of(Action.TAP);
      case SACRIFICE -> List.of(Action.SACRIFICE);
      case TAP_AND_SACRIFICE -> List.of(Action.TAP, Action.SACRIFICE);
    };
  }

  /** The board once all of these are done, one after the other. */
  static Board all(Board board, List<Use> uses) {
    Board now = board;
    var changed = new LinkedHashMap<Id, Permanent>();
    var leaving = new ArrayList<Use>();
    for (Use use : uses) {
      if (use.action == Action.SACRIFICE || use.action == Action.RETURN_TO_HAND) {
        now = changed.isEmpty() ? now : now.withAll(changed.values());
        changed.clear();
        leaving.add(use);
      } else {
        now = gone(now, leaving);
        leaving.clear();
        Permanent used = changed.get(use.permanent);
        changed.put(
            use.permanent,
            use.changed(used == null ? now.permanent(use.permanent).orElseThrow() : used));
      }
    }
    now = gone(now, leaving);
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

  /**
   * They go to their owners' hands or graveyards (400.3); a token ceases to exist there (704.5d).
   */
  private static Board gone(Board board, List<Use> leaving) {
    if (leaving.isEmpty()) {
      return board;
    }
    var left = new LinkedHashSet<Id>();
    var owners = new LinkedHashMap<Id, Player>();
    for (Use use : leaving) {
      Permanent used =
          board.permanent(use.permanent).filter(one -> left.add(one.id())).orElseThrow();
      if (!used.token()) {
        Player owner = owners.getOrDefault(used.owner(), board.player(used.owner()));
        boolean toHand = use.action == Action.RETURN_TO_HAND;
        owners.put(
            owner.id(),
            owner.withResources(
                owner.life(),
                owner.hand() + (toHand ? 1 : 0),
                owner.graveyard() + (toHand ? 0 : 1),
                owner.energy(),
                owner.mana()));
      }
    }
    Board without = board.without(left);
    for (Player owner : owners.values()) {
      without = without.with(owner);
    }
    return without;
  }
}
