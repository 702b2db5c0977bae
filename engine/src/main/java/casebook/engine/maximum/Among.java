package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.force.Viewpoint.Pair;
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
 * <p>How one attack stands is found by {@link SolvedRounds}. How many are legal, and which where
 * requirements are conditional, takes counting all of them in {@link Layers}, which not every board
 * allows.
 */
final class Among {

  /** How many near attacks are passed over where each has to be judged by itself. */
  private static final int MOST_ILLEGAL = 64;

  /** How many near attacks are passed over at all: some can't be paid for. */
  private static final int MOST_NOT_PAYABLE = 128;

  private final Problem problem;
  private final Kinds kinds;
  private final Row none;
  private final SolvedRounds rounds;
  private final Function<Attack, Row> rowOf;
  private final Map<Row, Optional<SolvedRounds.Standing>> standings = new HashMap<>();
  private Optional<Optional<All>> all = Optional.empty();
  private Optional<Optional<Counted>> counted = Optional.empty();

  /** All attacks, and the rounds over them. */
  private record All(Census census, Rounds rounds) {}

  /** The attacks of the rows that are legal. */
  private record Counted(
      Census census, Symmetry symmetry, Map<Row, BigInteger> rows, Set<Row> legal) {
    boolean isLegal(Row row) {
      return legal.contains(symmetry.canonical(row));
    }

    /** The same, where it is known too which creatures can change places. */
    Counted where(Symmetry holds) {
      return new Counted(census, holds, rows, legal);
    }

    BigInteger count() {
      return legal.stream()
          .map(row -> rows.getOrDefault(row, BigInteger.ZERO))
          .reduce(BigInteger.ZERO, BigInteger::add);
    }
  }

  /**
   * The attacks of a problem.
   *
   * @param sizes how many requirements each group has
   * @param rowOf how any attack fares
   */
  Among(Problem problem, int[] sizes, Function<Attack, Row> rowOf) {
    this.problem = problem;
    this.kinds = Kinds.of(problem);
    this.none = rowOf.apply(Attack.NONE);
    this.rounds = new SolvedRounds(kinds, none.existing(), sizes);
    this.rowOf = rowOf;
  }

  Kinds kinds() {
    return kinds;
  }

  /** Whether the legal ones can be found. */
  boolean isSettled() {
    return solved(none).isPresent() || all().isPresent();
  }

  /** How an attack stands, without counting all; empty where that takes too many cases. */
  Optional<SolvedRounds.Standing> solved(Row row) {
    return standings.computeIfAbsent(row, rounds::standing);
  }

  /** How an attack stands, with what proves it; empty where nothing does. */
  Optional<SolvedRounds.Standing> proved(Row row) {
    return solved(row)
        .flatMap(standing -> rounds.proved(row, standing))
        .filter(SolvedRounds.Standing::isProved);
  }

  /** How an attack stands; empty where that can't be settled. */
  Optional<Rounds.Standing> standing(Row row) {
    return solved(row)
        .map(of -> new Rounds.Standing(of.legal(), of.counted(), of.obeyed(), of.maximum()))
        .or(() -> all().flatMap(all -> all.rounds().standing(row)));
  }

  /** An attack that obeys the maximum: the nearest, a legal one if possible, if that is known. */
  Attack witness(Attack attack, Rounds.Standing standing) {
    return witness(attack, standing, _ -> true)
        .orElseGet(() ->
            kinds.attack(
                solved(rowOf.apply(attack))
                    .map(of -> of.found().taken())
                    .or(() ->
                        all()
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
  Optional<Attack> witness(Attack attack, Rounds.Standing standing, Predicate<Attack> payable) {
    return isConditional()
        ? nearestBest(attack, rowOf.apply(attack), standing, payable)
        : nearest(attack, Set.of(), 1, payable).attacks().stream().findFirst();
  }

  /**
   * The nearest of those that obey the most of what is counted for an attack, where it is known.
   */
  private Optional<Attack> nearestBest(
      Attack attack, Row row, Rounds.Standing standing, Predicate<Attack> payable) {
    Optional<SolvedRounds.Standing> solved = solved(row);
    long[] worth =
        solved.map(SolvedRounds.Standing::groupWorth).orElseGet(() -> new long[problem.groups()]);
    long most = solved.map(of -> of.found().worth()).orElse(0L);
    Predicate<Row> best =
        solved.isPresent()
            ? one -> one.worth(worth) == most
            : all().orElseThrow().rounds().best(row, standing)::contains;
    boolean isGivenNone = standing.counted().equals(none.existing());
    Optional<Nearby.Wanted> legal =
        counted()
            .map(all ->
                rows(
                    one -> best.test(one) && all.isLegal(one),
                    isGivenNone ? all.symmetry() : Symmetry.NONE));
    Nearby.Wanted any = solved.isPresent() ? Nearby.Wanted.ALL : rows(best, Symmetry.NONE);
    var nearby = new Nearby(kinds, worth, most, attack, Set.of());
    return Stream.concat(legal.stream(), Stream.of(any))
        .map(wanted -> wanted.where(payable, MOST_NOT_PAYABLE))
        .flatMap(wanted -> nearby.attacks(1, wanted).attacks().stream())
        .findFirst();
  }

  /**
   * Which of some costs an attack pays that obeys the most: as few as can be. Empty where that
   * isn't known, or where obeying the most is not all that makes an attack legal.
   */
  Optional<Set<Pair>> fewestPaid(Set<Pair> costs) {
    return isConditional()
        ? Optional.empty()
        : solved(none).flatMap(best -> new FewestCosts(kinds, best).of(costs));
  }

  /** How many attacks are legal, where they can be counted. */
  Optional<BigInteger> count() {
    if (isConditional() || solved(none).isEmpty()) {
      return counted().map(Counted::count);
    }
    long[] worth = Maximum.worth(kinds, new long[] {1});
    boolean[] isOut = isOut();
    boolean[] allowed = new boolean[isOut.length];
    for (int option = 0; option < isOut.length; option++) {
      allowed[option] = !isOut[option];
    }
    List<Part> parts = Parts.of(kinds, Face.whole(kinds), allowed, new long[] {1}, worth);
    return parts.isEmpty()
        ? Census.of(reduced(), Census.MOST_STEPS).map(Census::countOfBest)
        : product(parts);
  }

  /** Any best ways of all parts are one best way together. */
  private Optional<BigInteger> product(List<Part> parts) {
    long[] earned = earned();
    BigInteger product = BigInteger.ONE;
    long stepsLeft = Census.MOST_STEPS;
    for (Part part : parts) {
      long[] own = Arrays.stream(part.from()).mapToLong(option -> earned[option]).toArray();
      Reduced reduced = Reducing.reduced(part.kinds(), part.open().barred(), own);
      Optional<Census> census = Census.of(reduced, stepsLeft);
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
  Nearby.Nearest nearest(Attack declared, Set<Id> kept, int most, Predicate<Attack> payable) {
    if (!problem.creatures().containsAll(kept)) {
      return new Nearby.Nearest(List.of(), true);
    }
    var unjudged = new HashSet<Row>();
    Nearby.Nearest nearest =
        nearby(declared, kept).attacks(most, wanted(unjudged).where(payable, MOST_NOT_PAYABLE));
    return unjudged.isEmpty() ? nearest : new Nearby.Nearest(nearest.attacks(), false);
  }

  /** A legal attack, however far from a declared one; empty where none is known. */
  Optional<Attack> legalOne() {
    Optional<Attack> best = solved(none).map(of -> kinds.attack(of.found().taken()));
    return best.filter(attack -> !isConditional() || isLegal(attack))
        .or(() ->
            counted()
                .flatMap(of -> of.census().example(kinds, of.legal()))
                .or(() ->
                    all()
                        .flatMap(of ->
                            of.rounds()
                                .legal()
                                .flatMap(legal -> of.census().example(kinds, legal))))
                .map(kinds::attack));
  }

  /**
   * Which of those that obey the most of what exists given no attackers are legal.
   *
   * @param unjudged takes in what can't be judged, which is passed over
   */
  private Nearby.Wanted wanted(Set<Row> unjudged) {
    return !isConditional() && solved(none).isPresent()
        ? Nearby.Wanted.ALL
        : legal()
            .orElseGet(() ->
                new Nearby.Wanted(
                    attack -> isLegal(rowOf.apply(attack), unjudged),
                    Optional.empty(),
                    MOST_ILLEGAL));
  }

  /** The legal attacks, where they can be counted. */
  private Optional<Nearby.Wanted> legal() {
    return counted().map(all -> rows(all::isLegal, all.symmetry()));
  }

  private Nearby.Wanted rows(Predicate<Row> rows, Symmetry symmetry) {
    return new Nearby.Wanted(
        attack -> rows.test(rowOf.apply(attack)),
        Optional.of(new Nearby.Rows(rows, symmetry)),
        Integer.MAX_VALUE);
  }

  private boolean isLegal(Row row, Set<Row> unjudged) {
    Optional<SolvedRounds.Standing> standing = solved(row);
    if (standing.isEmpty()) {
      unjudged.add(row);
    }
    return standing.filter(SolvedRounds.Standing::legal).isPresent();
  }

  private boolean isLegal(Attack attack) {
    return standing(rowOf.apply(attack)).filter(Rounds.Standing::legal).isPresent();
  }

  /**
   * The attacks that obey the most of what exists given no attackers, all legal ones among them;
   * where that is not known, all attacks.
   */
  private Nearby nearby(Attack declared, Set<Id> kept) {
    long[] worth = new long[problem.groups()];
    if (solved(none).isPresent()) {
      Arrays.setAll(worth, none.existing()::get);
    }
    long most = solved(none).map(of -> of.found().worth()).orElse(0L);
    return new Nearby(kinds, worth, most, declared, kept);
  }

  /** What becomes of each creature in the legal attacks; empty where that can't be settled. */
  Optional<Map<Id, Mark>> marks() {
    return taken().flatMap(taken -> new Marking(kinds, taken).marks());
  }

  /** Which options some creature takes in some legal attack, each empty if that isn't settled. */
  private Optional<IntFunction<Optional<Boolean>>> taken() {
    if (isConditional() || solved(none).isEmpty()) {
      return counted()
          .map(all -> all.census().taken(kinds, all.legal()))
          .map(taken -> option -> Optional.of(taken[option]));
    }
    SolvedRounds.Standing best = solved(none).get();
    boolean[] isOut = isOut();
    return Optional.of(option ->
        isOut[option] || best.found().taken()[option] > 0
            ? Optional.of(!isOut[option])
            : Marking.isTaken(kinds, option, best));
  }

  private boolean isConditional() {
    return problem.groups() > 1;
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

  private long[] worth(SolvedRounds.Standing standing) {
    return Maximum.worth(kinds, standing.groupWorth());
  }

  /** The attacks that obey the most of what exists given no attackers, and some others. */
  private Reduced reduced() {
    return Reducing.reduced(kinds, isOut(), earned());
  }

  /**
   * What each option earns where the earnings of groups aren't told apart. What the best of a kind
   * gains is left out, so that kinds are alike that earn the same only for what they pay.
   */
  private long[] earned() {
    if (isConditional()) {
      return new long[0];
    }
    long[] worth = Maximum.worth(kinds, new long[] {1});
    return solved(none)
        .map(of -> Face.whole(kinds).lessGains(kinds, worth, of.found()))
        .orElse(worth);
  }

  private Optional<Counted> counted() {
    if (counted.isEmpty()) {
      Reduced reduced = reduced();
      Symmetry symmetry = Symmetry.of(reduced);
      Optional<Counted> found = counted(reduced, symmetry);
      counted =
          Optional.of(
              found.isPresent() || symmetry.isTrivial()
                  ? found
                  : counted(reduced, Symmetry.NONE).map(of -> of.where(symmetry)));
    }
    return counted.get();
  }

  /**
   * Where creatures can change places, each row stands for many and is judged by itself; otherwise
   * all rows are there, and are judged together.
   */
  private Optional<Counted> counted(Reduced reduced, Symmetry symmetry) {
    long mostSteps = isConditional() ? Census.MOST_STEPS_WHERE_CONDITIONAL : Census.MOST_STEPS;
    return Census.of(symmetry.merged(reduced), mostSteps)
        .flatMap(census -> {
          Map<Row, BigInteger> rows = census.rows();
          Optional<Set<Row>> legal =
              symmetry.isTrivial()
                  ? new Rounds(rows.keySet(), none.existing()).legal()
                  : judged(rows.keySet());
          return legal.map(of -> new Counted(census, symmetry, rows, of));
        });
  }

  /** The legal ones among rows; empty where that can't be settled for each by itself. */
  private Optional<Set<Row>> judged(Set<Row> rows) {
    var legal = new HashSet<Row>();
    for (Row row : rows) {
      Optional<SolvedRounds.Standing> standing = solved(row);
      if (standing.isEmpty()) {
        return Optional.empty();
      }
      if (standing.get().legal()) {
        legal.add(row);
      }
    }
    return Optional.of(legal);
  }

  private Optional<All> all() {
    if (all.isEmpty()) {
      all =
          Optional.of(
              Census.of(
                      Reducing.reduced(kinds, new boolean[kinds.options().length], new long[0]),
                      Census.MOST_STEPS_WHERE_CONDITIONAL)
                  .map(census ->
                      new All(census, new Rounds(census.rows().keySet(), none.existing()))));
    }
    return all.get();
  }
}
