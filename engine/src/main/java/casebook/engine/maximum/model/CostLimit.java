package casebook.engine.maximum.model;

import casebook.engine.board.Id;
import casebook.engine.meaning.Viewpoint.Pair;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * How many costs can be paid at most, as a limit on attackers: no more than {@code most} of these
 * creatures attack these targets. What pays more can't be paid; what doesn't may still be out of
 * reach where other attackers could have helped to pay.
 */
public record CostLimit(Set<Id> creatures, Set<Id> targets, int most) {

  /** All costs can be paid. */
  public static final CostLimit NONE = new CostLimit(Set.of(), Set.of(), 0);

  private boolean counts(Pair cost) {
    return creatures.contains(cost.creature()) && targets.contains(cost.target());
  }

  /** How many of these costs are too many to be paid together. */
  public int tooMany(Collection<Pair> costs) {
    long counted = costs.stream().filter(this::counts).count();
    return (int) Math.max(0, counted - most);
  }

  /** Those of these costs that count, where they are too many. */
  public List<Pair> tooManyOf(Collection<Pair> costs) {
    return tooMany(costs) > 0 ? costs.stream().filter(this::counts).toList() : List.of();
  }
}
