package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Effect;
import casebook.engine.force.InForce;
import java.util.HashSet;
import java.util.Set;

/** With what no cost can be paid, whatever asks for it (508.1j). */
final class PaymentLimits {
  private PaymentLimits() {}

  /** The permanents that can't be sacrificed. */
  static Set<Id> kept(InForce inForce) {
    Set<Id> kept = new HashSet<>();
    for (InForce.Effective one : inForce.effects()) {
      if (one.stated().effect() instanceof Effect.CantBeSacrificed(var who, var when)
          && one.view().holds(when)) {
        one.view().matching(who).stream().map(Permanent::id).forEach(kept::add);
      }
    }
    return kept;
  }

  /** Whether a player can pay life (119.8). */
  static boolean canPayLife(InForce inForce, Id payer) {
    return inForce.effects().stream()
        .noneMatch(one ->
            one.stated().effect() instanceof Effect.CantPayLife(var players, var when)
                && one.view().is(players, payer)
                && one.view().holds(when));
  }
}
