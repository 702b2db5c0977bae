package casebook.engine.board;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The active player's turn.
 *
 * @param combat which combat phase of the turn this is, from 1
 * @param facts the turn's history that conditions read, by name ({@code spellsCastThisTurn})
 */
public record Turn(int combat, Map<String, Fact> facts) {

  public static final Turn FIRST_COMBAT = new Turn(1, Map.of());

  public Turn {
    if (combat < 1) {
      throw new IllegalArgumentException("combat phases are counted from 1");
    }
    facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
  }
}
