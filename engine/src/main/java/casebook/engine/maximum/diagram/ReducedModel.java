package casebook.engine.maximum.diagram;

import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.AttackProfile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A problem once it is known that some options are never taken: without these, without counters
 * that then can't come to anything that matters, and with creatures that then are alike in one
 * class. Options of a class that make no difference are one option.
 *
 * @param problem the counters, demands and bonuses that still matter
 * @param classOf the class of each kind
 * @param optionOf the option of its class that each option of a kind is; -1 where it is never taken
 * @param columnOf for each group of requirements, which of the earnings of a choice are its own; -1
 *     where choices earn nothing of it
 * @param columns how many different earnings are told apart
 * @param base what all creatures earn anyway, whatever they do
 */
// Read by the search; nobody compares what is reduced.
@SuppressWarnings("ArrayRecordComponent")
public record ReducedModel(
    AttackModel problem,
    List<Alike> classes,
    int[] classOf,
    int[] optionOf,
    int[] columnOf,
    int columns,
    long base) {

  /** A class of like creatures, with its size. */
  record Alike(int size, List<Option> options) {}

  /**
   * What one of them can do.
   *
   * @param times in how many ways that make no difference
   * @param earned what it earns besides where the earnings of groups aren't told apart
   */
  record Option(Choice choice, int times, long earned) {
    /** Whether nothing depends on how many do this. */
    boolean isIdle() {
      return earned == 0
          && choice.raises().length == 0
          && choice.demands().length == 0
          && Arrays.stream(choice.earns()).allMatch(one -> one == 0);
    }
  }

  /** What ways to a state earn that earn {@code besides} more than all do anyway. */
  public long worth(DiagramState state, long besides, long[] groupWorth) {
    long worth = base + besides;
    for (AttackModel.Bonus bonus : problem.bonuses()) {
      worth += bonus.obeyed().holds(state.counters()) ? groupWorth[bonus.group()] : 0;
    }
    return worth;
  }

  /** The row of the attacks that end in a state. */
  public AttackProfile row(DiagramState state) {
    var obeyed = new ArrayList<Integer>();
    for (int column : columnOf) {
      obeyed.add(column < 0 ? 0 : state.earned()[column]);
    }
    for (AttackModel.Bonus bonus : problem.bonuses()) {
      if (bonus.obeyed().holds(state.counters())) {
        obeyed.set(bonus.group(), obeyed.get(bonus.group()) + 1);
      }
    }
    return new AttackProfile(problem.existing(state.counters()), obeyed);
  }
}
