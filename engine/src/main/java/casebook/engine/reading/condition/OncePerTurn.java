package casebook.engine.reading.condition;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.effect.Whom;
import java.util.Optional;

/** "This ability triggers only once each turn": for the first attack of the turn, and once. */
public final class OncePerTurn {
  private static final Amount ONE = Amount.of(1);

  private OncePerTurn() {}

  /** The trigger with that limit; nothing where a condition of it is one of each attacker. */
  public static Optional<Effect> limited(Effect.Trigger trigger) {
    TriggerEvent event = trigger.event();
    TriggerEvent once = once(event);
    if (!once.equals(event) && !trigger.when().equals(Condition.ALWAYS)) {
      return Optional.empty();
    }
    var limited = new Effect.Trigger(once, trigger.when());
    return Optional.of(
        new Effect.Trigger(
            once, Condition.both(trigger.when(), Triggers.first(who(event), limited))));
  }

  /** The event of all that do the same together, in place of that of each. */
  private static TriggerEvent once(TriggerEvent event) {
    return switch (event) {
      case TriggerEvent.CreatureAttacks(Filter.Self _, var _, var _) -> event;
      case TriggerEvent.CreatureAttacks(var who, var whom, var company)
          when company == Company.ANY ->
          new TriggerEvent.CreaturesAttack(ONE, who, whom);
      case TriggerEvent.PlayerAttacksWithEach(var player, var who, var whom) ->
          new TriggerEvent.PlayerAttacksWith(player, ONE, who, whom);
      case TriggerEvent.PlayerAttacksPlayer(var player, var attacked) ->
          new TriggerEvent.PlayerAttacksWith(player, ONE, Filter.ANY, new Whom.ThePlayer(attacked));
      case TriggerEvent.IsAttacked(var whom) -> new TriggerEvent.AreAttacked(whom);
      case TriggerEvent.BecomesTapped(var who) -> new TriggerEvent.BecomeTapped(who);
      default -> event;
    };
  }

  private static Filter who(TriggerEvent event) {
    return switch (event) {
      case TriggerEvent.CreatureAttacks(var who, var _, var _) -> who;
      case TriggerEvent.CreaturesAttack(var _, var who, var _) -> who;
      case TriggerEvent.PlayerAttacksWith(Players _, var _, var who, var _) -> who;
      case TriggerEvent.PlayerAttacksWithEach(var _, var who, var _) -> who;
      default -> Filter.ANY;
    };
  }
}
