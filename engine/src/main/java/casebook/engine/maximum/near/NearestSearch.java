package casebook.engine.maximum.near;

import casebook.engine.board.Id;
import casebook.engine.maximum.bound.BranchAndBound;
import casebook.engine.maximum.bound.Face;
import casebook.engine.maximum.diagram.CreatureOrder;
import casebook.engine.maximum.diagram.DepthFirstWalk;
import casebook.engine.maximum.diagram.NearestDiagram;
import casebook.engine.maximum.diagram.ReducedCostFixing;
import casebook.engine.maximum.diagram.ReducedModel;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.move.Attack;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The attacks that obey the most, nearest to a declared one first: fewest changed creatures; among
 * equals, those whose changes come first in board order.
 *
 * <p>The nearest is a maximum in which every change costs a little. What its proof leaves of those
 * with as many changes, then with more, is walked through in order. Where that takes too many
 * steps, the maximum is one of them, and there may be nearer ones.
 */
public final class NearestSearch {

  /** The most steps of all walks together. */
  private static final long MOST_STEPS = 100_000;

  private final AttackModel problem;

  private final long[] groupWorth;
  private final Kinds kinds;
  private final long perRequirement;
  private final long most;
  private final int[] declared;
  private final boolean[] kept;
  private boolean isUnsettled;

  /**
   * The fewest changes.
   *
   * @param losses what is lost at least where a creature takes an option
   */
  @SuppressWarnings("ArrayRecordComponent")
  private record Solved(int[] taken, int changes, long[] losses) {}

  /**
   * Attacks that obey the most.
   *
   * @param most how many requirements that is
   * @param kept creatures that must do what they do in the declared attack
   */
  public NearestSearch(Kinds kinds, long[] groupWorth, long most, Attack attack, Set<Id> kept) {
    this.problem = kinds.problem();
    this.declared = new int[problem.creatures().size()];
    this.kept = new boolean[declared.length];
    for (int creature = 0; creature < declared.length; creature++) {
      Id id = problem.creatures().get(creature);
      this.kept[creature] = kept.contains(id);
      declared[creature] = -1;
      List<Choice> choices = problem.choices().get(creature);
      for (int choice = 0; choice < choices.size(); choice++) {
        if (choices.get(choice).target().equals(attack.targetOf(id))) {
          declared[creature] = choice;
        }
      }
    }
    this.kinds = Kinds.split(problem, kinds.kindOfEach(), marks());
    this.perRequirement = problem.creatures().size() + 1L;
    this.groupWorth = groupWorth.clone();
    for (int group = 0; group < groupWorth.length; group++) {
      this.groupWorth[group] *= perRequirement;
    }
    this.most = most;
  }

  /**
   * Creatures are told apart by what they do in the declared attack, and whether they keep to it.
   */
  private int[] marks() {
    int[] marks = new int[declared.length];
    Arrays.setAll(marks, creature -> 2 * declared[creature] + (kept[creature] ? 1 : 0));
    return marks;
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

  /** The nearest attacks, at most this number; fewer where finding more takes too long. */
  public Nearest attacks(int limit, Wanted wanted) {
    if (limit <= 0) {
      return new Nearest(List.of(), true);
    }
    Optional<Solved> solved = solve();
    if (solved.isEmpty()) {
      return new Nearest(List.of(), !isUnsettled);
    }
    return wanted
        .rows()
        .flatMap(rows -> ofRows(solved.get(), limit, wanted, rows))
        .orElseGet(() -> walked(solved.get(), limit, wanted));
  }

  /** Those of some rows, read off a diagram; empty where that gets too large. */
  private Optional<Nearest> ofRows(
      Solved solved, int limit, Wanted wanted, Predicate<AttackProfile> rows) {
    boolean[] isOut = isOut(solved, declared.length - solved.changes());
    ReducedModel reduced = ReducedCostFixing.reduced(kinds, isOut, new long[0]);
    return NearestDiagram.through(reduced, turns(reduced), state -> rows.test(reduced.row(state)))
        .map(ways -> {
          var taking = new Collector(limit, wanted);
          ways.forEach(taking);
          return taking.nearest();
        });
  }

  /** Those that are found level by level of changes. */
  private Nearest walked(Solved solved, int limit, Wanted wanted) {
    var taking = new Collector(limit, wanted);
    long steps = MOST_STEPS;
    for (int level = solved.changes(); level <= declared.length; level++) {
      Cancellation.check();
      DepthFirstWalk walk = walk(solved, level, steps, wanted.rows());
      walk.forEach(taking);
      steps = walk.stepsLeft();
      if (taking.isOver()) {
        break;
      }
      if (walk.isOver()) {
        return taking.with(kinds.attack(solved.taken()));
      }
    }
    return taking.nearest();
  }

  private DepthFirstWalk walk(
      Solved solved, int level, long steps, Optional<Predicate<AttackProfile>> rows) {
    long[] earned = rows.isPresent() ? new long[0] : BranchAndBound.worth(kinds, groupWorth);
    ReducedModel reduced =
        ReducedCostFixing.reduced(kinds, isOut(solved, level - solved.changes()), earned);
    return new DepthFirstWalk(
        reduced,
        turns(reduced),
        level,
        (state, besides) ->
            rows.map(of -> of.test(reduced.row(state)))
                .orElseGet(
                    () -> reduced.worth(state, besides, groupWorth) == most * perRequirement),
        steps);
  }

  /** The options that no attack takes with {@code more} changes than the fewest. */
  private boolean[] isOut(Solved solved, int more) {
    boolean[] isOut = new boolean[kinds.options().length];
    for (int option = 0; option < isOut.length; option++) {
      isOut[option] = solved.losses()[option] > more || (isKept(option) && isChange(option));
    }
    return isOut;
  }

  /** The first creature that has an option; what was declared is the same for all that do. */
  private int creature(int option) {
    return kinds.members()[kinds.kindOf(option)][0];
  }

  private boolean isKept(int option) {
    return kept[creature(option)];
  }

  private boolean isChange(int option) {
    return option - kinds.first()[kinds.kindOf(option)] != declared[creature(option)];
  }

  private CreatureOrder turns(ReducedModel reduced) {
    return CreatureOrder.of(reduced, kinds, declared);
  }

  /** The fewest changes; empty where no attack obeys the most. */
  private Optional<Solved> solve() {
    Cancellation.check();
    Face whole = Face.whole(kinds);
    long[] worth = BranchAndBound.worth(kinds, groupWorth);
    for (int option = 0; option < worth.length; option++) {
      worth[option] -= isChange(option) ? 1 : 0;
      whole.barred()[option] = isKept(option) && isChange(option);
    }
    long top = most * perRequirement;
    Optional<Optional<BranchAndBound.Found>> found =
        BranchAndBound.above(top - declared.length - 1, kinds, whole, groupWorth, worth);
    isUnsettled |= found.isEmpty();
    return found
        .flatMap(one -> one)
        .map(one ->
            new Solved(one.taken(), (int) (top - one.worth()), whole.losses(kinds, worth, one)));
  }

  /** Takes near attacks that are wanted until there are enough, or too many others. */
  private final class Collector implements Predicate<int[]> {
    private final List<Attack> attacks = new ArrayList<>();
    private final int limit;
    private final Wanted wanted;
    private int others;

    Collector(int limit, Wanted wanted) {
      this.limit = limit;
      this.wanted = wanted;
    }

    /** Looks at what the creatures choose; whether more is looked at. */
    @Override
    public boolean test(int[] choices) {
      Attack attack = problem.attack(choices);
      if (wanted.attacks().test(attack)) {
        attacks.add(attack);
      } else {
        others++;
      }
      return !isOver();
    }

    boolean isOver() {
      return attacks.size() >= limit || others >= wanted.mostOthers();
    }

    /** What was taken, where no other attack was left or it was over before. */
    Nearest nearest() {
      return new Nearest(attacks, attacks.size() >= limit || !isOver());
    }

    /** What was taken, and an attack that is as near as any other left, though not the first. */
    Nearest with(Attack attack) {
      if (!attacks.contains(attack) && wanted.attacks().test(attack)) {
        attacks.add(attack);
      }
      return new Nearest(attacks, false);
    }
  }
}
