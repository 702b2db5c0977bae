package casebook.site.ask.scene;

import java.util.List;
import java.util.Optional;

/**
 * A spell that has resolved.
 *
 * @param affects the ids of its targets
 */
public record Spell(String card, Optional<Party> controller, List<String> affects) {
  public Spell {
    affects = List.copyOf(affects);
  }
}
