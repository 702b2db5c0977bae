package casebook.site.catalogue;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Pretence;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.force.AttackKeywords;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What sort of effect something is to the declaration of attackers.
 *
 * @param label its public name
 * @param rule the number of the rule by which it matters, if it does there
 */
public record EffectKind(String label, Optional<String> rule) {

  private static EffectKind of(String label, String rule) {
    return new EffectKind(label, Optional.of(rule));
  }

  /** The kind of an effect. */
  public static EffectKind of(Effect effect) {
    return switch (effect) {
      case Effect.Restricting _ -> of("restriction", "508.1c");
      case Effect.Requiring _ -> of("requirement", "508.1d");
      case Effect.AttackCost _ -> of("cost", "508.1h");
      case Effect.OptionalCost _ -> of("optional-cost", "508.1g");
      case Effect.AsThough(var _, var pretence, var _, var _) ->
          of("permission", pretence == Pretence.HASTE ? "508.1a" : "508.1c");
      case Effect.ChoosesAttackers _ -> of("permission", "508.1a");
      case Effect.Keyword keyword ->
          AttackKeywords.meaning(keyword)
              .map(trigger -> new EffectKind("keyword", rule(trigger.event())))
              .orElseGet(() -> keyword(keyword.name()));
      case Effect.Takes(var _, var keyword, var _) -> keyword(keyword);
      case Effect.CantHave(var _, var keyword, var _) -> keyword(keyword);
      case Effect.TakesAll _, Effect.TakesAllButMana _ ->
          new EffectKind("keyword", Optional.empty());
      case Effect.Gives(var _, var abilities, var _) -> given(abilities);
      case Effect.Trigger(var event, var _) -> new EffectKind("trigger", rule(event));
      case Effect.TriggersAgain _ -> of("trigger", "508.1m");
      case Effect.Attaching _ -> new EffectKind("attaching", Optional.empty());
      case Effect.OneShot _ -> new EffectKind("one-shot", Optional.empty());
      case Effect.EntersAttacking _ -> of("enters-attacking", "508.4");
      case Effect.MakingMana _, Effect.ChangingMana _ -> of("mana", "508.1i");
      case Effect.LimitingPayment _ -> of("payment", "508.1j");
      case Effect.OfCharacteristics _ -> new EffectKind("characteristics", Optional.empty());
      case Effect.SkipsCombat _ -> of("timing", "506.1");
      case Effect.Continues() -> new EffectKind("timing", Optional.empty());
      case Effect.Timing _ -> of("timing", "506.8");
    };
  }

  private static EffectKind keyword(String name) {
    Optional<String> rule =
        switch (name.toLowerCase(Locale.ROOT)) {
          case "haste" -> Optional.of("508.1a");
          case "defender" -> Optional.of("508.1c");
          case "banding", "bands with other" -> Optional.of("508.1e");
          case "vigilance" -> Optional.of("508.1f");
          default -> Optional.empty();
        };
    return new EffectKind("keyword", rule);
  }

  /** What gives abilities is of the kind of the first of them that is more than power and types. */
  private static EffectKind given(List<Ability> abilities) {
    for (Ability ability : abilities) {
      if (ability.meaning() instanceof Meaning.Read(var effects)) {
        for (Effect effect : effects) {
          if (!(effect instanceof Effect.OfCharacteristics)) {
            return of(effect);
          }
        }
      }
    }
    return new EffectKind("keyword", Optional.empty());
  }

  /** The rule of an event that attackers being declared brings about more often than not. */
  private static Optional<String> rule(TriggerEvent event) {
    return switch (event) {
      case TriggerEvent.CreatureAttacks _ -> Optional.of("508.3a");
      case TriggerEvent.IsAttacked _, TriggerEvent.AreAttacked _ -> Optional.of("508.3b");
      case TriggerEvent.ComesAttacking _ -> Optional.of("508.4");
      case TriggerEvent.PlayerAttacksWith with -> Optional.of(with.rule());
      case TriggerEvent.PlayerAttacksWithEach _ -> Optional.of("508.3c");
      case TriggerEvent.PlayerAttacks _ -> Optional.of("508.3d");
      case TriggerEvent.PlayerAttacksPlayer _ -> Optional.of("508.3e");
      case TriggerEvent.CreaturesAttack _ -> Optional.of("508.3a");
      case TriggerEvent.AttacksUnblocked _, TriggerEvent.CreaturesUnblocked _ ->
          Optional.of("508.3f");
      case TriggerEvent.PaysOptionalCost _,
          TriggerEvent.BecomesTapped _,
          TriggerEvent.BecomeTapped _,
          TriggerEvent.Sacrifices _,
          TriggerEvent.TapsForMana _ ->
          Optional.of("508.2b");
      case TriggerEvent.AttackingTriggers _ -> Optional.of("508.1m");
      case TriggerEvent.BeforeAttacking _,
          TriggerEvent.Leaves _,
          TriggerEvent.LeaveTogether _,
          TriggerEvent.LosesLife _,
          TriggerEvent.Discards _,
          TriggerEvent.DiscardTogether _ ->
          Optional.empty();
    };
  }
}
