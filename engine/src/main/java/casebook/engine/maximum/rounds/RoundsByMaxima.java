package casebook.engine.maximum.rounds;

import casebook.engine.maximum.bound.BranchAndBound;
import casebook.engine.maximum.bound.Face;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.maximum.rounds.RoundsOverProfiles.Run;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The procedure of {@link RoundsOverProfiles}, without looking at every attack: each round is a
 * maximum.
 */
public final class RoundsByMaxima {

  /** Up to so much may one requirement be worth. */
  private static final long MOST_WORTH = 1L << 36;

  /** Where options earn no more than so many numbers in all, each group is looked at by itself. */
  private static final int MOST_EARNED = 50_000;

  private final Kinds kinds;
  private final Face all;
  private final List<Integer> givenNoAttack;
  private final int[] sizes;
  private final Function<AttackProfile, Optional<Run>> runs;

  /**
   * How an attack fares.
   *
   * @param counted how often the requirements of each group are counted
   * @param earlierWorth what a requirement that exists with no attackers is worth beside those; 0
   *     where none comes before them
   * @param earlierMaximum how many of these can be obeyed
   * @param groupWorth what the requirements of each group are worth in what was found
   * @param way where an attack turned out legal in a round later than the second: open attacks
   *     given which requirements exist in the rounds after the first and before that
   * @param between these rounds, as far as they are proved
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Standing(
      boolean legal,
      List<Integer> counted,
      int obeyed,
      int maximum,
      long earlierWorth,
      int earlierMaximum,
      long[] groupWorth,
      BranchAndBound.Found found,
      List<AttackProfile> way,
      List<Between> between) {

    public Standing {
      way = List.copyOf(way);
      between = List.copyOf(between);
    }

    /** Whether what was found is the maximum of what is counted. */
    public boolean isProved() {
      long total = maximum + earlierWorth * earlierMaximum;
      for (Between round : between) {
        total += round.worth() * round.maximum();
      }
      return found.worth() <= total;
    }

    private Standing withLegal(List<AttackProfile> by) {
      return new Standing(
          true,
          counted,
          obeyed,
          obeyed,
          earlierWorth,
          earlierMaximum,
          groupWorth,
          found,
          by,
          between);
    }
  }

  /**
   * A round between the first and that in which an attack turned out legal.
   *
   * @param given how many creatures take each option in the attack given which requirements exist
   * @param worth what each of these is worth beside those of later rounds
   * @param maximum how many of them can be obeyed
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Between(int[] given, long worth, int maximum) {}

  /**
   * The rounds among attacks.
   *
   * @param givenNoAttack how often each group of requirements exists given no attackers
   * @param sizes how many requirements there are in each group, where it exists once
   * @param runs whether an attack is legal in a later round, where that can be told
   */
  public RoundsByMaxima(
      Kinds kinds,
      List<Integer> givenNoAttack,
      int[] sizes,
      Function<AttackProfile, Optional<Run>> runs) {
    this.kinds = kinds;
    this.all = Face.whole(kinds);
    this.givenNoAttack = givenNoAttack;
    this.sizes = sizes.clone();
    this.runs = runs;
  }

  /**
   * How an attack with a row stands, which need not be one of those that can be chosen: where it
   * obeys more than all of them, it is kept by itself. Empty where that takes too many cases.
   */
  public Optional<Standing> standing(AttackProfile row) {
    long[] first = worth(givenNoAttack, 1);
    Optional<BranchAndBound.Found> found = maximum(all, first);
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
  private Optional<Standing> behind(AttackProfile row, Standing first) {
    long[] worth = worth(row.existing(), 1);
    return maximum(all, worth)
        .map(found -> {
          int obeyed = row.score(row.existing());
          return obeyed >= found.worth()
              ? first
              : standing(false, row.existing(), obeyed, worth, found);
        });
  }

  private Optional<Standing> later(AttackProfile row, int most, BranchAndBound.Found first) {
    long before = 1 + requirements(row.existing());
    long[] worth = worth(givenNoAttack, before);
    long[] second = worth(row.existing(), 1);
    for (int group = 0; group < worth.length; group++) {
      worth[group] += second[group];
    }
    Optional<BranchAndBound.Found> found = maximum(all, worth);
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
            found.get(),
            List.of(),
            List.of());
    if (standing.legal()) {
      return Optional.of(standing);
    }
    if (row.score(givenNoAttack) > most) {
      return Optional.of(standing.withLegal(List.of()));
    }
    if (isAlwaysBehind(row, first)) {
      return Optional.of(standing);
    }
    return runs.apply(row).map(run -> run.isLegal() ? standing.withLegal(run.given()) : standing);
  }

  /**
   * How an attack stands, with the maximum of what is counted. Where it is legal in a later round,
   * that is one maximum in which a requirement of each round is worth more than all of later ones;
   * empty where the numbers get too large or that takes too many cases.
   */
  public Optional<Standing> proved(
      AttackProfile row, Standing standing, Function<AttackProfile, int[]> example) {
    List<AttackProfile> way = standing.way();
    if (way.isEmpty()) {
      return Optional.of(standing);
    }
    long[] worth = worth(row.existing(), 1);
    long each = 1 + requirements(row.existing());
    var between = new ArrayList<Between>();
    for (AttackProfile given : way.reversed()) {
      if (each > MOST_WORTH) {
        return Optional.empty();
      }
      between.addFirst(new Between(example.apply(given), each, row.score(given.existing())));
      add(worth(given.existing(), each), worth);
      each *= 1 + requirements(given.existing());
    }
    add(worth(givenNoAttack, each), worth);
    long before = each;
    if (before > MOST_WORTH) {
      return Optional.empty();
    }
    return maximum(all, worth)
        .map(found ->
            new Standing(
                true,
                standing.counted(),
                standing.obeyed(),
                standing.maximum(),
                before,
                standing.earlierMaximum(),
                worth,
                found,
                way,
                between));
  }

  private static void add(long[] more, long[] to) {
    Arrays.setAll(to, group -> to[group] + more[group]);
  }

  /** How many requirements there are where groups exist so often. */
  private long requirements(List<Integer> existing) {
    long all = 0;
    for (int group = 0; group < sizes.length; group++) {
      all += (long) existing.get(group) * sizes[group];
    }
    return all;
  }

  private static Standing standing(
      boolean legal, List<Integer> counted, int obeyed, long[] worth, BranchAndBound.Found found) {
    int maximum = Math.max(obeyed, (int) found.worth());
    return new Standing(legal, counted, obeyed, maximum, 0, 0, worth, found, List.of(), List.of());
  }

  private static long[] worth(List<Integer> times, long each) {
    long[] worth = new long[times.size()];
    Arrays.setAll(worth, group -> times.get(group) * each);
    return worth;
  }

  /**
   * Whether some open attack obeys the most of every group and more than the row of what exists
   * given that: whatever is chosen in between, it stays open and ahead.
   */
  private boolean isAlwaysBehind(AttackProfile row, BranchAndBound.Found first) {
    long[] none = worth(givenNoAttack, 1);
    return all.best(kinds, none, BranchAndBound.worth(kinds, none), first)
        .filter(open -> isAlwaysBehind(row, open))
        .isPresent();
  }

  private boolean isAlwaysBehind(AttackProfile row, Face open) {
    if (sizes.length * kinds.options().length > MOST_EARNED) {
      return false;
    }
    long[] worth = new long[sizes.length];
    for (int group = 0; group < worth.length; group++) {
      worth[group] = 1L + row.existing().get(group);
    }
    Optional<AttackProfile> leader =
        maximum(open, worth).map(found -> kinds.profile(found.taken()));
    if (leader.isEmpty() || leader.get().score(row.existing()) <= row.score(row.existing())) {
      return false;
    }
    // Where the row itself obeys more, so do others, mostly: these groups are looked at first.
    List<Integer> most = leader.get().obeyed();
    return IntStream.range(0, most.size())
        .boxed()
        .sorted(Comparator.comparing(group -> row.obeyed().get(group) <= most.get(group)))
        .allMatch(group -> obeysMost(open, group, most.get(group)));
  }

  /** Whether no open attack obeys more than so many requirements of a group. */
  private boolean obeysMost(Face open, int group, int many) {
    if (open.atMost(kinds, group) <= many) {
      return true;
    }
    var once = new ArrayList<>(Collections.nCopies(sizes.length, 0));
    once.set(group, 1);
    return most(open, once).filter(found -> found.worth() <= many).isPresent();
  }

  private Optional<BranchAndBound.Found> most(Face open, List<Integer> existing) {
    return maximum(open, worth(existing, 1));
  }

  private Optional<BranchAndBound.Found> maximum(Face open, long[] groupWorth) {
    return BranchAndBound.of(kinds, open, groupWorth, BranchAndBound.worth(kinds, groupWorth));
  }
}
