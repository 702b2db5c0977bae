package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.maximum.model.Share;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * How many costs of each sort can be paid at most. What pays more can't be paid; what doesn't may
 * still be out of reach where other attackers could have helped to pay.
 *
 * @param shares for each sort of which not all can be paid
 */
record Budget(List<Share> shares) {

  /** All costs can be paid. */
  static final Budget UNLIMITED = new Budget(List.of());

  /** The most budgets that the same costs may have. */
  private static final int MOST_BUDGETS = 32;

  /** The most sorts of costs: each may be paid in some numbers, whatever is paid of others. */
  private static final int MOST_SORTS = 8;

  /** How often it may be tried whether so many costs of each sort can be paid. */
  private static final int MOST_TRIED = 1_024;

  /** Whether all of these costs can be paid together. */
  boolean covers(Collection<Pair> costs) {
    return shares.stream().allMatch(share -> share.countOf(costs) <= share.most());
  }

  /** At most so many of these costs can be paid. */
  int mostOf(Collection<Pair> costs) {
    int tooMany = 0;
    for (Share share : shares) {
      tooMany += Math.max(0, share.countOf(costs) - share.most());
    }
    return costs.size() - tooMany;
  }

  /** Those of these costs that are of a sort of which not all can be paid. */
  List<Pair> tooManyOf(Collection<Pair> costs) {
    return costs.stream()
        .filter(cost ->
            shares.stream()
                .anyMatch(share -> share.counts(cost) && share.countOf(costs) > share.most()))
        .toList();
  }

  /**
   * The budgets within which costs can be paid: of each sort as many as the funds cover, depending
   * on how many of the others are paid. Empty where it makes a difference which costs of a sort are
   * paid, or where there are too many budgets.
   *
   * @param isFree whether a creature could attack a target without paying
   */
  static Optional<List<Budget>> of(Set<Pair> costs, Funds funds, Predicate<Pair> isFree) {
    if (funds.mayCoverAtLeast(paying(costs))) {
      return Optional.of(List.of(UNLIMITED));
    }
    return sorts(costs, funds, isFree)
        .filter(sorts -> sorts.size() <= MOST_SORTS)
        .flatMap(sorts -> new Trying(sorts, funds).budgets());
  }

  /** The costs of each sort; those apart that attack different targets, if attacks are free. */
  private static Optional<List<List<Pair>>> sorts(
      Set<Pair> costs, Funds funds, Predicate<Pair> isFree) {
    var sorts = new LinkedHashMap<Object, List<Pair>>();
    for (Pair cost : costs) {
      Optional<Object> sort = funds.sortOf(cost);
      if (sort.isEmpty()) {
        return Optional.empty();
      }
      sorts.computeIfAbsent(sort.get(), _ -> new ArrayList<>()).add(cost);
    }
    var apart = new ArrayList<List<Pair>>();
    for (List<Pair> sort : sorts.values()) {
      var byTarget = new LinkedHashMap<Id, List<Pair>>();
      sort.forEach(
          cost -> byTarget.computeIfAbsent(cost.target(), _ -> new ArrayList<>()).add(cost));
      boolean isAnyFree =
          sort.stream()
              .anyMatch(cost ->
                  byTarget.keySet().stream()
                      .anyMatch(target -> isFree.test(new Pair(cost.creature(), target))));
      if (isAnyFree) {
        apart.addAll(byTarget.values());
      } else {
        apart.add(sort);
      }
    }
    return Optional.of(apart);
  }

  /** The attack in which just these creatures attack these targets. */
  static Attack paying(Collection<Pair> costs) {
    var targets = new LinkedHashMap<Id, Id>();
    costs.forEach(cost -> targets.put(cost.creature(), cost.target()));
    return new Attack(targets);
  }

  /** Tries how many costs of each sort can be paid. */
  private static final class Trying {
    private final List<List<Pair>> sorts;
    private final Funds funds;
    private final List<Budget> budgets = new ArrayList<>();
    private int tried;

    Trying(List<List<Pair>> sorts, Funds funds) {
      this.sorts = sorts;
      this.funds = funds;
    }

    Optional<List<Budget>> budgets() {
      after(List.of());
      return isTooMuch() ? Optional.empty() : Optional.of(budgets);
    }

    private boolean isTooMuch() {
      return tried > MOST_TRIED || budgets.size() > MOST_BUDGETS;
    }

    /** Goes through all numbers of the sorts that are left, the largest first. */
    private void after(List<Integer> counts) {
      int most = most(counts);
      if (counts.size() == sorts.size() - 1) {
        add(with(counts, most));
        return;
      }
      for (int count = most; count >= 0 && !isTooMuch(); count--) {
        after(with(counts, count));
      }
    }

    /** How many costs of the next sort can be paid besides so many of those before it. */
    private int most(List<Integer> counts) {
      int most = 0;
      int tooMany = sorts.get(counts.size()).size() + 1;
      while (tooMany - most > 1) {
        int many = (most + tooMany) / 2;
        tried++;
        if (funds.mayCoverAtLeast(paying(first(with(counts, many))))) {
          most = many;
        } else {
          tooMany = many;
        }
      }
      return most;
    }

    private List<Pair> first(List<Integer> counts) {
      var first = new ArrayList<Pair>();
      for (int sort = 0; sort < counts.size(); sort++) {
        first.addAll(sorts.get(sort).subList(0, counts.get(sort)));
      }
      return first;
    }

    private static List<Integer> with(List<Integer> counts, int next) {
      var more = new ArrayList<>(counts);
      more.add(next);
      return more;
    }

    /** Adds a budget unless another one leaves room for as many of each sort. */
    private void add(List<Integer> counts) {
      var shares = new ArrayList<Share>();
      for (int sort = 0; sort < counts.size(); sort++) {
        var creatures = new LinkedHashSet<Id>();
        var targets = new LinkedHashSet<Id>();
        sorts
            .get(sort)
            .forEach(cost -> {
              creatures.add(cost.creature());
              targets.add(cost.target());
            });
        shares.add(new Share(creatures, targets, counts.get(sort)));
      }
      var budget = new Budget(shares);
      if (budgets.stream().noneMatch(budget::isWithin)) {
        budgets.add(budget);
      }
    }
  }

  private boolean isWithin(Budget other) {
    for (int sort = 0; sort < shares.size(); sort++) {
      if (shares.get(sort).most() > other.shares.get(sort).most()) {
        return false;
      }
    }
    return true;
  }
}
