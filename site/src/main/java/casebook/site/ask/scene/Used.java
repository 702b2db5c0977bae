package casebook.site.ask.scene;

import casebook.engine.effect.Ability;
import java.util.List;
import java.util.Optional;

/**
 * What an ability has done that a question tells of: a loyalty ability that was activated, or one
 * that triggered as combat began.
 *
 * @param source the permanent whose ability it is
 * @param told how the question tells of it, as in "used its first ability on"
 * @param affects the players and permanents that it chose
 * @param time when it did, where that is said to be some turns ago
 */
public record Used(
    Thing source, Ability ability, String told, List<Party> affects, Optional<Time> time) {
  public Used {
    affects = List.copyOf(affects);
  }

  /** What it did, without the event that it triggered on. */
  public String text() {
    String text = ability.text();
    int event = ability.frame() == Ability.Frame.TRIGGERED ? text.indexOf(", ") : -1;
    return event < 0
        ? text
        : Character.toUpperCase(text.charAt(event + 2)) + text.substring(event + 3);
  }
}
