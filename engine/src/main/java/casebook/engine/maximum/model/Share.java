package casebook.engine.maximum.model;

import casebook.engine.board.Id;
import casebook.engine.meaning.Viewpoint.Pair;
import java.util.Collection;
import java.util.Set;

/** No more than so many of these creatures attack these targets. */
public record Share(Set<Id> creatures, Set<Id> targets, int most) {
  public boolean counts(Pair cost) {
    return creatures.contains(cost.creature()) && targets.contains(cost.target());
  }

  public int countOf(Collection<Pair> costs) {
    int count = 0;
    for (Pair cost : costs) {
      count += counts(cost) ? 1 : 0;
    }
    return count;
  }
}
