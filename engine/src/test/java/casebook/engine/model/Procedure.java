package casebook.engine.model;

import casebook.engine.move.Attack;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which attacks obey the most requirements (508.1d), where which requirements exist may depend on
 * the attack: the same procedure told in two ways.
 *
 * @param possible the attacks that can be chosen
 * @param none the attack with no creatures
 */
record Procedure(List<Option> possible, Option none) {

  /**
   * An attack.
   *
   * @param existing the numbers of the requirements that exist given this attack
   * @param obeyed the numbers of the requirements whose demand it meets, whether they exist or not
   */
  record Option(Attack attack, BitSet existing, BitSet obeyed) {

    /** How many of some requirements it obeys. */
    int obeys(BitSet requirements) {
      BitSet both = (BitSet) requirements.clone();
      both.and(obeyed);
      return both.cardinality();
    }
  }

  /** The most of some requirements that any of some attacks obeys. */
  static int most(List<Option> open, BitSet requirements) {
    return open.stream().mapToInt(option -> option.obeys(requirements)).max().orElse(0);
  }

  /** Those of some attacks that obey the most of some requirements. */
  static List<Option> best(List<Option> open, BitSet requirements) {
    int most = most(open, requirements);
    return open.stream().filter(option -> option.obeys(requirements) == most).toList();
  }

  /** What can be chosen first: the attacks that obey the most with no attackers. */
  List<Option> firstChoices() {
    return best(possible, none.existing);
  }

  /**
   * Told in sets. Keep the attacks that obey the most of the requirements that exist with no
   * attackers. Then, for any attack kept, look at those that obey the most of the requirements that
   * exist given it. If it is one of them, it is legal. Where they are fewer than were kept, the
   * same holds again with them.
   */
  Set<Attack> legalInSets() {
    var legal = new LinkedHashSet<Attack>();
    settle(firstChoices(), legal, new HashSet<>());
    return legal;
  }

  private static void settle(List<Option> kept, Set<Attack> legal, Set<List<Attack>> settled) {
    if (!settled.add(kept.stream().map(Option::attack).toList())) {
      return;
    }
    Map<BitSet, List<Option>> bestOf = new HashMap<>();
    for (Option option : kept) {
      List<Option> best = bestOf.computeIfAbsent(option.existing, given -> best(kept, given));
      if (best.contains(option)) {
        legal.add(option.attack);
      }
    }
    for (List<Option> best : bestOf.values()) {
      if (best.size() < kept.size()) {
        settle(best, legal, settled);
      }
    }
  }

  /** A choice made in a run: so many of these requirements were obeyed. */
  private record Round(BitSet requirements, int obeyed) {}

  /** Where a run stands; what comes of it doesn't depend on how it came there. */
  private record Standing(Attack now, Set<Attack> chosen, List<Attack> open) {}

  /**
   * Told in runs. Start from the attack with no creatures. Take the requirements that exist given
   * the present attack; choose an attack that obeys as many of them as possible, and that obeys no
   * fewer of the requirements of each earlier round than was chosen there; repeat until an attack
   * comes up that was chosen before. An attack is legal if some run of these choices ends with it.
   */
  Set<Attack> legalInRuns() {
    var legal = new LinkedHashSet<Attack>();
    run(none, List.of(), Set.of(), legal, new HashSet<>());
    return legal;
  }

  private void run(
      Option now,
      List<Round> rounds,
      Set<Attack> chosen,
      Set<Attack> legal,
      Set<Standing> visited) {
    List<Option> open =
        possible.stream()
            .filter(option ->
                rounds.stream().allMatch(round -> option.obeys(round.requirements) >= round.obeyed))
            .toList();
    if (!visited.add(
        new Standing(now.attack, chosen, open.stream().map(Option::attack).toList()))) {
      return;
    }
    for (Option choice : best(open, now.existing)) {
      if (chosen.contains(choice.attack)) {
        legal.add(choice.attack);
      } else {
        var nextRounds = new ArrayList<>(rounds);
        nextRounds.add(new Round(now.existing, choice.obeys(now.existing)));
        var nextChosen = new HashSet<>(chosen);
        nextChosen.add(choice.attack);
        run(choice, nextRounds, nextChosen, legal, visited);
      }
    }
  }
}
