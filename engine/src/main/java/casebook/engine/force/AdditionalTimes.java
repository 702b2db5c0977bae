package casebook.engine.force;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.meaning.Viewpoint;
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
public final class AdditionalTimes {
  private AdditionalTimes() {}

  /**
   * What triggered, as often as it does.
   *
   * @param attackers the creatures whose attacking made it trigger, if that did
   */
  public static List<Triggered> of(InForce inForce, Triggered one, Set<Id> attackers) {
    long more =
        inForce.effects().stream().filter(effective -> repeats(effective, one, attackers)).count();
    return Collections.nCopies(1 + Math.toIntExact(more), one);
  }

  /** Whether an effect makes something that triggered trigger an additional time. */
  public static boolean repeats(InForce.Effective effective, Triggered one, Set<Id> attackers) {
    Viewpoint view = effective.view();
    Optional<Permanent> source = one.stated().source().permanent().flatMap(view.board()::permanent);
    if (source.isEmpty()
        || !(effective.stated().effect()
            instanceof Effect.TriggersAgain(var of, var when, Optional<Filter> attacker))) {
      return false;
    }
    Set<Id> causes = new LinkedHashSet<>(one.about());
    causes.retainAll(attackers);
    return view.matches(of, source.get())
        && view.holds(when)
        && (attacker.isEmpty()
            || !view.among(causes.isEmpty() ? attackers : causes, attacker.get()).isEmpty());
  }
}
