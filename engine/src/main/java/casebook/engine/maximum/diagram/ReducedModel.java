package casebook.engine.maximum.diagram;

import casebook.engine.board.Id;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.AttackProfile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

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
 * @param drawing creatures that are one class although requirements of their own exist by each
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
    List<Drawing> drawing) {

  /** So many creatures that are alike. */
  record Alike(int size, List<Option> options) {}

  /**
   * What one of them can do.
   *
   * @param times in how many ways that make no difference
   * @param earned what it earns where the earnings of groups aren't told apart
   */
  record Option(Choice choice, int times, long earned) {

    static Option of(int[] raises, int[] demands, int[] earns, int times, long earned) {
      return new Option(new Choice(Optional.<Id>empty(), raises, demands, earns), times, earned);
    }

    /** Whether nothing depends on how many do this. */
    boolean isIdle() {
      return earned == 0
          && choice.raises().length == 0
          && choice.demands().length == 0
          && Arrays.stream(choice.earns()).allMatch(one -> one == 0);
    }
  }

  /** What requirements on players are worth in a state. */
  public long worthOfBonuses(DiagramState state, long[] groupWorth) {
    long worth = 0;
    for (AttackModel.Bonus bonus : problem.bonuses()) {
      worth += bonus.obeyed().holds(state.counters()) ? groupWorth[bonus.group()] : 0;
    }
    return worth;
  }

  /**
   * Creatures of one class that requirements exist by. Which of them do what makes no difference;
   * in a row, those come first that have less by what they do.
   *
   * @param counters for each option but the first, what counts how many take it
   * @param columns for each of the requirements of a creature, what would be earned of it if no
   *     creature were the one that it exists by
   * @param groups the requirements of each creature
   * @param existing for each option, which of its requirements exist where a creature takes it
   * @param more for each option, how much more a creature that takes it earns of its own
   *     requirements than of those of others
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Drawing(int[] counters, int[] columns, int[][] groups, int[][] existing, int[][] more) {

    private void tell(DiagramState state, List<Integer> allExisting, List<Integer> allObeyed) {
      var each = new ArrayList<int[]>();
      int left = groups.length;
      for (int option = existing.length - 1; option >= 0; option--) {
        int many = option == 0 ? left : state.counters()[counters[option]];
        left -= many;
        each.addAll(Collections.nCopies(many, own(state, option)));
      }
      each.sort(Arrays::compare);
      for (int creature = 0; creature < groups.length; creature++) {
        for (int slot = 0; slot < columns.length; slot++) {
          allExisting.set(groups[creature][slot], each.get(creature)[slot]);
          allObeyed.set(groups[creature][slot], each.get(creature)[columns.length + slot]);
        }
      }
    }

    /** What exists by a creature that takes an option, then what is obeyed of that. */
    private int[] own(DiagramState state, int option) {
      int[] own = Arrays.copyOf(existing[option], 2 * columns.length);
      for (int slot = 0; slot < columns.length; slot++) {
        own[columns.length + slot] = state.earned()[columns[slot]] + more[option][slot];
      }
      return own;
    }
  }

  /** The row of the attacks that end in a state in which each group earned so much. */
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
    List<Integer> existing = problem.existing(state.counters());
    drawing.forEach(of -> of.tell(state, existing, obeyed));
    return new AttackProfile(existing, obeyed);
  }
}
