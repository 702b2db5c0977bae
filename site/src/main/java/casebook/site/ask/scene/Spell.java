package casebook.site.ask.scene;

import java.util.List;
import java.util.Optional;

/**
 * A spell that has resolved.
 *
 * @param affects the ids of its targets
 * @param time when it resolved, where that is said to be some turns ago
 */
public record Spell(
    String card, Optional<Party> controller, List<String> affects, Optional<Time> time) {
  public Spell {
    affects = List.copyOf(affects);
  }
}
