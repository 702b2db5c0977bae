package casebook.engine.rule508;

import casebook.engine.board.Amendment;
import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Combat.Attacked;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Effect;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.force.InForce;
import casebook.engine.rule506.Rule506_2;
import casebook.engine.ruling.Reason.NotAChoice;
import casebook.engine.ruling.State.Triggered;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a creature attacks that is put onto the battlefield attacking, or that an effect states is
 * attacking: its controller chooses, unless the effect says. It never "attacked": nothing here adds
 * to what was declared.
 */
@Cr(
    rule = "508.4",
    text =
        """
        If a creature is put onto the battlefield attacking, its controller chooses which defending
        player, planeswalker a defending player controls, or battle a defending player protects it’s
        attacking as it enters the battlefield (unless the effect that put it onto the battlefield
        specifies what it’s attacking). Similarly, if an effect states that a creature is attacking,
        its controller chooses which defending player, planeswalker a defending player controls, or
        battle a defending player protects it’s attacking (unless the effect has already specified).
        Such creatures are “attacking” but, for the purposes of trigger events and effects, they
        never “attacked.” They remain attacking creatures until they’re removed from combat or the
        combat phase ends, whichever comes first.
        """)
public final class Rule508_4 {
  private Rule508_4() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_4.class);

  /** What its controller may choose from: players in turn order, then permanents. */
  public static List<Id> choices(Board board, List<Id> defendingPlayers, Permanent creature) {
    return List.copyOf(Rule506_2.attackable(board, defendingPlayers, creature.controller()));
  }

  /** Why its controller can't choose something for a creature to attack. */
  public static Optional<NotAChoice> objection(
      Board board, List<Id> defendingPlayers, Permanent creature, Id target) {
    return Rule506_2.objection(board, defendingPlayers, creature.controller(), target)
        .map(why -> new NotAChoice(creature.id(), target, why));
  }

  /**
   * What triggers as a creature enters attacking: abilities that say so (603.6a), and none that
   * waits for a creature to attack.
   */
  public static List<Triggered> triggered(InForce entered, Permanent creature) {
    var triggered = new ArrayList<Triggered>();
    for (InForce.Effective ability : entered.effects()) {
      if (ability.stated().effect() instanceof Effect.Trigger(var event, var when)
          && event instanceof TriggerEvent.ComesAttacking(var who)
          && ability.view().matches(who, creature)
          && ability.view().holds(when)) {
        triggered.add(
            new Triggered(
                ability.stated(),
                ability.view().self(),
                ability.view().you().orElse(entered.board().activePlayer()),
                NUMBER,
                List.of(creature.id())));
      }
    }
    return Rule508_2b.inOrder(entered.board(), triggered);
  }

  /** What a creature attacks that attacks a target. */
  public static Attacked attacked(Board board, Id target) {
    return new Attacked(target, Rule508_5.defendingPlayer(board, target).orElseThrow());
  }

  /** Whether a creature is attacking although it never "attacked". */
  public static boolean neverAttacked(Combat combat, Id creature) {
    return combat.isAttacking(creature) && !combat.declared().containsKey(creature);
  }

  /**
   * The rule by which an attacking creature remains one until it is removed from combat or combat
   * ends: this one for what never "attacked", as soon as it says so, 508.1k for what was declared.
   */
  public static RuleNumber remains(Board board, Id creature) {
    return neverAttacked(board.combat(), creature)
            && board.options().has(Amendment.ENTERS_UNBLOCKED)
        ? NUMBER
        : Rule508_1k.NUMBER;
  }
}
