package casebook.engine.maximum.model;

import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The integer program of an attack: a choice for each creature, counters that the choices raise,
 * formulas that they demand, and requirements that they earn.
 *
 * @param creatures the creatures that could attack at all, in board order
 * @param choices what each of them can do; first, not to attack
 * @param saturation from where on a counter's exact value doesn't matter
 * @param limit the value that each counter must not exceed
 * @param demands formulas that some choices demand of the whole attack
 * @param existing for each group of requirements, how often they exist
 * @param bonuses requirements that the whole attack obeys or not
 */
// The search spends its time in these arrays; nobody compares problems.
@SuppressWarnings("ArrayRecordComponent")
public record AttackModel(
    List<Id> creatures,
    List<List<Choice>> choices,
    List<Counter> counters,
    int[] saturation,
    int[] limit,
    List<Formula> demands,
    List<Multiplicity> existing,
    List<Bonus> bonuses) {

  /** The new number of a counter or demand that is left out. */
  public static final int LEFT_OUT = -1;

  /**
   * One thing a creature can do.
   *
   * @param target what it attacks, empty if it doesn't
   * @param raises the counters that this raises by one
   * @param demands what it demands of the whole attack, as indexes
   * @param earns how many requirements of each group it obeys
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Choice(Optional<Id> target, int[] raises, int[] demands, int[] earns) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Choice choice
          && Arrays.equals(earns, choice.earns)
          && Arrays.equals(raises, choice.raises)
          && Arrays.equals(demands, choice.demands)
          && target.equals(choice.target);
    }

    /** The same where counters and demands are numbered anew; those that are left out have none. */
    public Choice renumbered(int[] placeOfCounter, int[] placeOfDemand) {
      return new Choice(target, left(raises, placeOfCounter), left(demands, placeOfDemand), earns);
    }

    private static int[] left(int[] of, int[] places) {
      return Arrays.stream(of).map(one -> places[one]).filter(one -> one != LEFT_OUT).toArray();
    }

    /** What is attacked is left out: like creatures can mostly attack the same. */
    @Override
    public int hashCode() {
      return (31 * Arrays.hashCode(raises) + Arrays.hashCode(demands)) * 31
          + Arrays.hashCode(earns);
    }
  }

  /** A requirement of a group that is obeyed where the formula holds. */
  public record Bonus(int group, Formula obeyed) {
    /** The same asked of counters that are numbered anew. */
    public Bonus renumbered(int[] place) {
      return new Bonus(group, obeyed.renumbered(place));
    }
  }

  /** Whether nothing is asked of the attack as a whole: each creature does what it likes. */
  public boolean isSeparate() {
    return counters.isEmpty() && demands.isEmpty() && bonuses.isEmpty();
  }

  /** The number of groups of requirements. */
  public int groups() {
    return existing.size();
  }

  /** How often each group exists where the counters end like this. */
  public List<Integer> existing(int[] values) {
    var times = new ArrayList<Integer>(existing.size());
    for (Multiplicity one : existing) {
      times.add(one.at(values));
    }
    return times;
  }

  /** The attack in which each creature takes the choice with its index. */
  public Attack attack(int[] choiceOf) {
    var attack = new LinkedHashMap<Id, Id>();
    for (int creature = 0; creature < choiceOf.length; creature++) {
      Id attacker = creatures.get(creature);
      choices
          .get(creature)
          .get(choiceOf[creature])
          .target()
          .ifPresent(target -> attack.put(attacker, target));
    }
    return new Attack(attack);
  }

  /** The problem of some of its counters alone, without choices; all else is told anew. */
  public AttackModel narrowed(
      List<Integer> kept,
      List<Formula> ofDemands,
      List<Multiplicity> ofGroups,
      List<Bonus> ofBonuses) {
    return new AttackModel(
        creatures,
        List.of(),
        kept.stream().map(counters::get).toList(),
        kept.stream().mapToInt(counter -> saturation[counter]).toArray(),
        kept.stream().mapToInt(counter -> limit[counter]).toArray(),
        ofDemands,
        ofGroups,
        ofBonuses);
  }

  /** The same where creatures have other choices, and other requirements are on players. */
  public AttackModel with(List<List<Choice>> others, List<Bonus> otherBonuses) {
    return new AttackModel(
        creatures, others, counters, saturation, limit, demands, existing, otherBonuses);
  }

  /** Counts which of some creatures attack which of some targets. */
  public record Counter(Set<Id> creatures, Set<Id> targets) {

    boolean counts(Id creature, Id target) {
      return creatures.contains(creature) && targets.contains(target);
    }

    /** Whether everything that the other counts is counted here too. */
    boolean includes(Counter other) {
      return creatures.containsAll(other.creatures) && targets.containsAll(other.targets);
    }
  }

  /**
   * How often the requirements of a group exist: once for each formula that holds, and once for
   * each creature that the counters count.
   */
  public record Multiplicity(List<Formula> formulas, List<Integer> counters) {

    /** How often, given the counters' values. */
    public int at(int[] values) {
      int times = 0;
      for (int index = 0; index < formulas.size(); index++) {
        times += formulas.get(index).holds(values) ? 1 : 0;
      }
      for (int index = 0; index < counters.size(); index++) {
        times += values[counters.get(index)];
      }
      return times;
    }

    /** The same asked of counters that are numbered anew. */
    public Multiplicity renumbered(int[] place) {
      return new Multiplicity(
          formulas.stream().map(formula -> formula.renumbered(place)).toList(),
          counters.stream().map(counter -> place[counter]).toList());
    }

    /** Visits the counters that it depends on. */
    public void forEachCounter(IntConsumer visit) {
      formulas.forEach(formula -> formula.forEachReached(one -> visit.accept(one.counter())));
      counters.forEach(visit::accept);
    }
  }
}
