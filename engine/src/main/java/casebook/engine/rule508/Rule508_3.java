package casebook.engine.rule508;

import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.State.Triggered;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Map;

/** The forms of trigger conditions, each with its own sub-rule. */
@Cr(
    rule = "508.3",
    text =
        """
        Triggered abilities that trigger on attackers being declared may have different trigger
        conditions.
        """)
public final class Rule508_3 {
  private Rule508_3() {}

  private static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_3.class);

  /** Which sub-rules what triggered did so under. */
  static Progress step(Progress progress) {
    return progress.found(findings(progress.triggered()));
  }

  /** The times that an ability triggers as attackers are declared. */
  static List<Triggered> triggered(
      Declaration declaration, InForce.Effective ability, Effect.Trigger trigger) {
    Viewpoint view = ability.view();
    return switch (trigger.event()) {
      case TriggerEvent.CreatureAttacks event ->
          triggered(
              "508.3a",
              declaration,
              ability,
              Rule508_3a.occasions(declaration, view, event, trigger.when()));
      case TriggerEvent.IsAttacked event ->
          triggered(
              "508.3b",
              declaration,
              ability,
              Rule508_3b.occasions(declaration, view, event, trigger.when()));
      case TriggerEvent.AreAttacked event ->
          triggered(
              "508.3b",
              declaration,
              ability,
              Rule508_3b.occasions(declaration, view, event, trigger.when()));
      case TriggerEvent.PlayerAttacksWith event ->
          triggered(
              event.rule(),
              declaration,
              ability,
              Rule508_3c.occasions(declaration, view, event, trigger.when()));
      case TriggerEvent.PlayerAttacksWithEach event ->
          triggered(
              "508.3c",
              declaration,
              ability,
              Rule508_3c.occasions(declaration, view, event, trigger.when()));
      case TriggerEvent.PlayerAttacks event ->
          triggered(
              "508.3d",
              declaration,
              ability,
              Rule508_3d.occasions(declaration, view, event, trigger.when()));
      case TriggerEvent.PlayerAttacksPlayer event ->
          triggered(
              "508.3e",
              declaration,
              ability,
              Rule508_3e.occasions(declaration, view, event, trigger.when()));
      case TriggerEvent.CreaturesAttack event ->
          triggered(
              "508.3a",
              declaration,
              ability,
              Rule508_3a.occasions(declaration, view, event, trigger.when()));
      case TriggerEvent.AttackingTriggers _ -> List.of(); // It triggers on those that do: 508.1m.
      case TriggerEvent.PaysOptionalCost _, TriggerEvent.WhilePaying _ ->
          List.of(); // It triggers as costs are paid and creatures tapped: 508.2b.
      case TriggerEvent.ComesAttacking _ -> List.of(); // It isn't declared: 508.4.
      case TriggerEvent.BeforeAttacking _ ->
          List.of(); // It triggered before attackers are declared.
      case TriggerEvent.AttacksUnblocked _, TriggerEvent.CreaturesUnblocked _ ->
          List.of(); // It triggers as blockers are declared: 508.3f.
    };
  }

  /** One finding for each time that an ability triggers, by the sub-rule under which it does. */
  static List<Finding> findings(List<Triggered> triggered) {
    return triggered.stream()
        .filter(one -> one.rule().isWithin(NUMBER))
        .map(one -> Finding.applies(one.rule(), one.about(), one.stated()))
        .toList();
  }

  /**
   * One finding for each time that an ability would trigger for a creature that comes to attack
   * without being declared, if it were declared.
   *
   * @param grounds of the board on which the creature is attacking
   */
  public static List<Finding> notDeclared(Grounds grounds, Id creature, Id target) {
    return Rule508_1m.triggered(grounds, Attack.of(Map.of(creature, target))).stream()
        .map(one -> Finding.doesNotApply(one.rule(), List.of(creature), one.stated()))
        .toList();
  }

  private static List<Triggered> triggered(
      String rule, Declaration declaration, InForce.Effective ability, List<List<Id>> occasions) {
    Id controller = ability.view().you().orElse(declaration.board().activePlayer());
    return occasions.stream()
        .map(about ->
            new Triggered(
                ability.stated(), ability.view().self(), controller, RuleNumber.parse(rule), about))
        .toList();
  }
}
