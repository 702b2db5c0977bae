package casebook.engine.meaning;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import java.util.HashMap;
import java.util.LinkedHashSet;
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
          new Condition.AttacksAlone(),
          new Condition.AttacksPlayerAlone());

  private static final Object ITS_CONTROLLER = new Players.ControllerOf(new Filter.InQuestion());

  private final Set<Id> creatures;
  private final Set<Id> targets;
  private final Map<Object, Dependence> known = new HashMap<>();

  /** What of a question can make a difference. */
  private enum Dependence {
    /** Nothing. */
    NONE,
    /** Who controls the creature. */
    CONTROLLER,
    /** Which creature it is, or which target. */
    ALL
  }

  /** Asks about these creatures and targets. */
  public Asking(Set<Id> creatures, Set<Id> targets) {
    this.creatures = creatures;
    this.targets = targets;
  }

  private Dependence dependence(Object words) {
    return known.computeIfAbsent(words, Asking::dependenceOf);
  }

  private static Dependence dependenceOf(Object words) {
    if (Mentions.mentions(words, OF_THE_QUESTION::contains, ITS_CONTROLLER::equals)) {
      return Dependence.ALL;
    }
    return Mentions.mentions(words, ITS_CONTROLLER) ? Dependence.CONTROLLER : Dependence.NONE;
  }

  /** The creatures that a text could mean in answer to some question about them. */
  public Set<Id> among(Viewpoint view, Filter who) {
    return isSameForAll(who) ? view.among(creatures, who) : creatures;
  }

  /**
   * The targets such that a text means a creature that attacks them.
   *
   * @param creature one of those that it could mean
   */
  public Set<Id> concerned(Viewpoint view, Id creature, Filter who, Whom whom) {
    if (isSameForAll(who) && isSameForAll(whom)) {
      return view.covered(whom, targets);
    }
    var concerned = new LinkedHashSet<Id>();
    for (Id target : targets) {
      if (view.about(creature, target).concerns(who, whom)) {
        concerned.add(target);
      }
    }
    return concerned;
  }

  /** Whether it makes no difference to a text which creature and which target is in question. */
  public boolean isSameForAll(Object words) {
    return dependence(words) == Dependence.NONE;
  }

  /** What a condition comes to for each creature that attacks a target. */
  public BiFunction<Id, Id, AttackCondition> settle(Viewpoint view, Condition condition) {
    BiFunction<Id, Id, AttackCondition> each =
        (creature, target) -> view.about(creature, target).settle(condition, creatures, targets);
    return switch (dependence(condition)) {
      case NONE -> {
        AttackCondition always = view.settle(condition, creatures, targets);
        yield (_, _) -> always;
      }
      case CONTROLLER -> {
        var byController = new HashMap<Id, AttackCondition>();
        yield (creature, target) -> {
          Permanent permanent = view.board().permanent(creature).orElseThrow();
          return permanent.isBattle()
              ? each.apply(creature, target)
              : byController.computeIfAbsent(
                  permanent.controller(), _ -> each.apply(creature, target));
        };
      }
      case ALL -> each;
    };
  }
}
