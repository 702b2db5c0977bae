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
 * Effects on declaring attackers by which nothing was judged: because they mean nothing here, or
 * because their condition fails for all that they mean.
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

  /** What such an effect is to a declaration. */
  static Role role(Effect effect) {
    return switch (effect) {
      case Effect.Requiring _ -> Role.REQUIREMENT;
      case Effect.Costing _ -> Role.COST;
      default -> Role.RESTRICTION;
    };
  }

  /** Why nothing was judged by an effect that restricts, requires or makes attacking cost. */
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
   * Whether a condition is why nothing was judged: one that asks what attacks, or what is attacked,
   * fails only where something is asked about.
   */
  private boolean fails(Viewpoint view, Condition when, BooleanSupplier isConcerned) {
    if (when.equals(Condition.ALWAYS)) {
      return false;
    }
    return asking.isSameForAll(when) ? isKnownFalse(view, when) : isConcerned.getAsBoolean();
  }

  /** Whether a condition fails whatever is declared. */
  boolean isKnownFalse(Viewpoint view, Condition when) {
    return view.settle(when, creatures, targets).equals(AttackCondition.Known.FALSE);
  }

  /** Whether a text means some creature here that attacks one of its targets. */
  private boolean concerns(Viewpoint view, Filter who, Whom whom) {
    return asking.among(view, who).stream()
        .anyMatch(creature -> !asking.concerned(view, creature, who, whom).isEmpty());
  }
}
