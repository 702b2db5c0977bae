package casebook.engine.maximum;

import casebook.engine.board.Id;
import casebook.engine.force.AttackCondition;
import casebook.engine.force.Grounds;
import casebook.engine.force.Requirement;
import casebook.engine.force.Viewpoint.Pair;
import casebook.engine.move.Attack;
import casebook.engine.rule508.Rule508_1d;
import casebook.engine.ruling.LegalAttacks;
import casebook.engine.ruling.Nearest;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Everything 508.1d needs to know of the attacks that nobody declared.
 *
 * <p>A creature that costs something to attack a target counts as able to attack it exactly where
 * the attack in question has it do so and pays: nobody is made to pay.
 */
public final class AttackSearch {
  private static final int EXAMPLES = 5;

  /** How many sets of costs, each paid by some near attacks, are looked at for the nearest ones. */
  private static final int MOST_SETS_OF_COSTS = 128;

  private final Grounds grounds;
  private final Set<Pair> costly;
  private final Map<AttackCondition, Integer> groups = new LinkedHashMap<>();
  private final Map<Set<Pair>, Optional<Settled>> settled = new HashMap<>();

  /** The attacks for which some costs are paid, and how they rank. */
  private record Settled(Layers layers, Map<Row, BigInteger> rows, Rounds rounds, Set<Row> legal) {}

  private AttackSearch(Grounds grounds) {
    this.grounds = grounds;
    this.costly = Options.costly(grounds);
    groups.put(AttackCondition.Known.TRUE, Problem.ALWAYS);
    for (Requirement requirement : grounds.requirements()) {
      groups.putIfAbsent(requirement.exists(), groups.size());
    }
  }

  /** The search among all attacks that could be declared on the grounds (508.1d). */
  public static AttackSearch on(Grounds grounds) {
    return new AttackSearch(grounds);
  }

  /** Whether the attacks for which these costs are paid are few enough in kind to be settled. */
  public boolean isSettled(Set<Pair> paid) {
    return settled(paid).isPresent();
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
    Settled among = known(paid);
    Rounds.Standing standing = among.rounds().standing(row(attack));
    List<Requirement> counted =
        grounds.requirements().stream().filter(one -> standing.counted().get(group(one))).toList();
    return new Standing(
        standing.legal(),
        counted,
        standing.obeyed(),
        standing.maximum(),
        witness(attack, among, standing));
  }

  /** The nearest attack that obeys the maximum, a legal one if possible. */
  private static Attack witness(Attack attack, Settled among, Rounds.Standing standing) {
    if (standing.legal()) {
      return attack;
    }
    var legal = new LinkedHashSet<>(standing.best());
    legal.retainAll(among.legal());
    Set<Row> rows = legal.isEmpty() ? standing.best() : legal;
    return among.layers().nearest(attack, rows, Set.of(), 1).getFirst();
  }

  private int group(Requirement requirement) {
    return groups.getOrDefault(requirement.exists(), Problem.ALWAYS);
  }

  private Row row(Attack attack) {
    var existing = new BitSet();
    groups.forEach((exists, group) -> existing.set(group, exists.holds(attack)));
    var obeyed = new ArrayList<>(Collections.nCopies(groups.size(), 0));
    for (Requirement requirement : grounds.requirements()) {
      if (Rule508_1d.obeyed(requirement, attack)) {
        obeyed.set(group(requirement), obeyed.get(group(requirement)) + 1);
      }
    }
    return new Row(existing, obeyed);
  }

  /** The attacks that are legal without paying any cost. */
  public LegalAttacks legalAttacks() {
    Settled among = known(Set.of());
    BigInteger count =
        among.legal().stream()
            .map(row -> among.rows().getOrDefault(row, BigInteger.ZERO))
            .reduce(BigInteger.ZERO, BigInteger::add);
    return new LegalAttacks(count, false, legal(EXAMPLES));
  }

  /** At most so many of them, fewest attackers first. */
  public List<Attack> legal(int most) {
    Settled among = known(Set.of());
    return among.layers().nearest(Attack.NONE, among.legal(), Set.of(), most);
  }

  /**
   * The legal attacks nearest to a declared one, fewest changed creatures first, then in board
   * order.
   *
   * @param paid the costs that the declaration pays, each of which a near attack may pay too
   * @param payable whether an attack's costs can be paid
   */
  public List<Nearest> nearest(
      Attack declared, Set<Pair> paid, int most, Predicate<Attack> payable) {
    var nearest = new ArrayList<Nearest>();
    for (Set<Pair> kept : fewestDroppedFirst(List.copyOf(paid))) {
      if (nearest.size() >= most
          && nearest.stream()
                  .map(Nearest::changes)
                  .sorted()
                  .skip(most - 1L)
                  .findFirst()
                  .orElseThrow()
              <= paid.size() - kept.size()) {
        break;
      }
      settled(kept)
          .ifPresent(among -> {
            var creatures = new LinkedHashSet<Id>();
            kept.forEach(pair -> creatures.add(pair.creature()));
            for (Attack attack : among.layers().nearest(declared, among.legal(), creatures, most)) {
              if (kept.isEmpty() || payable.test(attack)) {
                nearest.add(new Nearest(attack, declared.changesTo(attack)));
              }
            }
          });
    }
    nearest.sort(Comparator.comparingInt(Nearest::changes));
    return nearest.stream().limit(most).toList();
  }

  /** The sets of costs that a near attack may still pay, those that drop fewest first. */
  private static List<Set<Pair>> fewestDroppedFirst(List<Pair> paid) {
    var sets = new LinkedHashSet<Set<Pair>>();
    sets.add(new LinkedHashSet<>(paid));
    var queue = new ArrayList<>(sets);
    for (int index = 0; index < queue.size() && queue.size() < MOST_SETS_OF_COSTS; index++) {
      for (Pair dropped : queue.get(index)) {
        var fewer = new LinkedHashSet<>(queue.get(index));
        fewer.remove(dropped);
        if (sets.add(fewer)) {
          queue.add(fewer);
        }
      }
    }
    if (sets.add(Set.of())) {
      queue.add(Set.of());
    }
    return queue;
  }

  /** The legal attack with the fewest others in which a creature attacks a target. */
  public Optional<Attack> including(Pair pair, Set<Pair> paid) {
    Attack alone = Attack.of(Map.of(pair.creature(), pair.target()));
    return settled(paid)
        .map(among -> among.layers().nearest(alone, among.legal(), Set.of(pair.creature()), 1))
        .flatMap(attacks -> attacks.stream().findFirst())
        .filter(legal -> legal.targetOf(pair.creature()).equals(Optional.of(pair.target())));
  }

  private Settled known(Set<Pair> paid) {
    return settled(paid)
        .orElseThrow(() -> new IllegalStateException("asked of a board that is not settled"));
  }

  private Optional<Settled> settled(Set<Pair> paid) {
    return settled.computeIfAbsent(Set.copyOf(paid), this::settle);
  }

  private Optional<Settled> settle(Set<Pair> paid) {
    return Layers.of(ProblemBuilder.build(grounds, paid))
        .map(layers -> {
          Map<Row, BigInteger> rows = layers.rows();
          var rounds = new Rounds(rows.keySet(), row(Attack.NONE).existing());
          return new Settled(layers, rows, rounds, rounds.legal());
        });
  }
}
