package casebook.site.corpus;

import casebook.site.output.Json;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A permanent on a generated board, as far as attacks are declared by it.
 *
 * @param count how many alike the entry stands for
 * @param json its entry in the case
 * @param canAttack whether it is a creature that nothing of its own keeps from attacking: untapped,
 *     there since the turn began or with haste, without defender
 * @param isAttacked whether the active player and team can attack it (506.3)
 */
record Standing(
    String id, int seat, int count, Json json, Kind kind, boolean canAttack, boolean isAttacked) {

  /** The id of each permanent. */
  Stream<String> ids() {
    return count == 1
        ? Stream.of(id)
        : IntStream.rangeClosed(1, count).mapToObj(one -> id + "#" + one);
  }

  /** The kind of permanent. */
  enum Kind {
    CREATURE,
    LAND,
    OTHER
  }
}
