package casebook.engine.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The active player's turn.
 *
 * @param combat which combat phase of the turn this is, from 1
 * @param facts the turn's history that conditions read, by name ({@code spellsCastThisTurn})
 * @param departed the permanents that were declared as attackers in this turn and have left the
 *     battlefield, as they last were: that they attacked stays true (508.6)
 */
public record Turn(int combat, Map<String, Fact> facts, List<Permanent> departed) {

  public static final Turn FIRST_COMBAT = new Turn(1, Map.of());

  public Turn {
    if (combat < 1) {
      throw new IllegalArgumentException("combat phases are counted from 1");
    }
    facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    departed = List.copyOf(departed);
  }

  /** A turn in which no attacker has left the battlefield. */
  public Turn(int combat, Map<String, Fact> facts) {
    this(combat, facts, List.of());
  }

  /** The same turn in its next combat phase. */
  public Turn nextCombat() {
    return new Turn(combat + 1, facts, departed);
  }

  /** The same turn after some of its attackers have left the battlefield. */
  Turn departing(List<Permanent> attackers) {
    var all = new ArrayList<>(departed);
    all.addAll(attackers);
    return new Turn(combat, facts, all);
  }
}
