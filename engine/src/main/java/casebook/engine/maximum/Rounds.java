package casebook.engine.maximum;

import casebook.engine.force.Requirement;
import casebook.engine.move.Attack;
import casebook.engine.rule508.Rule508_1d;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Settles which attacks obey the most requirements, also where some requirements exist only if some
 * creature attacks.
 *
 * <p>The rules don't say how such conditional requirements count. We start from the attack with no
 * creatures, keep the attacks that obey the most of the requirements that exist given it, and then,
 * for each attack still open, keep those that obey the most of the requirements that exist given
 * that one; an attack that it keeps itself is legal, and where the kept ones are fewer than were
 * open, the same holds again among them. Without conditional requirements that is just 508.1d.
 */
final class Rounds {
  private final List<Requirement> requirements;
  private final List<Scored> attacks;
  private final BitSet givenNoAttack;

  /** An attack with the requirements it obeys and, of the conditional ones, makes exist. */
  private record Scored(Attack attack, BitSet obeyed, BitSet existing) {
    int score(BitSet counted) {
      var both = (BitSet) obeyed.clone();
      both.and(counted);
      return both.cardinality();
    }
  }

  /**
   * How an attack fares.
   *
   * @param counted the requirements that are counted
   * @param witnesses attacks that obey the most of them among those still open
   */
  record Standing(
      boolean legal, List<Requirement> counted, int obeyed, int maximum, List<Attack> witnesses) {}

  Rounds(List<Requirement> requirements, List<Attack> attacks) {
    this.requirements = requirements;
    this.attacks = attacks.stream().map(this::scored).toList();
    this.givenNoAttack = scored(Attack.NONE).existing();
  }

  /** The legal attacks among those given, in their order. */
  List<Attack> legal() {
    var legal = new BitSet();
    settle(best(all(), givenNoAttack), legal, new HashSet<>());
    return legal.stream().mapToObj(index -> attacks.get(index).attack()).toList();
  }

  private void settle(BitSet open, BitSet legal, Set<BitSet> settled) {
    if (!settled.add(open)) {
      return;
    }
    for (BitSet existing : patterns(open)) {
      BitSet best = best(open, existing);
      best.stream()
          .filter(index -> attacks.get(index).existing().equals(existing))
          .forEach(legal::set);
      if (best.cardinality() < open.cardinality()) {
        settle(best, legal, settled);
      }
    }
  }

  /** How a declared attack stands among the attacks, of which it need not be one. */
  Standing standing(Attack declared) {
    Scored attack = scored(declared);
    BitSet all = all();
    BitSet open = best(all, givenNoAttack);
    if (attack.score(givenNoAttack) < most(all, givenNoAttack)) {
      Standing standing = standing(attack, all, attack.existing());
      return standing.obeyed() < standing.maximum()
          ? standing
          : standing(attack, all, givenNoAttack);
    }
    Standing first = standing(attack, open, attack.existing());
    return first.legal() || !isLegal(attack, open, new HashSet<>()) ? first : legal(first);
  }

  /** It is settled in a later round, in which it obeys all that any attack still open obeys. */
  private static Standing legal(Standing first) {
    return new Standing(true, first.counted(), first.obeyed(), first.obeyed(), first.witnesses());
  }

  private boolean isLegal(Scored attack, BitSet open, Set<BitSet> settled) {
    if (!settled.add(open)) {
      return false;
    }
    if (attack.score(attack.existing()) >= most(open, attack.existing())) {
      return true;
    }
    for (BitSet existing : patterns(open)) {
      BitSet best = best(open, existing);
      if (best.cardinality() < open.cardinality()
          && attack.score(existing) >= most(open, existing)
          && isLegal(attack, best, settled)) {
        return true;
      }
    }
    return false;
  }

  private Standing standing(Scored attack, BitSet open, BitSet counted) {
    int obeyed = attack.score(counted);
    int maximum = Math.max(most(open, counted), obeyed);
    return new Standing(
        obeyed >= most(open, counted),
        counted.stream().mapToObj(requirements::get).toList(),
        obeyed,
        maximum,
        best(open, counted).stream().mapToObj(index -> attacks.get(index).attack()).toList());
  }

  private Set<BitSet> patterns(BitSet open) {
    var patterns = new LinkedHashSet<BitSet>();
    open.stream().forEach(index -> patterns.add(attacks.get(index).existing()));
    return patterns;
  }

  private int most(BitSet open, BitSet counted) {
    return open.stream().map(index -> attacks.get(index).score(counted)).max().orElse(0);
  }

  private BitSet best(BitSet open, BitSet counted) {
    int most = most(open, counted);
    var best = new BitSet();
    open.stream().filter(index -> attacks.get(index).score(counted) == most).forEach(best::set);
    return best;
  }

  private BitSet all() {
    var all = new BitSet();
    all.set(0, attacks.size());
    return all;
  }

  private Scored scored(Attack attack) {
    var obeyed = new BitSet();
    var existing = new BitSet();
    for (int index = 0; index < requirements.size(); index++) {
      Requirement requirement = requirements.get(index);
      obeyed.set(index, Rule508_1d.obeyed(requirement, attack));
      existing.set(index, Rule508_1d.exists(requirement, attack));
    }
    return new Scored(attack, obeyed, existing);
  }
}
