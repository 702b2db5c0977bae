package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.maximum.bound.BranchAndBound;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Bonus;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.AttackModelBuilder;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.maximum.model.RequirementGroups;
import casebook.engine.maximum.rounds.RoundsByMaxima;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A board of which everything is known but the answer: what the search itself takes. */
public final class Prepared {
  private final AttackModel problem;
  private final Kinds kinds;
  private final long[] worth;
  private final RoundsByMaxima rounds;

  private Prepared(Grounds grounds) {
    problem = AttackModelBuilder.build(grounds, Set.of());
    kinds = Kinds.of(problem);
    worth = new long[problem.groups()];
    Arrays.fill(worth, 1);
    int[] sizes = RequirementGroups.of(grounds.required()).sizes();
    rounds = new RoundsByMaxima(kinds, row(Attack.NONE).existing(), sizes, _ -> Optional.empty());
  }

  /** The board that these grounds are of, without costs. */
  public static Prepared of(Grounds grounds) {
    return new Prepared(grounds);
  }

  /** How many kinds of creatures there are. */
  public int kinds() {
    return Kinds.of(problem).size();
  }

  /** The most requirements that an attack obeys; -1 where that isn't settled. */
  public long maximum() {
    return BranchAndBound.of(kinds, worth).map(BranchAndBound.Found::worth).orElse(-1L);
  }

  /** Whether an attack is legal by the rounds of conditional requirements; empty if unsettled. */
  public Optional<Boolean> isLegal(Attack attack) {
    return rounds.solved(row(attack)).map(solved -> solved.standing().legal());
  }

  private AttackProfile row(Attack attack) {
    int[] taken = new int[kinds.options().length];
    int[] kindOf = kinds.kindOfEach();
    for (int creature = 0; creature < kindOf.length; creature++) {
      Id id = problem.creatures().get(creature);
      int first = kinds.first()[kindOf[creature]];
      int choice = 0;
      for (int option = first; option < kinds.first()[kindOf[creature] + 1]; option++) {
        choice = kinds.options()[option].target().equals(attack.targetOf(id)) ? option : choice;
      }
      taken[choice]++;
    }
    return kinds.profile(taken);
  }

  /** The same maximum, by looking at every attack. */
  public long maximumOfAll() {
    return most(0, new int[problem.counters().size()], 0, new ArrayList<>());
  }

  private long most(int creature, int[] counters, long earned, List<Integer> demanded) {
    if (creature == problem.creatures().size()) {
      return whole(counters, earned, demanded);
    }
    long most = -1;
    for (Choice choice : problem.choices().get(creature)) {
      for (int counter : choice.raises()) {
        counters[counter]++;
      }
      for (int demand : choice.demands()) {
        demanded.add(demand);
      }
      long here = earned + Arrays.stream(choice.earns()).sum();
      most = Math.max(most, most(creature + 1, counters, here, demanded));
      for (int counter : choice.raises()) {
        counters[counter]--;
      }
      for (int many = 0; many < choice.demands().length; many++) {
        demanded.removeLast();
      }
    }
    return most;
  }

  private long whole(int[] counters, long earned, List<Integer> demanded) {
    for (int counter = 0; counter < counters.length; counter++) {
      if (counters[counter] > problem.limit()[counter]) {
        return -1;
      }
    }
    for (int demand : demanded) {
      if (!problem.demands().get(demand).holds(counters)) {
        return -1;
      }
    }
    long all = earned;
    for (Bonus bonus : problem.bonuses()) {
      all += bonus.obeyed().holds(counters) ? 1 : 0;
    }
    return all;
  }
}
