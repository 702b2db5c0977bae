package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.force.InForce;
import casebook.engine.force.Viewpoint;
import casebook.engine.ruling.State.Triggered;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How often a triggered ability of a permanent triggers: once, and an additional time for each
 * effect that says so (603.2d). A delayed triggered ability is no ability of a permanent.
 */
final class AdditionalTimes {
  private AdditionalTimes() {}

  /**
   * What triggered, as often as it does.
   *
   * @param attackers the creatures whose attacking made it trigger, if that did
   */
  static List<Triggered> of(InForce inForce, Triggered one, Set<Id> attackers) {
    Optional<Permanent> source =
        one.stated().source().permanent().flatMap(id -> inForce.board().permanent(id));
    int times = 1;
    if (source.isPresent()) {
      Set<Id> causes = new LinkedHashSet<>(one.about());
      causes.retainAll(attackers);
      Set<Id> causing = causes.isEmpty() ? attackers : causes;
      for (InForce.Effective effective : inForce.effects()) {
        times += repeats(effective, source.get(), causing) ? 1 : 0;
      }
    }
    return Collections.nCopies(times, one);
  }

  private static boolean repeats(InForce.Effective effective, Permanent source, Set<Id> attackers) {
    if (!(effective.stated().effect()
        instanceof Effect.TriggersAgain(var of, var when, Optional<Filter> attacker))) {
      return false;
    }
    Viewpoint view = effective.view();
    return view.matches(of, source)
        && view.holds(when)
        && (attacker.isEmpty() || !view.among(attackers, attacker.get()).isEmpty());
  }
}
