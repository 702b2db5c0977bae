package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.maximum.bound.BranchAndBound;
import casebook.engine.maximum.bound.Component;
import casebook.engine.maximum.bound.Components;
import casebook.engine.maximum.bound.Face;
import casebook.engine.maximum.diagram.CountingDiagram;
import casebook.engine.maximum.diagram.ReducedCostFixing;
import casebook.engine.maximum.diagram.ReducedModel;
import casebook.engine.maximum.model.AttackModel;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.maximum.near.FewestCosts;
import casebook.engine.maximum.near.NearestSearch;
import casebook.engine.maximum.rounds.RoundsByMaxima;
import casebook.engine.maximum.rounds.RoundsOverProfiles;
import casebook.engine.meaning.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Mark;
import java.math.BigInteger;
import java.util.Arrays;
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
 * <p>How one attack stands is found by {@link RoundsByMaxima}. How many are legal, and which where
 * requirements are conditional, takes a {@link CountingDiagram} of all of them, which gets too
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
  private final Map<AttackProfile, Optional<RoundsByMaxima.Solved>> standings = new HashMap<>();
  private Optional<Optional<Counted>> counted = Optional.empty();

  /**
   * The attacks that obey the most of what exists given no attackers, told apart by their rows.
   *
   * @param rows how many attacks have each row
   * @param legal the rows of the legal ones; empty where that takes too long
   */
  private record Counted(
      CountingDiagram census,
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
    return counted.flatMap(all -> all).map(all -> all.census().numbers()).orElse(0L);
  }

  Kinds kinds() {
    return kinds;
  }

  /** Whether the legal ones can be found. */
  boolean isSettled() {
    return solved(none).isPresent() || counted().isPresent();
  }

  /** How an attack stands, without counting all; empty where that takes too many cases. */
  Optional<RoundsByMaxima.Solved> solved(AttackProfile row) {
    if (!standings.containsKey(row)) {
      standings.put(row, rounds.solved(row));
    }
    return standings.getOrDefault(row, Optional.empty());
  }

  /** How an attack stands, with what proves it; empty where nothing does. */
  Optional<RoundsByMaxima.Solved> proved(AttackProfile row) {
    return solved(row)
        .flatMap(standing -> rounds.proved(row, standing, this::example))
        .filter(RoundsByMaxima.Solved::isProved);
  }

  /** How an attack stands; empty where that can't be settled. */
  Optional<RoundsOverProfiles.Standing> standing(AttackProfile row) {
    return solved(row)
        .map(RoundsByMaxima.Solved::standing)
        .or(() -> unsolved().flatMap(all -> all.rounds().standing(row)));
  }

  /** An attack that obeys the maximum: the nearest, a legal one if possible, if that is known. */
  Attack witness(Attack attack, RoundsOverProfiles.Standing standing) {
    return witness(attack, standing, _ -> true)
        .orElseGet(() ->
            kinds.attack(
                solved(rowOf.apply(attack))
                    .map(of -> of.found().taken())
                    .or(() ->
                        unsolved()
                            .flatMap(of ->
                                of.census()
                                    .example(
                                        kinds, of.rounds().best(rowOf.apply(attack), standing))))
                    .orElseThrow()));
  }

  /**
   * The nearest attack that obeys the maximum and can be paid for, a legal one if possible, where
   * one is known.
   */
  Optional<Attack> witness(
      Attack attack, RoundsOverProfiles.Standing standing, Predicate<Attack> payable) {
    return isConditional()
        ? nearestBest(attack, rowOf.apply(attack), standing, payable)
        : nearest(attack, Set.of(), 1, payable).attacks().stream().findFirst();
  }

  /** The nearest attack that obeys the most of what is counted for an attack, where it is known. */
  private Optional<Attack> nearestBest(
      Attack attack,
      AttackProfile row,
      RoundsOverProfiles.Standing standing,
      Predicate<Attack> payable) {
    Optional<RoundsByMaxima.Solved> solved = solved(row);
    long[] worth =
        solved.map(RoundsByMaxima.Solved::groupWorth).orElseGet(() -> new long[problem.groups()]);
    long most = solved.map(of -> of.found().worth()).orElse(0L);
    Predicate<AttackProfile> best =
        solved.isPresent()
            ? one -> one.worth(worth) == most
            : unsolved().orElseThrow().rounds().best(row, standing)::contains;
    Optional<NearestSearch.Wanted> legal =
        legalRows().map(rows -> rows(one -> best.test(one) && rows.contains(one)));
    NearestSearch.Wanted any = solved.isPresent() ? NearestSearch.Wanted.ALL : rows(best);
    var nearby = new NearestSearch(kinds, worth, most, attack, Set.of());
    return Stream.concat(legal.stream(), Stream.of(any))
        .map(wanted -> wanted.where(payable, MOST_NOT_PAYABLE))
        .flatMap(wanted -> nearby.attacks(1, wanted).attacks().stream())
        .findFirst();
  }

  /**
   * The fewest of some costs that an attack pays that obeys the most. Empty where that isn't known,
   * or where obeying the most is not all that makes an attack legal.
   */
  Optional<Set<Pair>> fewestPaid(Set<Pair> costs) {
    return unconditional().flatMap(best -> FewestCosts.of(kinds, best, costs));
  }

  /** How many attacks are legal, where they can be counted. */
  Optional<BigInteger> count() {
    if (unconditional().isEmpty()) {
      return counted().flatMap(Counted::count);
    }
    long[] worth = BranchAndBound.worth(kinds, new long[] {1});
    boolean[] isOut = isOut();
    boolean[] allowed = new boolean[isOut.length];
    for (int option = 0; option < isOut.length; option++) {
      allowed[option] = !isOut[option];
    }
    List<Component> parts = Components.of(kinds, Face.whole(kinds), allowed, new long[] {1}, worth);
    return product(
        parts.isEmpty()
            ? Stream.of(reduced())
            : parts.stream()
                .map(part ->
                    ReducedCostFixing.reduced(part.kinds(), part.open().barred(), part.worth())));
  }

  /** The product of the parts' counts: the best ways of each part can be combined freely. */
  private static Optional<BigInteger> product(Stream<ReducedModel> parts) {
    BigInteger product = BigInteger.ONE;
    long stepsLeft = CountingDiagram.MOST_STEPS;
    for (ReducedModel part : (Iterable<ReducedModel>) parts::iterator) {
      Optional<CountingDiagram> census = CountingDiagram.of(part, stepsLeft);
      if (census.isEmpty()) {
        return Optional.empty();
      }
      stepsLeft = census.get().stepsLeft();
      product = product.multiply(census.get().countOfBest());
    }
    return Optional.of(product);
  }

  /**
   * The legal attacks nearest to a declared one.
   *
   * @param kept creatures that must do what they do in the declared attack
   * @param payable whether an attack's costs can be paid
   */
  NearestSearch.Nearest nearest(
      Attack declared, Set<Id> kept, int most, Predicate<Attack> payable) {
    if (!problem.creatures().containsAll(kept)) {
      return new NearestSearch.Nearest(List.of(), true);
    }
    var unjudged = new HashSet<AttackProfile>();
    NearestSearch.Nearest nearest =
        nearby(declared, kept).attacks(most, wanted(unjudged).where(payable, MOST_NOT_PAYABLE));
    return unjudged.isEmpty() ? nearest : new NearestSearch.Nearest(nearest.attacks(), false);
  }

  /** A legal attack, however far from a declared one; empty where none is known. */
  Optional<Attack> legalOne() {
    Optional<Attack> best = solved(none).map(of -> kinds.attack(of.found().taken()));
    return best.filter(attack -> !isConditional() || isLegal(attack))
        .or(() ->
            counted()
                .flatMap(of -> of.legal().flatMap(legal -> of.census().example(kinds, legal)))
                .map(kinds::attack));
  }

  /**
   * Which of those that obey the most of what exists given no attackers are legal.
   *
   * @param unjudged takes in what can't be judged, which is passed over
   */
  private NearestSearch.Wanted wanted(Set<AttackProfile> unjudged) {
    return unconditional().isPresent()
        ? NearestSearch.Wanted.ALL
        : legalRows()
            .map(rows -> rows(rows::contains))
            .orElseGet(() ->
                new NearestSearch.Wanted(
                    attack -> isLegal(rowOf.apply(attack), unjudged),
                    Optional.empty(),
                    MOST_ILLEGAL));
  }

  private Optional<Set<AttackProfile>> legalRows() {
    return counted().flatMap(Counted::legal);
  }

  /** An attack with a row that was counted: how many creatures take each option. */
  private int[] example(AttackProfile row) {
    return counted().flatMap(of -> of.census().example(kinds, Set.of(row))).orElseThrow();
  }

  private NearestSearch.Wanted rows(Predicate<AttackProfile> rows) {
    return new NearestSearch.Wanted(
        attack -> rows.test(rowOf.apply(attack)), Optional.of(rows), Integer.MAX_VALUE);
  }

  private boolean isLegal(AttackProfile row, Set<AttackProfile> unjudged) {
    Optional<RoundsByMaxima.Solved> solved = solved(row);
    if (solved.isEmpty()) {
      unjudged.add(row);
    }
    return solved.filter(of -> of.standing().legal()).isPresent();
  }

  private boolean isLegal(Attack attack) {
    return standing(rowOf.apply(attack)).filter(RoundsOverProfiles.Standing::legal).isPresent();
  }

  /**
   * The attacks that obey the most of what exists given no attackers, all legal ones among them;
   * where that is not known, all attacks.
   */
  private NearestSearch nearby(Attack declared, Set<Id> kept) {
    long[] worth = new long[problem.groups()];
    if (solved(none).isPresent()) {
      Arrays.setAll(worth, none.existing()::get);
    }
    long most = solved(none).map(of -> of.found().worth()).orElse(0L);
    return new NearestSearch(kinds, worth, most, declared, kept);
  }

  Optional<Map<Id, Mark>> marks() {
    return taken().flatMap(taken -> new MarkSearch(kinds, taken).marks());
  }

  /** Which options some creature takes in some legal attack, each empty if that isn't settled. */
  private Optional<IntFunction<Optional<Boolean>>> taken() {
    Optional<RoundsByMaxima.Solved> best = unconditional();
    if (best.isEmpty()) {
      return counted()
          .flatMap(all -> all.legal().map(legal -> all.census().taken(kinds, legal)))
          .map(taken -> option -> Optional.of(taken[option]));
    }
    boolean[] isOut = isOut();
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
  private Optional<RoundsByMaxima.Solved> unconditional() {
    return isConditional() ? Optional.empty() : solved(none);
  }

  /** The options that the proof of the first maximum excludes from the legal attacks. */
  private boolean[] isOut() {
    boolean[] isOut = new boolean[kinds.options().length];
    solved(none)
        .ifPresent(of -> {
          long[] losses = Face.whole(kinds).losses(kinds, worth(of), of.found());
          for (int option = 0; option < losses.length; option++) {
            isOut[option] = losses[option] > 0;
          }
        });
    return isOut;
  }

  private long[] worth(RoundsByMaxima.Solved standing) {
    return BranchAndBound.worth(kinds, standing.groupWorth());
  }

  /** The attacks that obey the most of what exists given no attackers, and some others. */
  private ReducedModel reduced() {
    return ReducedCostFixing.reduced(
        kinds, isOut(), unconditional().map(this::worth).orElseGet(() -> new long[0]));
  }

  /** The attacks of {@link #reduced}, and which of their rows are legal. */
  private Optional<Counted> counted() {
    if (counted.isEmpty()) {
      counted =
          Optional.of(
              CountingDiagram.of(reduced(), mostSteps())
                  .map(census -> {
                    Map<AttackProfile, BigInteger> rows = census.rows();
                    var over = new RoundsOverProfiles(rows.keySet(), none.existing());
                    return new Counted(census, over, rows, over.legal());
                  }));
    }
    return counted.get();
  }

  /** The attacks counted, where no maximum is known. */
  private Optional<Counted> unsolved() {
    return solved(none).isPresent() ? Optional.empty() : counted();
  }

  private long mostSteps() {
    return unconditional().isEmpty()
        ? CountingDiagram.MOST_STEPS_WHERE_CONDITIONAL
        : CountingDiagram.MOST_STEPS;
  }
}
