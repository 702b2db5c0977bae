package casebook.engine.play;

import casebook.engine.force.InForce;
import casebook.engine.ruling.OrderOfEffects;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.RulingPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * A ruling where the order of effects isn't known (613.7): it is sure only if it is the same
 * whichever came first.
 */
public final class InAnyOrder {
  /** The parts of rulings that are compared. */
  public static final Set<RulingPart> COMPARED = Set.of(RulingPart.LEGAL_ATTACKS);

  private InAnyOrder() {}

  /**
   * The first outcome, undetermined where another order leads to another ruling.
   *
   * @param readings the board in each order, the first of which led to the first outcome
   */
  public static Outcome of(
      List<InForce> readings, Outcome first, Function<InForce, Outcome> judged) {
    if (!(first instanceof Outcome.Ruled(var ruling, var after))) {
      return first;
    }
    var orders = new ArrayList<OrderOfEffects>();
    boolean same = true;
    orders.add(order(readings.getFirst(), ruling));
    for (InForce reading : readings.subList(1, readings.size())) {
      if (judged.apply(reading) instanceof Outcome.Ruled(var other, var _)) {
        orders.add(order(reading, other));
        same &= isSame(ruling, other);
      }
    }
    return new Outcome.Ruled(same ? ruling : ruling.undeterminedByOrder(orders), after);
  }

  private static OrderOfEffects order(InForce reading, Ruling ruling) {
    return new OrderOfEffects(
        reading.board().precedences(), ruling.verdict(), ruling.decidedBy(), ruling.answer());
  }

  private static boolean isSame(Ruling one, Ruling other) {
    return one.verdict() == other.verdict()
        && one.decidedBy().equals(other.decidedBy())
        && one.answer().equals(other.answer())
        && one.costs().equals(other.costs())
        && one.legalAttacks().equals(other.legalAttacks())
        && one.state().equals(other.state());
  }
}
