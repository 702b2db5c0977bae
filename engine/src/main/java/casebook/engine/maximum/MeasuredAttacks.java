package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.maximum.bound.BranchAndBound;
import casebook.engine.maximum.bound.Components;
import casebook.engine.maximum.bound.Components.Component;
import casebook.engine.maximum.bound.Face;
import casebook.engine.maximum.diagram.CountingDiagram;
import casebook.engine.maximum.diagram.ReducedCostFixing;
import casebook.engine.maximum.diagram.ReducedCostFixing.ReducedModel;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.maximum.near.NearestSearch;
import casebook.engine.maximum.near.NearestSearch.Wanted;
import casebook.engine.maximum.rounds.RoundsByMaxima;
import casebook.engine.maximum.rounds.RoundsByMaxima.Solved;
import casebook.engine.maximum.rounds.RoundsOverProfiles;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Mark;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The attacks for which certain costs are paid, and how they rank.
 *
 * <p>How one attack stands is found by {@link RoundsByMaxima}. Which are legal where requirements
 * are conditional, and how many, takes a {@link CountingDiagram} of all of them, which gets too
 * large on some boards.
 */
final class MeasuredAttacks {

  /** The most near attacks passed over where each has to be judged by itself. */
  private static final int MOST_ILLEGAL = 64;

  /** The most near attacks passed over because they can't be paid for. */
  private static final int MOST_NOT_PAYABLE = 128;

  private final AttackModel problem;
  private final Kinds kinds;
  private final AttackProfile none;
  private final RoundsByMaxima rounds;
  private final Function<Attack, AttackProfile> rowOf;
  private final Map<AttackProfile, Optional<Solved>> solved = new HashMap<>();
  private Optional<Optional<Counted>> counted = Optional.empty();

  /**
   * The attacks that obey the most of what exists given no attackers, told apart by their rows.
   *
   * @param rows how many attacks have each row
   * @param legal the rows of the legal ones; empty where that takes too long
   */
  private record Counted(
      CountingDiagram diagram,
      RoundsOverProfiles rounds,
      Map<AttackProfile, BigInteger> rows,
      Optional<Set<AttackProfile>> legal) {
    Optional<BigInteger> count() {
      return legal.map(of ->
          of.stream()
              .map(row -> rows.getOrDefault(row, BigInteger.ZERO))
              .reduce(BigInteger.ZERO, BigInteger::add));
    }
  }

  /**
   * The attacks of a problem.
   *
   * @param sizes how many requirements each group has
   * @param rowOf how any attack fares
   */
  MeasuredAttacks(AttackModel problem, int[] sizes, Function<Attack, AttackProfile> rowOf) {
    this.problem = problem;
    this.kinds = Kinds.of(problem);
    this.none = rowOf.apply(Attack.NONE);
    this.rounds =
        new RoundsByMaxima(
            kinds, none.existing(), sizes, row -> counted().flatMap(all -> all.rounds().run(row)));
    this.rowOf = rowOf;
  }

  long numbers() {
    return counted.flatMap(all -> all).map(all -> all.diagram().numbers()).orElse(0L);
  }

  Kinds kinds() {
    return kinds;
  }

  /** Whether the most is known that is obeyed of what exists given no attackers. */
  boolean isSettled() {
    return solved(none).isPresent();
  }

  /** How an attack stands, without counting all; empty where that takes too many cases. */
  Optional<Solved> solved(AttackProfile row) {
    if (!solved.containsKey(row)) {
      solved.put(row, rounds.solved(row));
    }
    return solved.getOrDefault(row, Optional.empty());
  }

  /** How an attack stands, with what proves it; empty where nothing does. */
  Optional<Solved> proved(AttackProfile row) {
    return solved(row)
        .flatMap(standing -> rounds.proved(row, standing, this::example))
        .filter(Solved::isProved);
  }

  /** An attack with a row that was counted: how many creatures take each option. */
  private int[] example(AttackProfile row) {
    return counted().flatMap(of -> of.diagram().example(kinds, Set.of(row))).orElseThrow();
  }

  /**
   * The nearest attack that obeys the maximum, a legal one if possible; any where that's unknown.
   */
  Attack witness(Attack attack) {
    return witness(attack, _ -> true)
        .orElseGet(() -> kinds.attack(solved(rowOf.apply(attack)).orElseThrow().found().taken()));
  }

  /**
   * The nearest attack that obeys the maximum and can be paid for, a legal one if possible, where
   * one is known.
   */
  Optional<Attack> witness(Attack attack, Predicate<Attack> payable) {
    if (!isConditional()) {
      return nearest(attack, Set.of(), 1, payable).attacks().stream().findFirst();
    }
    Solved best = solved(rowOf.apply(attack)).orElseThrow();
    long most = best.found().worth();
    Optional<Wanted> legal =
        legalRows()
            .map(rows -> rows(one -> one.worth(best.groupWorth()) == most && rows.contains(one)));
    var nearby = new NearestSearch(kinds, best.groupWorth(), most, attack, Set.of());
    return Stream.concat(legal.stream(), Stream.of(Wanted.ALL))
        .map(wanted -> wanted.where(payable, MOST_NOT_PAYABLE))
        .flatMap(wanted -> nearby.attacks(1, wanted).attacks().stream())
        .findFirst();
  }

  /**
   * The fewest of some costs that an attack pays that obeys the most. Empty where that isn't known,
   * or where obeying the most is not all that makes an attack legal.
   */
  Optional<Set<Pair>> fewestPaid(Set<Pair> costs) {
    return unconditional().flatMap(best -> NearestSearch.fewestPaid(kinds, best, costs));
  }

  /** How many attacks are legal, where they can be counted. */
  Optional<BigInteger> count() {
    return unconditional()
        .map(best -> countOfBest(BranchAndBound.worth(kinds, best.groupWorth()), best.groupWorth()))
        .orElseGet(() -> counted().flatMap(Counted::count));
  }

  /** The product of the components' counts: the best ways of each can be combined freely. */
  private Optional<BigInteger> countOfBest(long[] worth, long[] groupWorth) {
    Face open = open();
    List<Component> parts = Components.of(kinds, open, groupWorth, worth);
    List<ReducedModel> models =
        parts.isEmpty()
            ? List.of(ReducedCostFixing.reduced(kinds, open.barred(), worth))
            : parts.stream()
                .map(part ->
                    ReducedCostFixing.reduced(part.kinds(), part.open().barred(), part.worth()))
                .toList();
    BigInteger product = BigInteger.ONE;
    long stepsLeft = CountingDiagram.MOST_STEPS;
    for (ReducedModel model : models) {
      Optional<CountingDiagram> diagram = CountingDiagram.of(model, stepsLeft);
      if (diagram.isEmpty()) {
        return Optional.empty();
      }
      stepsLeft = diagram.get().stepsLeft();
      product = product.multiply(diagram.get().countOfBest());
    }
    return Optional.of(product);
  }

  /**
   * The legal attacks nearest to a declared one.
   *
   * @param kept creatures that must do what they do in the declared attack
   * @param payable whether an attack's costs can be paid
   */
  Answer.Attacks nearest(Attack declared, Set<Id> kept, int most, Predicate<Attack> payable) {
    if (!problem.creatures().containsAll(kept)) {
      return new Answer.Attacks(List.of(), true);
    }
    var unjudged = new HashSet<AttackProfile>();
    Answer.Attacks nearest =
        nearby(declared, kept).attacks(most, wanted(unjudged).where(payable, MOST_NOT_PAYABLE));
    return unjudged.isEmpty() ? nearest : new Answer.Attacks(nearest.attacks(), false);
  }

  /**
   * The attacks that obey the most of what exists given no attackers, all legal ones among them;
   * where that is not known, all attacks.
   */
  private NearestSearch nearby(Attack declared, Set<Id> kept) {
    Optional<Solved> best = solved(none);
    long[] worth = best.map(Solved::groupWorth).orElseGet(() -> new long[problem.groups()]);
    long most = best.map(of -> of.found().worth()).orElse(0L);
    return new NearestSearch(kinds, worth, most, declared, kept);
  }

  /**
   * Which of those that obey the most of what exists given no attackers are legal.
   *
   * @param unjudged takes in what can't be judged, which is passed over
   */
  private Wanted wanted(Set<AttackProfile> unjudged) {
    return unconditional().isPresent()
        ? Wanted.ALL
        : legalRows()
            .map(rows -> rows(rows::contains))
            .orElseGet(() ->
                new Wanted(
                    attack -> isLegal(rowOf.apply(attack), unjudged),
                    Optional.empty(),
                    MOST_ILLEGAL));
  }

  private Optional<Set<AttackProfile>> legalRows() {
    return counted().flatMap(Counted::legal);
  }

  private Wanted rows(Predicate<AttackProfile> rows) {
    return new Wanted(
        attack -> rows.test(rowOf.apply(attack)), Optional.of(rows), Integer.MAX_VALUE);
  }

  private boolean isLegal(AttackProfile row, Set<AttackProfile> unjudged) {
    Optional<Solved> judged = solved(row);
    if (judged.isEmpty()) {
      unjudged.add(row);
    }
    return judged.filter(of -> of.standing().legal()).isPresent();
  }

  /** A legal attack, however far from a declared one; empty where none is known. */
  Optional<Attack> legalOne() {
    return solved(none)
        .map(of -> kinds.attack(of.found().taken()))
        .filter(attack -> !isConditional() || isLegal(rowOf.apply(attack), new HashSet<>()))
        .or(() ->
            counted()
                .flatMap(of -> of.legal().flatMap(legal -> of.diagram().example(kinds, legal)))
                .map(kinds::attack));
  }

  Optional<Map<Id, Mark>> marks() {
    return taken().flatMap(taken -> new MarkSearch(kinds, taken).marks());
  }

  /** Which options some creature takes in some legal attack, each empty if that isn't settled. */
  private Optional<IntFunction<Optional<Boolean>>> taken() {
    Optional<Solved> best = unconditional();
    if (best.isEmpty()) {
      return counted()
          .flatMap(all -> all.legal().map(legal -> all.diagram().taken(kinds, legal)))
          .map(taken -> option -> Optional.of(taken[option]));
    }
    boolean[] isOut = open().barred();
    return best.map(of ->
        option ->
            isOut[option] || of.found().taken()[option] > 0
                ? Optional.of(!isOut[option])
                : MarkSearch.isTaken(kinds, option, of));
  }

  private boolean isConditional() {
    return problem.groups() > 1;
  }

  /** The maximum, where it is known and obeying that many is all that makes an attack legal. */
  private Optional<Solved> unconditional() {
    return isConditional() ? Optional.empty() : solved(none);
  }

  /** The attacks without the options that the proof of the first maximum excludes. */
  private Face open() {
    Face open = Face.whole(kinds);
    solved(none)
        .ifPresent(of -> {
          long[] worth = BranchAndBound.worth(kinds, of.groupWorth());
          long[] losses = open.losses(kinds, worth, of.found());
          for (int option = 0; option < losses.length; option++) {
            open.barred()[option] = losses[option] > 0;
          }
        });
    return open;
  }

  /** The attacks that the proof of the first maximum leaves, and which of their rows are legal. */
  private Optional<Counted> counted() {
    if (counted.isEmpty()) {
      ReducedModel reduced = ReducedCostFixing.reduced(kinds, open().barred(), new long[0]);
      counted =
          Optional.of(
              CountingDiagram.of(reduced, CountingDiagram.MOST_STEPS_WHERE_CONDITIONAL)
                  .map(diagram -> {
                    Map<AttackProfile, BigInteger> rows = diagram.rows();
                    var over = new RoundsOverProfiles(rows.keySet(), none.existing());
                    return new Counted(diagram, over, rows, over.legal());
                  }));
    }
    return counted.get();
  }
}
