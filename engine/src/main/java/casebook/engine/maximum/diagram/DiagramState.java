package casebook.engine.maximum.diagram;

import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.Formula;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/** All that matters of the creatures decided so far, for those still to be decided. */
public final class DiagramState {

  /** The numbers that a state takes besides those in it. */
  private static final int NUMBERS_BESIDES = 40;

  private final int[] counters;
  private final BitSet demanded;
  private final int[] earned;

  private DiagramState(int[] counters, BitSet demanded, int[] earned) {
    this.counters = counters;
    this.demanded = demanded;
    this.earned = earned;
  }

  /**
   * The state in which nothing is decided; the earnings of this number of groups are told apart.
   */
  public static DiagramState start(AttackModel problem, int groups) {
    return new DiagramState(new int[problem.counters().size()], new BitSet(), new int[groups]);
  }

  /** The value of each counter; not a copy. */
  public int[] counters() {
    return counters;
  }

  /** How many requirements of each group are obeyed so far; not a copy. */
  public int[] earned() {
    return earned;
  }

  /** How many numbers it takes, beside what it is kept with. */
  int numbers() {
    return NUMBERS_BESIDES + counters.length + earned.length;
  }

  /** The state after one more choice; empty where the choice is not possible any more. */
  public Optional<DiagramState> after(AttackModel problem, Choice choice) {
    return after(problem, choice, 1);
  }

  /** The state after this number of creatures more make a choice; empty where they can't all. */
  public Optional<DiagramState> after(AttackModel problem, Choice choice, int times) {
    if (isIdle(choice)) {
      return Optional.of(this);
    }
    int[] next = counters;
    if (choice.raises().length > 0) {
      next = counters.clone();
      for (int counter : choice.raises()) {
        if (next[counter] > problem.limit()[counter] - times) {
          return Optional.empty();
        }
        next[counter] = Math.min(next[counter] + times, problem.saturation()[counter]);
      }
    }
    Optional<BitSet> open = demanded(problem, choice, next);
    if (open.isEmpty()) {
      return Optional.empty();
    }
    int[] sum = earned;
    if (earned.length > 0) {
      sum = earned.clone();
      for (int group = 0; group < sum.length; group++) {
        sum[group] += times * choice.earns()[group];
      }
    }
    return Optional.of(new DiagramState(next, open.get(), sum));
  }

  /** Whether a choice leaves everything as it is. */
  private boolean isIdle(Choice choice) {
    if (choice.raises().length > 0 || choice.demands().length > 0 || !demanded.isEmpty()) {
      return false;
    }
    for (int group = 0; group < earned.length; group++) {
      if (choice.earns()[group] != 0) {
        return false;
      }
    }
    return true;
  }

  /** The demands that are still open, without those that another open one includes. */
  private Optional<BitSet> demanded(AttackModel problem, Choice choice, int[] next) {
    if (demanded.isEmpty() && choice.demands().length == 0) {
      return Optional.of(demanded);
    }
    var open = (BitSet) demanded.clone();
    for (int demand : choice.demands()) {
      open.set(demand);
    }
    for (int demand = open.nextSetBit(0); demand >= 0; demand = open.nextSetBit(demand + 1)) {
      Formula formula = problem.demands().get(demand);
      if (formula.isLost(next, problem.limit())) {
        return Optional.empty();
      }
      if (formula.isCertain(next, problem.limit()) || isIncluded(problem, formula, demand, open)) {
        open.clear(demand);
      }
    }
    return Optional.of(open);
  }

  private static boolean isIncluded(AttackModel problem, Formula formula, int demand, BitSet open) {
    for (int other = open.nextSetBit(0); other >= 0; other = open.nextSetBit(other + 1)) {
      if (other != demand && formula.follows(problem.demands().get(other), problem.counters())) {
        return true;
      }
    }
    return false;
  }

  /** Whether everything demanded is given, where nothing more is to be decided. */
  public boolean isComplete(AttackModel problem) {
    return demanded.stream().allMatch(demand -> problem.demands().get(demand).holds(counters));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DiagramState state
        && Arrays.equals(counters, state.counters)
        && Arrays.equals(earned, state.earned)
        && demanded.equals(state.demanded);
  }

  @Override
  public int hashCode() {
    return (Arrays.hashCode(counters) * 31 + Arrays.hashCode(earned)) * 31 + demanded.hashCode();
  }
}
