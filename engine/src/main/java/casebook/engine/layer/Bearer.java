package casebook.engine.layer;

import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Meaning;
import java.util.List;

/**
 * The permanent that has a sentence, as far as it depends on it what the sentence means.
 *
 * @param before the sentences that it has besides, as far as they came before that one
 */
record Bearer(Board board, Permanent permanent, List<Held> before) {

  /** Whether something else on the board may have put counters on it. */
  boolean mayHaveCountersOfOthers() {
    return board.phasedIn().stream()
        .filter(one -> !one.id().equals(permanent.id()))
        .flatMap(one -> one.abilities().stream())
        .anyMatch(Bearer::isAboutCounters);
  }

  /** Whether counters are all that a sentence is about, or one of the things. */
  static boolean isAboutCounters(Ability ability) {
    return ability.meaning() instanceof Meaning.Irrelevant(var about)
        && about.contains(Matter.COUNTERS);
  }
}
