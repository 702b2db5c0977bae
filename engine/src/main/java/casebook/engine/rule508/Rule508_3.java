package casebook.engine.rule508;

import casebook.engine.Cr;
import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.force.InForce;
import casebook.engine.force.Viewpoint;
import casebook.engine.ruling.State.Triggered;
import casebook.rules.RuleNumber;
import java.util.List;

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
      case TriggerEvent.PlayerAttacksWith event ->
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
      case TriggerEvent.PaysOptionalCost _ -> List.of(); // It triggers as the cost is paid: 508.2b.
      case TriggerEvent.AttacksUnblocked event ->
          triggered("508.3f", declaration, ability, Rule508_3f.occasions(event));
    };
  }

  private static List<Triggered> triggered(
      String rule, Declaration declaration, InForce.Effective ability, List<List<Id>> occasions) {
    Id controller = ability.view().you().orElse(declaration.board().activePlayer());
    return occasions.stream()
        .map(about -> new Triggered(ability.stated(), controller, RuleNumber.parse(rule), about))
        .toList();
  }
}
