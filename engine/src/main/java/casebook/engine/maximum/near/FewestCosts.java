package casebook.engine.maximum.near;

import casebook.engine.board.Id;
import casebook.engine.maximum.bound.BranchAndBound;
import casebook.engine.maximum.bound.Face;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.maximum.rounds.RoundsByMaxima;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The fewest costs that an attack pays that obeys the most: a maximum in which each costs a little.
 */
public final class FewestCosts {
  private FewestCosts() {}

  /**
   * Those costs; empty where that takes too many cases.
   *
   * @param best the maximum among attacks
   * @param costs some costs, each of another creature
   */
  public static Optional<Set<Pair>> of(Kinds kinds, RoundsByMaxima.Solved best, Set<Pair> costs) {
    int[] paying = paying(kinds.problem(), costs);
    Kinds apart = Kinds.split(kinds.problem(), kinds.kindOfEach(), paying);
    long scale = costs.size() + 1L;
    long[] groupWorth = Arrays.stream(best.groupWorth()).map(each -> each * scale).toArray();
    long[] worth = BranchAndBound.worth(apart, groupWorth);
    for (int kind = 0; kind < apart.size(); kind++) {
      int choice = paying[apart.members()[kind][0]];
      worth[apart.first()[kind] + choice] -= choice > 0 ? 1 : 0;
    }
    long floor = (best.found().worth() - 1) * scale;
    return BranchAndBound.above(floor, apart, Face.whole(apart), groupWorth, worth)
        .flatMap(found -> found)
        .map(found -> paid(costs, apart.attack(found.taken())));
  }

  /** The choice with which each creature pays one of the costs; 0 where there is none. */
  private static int[] paying(AttackModel problem, Set<Pair> costs) {
    List<Id> creatures = problem.creatures();
    int[] paying = new int[creatures.size()];
    for (int creature = 0; creature < paying.length; creature++) {
      List<Choice> choices = problem.choices().get(creature);
      for (int choice = 1; choice < choices.size(); choice++) {
        Id target = choices.get(choice).target().orElseThrow();
        if (costs.contains(new Pair(creatures.get(creature), target))) {
          paying[creature] = choice;
        }
      }
    }
    return paying;
  }

  private static Set<Pair> paid(Set<Pair> costs, Attack attack) {
    var paid = new LinkedHashSet<>(costs);
    paid.removeIf(cost -> !attack.targetOf(cost.creature()).equals(Optional.of(cost.target())));
    return paid;
  }
}
