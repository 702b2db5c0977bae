package casebook.engine.maximum.rounds;

import casebook.engine.maximum.bound.BranchAndBound;
import casebook.engine.maximum.model.AttackProfile;
import casebook.engine.maximum.model.Kinds;
import casebook.engine.maximum.rounds.RoundsOverProfiles.Run;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The procedure of {@link RoundsOverProfiles} by lexicographic maxima, one for each round. */
public final class RoundsByMaxima {

  /** The most that one requirement can be worth. */
  private static final long MOST_WORTH = 1L << 36;

  /** The limit of different earnings up to which each group is looked at by itself. */
  private static final int MOST_EARNED = 50_000;

  private final Kinds kinds;
  private final List<Integer> givenNoAttack;
  private final int[] sizes;
  private final Function<AttackProfile, Optional<Run>> runs;

  /**
   * How an attack fares.
   *
   * @param counted how often the requirements of each group are counted
   */
  public record Standing(boolean legal, List<Integer> counted, int obeyed, int maximum) {

    /** The same where the attack turns out to be legal in a later round. */
    Standing legalLater() {
      return new Standing(true, counted, obeyed, obeyed);
    }
  }

  /**
   * How an attack fares, and the maximum that says so.
   *
   * @param earlierWorth what a requirement that exists with no attackers is worth beside the others
   * @param earlierMaximum how many of these can be obeyed
   * @param groupWorth what the requirements of each group are worth in what was found
   * @param way the open attacks given which requirements exist in the rounds between the first and
   *     that in which an attack turned out legal
   * @param between these rounds, as far as they are proved
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Solved(
      Standing standing,
      long earlierWorth,
      int earlierMaximum,
      long[] groupWorth,
      BranchAndBound.Found found,
      List<AttackProfile> way,
      List<Between> between) {

    public Solved {
      way = List.copyOf(way);
      between = List.copyOf(between);
    }

    /** Whether what was found is the maximum of what is counted. */
    public boolean isProved() {
      long total = standing.maximum() + earlierWorth * earlierMaximum;
      for (Between round : between) {
        total += round.worth() * round.maximum();
      }
      return found.worth() <= total;
    }

    private Solved legalLater(List<AttackProfile> by) {
      return new Solved(
          standing.legalLater(), earlierWorth, earlierMaximum, groupWorth, found, by, between);
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
    this.givenNoAttack = givenNoAttack;
    this.sizes = sizes.clone();
    this.runs = runs;
  }

  /**
   * How an attack with a row stands, which need not be one of those that can be chosen: where it
   * obeys more than all of them, it is kept by itself. Empty where that takes too many cases.
   */
  public Optional<Solved> solved(AttackProfile row) {
    long[] first = worth(givenNoAttack, 1);
    Optional<BranchAndBound.Found> found = maximum(first);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    int most = (int) found.get().worth();
    int obeyed = row.score(givenNoAttack);
    if (row.existing().equals(givenNoAttack)) {
      return Optional.of(solved(obeyed >= most, givenNoAttack, obeyed, first, found.get()));
    }
    if (obeyed < most) {
      return behind(row, solved(false, givenNoAttack, obeyed, first, found.get()));
    }
    return later(row, most);
  }

  /** How an attack fares that obeys too few of what exists with no attackers. */
  private Optional<Solved> behind(AttackProfile row, Solved first) {
    long[] worth = worth(row.existing(), 1);
    return maximum(worth)
        .map(found -> {
          int obeyed = row.score(row.existing());
          return obeyed >= found.worth()
              ? first
              : solved(false, row.existing(), obeyed, worth, found);
        });
  }

  private Optional<Solved> later(AttackProfile row, int most) {
    Optional<Solved> found = lexicographic(row, most, List.of(), List.of());
    if (found.isEmpty() || found.get().standing().legal()) {
      return found;
    }
    Solved solved = found.get();
    if (row.score(givenNoAttack) > most) {
      return Optional.of(solved.legalLater(List.of()));
    }
    if (isAlwaysBehind(row)) {
      return Optional.of(solved);
    }
    return runs.apply(row).map(run -> run.isLegal() ? solved.legalLater(run.given()) : solved);
  }

  /**
   * How an attack stands, with one maximum for all rounds that are counted; empty where the numbers
   * get too large or that takes too many cases.
   *
   * @param example an attack with a row
   */
  public Optional<Solved> proved(
      AttackProfile row, Solved solved, Function<AttackProfile, int[]> example) {
    List<AttackProfile> way = solved.way();
    return way.isEmpty()
        ? Optional.of(solved)
        : lexicographic(row, solved.earlierMaximum(), way, way.stream().map(example).toList())
            .filter(later -> later.standing().legal());
  }

  /**
   * One maximum in which a requirement of each round is worth more than all of later ones.
   *
   * @param most how many requirements can be obeyed that exist given no attackers
   * @param way the rows of attacks given which requirements exist in the rounds in between
   * @param given these attacks
   */
  private Optional<Solved> lexicographic(
      AttackProfile row, int most, List<AttackProfile> way, List<int[]> given) {
    long[] worth = worth(row.existing(), 1);
    long each = 1 + requirements(row.existing());
    long earlier = 0;
    var between = new ArrayList<Between>();
    for (int round = way.size() - 1; round >= 0 && each <= MOST_WORTH; round--) {
      List<Integer> existing = way.get(round).existing();
      between.addFirst(new Between(given.get(round), each, row.score(existing)));
      earlier += each * row.score(existing);
      add(worth(existing, each), worth);
      each *= 1 + requirements(existing);
    }
    if (each > MOST_WORTH) {
      return Optional.empty();
    }
    add(worth(givenNoAttack, each), worth);
    long first = each;
    long before = earlier + first * most;
    int obeyed = row.score(row.existing());
    return maximum(worth)
        .map(found -> {
          int maximum = (int) (found.worth() - before);
          var standing =
              new Standing(obeyed >= maximum, row.existing(), obeyed, Math.max(obeyed, maximum));
          return new Solved(standing, first, most, worth, found, way, between);
        });
  }

  private static void add(long[] more, long[] to) {
    Arrays.setAll(to, group -> to[group] + more[group]);
  }

  /** The number of requirements where each group exists {@code existing} times. */
  private long requirements(List<Integer> existing) {
    long all = 0;
    for (int group = 0; group < sizes.length; group++) {
      all += (long) existing.get(group) * sizes[group];
    }
    return all;
  }

  private static Solved solved(
      boolean legal, List<Integer> counted, int obeyed, long[] worth, BranchAndBound.Found found) {
    var standing = new Standing(legal, counted, obeyed, Math.max(obeyed, (int) found.worth()));
    return new Solved(standing, 0, 0, worth, found, List.of(), List.of());
  }

  private static long[] worth(List<Integer> times, long each) {
    long[] worth = new long[times.size()];
    Arrays.setAll(worth, group -> times.get(group) * each);
    return worth;
  }

  /**
   * Whether some open attack obeys the most of every group, at least as many as {@code row}, and
   * more of what exists given {@code row}. Whatever is chosen in between, it stays open and ahead.
   */
  private boolean isAlwaysBehind(AttackProfile row) {
    if (sizes.length * kinds.options().length > MOST_EARNED) {
      return false;
    }
    List<Integer> each = row.existing().stream().map(times -> times + 1).toList();
    Optional<AttackProfile> leader = bestOpen(each);
    if (leader.isEmpty() || leader.get().score(row.existing()) <= row.score(row.existing())) {
      return false;
    }
    List<Integer> most = leader.get().obeyed();
    return IntStream.range(0, sizes.length)
            .allMatch(group -> row.obeyed().get(group) <= most.get(group))
        && IntStream.range(0, sizes.length).allMatch(group -> obeysMost(group, most.get(group)));
  }

  /** Whether no open attack obeys more requirements of a group than this. */
  private boolean obeysMost(int group, int many) {
    var once = new ArrayList<>(Collections.nCopies(sizes.length, 0));
    once.set(group, 1);
    return bestOpen(once).filter(best -> best.obeyed().get(group) <= many).isPresent();
  }

  /**
   * Of the attacks that obey the most given no attackers, one that obeys the most of the others.
   * Empty where the numbers get too large or that takes too many cases.
   */
  private Optional<AttackProfile> bestOpen(List<Integer> existing) {
    long each = 1 + requirements(existing);
    if (each > MOST_WORTH) {
      return Optional.empty();
    }
    long[] worth = worth(existing, 1);
    add(worth(givenNoAttack, each), worth);
    return maximum(worth).map(found -> kinds.profile(found.taken()));
  }

  private Optional<BranchAndBound.Found> maximum(long[] groupWorth) {
    return BranchAndBound.of(kinds, groupWorth);
  }
}
