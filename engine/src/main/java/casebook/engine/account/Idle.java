package casebook.engine.account;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.meaning.Asking;
import casebook.engine.meaning.AttackCondition;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.ruling.Because;
import casebook.engine.ruling.Because.Role;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Tells why a restriction, a requirement or a cost to attack (508.1c, 508.1d, 508.1h) didn't count
 * in a ruling: no creature here is one that it speaks of, or its condition doesn't hold for any.
 */
final class Idle {
  private final Board board;
  private final Set<Id> creatures;
  private final Set<Id> targets;
  private final Asking asking;

  Idle(Board board, Set<Id> creatures, Set<Id> targets) {
    this.board = board;
    this.creatures = creatures;
    this.targets = targets;
    asking = new Asking(creatures, targets);
  }

  /** Whether the effect is a requirement, a cost or a restriction. */
  static Role role(Effect effect) {
    return switch (effect) {
      case Effect.Requiring _ -> Role.REQUIREMENT;
      case Effect.Costing _ -> Role.COST;
      default -> Role.RESTRICTION;
    };
  }

  /** The reason why the effect didn't count: its condition fails, or it means no creature here. */
  EffectFate of(Effect effect, Viewpoint view) {
    return switch (effect) {
      case Effect.CantAttack(var who, var whom, var when) ->
          of(effect, view, when, () -> concerns(view, who, whom));
      case Effect.AtMost(_, var who, var whom, _, var when) ->
          of(effect, view, when, () -> concerns(view, who, whom));
      case Effect.MustAttack(var who, _, var when) ->
          of(effect, view, when, () -> concerns(view, who, Whom.ANYTHING));
      case Effect.MustAttackWith(var player, _, _, _, var when) ->
          of(effect, view, when, () -> view.is(player, board.activePlayer()));
      case Effect.Goaded(var who, var when) ->
          of(effect, view, when, () -> concerns(view, who, Whom.ANYTHING));
      case Effect.AttackCost(var who, var whom, _, var when) ->
          of(effect, view, when, () -> concerns(view, who, whom));
      default -> EffectFate.noBearing(new Because.MeansNothing(role(effect)));
    };
  }

  private EffectFate of(
      Effect effect, Viewpoint view, Condition when, BooleanSupplier isConcerned) {
    return fails(view, when, isConcerned)
        ? EffectFate.notInForce(new Because.ConditionFails(when))
        : EffectFate.noBearing(new Because.MeansNothing(role(effect)));
  }

  /**
   * Whether the condition is the reason. A condition on the attacker or on what it attacks can fail
   * only if there is a creature for which it is checked.
   */
  private boolean fails(Viewpoint view, Condition when, BooleanSupplier isConcerned) {
    if (when.equals(Condition.ALWAYS)) {
      return false;
    }
    return asking.isSameForAll(when) ? isKnownFalse(view, when) : isConcerned.getAsBoolean();
  }

  /** Whether the condition fails for every possible attack. */
  boolean isKnownFalse(Viewpoint view, Condition when) {
    return view.settle(when, creatures, targets).equals(AttackCondition.Known.FALSE);
  }

  /** Whether some creature here is one that the effect speaks of, and can attack what it names. */
  private boolean concerns(Viewpoint view, Filter who, Whom whom) {
    return asking.among(view, who).stream()
        .anyMatch(creature -> !asking.concerned(view, creature, who, whom).isEmpty());
  }
}
