package casebook.engine.maximum.near;

import casebook.engine.board.Id;
import casebook.engine.maximum.bound.BranchAndBound;
import casebook.engine.maximum.bound.Face;
import casebook.engine.maximum.diagram.CreatureOrder;
import casebook.engine.maximum.diagram.DepthFirstWalk;
import casebook.engine.maximum.diagram.DepthFirstWalk.Reached;
import casebook.engine.maximum.diagram.NearestDiagram;
import casebook.engine.maximum.diagram.ReducedCostFixing;
import casebook.engine.maximum.diagram.ReducedModel;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.Counter;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.move.Attack;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The attacks that obey the most, nearest to a declared one first: fewest changed creatures; among
 * equals, those whose changes come first in board order.
 *
 * <p>The search goes level by level of changes (iterative deepening). The next level is a maximum
 * in which every change costs a little. Its proof says which options none of the attacks of that
 * level takes; the attacks are found by depth-first search through what is left.
 */
public final class NearestSearch {

  /** The most steps through creatures, and how many more for each creature. */
  private static final long MOST_STEPS = 400_000;

  private static final long MOST_STEPS_OF_EACH = 200;

  private final AttackModel problem;

  /** The counter of changed creatures. */
  private final int changed;

  private final long[] groupWorth;
  private final int[] baseKindOf;
  private final long perRequirement;

  private final long most;
  private final int[] declared;
  private final boolean[] kept;
  private boolean isUnsettled;

  /**
   * An attack with the fewest changes.
   *
   * @param losses what is lost at least where a creature takes an option
   */
  @SuppressWarnings("ArrayRecordComponent")
  private record Solved(Kinds kinds, int[] taken, int changes, long[] losses) {}

  /**
   * Attacks that obey the most.
   *
   * @param most how many requirements that is
   * @param kept creatures that must do what they do in the declared attack
   */
  public NearestSearch(Kinds kinds, long[] groupWorth, long most, Attack attack, Set<Id> kept) {
    AttackModel asked = kinds.problem();
    this.declared = new int[asked.creatures().size()];
    this.kept = new boolean[declared.length];
    for (int creature = 0; creature < declared.length; creature++) {
      Id id = asked.creatures().get(creature);
      this.kept[creature] = kept.contains(id);
      declared[creature] = -1;
      List<Choice> choices = asked.choices().get(creature);
      for (int choice = 0; choice < choices.size(); choice++) {
        if (choices.get(choice).target().equals(attack.targetOf(id))) {
          declared[creature] = choice;
        }
      }
    }
    this.changed = asked.counters().size();
    this.baseKindOf = kinds.kindOfEach();
    this.problem = countingChanges(kinds);
    this.perRequirement = problem.creatures().size() + 1L;
    this.groupWorth = groupWorth.clone();
    for (int group = 0; group < groupWorth.length; group++) {
      this.groupWorth[group] *= perRequirement;
    }
    this.most = most;
  }

  /** The problem with one more counter, which every change raises. */
  private AttackModel countingChanges(Kinds kinds) {
    AttackModel asked = kinds.problem();
    var choices = new ArrayList<>(asked.choices());
    for (int[] alike : Kinds.split(asked, baseKindOf, declared).members()) {
      int one = alike[0];
      List<Choice> counting = countingChanges(asked.choices().get(one), declared[one]);
      for (int creature : alike) {
        choices.set(creature, counting);
      }
    }
    var counters = new ArrayList<>(asked.counters());
    counters.add(new Counter(Set.of(), Set.of()));
    int[] saturation = Arrays.copyOf(asked.saturation(), changed + 1);
    int[] limit = Arrays.copyOf(asked.limit(), changed + 1);
    saturation[changed] = declared.length;
    limit[changed] = Integer.MAX_VALUE;
    return new AttackModel(
        asked.creatures(),
        choices,
        counters,
        saturation,
        limit,
        asked.demands(),
        asked.existing(),
        asked.bonuses());
  }

  private List<Choice> countingChanges(List<Choice> choices, int unchanged) {
    var counting = new ArrayList<>(choices);
    for (int choice = 0; choice < counting.size(); choice++) {
      if (choice != unchanged) {
        Choice one = counting.get(choice);
        int[] raises = Arrays.copyOf(one.raises(), one.raises().length + 1);
        raises[one.raises().length] = changed;
        counting.set(choice, new Choice(one.target(), raises, one.demands(), one.earns()));
      }
    }
    return counting;
  }

  /**
   * Which of the attacks are wanted.
   *
   * @param rows the rows that such attacks have, where that is known
   * @param mostOthers how many attacks are passed over before the search is given up
   */
  public record Wanted(
      Predicate<Attack> attacks, Optional<Predicate<AttackProfile>> rows, int mostOthers) {
    public static final Wanted ALL = new Wanted(_ -> true, Optional.empty(), Integer.MAX_VALUE);

    /** Those of them of which something else holds too. */
    public Wanted where(Predicate<Attack> more, int most) {
      return new Wanted(more.and(attacks), rows, Math.min(most, mostOthers));
    }
  }

  /**
   * Attacks, the nearest first.
   *
   * @param isComplete whether no other is nearer than the last of them, and none is left where they
   *     are fewer than were asked for
   */
  public record Nearest(List<Attack> attacks, boolean isComplete) {}

  /** So many of them, or all if there are fewer; fewer also where finding more takes too long. */
  public Nearest attacks(int limit, Wanted wanted) {
    if (limit <= 0) {
      return new Nearest(List.of(), true);
    }
    return wanted
        .rows()
        .flatMap(rows -> through(limit, wanted, rows))
        .orElseGet(() -> byLevel(limit, wanted));
  }

  /** Those of some rows; empty where their diagram gets too large. */
  private Optional<Nearest> through(int limit, Wanted wanted, Predicate<AttackProfile> rows) {
    Optional<Solved> solved = solve(0);
    if (solved.isEmpty()) {
      return Optional.of(new Nearest(List.of(), !isUnsettled));
    }
    Kinds kinds = solved.get().kinds();
    boolean[] isOut = isOut(solved.get(), declared.length - solved.get().changes());
    ReducedModel reduced = ReducedCostFixing.reduced(kinds, isOut, new long[0]);
    var taking = new Collector(this, limit, wanted);
    return NearestDiagram.through(
            reduced, order(reduced, kinds), state -> rows.test(reduced.row(state)))
        .map(ways -> {
          ways.forEach(taking);
          return taking.nearest(true);
        });
  }

  private Nearest byLevel(int limit, Wanted wanted) {
    var taking = new Collector(this, limit, wanted);
    long stepsLeft = MOST_STEPS + MOST_STEPS_OF_EACH * declared.length;
    for (int level = 0; level <= declared.length; level++) {
      Cancellation.check();
      Optional<Solved> solved = solve(level);
      if (solved.isEmpty()) {
        return taking.nearest(!isUnsettled);
      }
      level = solved.get().changes();
      DepthFirstWalk walk = walk(solved.get(), wanted, stepsLeft);
      walk.forEach(taking);
      stepsLeft = walk.stepsLeft();
      if (taking.isOver()) {
        break;
      }
      if (walk.isOver()) {
        if (taking.isEmpty()) {
          taking.test(choices(solved.get()));
        }
        return new Nearest(taking.nearest(false).attacks(), false);
      }
    }
    return taking.nearest(true);
  }

  /** The attacks with as many changes, in their order. */
  private DepthFirstWalk walk(Solved solved, Wanted wanted, long mostSteps) {
    Kinds kinds = solved.kinds();
    long[] worth =
        wanted.rows().isPresent() ? new long[0] : BranchAndBound.worth(kinds, groupWorth);
    ReducedModel reduced = ReducedCostFixing.reduced(kinds, isOut(solved, 0), worth);
    Predicate<Reached> goal =
        wanted
            .rows()
            .<Predicate<Reached>>map(rows -> reached -> rows.test(reduced.row(reached.state())))
            .orElse(reached ->
                reached.earned() + reduced.worthOfBonuses(reached.state(), groupWorth)
                    == most * perRequirement);
    return new DepthFirstWalk(reduced, order(reduced, kinds), solved.changes(), goal, mostSteps);
  }

  /** What each creature does in the attack that was found. */
  private static int[] choices(Solved solved) {
    Kinds kinds = solved.kinds();
    int[] choices = new int[kinds.problem().creatures().size()];
    for (int kind = 0; kind < kinds.size(); kind++) {
      int next = 0;
      for (int option = kinds.first()[kind]; option < kinds.first()[kind + 1]; option++) {
        for (int times = 0; times < solved.taken()[option]; times++) {
          choices[kinds.members()[kind][next++]] = option - kinds.first()[kind];
        }
      }
    }
    return choices;
  }

  /** The options that are in none of the attacks that change so many creatures more. */
  private boolean[] isOut(Solved solved, int more) {
    Kinds kinds = solved.kinds();
    boolean[] isOut = new boolean[kinds.options().length];
    for (int option = 0; option < isOut.length; option++) {
      int kind = kinds.kindOf(option);
      int creature = kinds.members()[kind][0];
      isOut[option] =
          solved.losses()[option] > more
              || (kept[creature] && option - kinds.first()[kind] != declared[creature]);
    }
    return isOut;
  }

  private CreatureOrder order(ReducedModel reduced, Kinds kinds) {
    int[][] inOrder = new int[kinds.size()][];
    for (int kind = 0; kind < inOrder.length; kind++) {
      inOrder[kind] = inOrder(kinds.members()[kind][0]);
    }
    return CreatureOrder.of(reduced, kinds, inOrder, declared);
  }

  Attack attack(int[] choices) {
    var attack = new LinkedHashMap<Id, Id>();
    for (int creature = 0; creature < choices.length; creature++) {
      Choice choice = problem.choices().get(creature).get(choices[creature]);
      if (choice.target().isPresent()) {
        attack.put(problem.creatures().get(creature), choice.target().get());
      }
    }
    return new Attack(attack);
  }

  /**
   * The next level; empty where there is none or that isn't settled.
   *
   * @param fewest how many changes there have to be
   */
  private Optional<Solved> solve(int fewest) {
    int[] marks = new int[declared.length];
    for (int creature = 0; creature < marks.length; creature++) {
      marks[creature] = 2 * declared[creature] + (kept[creature] ? 1 : 0);
    }
    Kinds kinds = Kinds.split(problem, baseKindOf, marks);
    Face whole = Face.whole(kinds);
    whole.low()[changed] = fewest;
    long[] worth = BranchAndBound.worth(kinds, groupWorth);
    for (int kind = 0; kind < kinds.size(); kind++) {
      int creature = kinds.members()[kind][0];
      int home = kinds.first()[kind];
      for (int option = home; option < kinds.first()[kind + 1]; option++) {
        boolean isChange = option - home != declared[creature];
        worth[option] -= isChange ? 1 : 0;
        whole.barred()[option] = isChange && kept[creature];
      }
    }
    long top = most * perRequirement;
    Optional<Optional<BranchAndBound.Found>> found =
        BranchAndBound.above(top - declared.length - 1, kinds, whole, groupWorth, worth);
    isUnsettled |= found.isEmpty();
    return found
        .flatMap(one -> one)
        .map(one ->
            new Solved(
                kinds, one.taken(), (int) (top - one.worth()), whole.losses(kinds, worth, one)));
  }

  /** The choices of a creature in the order in which they are tried. */
  private int[] inOrder(int creature) {
    int size = problem.choices().get(creature).size();
    int[] order = new int[size];
    int next = 0;
    for (int choice = 0; choice < size; choice++) {
      if (choice != declared[creature]) {
        order[next++] = choice;
      }
    }
    if (next < size) {
      order[next] = declared[creature];
    }
    return order;
  }
}
