package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Players;
import casebook.engine.force.InForce;
import java.util.List;
import java.util.Optional;

/** With what costs can't be paid (508.1j). */
final class PaymentLimits {
  private final List<InForce.Effective> effects;

  PaymentLimits(InForce inForce) {
    this.effects =
        inForce.effects().stream()
            .filter(one -> one.stated().effect() instanceof Effect.LimitingPayment)
            .toList();
  }

  /** Whether there are permanents that can't be sacrificed. */
  boolean keepsSome() {
    return effects.stream()
        .anyMatch(one -> one.stated().effect() instanceof Effect.CantBeSacrificed);
  }

  /**
   * Whether a permanent can't be sacrificed for a cost.
   *
   * @param asking who controls what asks for the cost, if anybody does
   */
  boolean isKept(Permanent permanent, Optional<Id> asking) {
    return effects.stream()
        .anyMatch(one ->
            one.stated().effect() instanceof Effect.CantBeSacrificed(var who, var asked, var when)
                && (asked.equals(Players.ANYONE)
                    || asking.filter(player -> one.view().is(asked, player)).isPresent())
                && one.view().matches(who, permanent)
                && one.view().holds(when));
  }

  /** Whether a player can pay life (119.8). */
  boolean canPayLife(Id payer) {
    return effects.stream()
        .noneMatch(one ->
            one.stated().effect() instanceof Effect.CantPayLife(var players, var when)
                && one.view().is(players, payer)
                && one.view().holds(when));
  }
}
