package casebook.engine.maximum.rounds;

import casebook.engine.maximum.model.AttackProfile;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Which attacks obey the most requirements, also where some exist only if some creature attacks.
 *
 * <p>The rules don't say how such conditional requirements count. We start from the attack with no
 * creatures, keep the attacks that obey the most of the requirements that exist given it, and then,
 * for each attack still open, keep those that obey the most of the requirements that exist given
 * that one; an attack that is kept by itself is legal, and where the kept ones are fewer than were
 * open, the same holds again among them. Without conditional requirements that is just 508.1d.
 */
public final class RoundsOverProfiles {
  private final List<AttackProfile> rows;
  private final List<Integer> givenNoAttack;

  private final int[][] obeyed;

  /** The most numbers added up to score rows; a dozen creatures that take all along need half. */
  private static final long MOST_SCORED = 200_000_000;

  /** What one look for the best rows costs besides, in numbers added up. */
  private static final int OF_EACH_LOOK = 256;

  private long scored;

  /** How often each group exists given some row, all but once, and which of these for each row. */
  private final List<List<Integer>> patterns = new ArrayList<>();

  private final int[] patternOf;

  /**
   * Whether an attack is kept by itself in some run of rounds.
   *
   * @param given for each of the rounds of such a run after the first, and before the one in which
   *     it is kept by itself, the row of the open attack given which requirements exist
   */
  public record Run(boolean isLegal, List<AttackProfile> given) {
    public Run {
      given = List.copyOf(given);
    }
  }

  /** The rows that are left, by their places, and how much they obey of what is counted. */
  private record Best(BitSet open, int most) {}

  /**
   * The rounds among attacks.
   *
   * @param rows the rows of all attacks that disobey no restriction
   * @param givenNoAttack how often each group of requirements exists given no attackers
   */
  public RoundsOverProfiles(Set<AttackProfile> rows, List<Integer> givenNoAttack) {
    this.rows = List.copyOf(rows);
    this.givenNoAttack = givenNoAttack;
    int size = this.rows.size();
    this.patternOf = new int[size];
    this.obeyed = new int[size][];
    var known = new HashMap<List<Integer>, Integer>();
    for (int index = 0; index < size; index++) {
      AttackProfile row = this.rows.get(index);
      patternOf[index] = known.computeIfAbsent(row.existing(), _ -> known.size());
      if (patternOf[index] == patterns.size()) {
        patterns.add(row.existing());
      }
      obeyed[index] = row.obeyed().stream().mapToInt(Integer::intValue).toArray();
    }
  }

  /** The rows of the legal attacks; empty where there are too many rounds. */
  public Optional<Set<AttackProfile>> legal() {
    scored = 0;
    var legal = new BitSet();
    return settle(first(), legal, new HashSet<>()) ? Optional.of(rows(legal)) : Optional.empty();
  }

  private Set<AttackProfile> rows(BitSet places) {
    var of = new LinkedHashSet<AttackProfile>();
    places.stream().forEach(index -> of.add(rows.get(index)));
    return of;
  }

  /** The rows that obey the most of what exists given no attackers. */
  private BitSet first() {
    var all = new BitSet();
    all.set(0, rows.size());
    return best(all, givenNoAttack).open();
  }

  private boolean settle(BitSet open, BitSet legal, Set<BitSet> settled) {
    if (!settled.add(open)) {
      return true;
    }
    for (int pattern : patterns(open)) {
      Cancellation.check();
      if (isOver()) {
        return false;
      }
      BitSet best = best(open, patterns.get(pattern)).open();
      for (int index = best.nextSetBit(0); index >= 0; index = best.nextSetBit(index + 1)) {
        if (patternOf[index] == pattern) {
          legal.set(index);
        }
      }
      if (best.cardinality() < open.cardinality() && !settle(best, legal, settled)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether an attack that obeys the most of what exists given no attackers is kept by itself in
   * some run; empty where that takes too long.
   */
  public Optional<Run> run(AttackProfile row) {
    scored = 0;
    var given = new ArrayList<AttackProfile>();
    boolean isLegal = isLegal(row, first(), new HashSet<>(), given);
    return isLegal || !isOver() ? Optional.of(new Run(isLegal, given)) : Optional.empty();
  }

  private boolean isLegal(
      AttackProfile row, BitSet open, Set<BitSet> settled, List<AttackProfile> given) {
    if (isOver() || !settled.add(open)) {
      return false;
    }
    if (row.score(row.existing()) >= best(open, row.existing()).most()) {
      return true;
    }
    for (int pattern : patterns(open)) {
      Cancellation.check();
      if (isOver()) {
        return false;
      }
      List<Integer> existing = patterns.get(pattern);
      Best best = best(open, existing);
      boolean isAhead = row.score(existing) > best.most();
      boolean isAmong =
          row.score(existing) == best.most() && best.open().cardinality() < open.cardinality();
      if (isAhead || isAmong) {
        given.add(rows.get(first(open, pattern)));
        if (isAhead || isLegal(row, best.open(), settled, given)) {
          return true;
        }
        given.removeLast();
      }
    }
    return false;
  }

  /** The first open row given which requirements exist as in a pattern. */
  private int first(BitSet open, int pattern) {
    return open.stream().filter(index -> patternOf[index] == pattern).findFirst().orElseThrow();
  }

  private boolean isOver() {
    return scored > MOST_SCORED;
  }

  private int[] patterns(BitSet open) {
    var seen = new BitSet(patterns.size());
    for (int index = open.nextSetBit(0); index >= 0; index = open.nextSetBit(index + 1)) {
      seen.set(patternOf[index]);
    }
    return seen.stream().toArray();
  }

  private Best best(BitSet open, List<Integer> times) {
    int[] counted =
        IntStream.range(0, times.size()).filter(group -> times.get(group) > 0).toArray();
    int[] worth = IntStream.of(counted).map(times::get).toArray();
    scored += OF_EACH_LOOK + rows.size() / 4 + (long) open.cardinality() * counted.length;
    int most = 0;
    var best = new BitSet(rows.size());
    for (int index = open.nextSetBit(0); index >= 0; index = open.nextSetBit(index + 1)) {
      int score = 0;
      for (int place = 0; place < counted.length; place++) {
        score += worth[place] * obeyed[index][counted[place]];
      }
      if (score > most) {
        most = score;
        best.clear();
      }
      if (score == most) {
        best.set(index);
      }
    }
    return new Best(best, most);
  }
}
