package casebook.engine.force;

import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * Asks texts about each of some creatures attacking each of some targets. What doesn't depend on
 * which creature and which target is in question is settled once for all of them.
 */
public final class Asking {
  private static final Set<Object> OF_THE_QUESTION =
      Set.of(
          new Filter.InQuestion(),
          new Players.DefendingPlayer(),
          new Players.AlreadyAttackedThisTurn(),
          new Condition.AttacksAlone());

  private final Set<Id> creatures;
  private final Set<Id> targets;
  private final Map<Object, Boolean> known = new HashMap<>();

  /** Asks about these creatures and targets. */
  public Asking(Set<Id> creatures, Set<Id> targets) {
    this.creatures = creatures;
    this.targets = targets;
  }

  /** Whether words mean something else for another creature or target in question. */
  private boolean dependsOnQuestion(Object words) {
    Boolean answer = known.get(words);
    if (answer == null) {
      answer = Mentions.mentions(words, OF_THE_QUESTION::contains);
      known.put(words, answer);
    }
    return answer;
  }

  /** The creatures that a text could mean in answer to some question about them. */
  public Set<Id> among(Viewpoint view, Filter who) {
    return dependsOnQuestion(who) ? creatures : view.among(creatures, who);
  }

  /** What a condition comes to for each creature that attacks a target. */
  public BiFunction<Id, Id, AttackCondition> settle(Viewpoint view, Condition condition) {
    if (dependsOnQuestion(condition)) {
      return (creature, target) ->
          view.about(creature, target).settle(condition, creatures, targets);
    }
    AttackCondition always = view.settle(condition, creatures, targets);
    return (_, _) -> always;
  }
}
