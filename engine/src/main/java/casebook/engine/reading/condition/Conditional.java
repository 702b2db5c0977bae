package casebook.engine.reading.condition;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.reading.noun.Keywords;
import casebook.engine.reading.word.Narrowing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts the condition of a sentence into its effects. */
public final class Conditional {
  private Conditional() {}

  /**
   * The effects, each only when the condition holds; nothing where an effect has no place for it.
   */
  public static Optional<List<Effect>> when(List<Effect> effects, Condition condition) {
    if (condition.equals(Condition.ALWAYS)) {
      return Optional.of(effects);
    }
    var result = new ArrayList<Effect>();
    for (Effect effect : effects) {
      Optional<Effect> conditional = one(effect, condition);
      if (conditional.isEmpty()) {
        return Optional.empty();
      }
      result.add(conditional.get());
    }
    return Optional.of(result);
  }

  private static Optional<Effect> one(Effect effect, Condition condition) {
    if (isOfDeclaration(effect) && looksAtAttackers(condition)) {
      return Optional.empty();
    }
    Optional<Effect> tied = Followers.tied(effect, condition);
    if (tied.isPresent()) {
      return tied;
    }
    if (!Narrowing.isAboutEach(condition)) {
      return when(effect, condition);
    }
    Optional<Effect> narrowed = Narrowing.of(effect, condition);
    return narrowed.isPresent() || !isAskedOfEach(effect) ? narrowed : when(effect, condition);
  }

  /** The effect as long as its duration lasts; the effect itself if it says that or can't. */
  public static Effect lasting(Effect effect, Duration duration) {
    return Mentions.mentions(effect, Condition.Lasts.class::isInstance, Ability.class::isInstance)
        ? effect
        : when(effect, new Condition.Lasts(duration)).orElse(effect);
  }

  private static boolean isOfDeclaration(Effect effect) {
    return effect instanceof Effect.Restricting
        || effect instanceof Effect.Requiring
        || effect instanceof Effect.Costing;
  }

  /** While attackers are declared nothing of them is an attacking creature yet (508.1k). */
  private static boolean looksAtAttackers(Condition condition) {
    return Mentions.mentions(condition, part -> part instanceof Filter.IsAttacking);
  }

  /** Whether the effect's condition is asked about one creature after the other. */
  private static boolean isAskedOfEach(Effect effect) {
    return effect instanceof Effect.CantAttack
        || effect instanceof Effect.AttackCost
        || effect instanceof Effect.Trigger(TriggerEvent.CreatureAttacks _, var _)
        || effect instanceof Effect.Trigger(TriggerEvent.BecomesTapped _, var _)
        || effect instanceof Effect.Trigger(TriggerEvent.Leaves _, var _);
  }

  private static Optional<Effect> when(Effect effect, Condition more) {
    return switch (effect) {
      case Effect.CantAttack(var who, var whom, var when) ->
          Optional.of(new Effect.CantAttack(who, whom, Condition.both(when, more)));
      case Effect.AtMost(var count, var who, var whom, var period, var when) ->
          Optional.of(new Effect.AtMost(count, who, whom, period, Condition.both(when, more)));
      case Effect.MustAttack(var who, var whom, var when) ->
          Optional.of(new Effect.MustAttack(who, whom, Condition.both(when, more)));
      case Effect.MustAttackWith(var players, var count, var who, var whom, var when) ->
          Optional.of(
              new Effect.MustAttackWith(players, count, who, whom, Condition.both(when, more)));
      case Effect.Goaded(var who, var when) ->
          Optional.of(new Effect.Goaded(who, Condition.both(when, more)));
      case Effect.AttackCost(var who, var whom, var cost, var when) ->
          Optional.of(new Effect.AttackCost(who, whom, cost, Condition.both(when, more)));
      case Effect.AsThough(var who, var pretence, var whom, var when) ->
          Optional.of(new Effect.AsThough(who, pretence, whom, Condition.both(when, more)));
      case Effect.Gives(var who, var abilities, var when) ->
          Optional.of(new Effect.Gives(who, abilities, Condition.both(when, more)));
      case Effect.Takes(var who, var keyword, var when) ->
          Optional.of(new Effect.Takes(who, keyword, Condition.both(when, more)));
      case Effect.CantHave(var who, var keyword, var when) ->
          Optional.of(new Effect.CantHave(who, keyword, Condition.both(when, more)));
      case Effect.TakesAllButMana(var who, var when) ->
          Optional.of(new Effect.TakesAllButMana(who, Condition.both(when, more)));
      case Effect.TakesAll(var who, var when) ->
          Optional.of(new Effect.TakesAll(who, Condition.both(when, more)));
      case Effect.Trigger(var event, var when) ->
          Optional.of(new Effect.Trigger(event, Condition.both(when, more)));
      case Effect.EntersAttacking(var who, var whom, var when) ->
          Optional.of(new Effect.EntersAttacking(who, whom, Condition.both(when, more)));
      case Effect.OneShot(var who, var done, var when) ->
          Optional.of(new Effect.OneShot(who, done, Condition.both(when, more)));
      case Effect.CantBeAttached(var attachment, var to, var when) ->
          Optional.of(new Effect.CantBeAttached(attachment, to, Condition.both(when, more)));
      case Effect.CantActivate(var who, var which, var when) ->
          Optional.of(new Effect.CantActivate(who, which, Condition.both(when, more)));
      case Effect.HasLandTypes(var who, var types, var besides, var when) ->
          Optional.of(new Effect.HasLandTypes(who, types, besides, Condition.both(when, more)));
      case Effect.ProducesInstead(var who, var least, var choices, var replaced, var when) ->
          Optional.of(
              new Effect.ProducesInstead(
                  who, least, choices, replaced, Condition.both(when, more)));
      case Effect.SpendsAsAnyColor(var players, var when) ->
          Optional.of(new Effect.SpendsAsAnyColor(players, Condition.both(when, more)));
      case Effect.ActivatesAsThoughHaste(var who, var when) ->
          Optional.of(new Effect.ActivatesAsThoughHaste(who, Condition.both(when, more)));
      case Effect.ChangesManaOtherwise otherwise -> Optional.of(otherwise);
      case Effect.CantBeSacrificed(var who, var asked, var when) ->
          Optional.of(new Effect.CantBeSacrificed(who, asked, Condition.both(when, more)));
      case Effect.CantPayLife(var players, var when) ->
          Optional.of(new Effect.CantPayLife(players, Condition.both(when, more)));
      case Effect.TriggersAgain(var source, var when, var attacker) ->
          Optional.of(new Effect.TriggersAgain(source, Condition.both(when, more), attacker));
      case Effect.OfCharacteristics of ->
          Optional.of(of.with(of.who(), Condition.both(of.when(), more)));
      case Effect.Keyword keyword ->
          Optional.of(new Effect.Gives(Filter.SELF, List.of(Keywords.stated(keyword)), more));
      case Effect.MakingMana _,
          Effect.Detained _,
          Effect.OptionalCost _,
          Effect.ChoosesAttackers _,
          Effect.Scheduling _ ->
          Optional.empty();
    };
  }

  /** An effect that gives and takes lets the object keep what it gives. */
  public static List<Effect> takingFirst(List<Effect> effects) {
    var ordered = new ArrayList<Effect>();
    effects.stream().filter(Effect.TakesAll.class::isInstance).forEach(ordered::add);
    effects.stream().filter(effect -> !(effect instanceof Effect.TakesAll)).forEach(ordered::add);
    return ordered;
  }
}
