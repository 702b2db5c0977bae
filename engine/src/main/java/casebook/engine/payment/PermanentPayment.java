package casebook.engine.payment;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Price.Action;
import casebook.engine.ruling.Price.OfPermanents;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Which permanents pay the parts of costs that are about permanents. None is tapped twice, and none
 * leaves twice (118.10); but a permanent may be tapped for one cost and sacrificed for another.
 *
 * @param uses what is done to permanents, those that leave last
 * @param missing the parts for which there are too few permanents
 * @param unused the named permanents that can't pay what they were named for
 */
record PermanentPayment(List<Use> uses, List<OfPermanents> missing, List<Named> unused) {

  /** The ways of being used that exclude each other, those that end in leaving last. */
  private static final List<Set<Action>> EXCLUSIVE =
      List.of(
          EnumSet.of(Action.TAP),
          EnumSet.of(Action.EXERT),
          EnumSet.of(Action.REMOVE_COUNTERS),
          EnumSet.of(Action.SACRIFICE, Action.RETURN_TO_HAND));

  /**
   * Pays costs with the permanents that were named for them first, then with those that don't
   * attack, each in board order.
   */
  static PermanentPayment of(
      Board board, Set<Id> attackers, List<CostItem> items, List<Named> named) {
    var uses = new ArrayList<Use>();
    var missing = new ArrayList<OfPermanents>();
    var unused = new ArrayList<>(named);
    for (Set<Action> actions : EXCLUSIVE) {
      var matching = new PermanentMatching(board, actions, items, unused);
      unused.removeAll(matching.payWithNamed());
      matching.payWithOthers(attackers);
      uses.addAll(matching.uses());
      missing.addAll(matching.missing());
    }
    return new PermanentPayment(uses, missing, unused);
  }
}
