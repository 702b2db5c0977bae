package casebook.engine.meaning;

import static casebook.engine.meaning.AttackCondition.Known.FALSE;
import static casebook.engine.meaning.AttackCondition.Known.TRUE;

import casebook.engine.board.Combat;
import casebook.engine.board.Fact;
import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.rule506.Rule506_5;
import casebook.engine.rule506.Rule506_6;
import java.util.Optional;
import java.util.Set;

/** What a condition comes to on the board, seen from a viewpoint. */
final class ConditionMeaning {
  private ConditionMeaning() {}

  static AttackCondition settle(
      Viewpoint view, Condition condition, Set<Id> creatures, Set<Id> targets) {
    return switch (condition) {
      case Condition.Always() -> TRUE;
      case Condition.Not(var one) -> AttackCondition.not(settle(view, one, creatures, targets));
      case Condition.FirstTime(var so) -> settle(view, so, creatures, targets);
      case Condition.Both(var all) ->
          AttackCondition.both(
              all.stream().map(one -> settle(view, one, creatures, targets)).toList());
      case Condition.Either(var any) ->
          AttackCondition.either(
              any.stream().map(one -> settle(view, one, creatures, targets)).toList());
      case Condition.Compare(var left, var relation, var right) ->
          known(relation.holds(AmountMeaning.value(view, left), AmountMeaning.value(view, right)));
      case Condition.Exists(var filter) -> known(!view.matching(filter).isEmpty());
      case Condition.ExistsPlayer(var players) -> known(!view.players(players).isEmpty());
      case Condition.Attacked(var who, var atLeast) ->
          known(
              view.board().attackedThisTurn().stream()
                      .filter(permanent -> view.matches(who, permanent))
                      .count()
                  >= AmountMeaning.value(view, atLeast));
      case Condition.AttackedEarlier(var who) ->
          known(
              view.board().attackedEarlierThisTurn().stream()
                  .anyMatch(permanent -> view.matches(who, permanent)));
      case Condition.TurnIs(var name) ->
          known(
              Optional.ofNullable(view.board().turn().facts().get(name))
                  .map(Fact::amount)
                  .filter(amount -> amount > 0)
                  .isPresent());
      case Condition.Lasts(var duration) ->
          known(
              duration != Duration.ENDED_COMBAT
                  && (duration != Duration.ADDED_COMBAT || view.board().turn().combat() > 1));
      case Condition.Stated _ -> FALSE; // What a case leaves open is unread.
      case Condition.ChosenMode(var mode) ->
          known(view.chosen().mode().filter(mode::equalsIgnoreCase).isPresent());
      case Condition.AttacksAlone() ->
          view.question()
              .map(pair -> Rule506_5.attacksAlone(pair.creature(), creatures, targets))
              .orElseGet(() -> known(isAttackingAlone(view)));
      case Condition.AttacksPlayerAlone() ->
          view.question()
              .map(pair ->
                  view.board().isPlayer(pair.target())
                      ? Rule506_6.attacksAlone(pair.creature(), creatures, pair.target())
                      : FALSE)
              .orElseGet(() -> known(isAttackingPlayerAlone(view)));
      case Condition.Attack(var who, var atLeast, var whom) ->
          new AttackCondition.AtLeast(
              AmountMeaning.value(view, atLeast),
              view.among(creatures, who),
              Optional.empty(),
              view.covered(whom, targets));
    };
  }

  /** Where no attack is in question, the text asks for the present (506.5). */
  private static boolean isAttackingAlone(Viewpoint view) {
    return view.self()
        .filter(self -> Rule506_5.attackingAlone(view.board().combat(), self))
        .isPresent();
  }

  /** The same for a player (506.6). */
  private static boolean isAttackingPlayerAlone(Viewpoint view) {
    Combat combat = view.board().combat();
    return view.self()
        .filter(self ->
            Optional.ofNullable(combat.attacking().get(self))
                .flatMap(target -> target)
                .filter(view.board()::isPlayer)
                .filter(player -> Rule506_6.attackingAlone(combat, self, player))
                .isPresent())
        .isPresent();
  }

  private static AttackCondition known(boolean value) {
    return value ? TRUE : FALSE;
  }
}
