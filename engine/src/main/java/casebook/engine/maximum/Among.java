package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Mark;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The attacks for which certain costs are paid, and how they rank.
 *
 * <p>How one attack stands is found by {@link SolvedRounds}. How many are legal, and which where
 * requirements are conditional, takes counting all of them in {@link Layers}, which not every board
 * allows.
 */
final class Among {

  /** How many near attacks are judged one by one where they can't be counted. */
  private static final int MOST_JUDGED = 64;

  private final Problem problem;
  private final Kinds kinds;
  private final Row none;
  private final SolvedRounds rounds;
  private final Function<Attack, Row> rowOf;
  private final Map<Row, Optional<SolvedRounds.Standing>> standings = new HashMap<>();
  private Optional<Optional<Counted>> counted = Optional.empty();

  /** All attacks. */
  private record Counted(Layers layers, Map<Row, BigInteger> rows, Rounds rounds, Set<Row> legal) {}

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
    return solved(none).isPresent() || counted().isPresent();
  }

  /** How an attack stands, without counting all; empty where that takes too many cases. */
  Optional<SolvedRounds.Standing> solved(Row row) {
    return standings.computeIfAbsent(row, rounds::standing);
  }

  /** How an attack stands; empty where that can't be settled. */
  Optional<Rounds.Standing> standing(Row row) {
    return solved(row)
        .map(of -> new Rounds.Standing(of.legal(), of.counted(), of.obeyed(), of.maximum()))
        .or(() -> counted().map(all -> all.rounds().standing(row)));
  }

  /**
   * An attack that obeys the maximum: the nearest, a legal one if possible, where that is known.
   */
  Attack witness(Attack attack, Rounds.Standing standing) {
    if (standing.legal()) {
      return attack;
    }
    Optional<Attack> near =
        isConditional()
            ? counted().flatMap(all -> nearestBest(attack, all))
            : nearest(attack, Set.of(), 1).stream().findFirst();
    return near.orElseGet(() ->
        solved(rowOf.apply(attack))
            .map(solved -> kinds.attack(solved.found().taken()))
            .orElse(attack));
  }

  private Optional<Attack> nearestBest(Attack attack, Counted all) {
    Set<Row> best = all.rounds().best(rowOf.apply(attack));
    var legal = new LinkedHashSet<>(best);
    legal.retainAll(all.legal());
    return all.layers().nearest(attack, legal.isEmpty() ? best : legal, Set.of(), 1).stream()
        .findFirst();
  }

  /** How many attacks are legal, where they can be counted. */
  Optional<BigInteger> count() {
    return counted()
        .map(all ->
            all.legal().stream()
                .map(row -> all.rows().getOrDefault(row, BigInteger.ZERO))
                .reduce(BigInteger.ZERO, BigInteger::add));
  }

  /**
   * The legal attacks nearest to a declared one; fewer than there are where finding more takes too
   * long.
   *
   * @param kept creatures that must do what they do in the declared attack
   */
  List<Attack> nearest(Attack declared, Set<Id> kept, int most) {
    if (!problem.creatures().containsAll(kept)) {
      return List.of();
    }
    if (isConditional() && counted().isPresent()) {
      Counted all = counted().get();
      return all.layers().nearest(declared, all.legal(), kept, most);
    }
    Optional<Nearby> nearby = nearby(declared, kept);
    if (nearby.isEmpty()) {
      return counted()
          .map(all -> all.layers().nearest(declared, all.legal(), kept, most))
          .orElse(List.of());
    }
    if (!isConditional()) {
      return nearby.get().attacks(most, _ -> true, most);
    }
    return nearby
        .get()
        .attacks(
            most,
            attack -> solved(rowOf.apply(attack)).filter(SolvedRounds.Standing::legal).isPresent(),
            MOST_JUDGED);
  }

  /** The attacks that obey the most of what exists given no attackers: all legal ones are these. */
  private Optional<Nearby> nearby(Attack declared, Set<Id> kept) {
    long[] worth = new long[problem.groups()];
    none.existing().stream().forEach(group -> worth[group] = 1);
    return solved(none).map(of -> new Nearby(kinds, worth, of.found().worth(), declared, kept));
  }

  /** What becomes of each creature in the legal attacks; empty where that can't be settled. */
  Optional<Map<Id, Mark>> marks() {
    boolean isKnown = isConditional() ? counted().isPresent() : solved(none).isPresent();
    if (!isKnown) {
      return Optional.empty();
    }
    var marks = new HashMap<Id, Mark>();
    boolean[] possible = possible();
    for (int kind = 0; kind < kinds.size(); kind++) {
      int home = kinds.first()[kind];
      boolean attacks = false;
      for (int option = home + 1; option < kinds.first()[kind + 1]; option++) {
        attacks = attacks || (possible[option] && isDone(kind, option));
      }
      Mark mark =
          !attacks
              ? Mark.CANT_ATTACK
              : possible[home] && isDone(kind, home) ? Mark.MAY_ATTACK : Mark.MUST_ATTACK;
      for (int member : kinds.members()[kind]) {
        marks.put(problem.creatures().get(member), mark);
      }
    }
    return Optional.of(marks);
  }

  /** The options that the proof of the maximum doesn't exclude from the legal attacks. */
  private boolean[] possible() {
    boolean[] possible = new boolean[kinds.options().length];
    Arrays.fill(possible, true);
    if (!isConditional()) {
      solved(none)
          .ifPresent(of -> {
            long[] worth = Maximum.worth(kinds, of.groupWorth());
            long[] losses = Face.whole(kinds).losses(kinds, worth, of.found());
            for (int option = 0; option < losses.length; option++) {
              possible[option] = losses[option] == 0;
            }
          });
    }
    return possible;
  }

  /** Whether some creature of a kind takes an option in some legal attack. */
  private boolean isDone(int kind, int option) {
    if (!isConditional() && solved(none).filter(of -> of.found().taken()[option] > 0).isPresent()) {
      return true;
    }
    Id creature = problem.creatures().get(kinds.members()[kind][0]);
    return isDone(
        creature,
        kinds
            .options()[option]
            .target()
            .map(target -> Attack.of(Map.of(creature, target)))
            .orElse(Attack.NONE));
  }

  /** Whether a creature does in some legal attack what it does in this one. */
  private boolean isDone(Id creature, Attack attack) {
    return isConditional()
        ? counted()
            .filter(
                all -> !all.layers().nearest(attack, all.legal(), Set.of(creature), 1).isEmpty())
            .isPresent()
        : nearby(attack, Set.of(creature)).filter(Nearby::isAny).isPresent();
  }

  private boolean isConditional() {
    return problem.groups() > 1;
  }

  private Optional<Counted> counted() {
    if (counted.isEmpty()) {
      counted =
          Optional.of(
              Layers.of(problem)
                  .map(layers -> {
                    Map<Row, BigInteger> rows = layers.rows();
                    var all = new Rounds(rows.keySet(), none.existing());
                    return new Counted(layers, rows, all, all.legal());
                  }));
    }
    return counted.get();
  }
}
