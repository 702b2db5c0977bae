package casebook.engine.maximum.bound;

import casebook.engine.maximum.bound.BranchAndBound.WorkLimit;
import casebook.engine.maximum.bound.Components.Component;
import casebook.engine.maximum.bound.FlowNetwork.LaminarFamily;
import casebook.engine.maximum.model.AttackModel.Bonus;
import casebook.engine.maximum.model.Kinds;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Lagrangian relaxation: what creatures can earn at most while every counter stays within bounds,
 * where what is demanded of the whole attack and not settled by the bounds is taken as given.
 *
 * <p>Counters that lie within each other or apart are slots, and the answer is exact for them.
 * Counters that cross others get a price that is raised or lowered for as long as that lowers the
 * bound; the attack found may then disobey them.
 */
final class LagrangianRelaxation {
  private final Kinds kinds;
  private final long[] worth;
  private final long[] groupWorth;
  private final int[][] raises;
  private final int[] taken;
  private Face open;
  private boolean[] allowed;
  private int counters;
  private int[] most;
  private int[] count;
  private long[] price;
  private long[] crossingPrice;
  private final List<Integer> active = new ArrayList<>();
  private final List<Integer> ofOptions = new ArrayList<>();
  private long bound;
  private final WorkLimit effort;
  private boolean isFilled;

  /** The bounds of a face, where each option and each requirement of a group has a worth. */
  LagrangianRelaxation(Kinds kinds, Face face, long[] groupWorth, long[] worth, WorkLimit effort) {
    this.kinds = kinds;
    this.effort = effort;
    this.worth = worth;
    this.groupWorth = groupWorth;
    raises = kinds.raises();
    taken = new int[raises.length];
    allowed = new boolean[raises.length];
    open = new Face(face.barred().clone(), face.low().clone(), face.high().clone(), face.member());
    counters = kinds.problem().counters().size();
    most = kinds.able();
    count = new int[counters];
    price = new long[counters];
    crossingPrice = new long[counters];
  }

  /** What is still open: options can be barred here, and the bounds of counters changed. */
  Face open() {
    return open;
  }

  long bound() {
    return bound;
  }

  int[] taken() {
    return taken;
  }

  /** Why no attack earns more than the bound: what is paid for the counters. */
  BoundProof.Bound proof() {
    return new BoundProof.Bound(BoundProof.Paid.of(price, open.low(), open.high()), bound);
  }

  /** Whether the bounds can be kept at all, and the options taken keep them. */
  boolean isWithinBounds() {
    return isFilled && IntStream.range(0, counters).noneMatch(this::isOut);
  }

  private boolean isOut(int counter) {
    return count[counter] < open.low()[counter] || count[counter] > open.high()[counter];
  }

  /**
   * The parts that what is open falls into; none where everything is joined, or where options are
   * counted.
   *
   * @param member an attack that the search in each part begins with
   */
  List<Component> parts(int[] member) {
    int own = kinds.problem().counters().size();
    for (int counter = own; counter < counters; counter++) {
      if (open.low()[counter] > 0 || open.high()[counter] < most[counter]) {
        return List.of();
      }
    }
    int[] low = Arrays.copyOf(open.low(), own);
    int[] high = Arrays.copyOf(open.high(), own);
    return Components.of(kinds, new Face(open.barred(), low, high, member), groupWorth, worth);
  }

  /** What the prices say that a part earns at most; the parts' bounds add up to the whole. */
  BoundProof.Bound bound(Component part) {
    return part.bound(price, groupWorth);
  }

  /** An option that could be taken less or more often, in a counter that is out of bounds. */
  int optionOutOfBounds() {
    for (int option = 0; option < taken.length; option++) {
      for (int counter : raises[option]) {
        boolean tooMany = count[counter] > open.high()[counter];
        if (allowed[option]
            && (tooMany || count[counter] < open.low()[counter])
            && (tooMany ? taken[option] > least(option) : taken[option] < greatest(option))) {
          return option;
        }
      }
    }
    return -1;
  }

  /** An option to split at: preferably one in a counter that has a price and isn't used up. */
  int optionToSettle() {
    int any = -1;
    for (int option = 0; option < taken.length; option++) {
      if (allowed[option] && least(option) < greatest(option)) {
        any = any < 0 ? option : any;
        for (int counter : raises[option]) {
          boolean isLeft = price[counter] > 0 && count[counter] < open.high()[counter];
          boolean isOver = price[counter] < 0 && count[counter] > open.low()[counter];
          if ((isLeft && taken[option] < greatest(option))
              || (isOver && taken[option] > least(option))) {
            return option;
          }
        }
      }
    }
    return any;
  }

  /** Whether an option is taken too often for one of its counters, or can't be taken more often. */
  boolean shouldBeTakenLess(int option) {
    for (int counter : raises[option]) {
      boolean isOver =
          count[counter] > open.high()[counter]
              || (price[counter] < 0 && count[counter] > open.low()[counter]);
      if (isOver && taken[option] > least(option)) {
        return true;
      }
    }
    return taken[option] >= greatest(option);
  }

  private int least(int option) {
    return hasCounter(option) ? open.low()[counterOf(option)] : 0;
  }

  private int greatest(int option) {
    return hasCounter(option) ? open.high()[counterOf(option)] : sizeOf(option);
  }

  private boolean hasCounter(int option) {
    int[] of = raises[option];
    return of.length > kinds.options()[option].raises().length;
  }

  private int sizeOf(int option) {
    return kinds.members()[kinds.kindOf(option)].length;
  }

  /** The options that have got counters of their own, in the order of these. */
  List<Integer> countersOfOptions() {
    return ofOptions;
  }

  /** The counter of how many creatures take an option. */
  int counterOf(int option) {
    int[] of = raises[option];
    if (hasCounter(option)) {
      return of[of.length - 1];
    }
    ofOptions.add(option);
    int size = sizeOf(option);
    int[] low = Arrays.copyOf(open.low(), counters + 1);
    int[] high = Arrays.copyOf(open.high(), counters + 1);
    open = new Face(open.barred(), low, high, open.member());
    most = Arrays.copyOf(most, counters + 1);
    count = Arrays.copyOf(count, counters + 1);
    price = Arrays.copyOf(price, counters + 1);
    crossingPrice = Arrays.copyOf(crossingPrice, counters + 1);
    high[counters] = size;
    most[counters] = size;
    raises[option] = Arrays.copyOf(of, of.length + 1);
    raises[option][of.length] = counters;
    return counters++;
  }

  /**
   * Finds the bound and an attack that reaches it; stops at any bound of at most {@code enough}.
   */
  void solve(long enough) {
    allowed = open.possible(kinds, raises);
    if (someKindCanDoNothing()) {
      isFilled = false;
      bound = Long.MIN_VALUE;
      return;
    }
    active.clear();
    Arrays.fill(crossingPrice, 0);
    for (int counter = 0; counter < counters; counter++) {
      if (open.low()[counter] > 0
          || (open.high()[counter] > 0 && open.high()[counter] < most[counter])) {
        active.add(counter);
      }
    }
    do {
      Cancellation.check();
      share(enough);
    } while (isFilled && bound > enough && activateThoseOutOfBounds());
  }

  /** Whether a kind of creatures has no option left, not even not to attack. */
  private boolean someKindCanDoNothing() {
    return IntStream.range(0, kinds.size())
        .anyMatch(kind ->
            IntStream.range(kinds.first()[kind], kinds.first()[kind + 1])
                .noneMatch(option -> allowed[option]));
  }

  private boolean activateThoseOutOfBounds() {
    boolean more = false;
    for (int counter = 0; counter < counters; counter++) {
      if (isOut(counter) && !active.contains(counter)) {
        active.add(counter);
        more = true;
      }
    }
    return more;
  }

  /** Shares out the slots of all counters that are active. */
  private void share(long enough) {
    LaminarFamily nest = LaminarFamily.of(active, raises, allowed, counters);
    fill(nest, enough);
    boolean improved = !nest.crossing().isEmpty();
    while (improved && bound > enough) {
      improved = false;
      for (int counter : nest.crossing()) {
        improved |= improve(nest, counter, enough);
      }
    }
  }

  /** Moves a counter's price while that lowers the bound, in steps that double on success. */
  private boolean improve(LaminarFamily nest, int counter, long enough) {
    int direction = 0;
    if (count[counter] > open.high()[counter]
        || (crossingPrice[counter] < 0 && count[counter] > open.low()[counter])) {
      direction = 1;
    } else if (count[counter] < open.low()[counter]
        || (crossingPrice[counter] > 0 && count[counter] < open.high()[counter])) {
      direction = -1;
    }
    boolean improved = false;
    long step = direction;
    while (step != 0 && bound > enough) {
      long before = bound;
      crossingPrice[counter] += step;
      fill(nest, enough);
      if (bound < before) {
        improved = true;
        step *= 2;
      } else {
        crossingPrice[counter] -= step;
        fill(nest, enough);
        step /= 2;
      }
    }
    return improved;
  }

  private void fill(LaminarFamily nest, long enough) {
    effort.lookAt(worth.length);
    long fixed = 0;
    Arrays.fill(price, 0);
    for (int counter : nest.crossing()) {
      price[counter] = crossingPrice[counter];
      fixed += price[counter] * (price[counter] > 0 ? open.high()[counter] : open.low()[counter]);
    }
    for (Bonus bonus : kinds.problem().bonuses()) {
      fixed += bonus.obeyed().isLost(open.low(), open.high()) ? 0 : groupWorth[bonus.group()];
    }
    long[] left = nest.crossing().isEmpty() ? worth : lessWhatIsPaid(nest.crossing());
    var filling = new FlowNetwork(kinds, nest, raises, allowed, left, counters);
    MinCostFlow slots = filling.slots(open.low(), open.high());
    isFilled = slots.fill(enough - fixed);
    bound = slots.bound() + fixed;
    for (int node = 1; node < nest.counter().length; node++) {
      price[nest.counter()[node]] = slots.price(node);
    }
    filling.take(slots, taken);
    Arrays.fill(count, 0);
    for (int option = 0; option < taken.length; option++) {
      if (taken[option] > 0) {
        for (int counter : raises[option]) {
          count[counter] += taken[option];
        }
      }
    }
  }

  private long[] lessWhatIsPaid(List<Integer> crossing) {
    long[] left = worth.clone();
    for (int option = 0; option < left.length; option++) {
      for (int counter : raises[option]) {
        left[option] -= crossing.contains(counter) ? crossingPrice[counter] : 0;
      }
    }
    return left;
  }
}
