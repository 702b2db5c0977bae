package casebook.engine.maximum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The procedure of {@link Rounds}, without looking at every attack: each round is a maximum.
 *
 * @param givenNoAttack how often each group of requirements exists given no attackers
 * @param sizes how many requirements there are in each group, where it exists once
 */
// Arrays are how the search is fed; nobody compares these.
@SuppressWarnings("ArrayRecordComponent")
record SolvedRounds(Kinds kinds, List<Integer> givenNoAttack, int[] sizes) {

  /** How many patterns of existing requirements are looked at in a round before giving up. */
  private static final int MOST_TRIES = 200;

  /** Up to so many groups, each is looked at by itself. */
  private static final int MOST_GROUPS_ONE_BY_ONE = 64;

  /**
   * How an attack fares.
   *
   * @param counted how often the requirements of each group are counted
   * @param earlierWorth what a requirement that exists with no attackers is worth beside those; 0
   *     where none comes before them
   * @param earlierMaximum how many of these can be obeyed
   * @param groupWorth what the requirements of each group are worth in what was found
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Standing(
      boolean legal,
      List<Integer> counted,
      int obeyed,
      int maximum,
      long earlierWorth,
      int earlierMaximum,
      long[] groupWorth,
      Maximum.Found found) {

    /** Whether what was found is the maximum of what is counted. */
    boolean isProved() {
      return found.worth() <= maximum + earlierWorth * earlierMaximum;
    }

    private Standing withLegal() {
      return new Standing(
          true, counted, obeyed, obeyed, earlierWorth, earlierMaximum, groupWorth, found);
    }
  }

  /** How an attack with a row stands; empty where that takes too many cases. */
  Optional<Standing> standing(Row row) {
    long[] first = worth(givenNoAttack, 1);
    Optional<Maximum.Found> found = Maximum.of(kinds, first);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    int most = (int) found.get().worth();
    int obeyed = row.score(givenNoAttack);
    if (row.existing().equals(givenNoAttack)) {
      return Optional.of(standing(obeyed >= most, givenNoAttack, obeyed, first, found.get()));
    }
    if (obeyed < most) {
      return behind(row, standing(false, givenNoAttack, obeyed, first, found.get()));
    }
    return later(row, most, found.get());
  }

  /**
   * An attack that obeys too few with no attackers falls behind among those that exist given it.
   */
  private Optional<Standing> behind(Row row, Standing first) {
    long[] worth = worth(row.existing(), 1);
    return Maximum.of(kinds, worth)
        .map(found -> {
          int obeyed = row.score(row.existing());
          return obeyed >= found.worth()
              ? first
              : standing(false, row.existing(), obeyed, worth, found);
        });
  }

  private Optional<Standing> later(Row row, int most, Maximum.Found first) {
    long before = 1;
    for (int group = 0; group < sizes.length; group++) {
      before += (long) row.existing().get(group) * sizes[group];
    }
    long[] worth = worth(givenNoAttack, before);
    long[] second = worth(row.existing(), 1);
    for (int group = 0; group < worth.length; group++) {
      worth[group] += second[group];
    }
    Optional<Maximum.Found> found = Maximum.of(kinds, worth);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    int maximum = (int) (found.get().worth() - before * most);
    int obeyed = row.score(row.existing());
    var standing =
        new Standing(
            obeyed >= maximum,
            row.existing(),
            obeyed,
            Math.max(obeyed, maximum),
            before,
            most,
            worth,
            found.get());
    if (standing.legal()) {
      return Optional.of(standing);
    }
    long[] none = worth(givenNoAttack, 1);
    return Face.whole(kinds)
        .best(kinds, none, Maximum.worth(kinds, none), first)
        .flatMap(open -> isLegal(row, open))
        .map(legal -> legal ? standing.withLegal() : standing);
  }

  private static Standing standing(
      boolean legal, List<Integer> counted, int obeyed, long[] worth, Maximum.Found found) {
    int maximum = Math.max(obeyed, (int) found.worth());
    return new Standing(legal, counted, obeyed, maximum, 0, 0, worth, found);
  }

  private static long[] worth(List<Integer> times, long each) {
    long[] worth = new long[times.size()];
    Arrays.setAll(worth, group -> times.get(group) * each);
    return worth;
  }

  /**
   * Whether an attack is legal by some run that goes on among these attacks; empty if unsettled.
   */
  private Optional<Boolean> isLegal(Row row, Face open) {
    Optional<Maximum.Found> best = most(open, row.existing());
    if (best.isEmpty()) {
      return Optional.empty();
    }
    if (row.score(row.existing()) >= best.get().worth()) {
      return Optional.of(true);
    }
    if (sizes.length <= MOST_GROUPS_ONE_BY_ONE && isAlwaysBehind(row, open)) {
      return Optional.of(false);
    }
    var search = new Patterns(this, row, open);
    search.challenge(kinds.row(best.get().taken()));
    Set<List<Integer>> tried = new HashSet<>();
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      Patterns.Next next = search.next(tried);
      if (next.isUnsettled()) {
        return Optional.empty();
      }
      if (next.existing().isEmpty()) {
        return Optional.of(false);
      }
      List<Integer> existing = next.existing().get();
      tried.add(existing);
      Optional<Maximum.Found> found = most(open, existing);
      if (found.isEmpty()) {
        return Optional.empty();
      }
      if (row.score(existing) < found.get().worth()) {
        search.challenge(kinds.row(found.get().taken()));
        continue;
      }
      long[] worth = worth(existing, 1);
      Optional<Face> narrower = open.best(kinds, worth, Maximum.worth(kinds, worth), found.get());
      if (narrower.isEmpty()) {
        return Optional.empty();
      }
      if (!narrower.get().isSameAs(open)) {
        Optional<Boolean> legal = isLegal(row, narrower.get());
        if (legal.isEmpty() || legal.get()) {
          return legal;
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Whether some open attack obeys the most of every group and more than the row of what exists
   * given that: whatever is chosen in between, it stays open and ahead.
   */
  private boolean isAlwaysBehind(Row row, Face open) {
    long[] worth = new long[sizes.length];
    for (int group = 0; group < worth.length; group++) {
      worth[group] = 1L + row.existing().get(group);
    }
    Optional<Row> leader =
        Maximum.of(kinds, open, worth, Maximum.worth(kinds, worth))
            .map(found -> kinds.row(found.taken()));
    if (leader.isEmpty() || leader.get().score(row.existing()) <= row.score(row.existing())) {
      return false;
    }
    for (int group = 0; group < worth.length; group++) {
      int score = leader.get().obeyed().get(group);
      var once = new ArrayList<>(Collections.nCopies(worth.length, 0));
      once.set(group, 1);
      if (most(open, once).filter(found -> found.worth() <= score).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private Optional<Maximum.Found> most(Face open, List<Integer> existing) {
    long[] worth = worth(existing, 1);
    return Maximum.of(kinds, open, worth, Maximum.worth(kinds, worth));
  }
}
