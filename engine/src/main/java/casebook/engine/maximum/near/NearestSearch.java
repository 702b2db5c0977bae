package casebook.engine.maximum.near;

import casebook.engine.board.Id;
import casebook.engine.maximum.bound.BranchAndBound;
import casebook.engine.maximum.bound.Face;
import casebook.engine.maximum.diagram.DepthFirstWalk;
import casebook.engine.maximum.diagram.ReducedCostFixing;
import casebook.engine.maximum.diagram.ReducedCostFixing.ReducedModel;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.maximum.rounds.RoundsByMaxima;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Answer;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The attacks that obey the most, nearest to a declared one first: fewest changed creatures; among
 * equals, those whose changes come first in board order.
 *
 * <p>The nearest is a maximum in which every change costs a little. What its proof leaves of the
 * others is walked through in order; where that takes too many steps, there may be nearer ones.
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

  /** Creatures are told apart by what they do as declared, and whether they keep to it. */
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
   * The nearest attacks first, at most this number; not complete where finding more takes too long.
   */
  public Answer.Attacks attacks(int limit, Wanted wanted) {
    if (limit <= 0) {
      return new Answer.Attacks(List.of(), true);
    }
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
    return found
        .flatMap(fewest -> fewest)
        .map(one -> {
          int changes = (int) (top - one.worth());
          var solved = new Solved(one.taken(), changes, whole.losses(kinds, worth, one));
          return walked(solved, limit, wanted);
        })
        .orElseGet(() -> new Answer.Attacks(List.of(), found.isPresent()));
  }

  /** Those that are found level by level of changes. */
  private Answer.Attacks walked(Solved solved, int limit, Wanted wanted) {
    var taking = new Collector(limit, wanted);
    Optional<DepthFirstWalk> all =
        wanted.rows().flatMap(_ -> walk(solved, declared.length, wanted.rows()).withoutDeadEnds());
    long steps = all.isPresent() ? Long.MAX_VALUE : MOST_STEPS;
    for (int level = solved.changes(); level <= declared.length; level++) {
      Cancellation.check();
      int changes = level;
      steps =
          all.orElseGet(() -> walk(solved, changes, wanted.rows())).forEach(level, steps, taking);
      if (taking.isOver()) {
        break;
      }
      if (steps < 0) {
        return taking.with(kinds.attack(solved.taken()));
      }
    }
    return taking.nearest();
  }

  /** A walk through the attacks with at most {@code level} changes. */
  private DepthFirstWalk walk(Solved solved, int level, Optional<Predicate<AttackProfile>> rows) {
    long[] earned = rows.isPresent() ? new long[0] : BranchAndBound.worth(kinds, groupWorth);
    ReducedModel reduced =
        ReducedCostFixing.reduced(kinds, isOut(solved, level - solved.changes()), earned);
    return new DepthFirstWalk(
        reduced,
        kinds,
        declared,
        (state, besides) ->
            rows.map(of -> of.test(reduced.row(state)))
                .orElseGet(
                    () -> reduced.worth(state, besides, groupWorth) == most * perRequirement));
  }

  /**
   * The fewest of some costs that an attack pays that obeys the most: a maximum in which each costs
   * a little. Empty where that takes too many cases.
   *
   * @param best the maximum among attacks
   * @param costs some costs, each of another creature
   */
  public static Optional<Set<Pair>> fewestPaid(
      Kinds kinds, RoundsByMaxima.Solved best, Set<Pair> costs) {
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
        .map(found -> {
          Attack attack = apart.attack(found.taken());
          var paid = new LinkedHashSet<>(costs);
          paid.removeIf(cost -> !isPaid(cost, attack.targetOf(cost.creature())));
          return paid;
        });
  }

  private static boolean isPaid(Pair cost, Optional<Id> target) {
    return target.equals(Optional.of(cost.target()));
  }

  /** The choice with which each creature pays one of the costs; 0 where there is none. */
  private static int[] paying(AttackModel problem, Set<Pair> costs) {
    int[] paying = new int[problem.creatures().size()];
    Map<Id, Pair> costOf = new HashMap<>();
    costs.forEach(cost -> costOf.put(cost.creature(), cost));
    for (int creature = 0; creature < paying.length; creature++) {
      Pair cost = costOf.get(problem.creatures().get(creature));
      List<Choice> choices = problem.choices().get(creature);
      for (int choice = 1; cost != null && choice < choices.size(); choice++) {
        paying[creature] = isPaid(cost, choices.get(choice).target()) ? choice : paying[creature];
      }
    }
    return paying;
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
    Answer.Attacks nearest() {
      return new Answer.Attacks(attacks, attacks.size() >= limit || !isOver());
    }

    /** What was taken, and an attack that is as near as any other left, though not the first. */
    Answer.Attacks with(Attack attack) {
      if (!attacks.contains(attack) && wanted.attacks().test(attack)) {
        attacks.add(attack);
      }
      return new Answer.Attacks(attacks, false);
    }
  }
}
