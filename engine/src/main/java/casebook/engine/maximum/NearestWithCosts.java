package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.maximum.model.AttackModelBuilder.CostLimit;
import casebook.engine.maximum.near.BoardOrder;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Nearest;
import casebook.engine.ruling.NearestAttacks;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The legal attacks nearest to a declared one, whichever of the costs that it pays they still pay.
 *
 * <p>The more is paid, the more can be obeyed. Where paying some costs allows to obey as many
 * requirements as paying others too, all attacks in between are measured by the same number, and
 * the nearest of them are one search. The attacks that drop one of the costs needed for that are
 * left; each of these costs in turn makes a space of its own.
 *
 * <p>Where only the number of costs matters, it is a limit on attackers ({@link CostLimit}).
 * Otherwise near attacks are generated in order, and those that can't be paid are passed over.
 *
 * <p>So the space around what was found is split, as for the k best solutions: K. G. Murty, <i>An
 * algorithm for ranking all the assignments in order of increasing cost</i>, Operations Research
 * 16, 1968; E. L. Lawler, Management Science 18, 1972.
 */
final class NearestWithCosts {

  /** The most spaces searched. */
  private static final int MOST_SEARCHED = 128;

  /** The fewest of them where requirements are conditional, as each takes longer then. */
  private static final int FEWEST_SEARCHED = 8;

  /** The most costs in all of them together, where requirements are conditional. */
  private static final int MOST_COSTS = 4_096;

  /** The most tries whether costs can be paid, each weighed by the square of their number. */
  private static final int MOST_TRIED = 100_000;

  private final AttackSearch search;
  private final Attack declared;
  private final List<Pair> paid;
  private final BoardOrder order;
  private final int limit;
  private final Funds funds;
  private final Optional<CostLimit> payable;
  private final List<Nearest> nearest = new ArrayList<>();
  private int searched;
  private int tried;
  private boolean isComplete = true;

  /** What becomes of a cost in the attacks of a space, in the order in which they come. */
  private enum Fate {
    DROPPED,
    OPEN,
    PAID
  }

  /**
   * The attacks in which some costs are dropped and some are paid, within a limit.
   *
   * @param fates what becomes of each cost
   * @param fewest how many costs are dropped in these attacks at least
   */
  private record Space(List<Fate> fates, CostLimit limit, int fewest) {
    static final Comparator<Space> FIRST =
        Comparator.comparingInt(Space::fewest).thenComparing(Space::fates, Space::compare);

    private static int compare(List<Fate> some, List<Fate> others) {
      for (int cost = 0; cost < some.size(); cost++) {
        if (some.get(cost) != others.get(cost)) {
          return some.get(cost).compareTo(others.get(cost));
        }
      }
      return 0;
    }
  }

  /**
   * Attacks near a declared one.
   *
   * @param order the order of attacks with as many changes
   * @param paid the costs that the declaration pays, in board order
   * @param funds what these can be paid with
   */
  NearestWithCosts(AttackSearch search, BoardOrder order, Set<Pair> paid, int limit, Funds funds) {
    this.search = search;
    this.declared = order.declared();
    this.paid = List.copyOf(paid);
    this.order = order;
    this.limit = limit;
    this.funds = funds;
    this.payable = search.costLimit(paid, funds);
  }

  NearestAttacks attacks() {
    var left = new PriorityQueue<>(Space.FIRST);
    add(left, Collections.nCopies(paid.size(), Fate.OPEN), payable.orElse(CostLimit.NONE));
    while (!left.isEmpty() && left.element().fewest() <= farthest()) {
      Cancellation.check();
      Space space = left.remove();
      if (mayHoldNearer(space)) {
        if (searched >= mostSearched() || tried >= MOST_TRIED) {
          isComplete = false;
          break;
        }
        int first = space.fates().indexOf(Fate.OPEN);
        if (!isSearched(left, space) && first >= 0) {
          add(left, split(left, space, Set.of(paid.get(first))), space.limit());
        }
      }
    }
    if (!isComplete && nearest.size() < limit && !paid.isEmpty()) {
      searchSome();
    }
    return new NearestAttacks(nearest, isComplete);
  }

  private int mostSearched() {
    return search.isConditional()
        ? Math.clamp(MOST_COSTS / Math.max(1, paid.size()), FEWEST_SEARCHED, MOST_SEARCHED)
        : MOST_SEARCHED;
  }

  private int farthest() {
    return nearest.size() < limit ? Integer.MAX_VALUE : nearest.getLast().changes();
  }

  /** Whether a space may hold an attack that is nearer than one of those found. */
  private boolean mayHoldNearer(Space space) {
    if (space.fewest() < farthest()) {
      return true;
    }
    Set<Id> dropped = creatures(those(Fate.DROPPED, space.fates()));
    Set<Id> others = creatures(space.limit().tooManyOf(not(Fate.DROPPED, space.fates())));
    others.removeAll(creatures(those(Fate.PAID, space.fates())));
    return order.mayComeFirst(dropped, others, nearest.getLast().attack());
  }

  private void add(Queue<Space> left, List<Fate> fates, CostLimit most) {
    List<Pair> kept = those(Fate.PAID, fates);
    if (payable.isPresent() ? most.tooMany(kept) == 0 : mayCover(kept)) {
      List<Pair> open = not(Fate.DROPPED, fates);
      left.add(new Space(fates, most, paid.size() - open.size() + most.tooMany(open)));
    }
  }

  private boolean mayCover(Collection<Pair> costs) {
    tried += costs.size() * costs.size();
    return funds.mayCoverAtLeast(AttackSearch.paying(costs));
  }

  /**
   * Splits a space at the open ones of some costs: adds the attacks that drop one of them and pay
   * those before it, and returns the fates of the costs in the others.
   */
  private List<Fate> split(Queue<Space> left, Space space, Collection<Pair> some) {
    var fates = new ArrayList<>(space.fates());
    for (int cost = 0; cost < fates.size(); cost++) {
      if (fates.get(cost) == Fate.OPEN && some.contains(paid.get(cost))) {
        fates.set(cost, Fate.DROPPED);
        add(left, List.copyOf(fates), space.limit());
        fates.set(cost, Fate.PAID);
      }
    }
    return fates;
  }

  /** Searches a space and adds what is left of it; false where that had better be split. */
  private boolean isSearched(Queue<Space> left, Space space) {
    boolean mayPayAll = payable.isPresent() || mayCover(not(Fate.DROPPED, space.fates()));
    if (!mayPayAll && search.isConditional()) {
      return false;
    }
    Set<Pair> needed = needed(space);
    boolean isAll = space.limit().tooMany(needed) > 0 || search(space, needed);
    if (isAll || mayPayAll) {
      isComplete &= isAll;
      split(left, space, needed);
    }
    return isAll || mayPayAll;
  }

  /**
   * Searches the attacks of a space that pay all that is needed; whether the nearest were found.
   * They are measured as where all that isn't dropped is paid.
   */
  private boolean search(Space space, Set<Pair> needed) {
    searched++;
    Answer.Attacks found = among(space).nearest(declared, creatures(needed), limit, funds::cover);
    for (Attack attack : found.attacks()) {
      var near = new Nearest(attack, declared.changesTo(attack));
      if (!nearest.contains(near)) {
        nearest.add(near);
      }
    }
    nearest.sort(Comparator.comparingInt(Nearest::changes).thenComparing(Nearest::attack, order));
    nearest.subList(Math.min(limit, nearest.size()), nearest.size()).clear();
    return found.isComplete();
  }

  private MeasuredAttacks among(Space space) {
    return search.among(new LinkedHashSet<>(not(Fate.DROPPED, space.fates())), space.limit());
  }

  /** The costs of a space that have to be paid to obey the most, or to change no more creatures. */
  private Set<Pair> needed(Space space) {
    List<Pair> open = those(Fate.OPEN, space.fates());
    int dropped = those(Fate.DROPPED, space.fates()).size();
    if (open.isEmpty() || dropped == farthest()) {
      return new LinkedHashSet<>(not(Fate.DROPPED, space.fates()));
    }
    var costs = new LinkedHashSet<>(open);
    var needed = new LinkedHashSet<>(those(Fate.PAID, space.fates()));
    needed.addAll(among(space).fewestPaid(costs).orElse(costs));
    return needed;
  }

  /** Searches spaces that drop ever more of the first costs, until enough attacks are found. */
  private void searchSome() {
    int first = fewestDropped();
    int last = paid.size() - first;
    for (int more = 0; more < 2 * last + 1 && nearest.size() < limit; more = 2 * more + 1) {
      int dropped = first + Math.min(more, last);
      var fates = new ArrayList<>(Collections.nCopies(dropped, Fate.DROPPED));
      fates.addAll(Collections.nCopies(paid.size() - dropped, Fate.OPEN));
      var space = new Space(fates, CostLimit.NONE, dropped);
      search(space, needed(space));
    }
  }

  /** The fewest of the first costs to drop for the others to be payable together. */
  private int fewestDropped() {
    int tooFew = -1;
    int dropped = paid.size();
    while (dropped - tooFew > 1) {
      int some = (tooFew + dropped) / 2;
      if (mayCover(paid.subList(some, paid.size()))) {
        dropped = some;
      } else {
        tooFew = some;
      }
    }
    return dropped;
  }

  private List<Pair> those(Fate fate, List<Fate> fates) {
    return costs(fates, one -> one == fate);
  }

  private List<Pair> not(Fate fate, List<Fate> fates) {
    return costs(fates, one -> one != fate);
  }

  private List<Pair> costs(List<Fate> fates, Predicate<Fate> which) {
    var costs = new ArrayList<Pair>();
    for (int cost = 0; cost < fates.size(); cost++) {
      if (which.test(fates.get(cost))) {
        costs.add(paid.get(cost));
      }
    }
    return costs;
  }

  private static Set<Id> creatures(Collection<Pair> costs) {
    var creatures = new LinkedHashSet<Id>();
    costs.forEach(cost -> creatures.add(cost.creature()));
    return creatures;
  }
}
