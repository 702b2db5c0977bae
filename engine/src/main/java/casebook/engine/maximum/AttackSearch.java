package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.force.Grounds;
import casebook.engine.force.Requirement;
import casebook.engine.force.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.ruling.LegalAttacks;
import casebook.engine.ruling.Nearest;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Everything 508.1d needs to know of the attacks that nobody declared, found by looking at each of
 * them.
 *
 * <p>A creature that costs something to attack a target counts as able to attack it exactly where
 * the attack in question has it do so and pays: nobody is made to pay.
 */
public final class AttackSearch {
  private static final int EXAMPLES = 5;

  private final Grounds grounds;
  private final Set<Pair> costly;
  private final Map<Set<Pair>, Rounds> rounds = new HashMap<>();

  private AttackSearch(Grounds grounds) {
    this.grounds = grounds;
    this.costly = Candidates.costly(grounds);
  }

  /** A board allows more declarations than are looked at one by one. */
  public record TooLarge(long declarations, long limit) {}

  /** Whether a declaration on these grounds is beyond what is looked at, and by how much. */
  public static Optional<TooLarge> tooLarge(Grounds grounds, Set<Pair> paid) {
    long count = Candidates.count(Candidates.options(grounds, paid));
    return count > Candidates.LIMIT
        ? Optional.of(new TooLarge(count, Candidates.LIMIT))
        : Optional.empty();
  }

  public static AttackSearch on(Grounds grounds) {
    return new AttackSearch(grounds);
  }

  /**
   * How a declared attack stands.
   *
   * @param counted the requirements that are counted
   * @param witness an attack that obeys the maximum
   */
  public record Standing(
      boolean legal, List<Requirement> counted, int obeyed, int maximum, Attack witness) {}

  /** How an attack for which these costs are paid stands. */
  public Standing standing(Attack attack, Set<Pair> paid) {
    Rounds.Standing standing = rounds(paid).standing(attack);
    Attack witness =
        standing.witnesses().stream()
            .min(Comparator.comparingInt(attack::changesTo))
            .orElse(Attack.NONE);
    return new Standing(
        standing.legal(), standing.counted(), standing.obeyed(), standing.maximum(), witness);
  }

  /** The attacks that are legal without paying any cost. */
  public LegalAttacks legalAttacks() {
    List<Attack> legal = legal();
    return new LegalAttacks(
        BigInteger.valueOf(legal.size()), false, legal.stream().limit(EXAMPLES).toList());
  }

  /** All of them, in board order. */
  public List<Attack> legal() {
    return rounds(Set.of()).legal();
  }

  /**
   * The legal attacks nearest to a declared one, fewest changed creatures first, then in board
   * order.
   *
   * @param paid the costs that the declaration pays, which a near attack may pay too
   * @param payable whether an attack's costs can be paid
   */
  public List<Nearest> nearest(
      Attack declared, Set<Pair> paid, int most, Predicate<Attack> payable) {
    List<Attack> attacks =
        new ArrayList<>(Candidates.obeying(grounds, Candidates.options(grounds, paid)));
    attacks.sort(Comparator.comparingInt(declared::changesTo));
    var nearest = new ArrayList<Nearest>();
    var legal = new HashMap<Set<Pair>, Set<Attack>>();
    for (Attack attack : attacks) {
      if (nearest.size() == most) {
        break;
      }
      Set<Pair> used = costly(attack);
      boolean isLegal =
          legal
              .computeIfAbsent(used, _ -> new LinkedHashSet<>(rounds(used).legal()))
              .contains(attack);
      if (isLegal && (used.isEmpty() || payable.test(attack))) {
        nearest.add(new Nearest(attack, declared.changesTo(attack)));
      }
    }
    return nearest;
  }

  /** The pairs of an attack that cost something. */
  public Set<Pair> costly(Attack attack) {
    var used = new LinkedHashSet<Pair>();
    for (Map.Entry<Id, Id> entry : attack.targets().entrySet()) {
      var pair = new Pair(entry.getKey(), entry.getValue());
      if (costly.contains(pair)) {
        used.add(pair);
      }
    }
    return used;
  }

  private Rounds rounds(Set<Pair> paid) {
    return rounds.computeIfAbsent(
        paid,
        _ ->
            new Rounds(
                grounds.requirements(),
                Candidates.obeying(grounds, Candidates.options(grounds, paid))));
  }
}
