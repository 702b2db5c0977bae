package casebook.site.ask;

import java.util.List;
import java.util.Optional;

/**
 * A spell that has resolved.
 *
 * @param affects the ids of its targets
 */
record Spell(String card, Optional<Party> controller, List<String> affects) {
  Spell {
    affects = List.copyOf(affects);
  }
}
