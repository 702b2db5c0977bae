package casebook.engine.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The active player's turn.
 *
 * @param saidCombat which combat phase of the turn this is, from 1, where that was said
 * @param facts the turn's history that conditions read, by name ({@code spellsCastThisTurn})
 * @param departed the permanents that were declared as attackers in this turn and have left the
 *     battlefield, as they last were: that they attacked stays true (508.6)
 * @param attacked the players who declared attackers in this turn, whatever became of them (508.6)
 * @param left the players who left the game in this turn: as far as ranges of influence go, the
 *     others sit where they sat when it began (801.2c)
 */
public record Turn(
    OptionalInt saidCombat,
    Map<String, Fact> facts,
    List<Permanent> departed,
    Set<Id> attacked,
    Set<Id> left) {

  /** A turn of which nothing is told, in its first combat phase. */
  public static final Turn FIRST_COMBAT = new Turn(OptionalInt.empty(), Map.of());

  public Turn {
    if (saidCombat.orElse(1) < 1) {
      throw new IllegalArgumentException("combat phases are counted from 1");
    }
    facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    departed = List.copyOf(departed);
    attacked = Set.copyOf(attacked);
    left = Set.copyOf(left);
  }

  /** A turn in which nobody has attacked or left yet. */
  public Turn(OptionalInt saidCombat, Map<String, Fact> facts) {
    this(saidCombat, facts, List.of(), Set.of(), Set.of());
  }

  /** Which combat phase of the turn this is: the first where nothing else was said. */
  public int combat() {
    return saidCombat.orElse(1);
  }

  /** The same turn in its next combat phase. */
  public Turn nextCombat() {
    return new Turn(OptionalInt.of(combat() + 1), facts, departed, attacked, left);
  }

  /** The same turn after some of its attackers have left the battlefield. */
  Turn departing(List<Permanent> attackers) {
    var all = new ArrayList<>(departed);
    all.addAll(attackers);
    return new Turn(saidCombat, facts, all, attacked, left);
  }

  /** The same turn after players declared attackers. */
  public Turn attackedBy(Collection<Id> players) {
    return new Turn(saidCombat, facts, departed, with(attacked, players), left);
  }

  /** The same turn after a player left the game. */
  public Turn leftBy(Id player) {
    return new Turn(saidCombat, facts, departed, attacked, with(left, List.of(player)));
  }

  private static Set<Id> with(Set<Id> some, Collection<Id> more) {
    var all = new LinkedHashSet<>(some);
    all.addAll(more);
    return all;
  }
}
