package casebook.engine.maximum;

import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Settles which attacks obey the most requirements, also where some requirements exist only if some
 * creature attacks.
 *
 * <p>The rules don't say how such conditional requirements count. We start from the attack with no
 * creatures, keep the attacks that obey the most of the requirements that exist given it, and then,
 * for each attack still open, keep those that obey the most of the requirements that exist given
 * that one; an attack that is kept by itself is legal, and where the kept ones are fewer than were
 * open, the same holds again among them. Without conditional requirements that is just 508.1d.
 *
 * @param rows the rows of all attacks that disobey no restriction
 * @param givenNoAttack the groups of requirements that exist given no attackers
 */
record Rounds(Set<Row> rows, BitSet givenNoAttack) {

  /**
   * How an attack fares.
   *
   * @param counted the groups of requirements that are counted
   */
  record Standing(boolean legal, BitSet counted, int obeyed, int maximum) {}

  /** The rows of the legal attacks. */
  Set<Row> legal() {
    var legal = new LinkedHashSet<Row>();
    settle(best(rows, givenNoAttack), legal, new HashSet<>());
    return legal;
  }

  private void settle(Set<Row> open, Set<Row> legal, Set<Set<Row>> settled) {
    if (!settled.add(open)) {
      return;
    }
    for (BitSet existing : patterns(open)) {
      Set<Row> best = best(open, existing);
      best.stream().filter(row -> row.existing().equals(existing)).forEach(legal::add);
      if (best.size() < open.size()) {
        settle(best, legal, settled);
      }
    }
  }

  /** How an attack with a row stands, which need not be one of the rows. */
  Standing standing(Row row) {
    Set<Row> open = best(rows, givenNoAttack);
    if (row.score(givenNoAttack) < most(rows, givenNoAttack)) {
      Standing standing = standing(row, rows, row.existing());
      return standing.legal() ? standing(row, rows, givenNoAttack) : standing;
    }
    Standing first = standing(row, open, row.existing());
    return !first.legal() && isLegal(row, open, new HashSet<>())
        ? new Standing(true, first.counted(), first.obeyed(), first.obeyed())
        : first;
  }

  /** The rows that obey the most of what is counted for an illegal attack with a row. */
  Set<Row> best(Row row) {
    Standing standing = standing(row);
    boolean isBehind = row.score(givenNoAttack) < most(rows, givenNoAttack);
    return best(isBehind ? rows : best(rows, givenNoAttack), standing.counted());
  }

  private boolean isLegal(Row row, Set<Row> open, Set<Set<Row>> settled) {
    if (!settled.add(open)) {
      return false;
    }
    if (row.score(row.existing()) >= most(open, row.existing())) {
      return true;
    }
    for (BitSet existing : patterns(open)) {
      Set<Row> best = best(open, existing);
      if (best.size() < open.size()
          && row.score(existing) >= most(open, existing)
          && isLegal(row, best, settled)) {
        return true;
      }
    }
    return false;
  }

  private static Standing standing(Row row, Set<Row> open, BitSet counted) {
    int obeyed = row.score(counted);
    int most = most(open, counted);
    return new Standing(obeyed >= most, counted, obeyed, Math.max(most, obeyed));
  }

  private static Set<BitSet> patterns(Set<Row> open) {
    var patterns = new LinkedHashSet<BitSet>();
    open.forEach(row -> patterns.add(row.existing()));
    return patterns;
  }

  private static int most(Set<Row> open, BitSet counted) {
    return open.stream().mapToInt(row -> row.score(counted)).max().orElse(0);
  }

  private static Set<Row> best(Set<Row> open, BitSet counted) {
    int most = most(open, counted);
    var best = new LinkedHashSet<Row>();
    open.stream().filter(row -> row.score(counted) == most).forEach(best::add);
    return best;
  }
}
