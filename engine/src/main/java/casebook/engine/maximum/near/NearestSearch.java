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
import casebook.engine.maximum.model.Counter;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.move.Attack;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The attacks that obey the most, nearest to a declared one first: fewest changed creatures; among
 * equals, those whose changes come first in board order.
 *
 * <p>The nearest is a maximum in which every change costs a little, made the first of its kind by
 * fixing one creature after the other. The next one differs from it in some creature for the first
 * time: each creature in turn makes a space in which the nearest is sought again.
 */
public final class NearestSearch {

  /** Sums stay below this, which leaves room for prices. */
  private static final long LARGEST = 1L << 44;

  /** The most steps of a walk, and how many more for each creature. */
  private static final long MOST_STEPS = 4_000;

  private static final long MOST_STEPS_OF_EACH = 200;

  private final AttackModel problem;

  /** The counter of changed creatures. */
  private final int changed;

  private final long[] groupWorth;
  private final int[] baseKindOf;
  private final long perRequirement;

  /** So many times all that can be earned can be counted without getting too large a number. */
  private final long mostScale;

  private final long most;
  private final int[] declared;
  private final boolean[] kept;
  private boolean isUnsettled;

  /**
   * The attacks in which creatures before a turning point do what is fixed, and the creature there
   * does something that isn't excluded.
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Space(int[] fixed, int turn, BitSet excluded) {}

  /** A nearest attack of a space, as a choice for each creature. */
  @SuppressWarnings("ArrayRecordComponent")
  record Near(Space space, Solved solved, int[] choices) {}

  /**
   * The fewest changes in a space.
   *
   * @param kindOf the kind of each creature
   * @param losses what is lost at least where a creature takes an option
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Solved(Kinds kinds, int[] kindOf, int[] taken, int changes, long[] losses) {

    int option(int creature, int choice) {
      return kinds.first()[kindOf[creature]] + choice;
    }

    long loss(int creature, int choice) {
      return losses[option(creature, choice)];
    }
  }

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
    long all = perRequirement;
    for (long worth : BranchAndBound.worth(kinds, this.groupWorth)) {
      all = Math.max(all, worth);
    }
    this.mostScale = LARGEST / (all * perRequirement);
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

  /** How many creatures there are. */
  int size() {
    return declared.length;
  }

  /** Whether a maximum was not settled. */
  boolean isUnsettled() {
    return isUnsettled;
  }

  void setUnsettled() {
    isUnsettled = true;
  }

  /** How many choices all those that choose at once may have together. */
  long mostScale() {
    return mostScale;
  }

  /** Whether a choice is one that a creature must not make, as it keeps to what it does. */
  boolean isKeptFrom(int creature, int choice) {
    return kept[creature] && choice != declared[creature];
  }

  int choices(int creature) {
    return problem.choices().get(creature).size();
  }

  Space whole() {
    int[] free = new int[declared.length];
    Arrays.fill(free, -1);
    return new Space(free, -1, new BitSet());
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
    Optional<Nearest> nearest =
        wanted.rows().isPresent()
            ? ways(limit, wanted, wanted.rows().get())
            : walked(limit, wanted);
    return nearest.orElseGet(() -> new LawlerMurty(this).attacks(limit, wanted));
  }

  /** Those of some rows; empty where that takes too many steps. */
  private Optional<Nearest> ways(int limit, Wanted wanted, Predicate<AttackProfile> rows) {
    Optional<Solved> solved = solve(whole(), Integer.MAX_VALUE);
    if (solved.isEmpty()) {
      return Optional.of(new Nearest(List.of(), !isUnsettled));
    }
    Kinds kinds = solved.get().kinds();
    boolean[] isOut = isOut(solved.get(), declared.length - solved.get().changes());
    ReducedModel reduced = ReducedCostFixing.reduced(kinds, isOut, new long[0]);
    var taking = new Collector(this, limit, wanted);
    return NearestDiagram.through(
            reduced, turns(reduced, kinds), state -> rows.test(reduced.row(state)))
        .map(ways -> {
          ways.forEach(taking);
          return taking.nearest(true);
        });
  }

  /** Those that are found level by level of changes; empty where that takes too many steps. */
  private Optional<Nearest> walked(int limit, Wanted wanted) {
    var taking = new Collector(this, limit, wanted);
    long steps = MOST_STEPS + MOST_STEPS_OF_EACH * declared.length;
    for (int level = 0; level <= declared.length; level++) {
      Cancellation.check();
      Optional<Solved> solved = solve(whole(), Integer.MAX_VALUE, List.of(), level);
      if (solved.isEmpty()) {
        return Optional.of(taking.nearest(!isUnsettled));
      }
      level = solved.get().changes();
      DepthFirstWalk walk = walk(solved.get(), steps);
      walk.forEach(taking);
      if (taking.isOver()) {
        break;
      }
      if (walk.isOver()) {
        return Optional.empty();
      }
    }
    return Optional.of(taking.nearest(true));
  }

  private DepthFirstWalk walk(Solved solved, long steps) {
    Kinds kinds = solved.kinds();
    ReducedModel reduced =
        ReducedCostFixing.reduced(kinds, isOut(solved, 0), BranchAndBound.worth(kinds, groupWorth));
    return new DepthFirstWalk(
        reduced,
        turns(reduced, kinds),
        solved.changes(),
        reached ->
            reached.earned() + reduced.worthOfBonuses(reached.state(), groupWorth)
                == most * perRequirement,
        steps);
  }

  /** The options that are in none of the attacks that change so many creatures more. */
  private boolean[] isOut(Solved solved, int more) {
    Kinds kinds = solved.kinds();
    boolean[] isOut = new boolean[kinds.options().length];
    for (int option = 0; option < isOut.length; option++) {
      int kind = kinds.kindOf(option);
      int creature = kinds.members()[kind][0];
      isOut[option] =
          solved.losses()[option] > more || isKeptFrom(creature, option - kinds.first()[kind]);
    }
    return isOut;
  }

  private CreatureOrder turns(ReducedModel reduced, Kinds kinds) {
    int[][] inOrder = new int[kinds.size()][];
    for (int kind = 0; kind < inOrder.length; kind++) {
      inOrder[kind] = inOrder(kinds.members()[kind][0]);
    }
    return CreatureOrder.of(reduced, kinds, inOrder, declared);
  }

  /** The place of a choice in the order in which they are tried: changes first. */
  int rank(int creature, int choice) {
    return choice == declared[creature] ? Integer.MAX_VALUE : choice;
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

  /** The fewest changes in a space, if there are no more than so many. */
  Optional<Solved> solve(Space space, int mostChanges) {
    return solve(space, mostChanges, List.of(), 0);
  }

  /**
   * The fewest changes in a space, if there are no more than so many.
   *
   * @param chosen creatures of which the first make the best choice that they can, then the next
   * @param fewest how many changes there have to be
   */
  Optional<Solved> solve(Space space, int mostChanges, List<Chooser> chosen, int fewest) {
    Cancellation.check();
    Kinds kinds = kinds(space, chosen);
    Face whole = Face.whole(kinds);
    whole.low()[changed] = fewest;
    long scale = chosen.stream().mapToLong(one -> one.choices().size()).reduce(1, (x, y) -> x * y);
    long[] scaled = Arrays.stream(groupWorth).map(each -> each * scale).toArray();
    long[] worth = BranchAndBound.worth(kinds, scaled);
    for (int kind = 0; kind < kinds.size(); kind++) {
      int creature = kinds.members()[kind][0];
      int home = kinds.first()[kind];
      for (int option = home; option < kinds.first()[kind + 1]; option++) {
        int choice = option - home;
        boolean isChange = choice != declared[creature];
        worth[option] -= isChange ? scale : 0;
        whole.barred()[option] =
            (isChange && kept[creature])
                || (space.fixed()[creature] >= 0 && space.fixed()[creature] != choice)
                || (creature == space.turn() && space.excluded().get(choice));
      }
    }
    int[] kindOf = kinds.kindOfEach();
    long weight = scale;
    for (Chooser one : chosen) {
      weight /= one.choices().size();
      for (int rank = 0; rank < one.choices().size(); rank++) {
        int option = kinds.first()[kindOf[one.creature()]] + one.choices().get(rank);
        worth[option] += weight * (one.choices().size() - 1 - rank);
      }
    }
    long top = most * perRequirement;
    long floor = (top - Math.min(mostChanges, declared.length)) * scale - 1;
    Optional<Optional<BranchAndBound.Found>> found =
        BranchAndBound.above(floor, kinds, whole, scaled, worth);
    isUnsettled |= found.isEmpty();
    return found
        .flatMap(one -> one)
        .map(one ->
            new Solved(
                kinds,
                kindOf,
                one.taken(),
                (int) (top - Math.floorDiv(one.worth(), scale)),
                whole.losses(kinds, worth, one)));
  }

  private Kinds kinds(Space space, List<Chooser> chosen) {
    int[] marks = new int[declared.length];
    for (int creature = 0; creature < marks.length; creature++) {
      int choices = problem.choices().get(creature).size() + 1;
      int mark = (space.fixed()[creature] + 1) * choices + declared[creature] + 1;
      marks[creature] = 2 * mark + (kept[creature] ? 1 : 0);
    }
    if (space.turn() >= 0) {
      marks[space.turn()] = -1;
    }
    for (Chooser one : chosen) {
      marks[one.creature()] = -2 - one.creature();
    }
    return Kinds.split(problem, baseKindOf, marks);
  }

  /** A creature that has several choices, the ones that come first in order before the others. */
  record Chooser(int creature, List<Integer> choices) {}

  /** The choices of a creature in the order in which they are tried. */
  int[] inOrder(int creature) {
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
