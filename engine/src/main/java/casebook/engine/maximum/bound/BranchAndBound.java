package casebook.engine.maximum.bound;

import casebook.engine.maximum.bound.Components.Component;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackModel.Bonus;
import casebook.engine.maximum.model.AttackModel.Choice;
import casebook.engine.maximum.model.Formula;
import casebook.engine.maximum.model.Kinds;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The most that an attack can earn, by branch and bound. Where the bound of the {@link
 * LagrangianRelaxation} isn't reached, the components are solved each by itself; one component is
 * split by whether a counter comes to a threshold.
 */
public final class BranchAndBound {

  private final Kinds kinds;
  private final Face face;
  private final long[] groupWorth;
  private final long[] worth;
  private final LagrangianRelaxation relaxation;
  private final WorkLimit effort;
  private int cases;
  private long best;
  private int[] bestTaken;

  /**
   * What was found.
   *
   * @param worth the most that an attack earns
   * @param taken how many creatures take each option in an attack that earns it
   * @param proof why none earns more
   * @param counters the options that the proof counts besides the counters of the problem
   */
  // Read by the search; nobody compares what was found.
  @SuppressWarnings("ArrayRecordComponent")
  public record Found(long worth, int[] taken, BoundProof proof, List<Integer> counters) {}

  private BranchAndBound(
      Kinds kinds, Face face, long[] groupWorth, long[] worth, long floor, WorkLimit effort) {
    this.kinds = kinds;
    this.face = face;
    this.groupWorth = groupWorth;
    this.worth = worth;
    this.relaxation = new LagrangianRelaxation(kinds, face, groupWorth, worth, effort);
    this.effort = effort;
    this.best = floor;
    this.bestTaken = face.member();
    offer(face.member());
  }

  /**
   * The most that an attack earns, given the worth of each group's requirements; empty if
   * unsettled.
   */
  public static Optional<Found> of(Kinds kinds, long[] groupWorth) {
    return above(Long.MIN_VALUE, kinds, Face.whole(kinds), groupWorth, worth(kinds, groupWorth))
        .map(Optional::orElseThrow);
  }

  /**
   * The most that an attack earns, where that is more than {@code floor}; otherwise the inner value
   * is empty. The outer one is empty where that takes too many cases.
   */
  public static Optional<Optional<Found>> above(
      long floor, Kinds kinds, Face open, long[] groupWorth, long[] worth) {
    var search = new BranchAndBound(kinds, open, groupWorth, worth, floor, new WorkLimit());
    Found found = search.found();
    if (search.effort.isOver()) {
      return Optional.empty();
    }
    return Optional.of(found.worth() > floor ? Optional.of(found) : Optional.empty());
  }

  /** What each option is worth where only the requirements that it obeys count. */
  public static long[] worth(Kinds kinds, long[] groupWorth) {
    int[] counted =
        IntStream.range(0, groupWorth.length).filter(group -> groupWorth[group] != 0).toArray();
    Choice[] options = kinds.options();
    long[] worth = new long[options.length];
    for (int option = 0; option < options.length; option++) {
      int[] earns = options[option].earns();
      for (int group : counted) {
        worth[option] += earns[group] * groupWorth[group];
      }
    }
    return worth;
  }

  private Found found() {
    BoundProof proof = explore();
    return new Found(best, bestTaken, proof, relaxation.countersOfOptions());
  }

  private BoundProof explore() {
    cases++;
    effort.addCase();
    relaxation.solve(best);
    if (relaxation.bound() > best) {
      offer(relaxation.taken());
    }
    BoundProof.Bound own = relaxation.proof();
    if (own.bound() <= best || effort.isOver()) {
      return own;
    }
    if (Integer.bitCount(cases) == 1) {
      dive();
      if (own.bound() <= best) {
        return own;
      }
      relaxation.solve(best);
    }
    List<Component> parts = relaxation.parts(bestTaken);
    if (!parts.isEmpty()) {
      return sum(parts, own);
    }
    int option = relaxation.isWithinBounds() ? -1 : relaxation.optionOutOfBounds();
    if (option >= 0) {
      return splitByOption(option, own);
    }
    Optional<Formula.Reached> atom = unsettled();
    return atom.isPresent()
        ? split(atom.get().counter(), atom.get().threshold(), own)
        : splitByOption(relaxation.optionToSettle(), own);
  }

  /** Looks for a better attack by barring options whose demands aren't met, again and again. */
  private void dive() {
    boolean[] before = relaxation.open().barred().clone();
    while (relaxation.bound() > best && barWhatIsInVain()) {
      Cancellation.check();
      relaxation.solve(best);
      if (relaxation.bound() > best) {
        offer(relaxation.taken());
      }
    }
    System.arraycopy(before, 0, relaxation.open().barred(), 0, before.length);
  }

  /** Bars the options taken whose demands aren't met; whether there are any. */
  private boolean barWhatIsInVain() {
    int[] count = kinds.counts(relaxation.taken());
    boolean more = false;
    for (int option = 0; option < worth.length; option++) {
      for (int demand : kinds.options()[option].demands()) {
        if (relaxation.taken()[option] > 0 && !kinds.problem().demands().get(demand).holds(count)) {
          relaxation.open().barred()[option] = true;
          more = true;
        }
      }
    }
    return more;
  }

  /** Solves each part by itself; what the others earn at most says what it has to earn. */
  private BoundProof sum(List<Component> parts, BoundProof.Bound own) {
    var solved = new ArrayList<BoundProof.Solved>();
    int[] taken = new int[worth.length];
    long bound = own.bound();
    for (Component part : parts) {
      BoundProof.Bound here = relaxation.bound(part);
      Found found =
          bound <= best
              ? new Found(here.bound(), part.open().member(), here, List.of())
              : found(part, best == Long.MIN_VALUE ? best : best - (bound - here.bound()));
      bound += found.worth() - here.bound();
      part.put(found.taken(), taken);
      solved.add(new BoundProof.Solved(part, found));
    }
    if (bound > best && !effort.isOver()) {
      offer(taken);
    }
    return own.bound() <= best ? own : new BoundProof.Sum(solved);
  }

  private Found found(Component part, long floor) {
    return new BranchAndBound(part.kinds(), part.open(), groupWorth, part.worth(), floor, effort)
        .found();
  }

  /** Solves both cases, unless an attack turns out to reach the bound of both together. */
  private BoundProof split(int counter, int threshold, BoundProof.Bound own) {
    int low = relaxation.open().low()[counter];
    int high = relaxation.open().high()[counter];
    relaxation.open().low()[counter] = threshold;
    BoundProof reached = explore();
    relaxation.open().low()[counter] = low;
    if (own.bound() <= best) {
      return own;
    }
    relaxation.open().high()[counter] = threshold - 1;
    BoundProof notReached = explore();
    relaxation.open().high()[counter] = high;
    return own.bound() <= best
        ? own
        : new BoundProof.Split(counter, threshold, reached, notReached);
  }

  private BoundProof splitByOption(int option, BoundProof.Bound own) {
    boolean fewer = relaxation.shouldBeTakenLess(option);
    int now = relaxation.taken()[option];
    return split(relaxation.counterOf(option), fewer ? now : now + 1, own);
  }

  /** The threshold to split at: of the unmet demand that the most creatures have. */
  private Optional<Formula.Reached> unsettled() {
    AttackModel problem = kinds.problem();
    int[] count = kinds.counts(relaxation.taken());
    var atoms = new ArrayList<Formula.Reached>();
    int[] wanted = new int[problem.demands().size()];
    for (int option = 0; option < worth.length; option++) {
      for (int demand : kinds.options()[option].demands()) {
        wanted[demand] += relaxation.taken()[option];
      }
    }
    int most = 0;
    for (int demand = 0; demand < wanted.length; demand++) {
      if (wanted[demand] > most && !problem.demands().get(demand).holds(count)) {
        most = wanted[demand];
        atoms.clear();
        problem.demands().get(demand).forEachReached(atoms::add);
      }
    }
    for (Bonus bonus : problem.bonuses()) {
      if (most == 0 && groupWorth[bonus.group()] != 0 && !bonus.obeyed().holds(count)) {
        bonus.obeyed().forEachReached(atoms::add);
      }
    }
    for (Formula.Reached atom : atoms) {
      if (relaxation.open().low()[atom.counter()] < atom.threshold()
          && relaxation.open().high()[atom.counter()] >= atom.threshold()) {
        return Optional.of(atom);
      }
    }
    return Optional.empty();
  }

  /** Keeps the best attack so far, without the creatures whose demands it doesn't meet. */
  private void offer(int[] found) {
    int[] taken = found.clone();
    int[] count = kinds.counts(taken);
    boolean changed = true;
    while (changed) {
      Cancellation.check();
      changed = false;
      for (int option = 0; option < taken.length; option++) {
        if (taken[option] > 0) {
          int kept = kept(option, taken[option], count);
          if (kept < taken[option]) {
            for (int counter : kinds.options()[option].raises()) {
              count[counter] -= taken[option] - kept;
            }
            taken[option] = kept;
            changed = true;
          }
        }
      }
    }
    long earned = 0;
    for (int kind = 0; kind < kinds.size(); kind++) {
      int home = kinds.first()[kind];
      taken[home] = kinds.members()[kind].length;
      for (int option = home + 1; option < kinds.first()[kind + 1]; option++) {
        taken[home] -= taken[option];
        earned += taken[option] * worth[option];
      }
      earned += taken[home] * worth[home];
    }
    for (Bonus bonus : kinds.problem().bonuses()) {
      earned += bonus.obeyed().holds(count) ? groupWorth[bonus.group()] : 0;
    }
    if (earned > best && face.includes(taken, count)) {
      best = earned;
      bestTaken = taken;
    }
  }

  /** How many of the creatures that take an option can, given the rest of the attack. */
  private int kept(int option, int wanted, int[] count) {
    Choice choice = kinds.options()[option];
    for (int demand : choice.demands()) {
      if (!kinds.problem().demands().get(demand).holds(count)) {
        return 0;
      }
    }
    int kept = wanted;
    for (int counter : choice.raises()) {
      int limit = kinds.problem().limit()[counter];
      kept = Math.min(kept, Math.max(0, wanted - Math.max(0, count[counter] - limit)));
    }
    return kept;
  }

  /** The work of one branch and bound so far, all its components together. */
  static final class WorkLimit {

    /** The most cases that are looked at; a board that needs more is not settled. */
    private static final int MOST_CASES = 20_000;

    /** The most options that are looked at in all cases together. */
    private static final long MOST_LOOKED_AT = 20_000_000;

    private int cases;
    private long lookedAt;

    void addCase() {
      cases++;
    }

    void lookAt(int options) {
      lookedAt += options;
    }

    boolean isOver() {
      return cases > MOST_CASES || lookedAt > MOST_LOOKED_AT;
    }
  }
}
