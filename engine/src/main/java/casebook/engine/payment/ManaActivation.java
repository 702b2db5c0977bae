package casebook.engine.payment;

import casebook.engine.board.Id;
import casebook.engine.effect.ManaCost;
import casebook.engine.mana.Mana;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A way in which a permanent can make mana (605.1a): once, or as often as it is paid for where
 * nothing is done to the permanent itself.
 *
 * @param choices what it may add
 * @param snow whether the permanent is snow, so that its mana is too (107.4h)
 * @param also what is paid for it besides: mana, and permanents that are tapped or sacrificed
 */
public record ManaActivation(
    Id permanent, ManaCost cost, List<Mana> choices, boolean snow, Price also) {
  public ManaActivation {
    choices = List.copyOf(choices);
  }

  /** One for which nothing else is paid. */
  public ManaActivation(Id permanent, ManaCost cost, List<Mana> choices, boolean snow) {
    this(permanent, cost, choices, snow, Price.NOTHING);
  }

  /**
   * The activations that are needed, found by leaving out one after the other, the least preferred
   * first. A binary search comes before that: more activations than are enough are enough too.
   *
   * @param possible what can be activated, what is preferred first
   */
  static List<ManaActivation> needed(
      List<ManaActivation> possible, Predicate<List<ManaActivation>> isEnough) {
    int tooFew = -1;
    int enough = possible.size();
    while (enough - tooFew > 1) {
      int middle = (tooFew + enough) / 2;
      if (isEnough.test(possible.subList(0, middle))) {
        enough = middle;
      } else {
        tooFew = middle;
      }
    }
    var needed = new ArrayList<>(possible.subList(0, enough));
    for (ManaActivation activation : possible.subList(0, enough).reversed()) {
      var without = new ArrayList<>(needed);
      without.remove(activation);
      if (isEnough.test(without)) {
        needed.remove(activation);
      }
    }
    return needed;
  }

  /** The same, whose cost is paid with mana as though it were mana of any color (609.4b). */
  public ManaActivation asAnyColor() {
    var paid =
        new Price(
            also.mana().ofAnyColor(),
            also.life(),
            also.energy(),
            also.discard(),
            also.exile(),
            also.permanents());
    return new ManaActivation(permanent, cost, choices, snow, paid);
  }

  /** Whether nothing is paid for it but what is done to its permanent. */
  boolean isFree() {
    return also.equals(Price.NOTHING);
  }

  /**
   * Whether the permanent can't be used for something else once it has made the mana: what is gone
   * can't be used at all, what is tapped can still be sacrificed or returned (508.1i comes before
   * 508.1j).
   */
  boolean excludes(Action action) {
    return cost.sacrifices() || (cost.taps() && action == Action.TAP);
  }

  /** What is done to the permanent, one after the other. */
  List<Use> uses() {
    return Use.of(cost, permanent);
  }

  Making making() {
    return new Making(choices, snow);
  }
}
