package casebook.site.ask;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.TriggerEvent;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What abilities of permanents may have done before attackers are declared and what still lasts,
 * though a question doesn't tell of it: "creatures that player controls can't attack you until your
 * next turn".
 */
final class EarlierEffects {
  /** What is begun in a turn of somebody else and goes on in the one that is asked about. */
  private static final List<Duration> LONG =
      List.of(
          Duration.TURN_AND_NEXT,
          Duration.NEXT_TURN,
          Duration.NEXT_COMBAT,
          Duration.UNTIL_YOUR_NEXT_TURN,
          Duration.UNTIL_END_OF_YOUR_NEXT_TURN);

  private EarlierEffects() {}

  /** What has to be asked back. */
  static Set<String> questions(Scene scene, Party active) {
    Set<String> questions = new LinkedHashSet<>();
    for (Thing thing : scene.things()) {
      String called = Scene.called(thing);
      boolean isOthers = thing.controller().filter(party -> party != active).isPresent();
      boolean isTold =
          scene.elapsed().isOf(thing)
              || scene.used().stream().anyMatch(one -> one.source() == thing);
      if (isOthers && !isTold && earlier(thing, scene).anyMatch(EarlierEffects::lasts)) {
        questions.add(
            "Has an ability of "
                + called
                + " done something that still lasts: whose creatures can’t attack, or have to?");
      }
      if (makesTokenAttack(thing, scene) && hasToken(thing.controller(), scene)) {
        questions.add("Is the token the one that " + called + " has made in this combat?");
      }
    }
    return questions;
  }

  /**
   * Abilities that trigger before attackers are declared, other than at the beginning of this
   * combat, which is asked for anyway; and those of planeswalkers.
   */
  private static Stream<Effect> earlier(Thing thing, Scene scene) {
    boolean isPlaneswalker = scene.is(thing, "planeswalker");
    return scene.facts(thing).stream()
        .flatMap(card -> card.abilities().stream())
        .filter(ability ->
            switch (ability.frame()) {
              case TRIGGERED, RESOLUTION -> isEarlier(ability);
              case ACTIVATED -> isPlaneswalker;
              case STATIC, SPELL -> false;
            })
        .flatMap(ability -> ability.effects().stream())
        .filter(effect ->
            effect instanceof Effect.Restricting
                || effect instanceof Effect.Requiring
                || effect instanceof Effect.Costing);
  }

  private static boolean isEarlier(Ability ability) {
    return ability.effects().stream()
        .noneMatch(effect ->
            effect instanceof Effect.Trigger(TriggerEvent event, var _)
                && (!(event instanceof TriggerEvent.BeforeAttacking)
                    || event instanceof TriggerEvent.CombatBegins));
  }

  private static boolean lasts(Effect effect) {
    return LONG.stream()
        .anyMatch(duration -> Mentions.mentions(effect, new Condition.Lasts(duration)));
  }

  private static boolean makesTokenAttack(Thing thing, Scene scene) {
    return scene.facts(thing).stream()
        .flatMap(card -> card.abilities().stream())
        .anyMatch(ability ->
            ability.effects().stream().anyMatch(Effect.Requiring.class::isInstance)
                && ability.effects().stream()
                    .anyMatch(effect ->
                        effect
                                instanceof
                                Effect.Trigger(
                                    TriggerEvent.CombatBegins(var _, var about, _),
                                    var _)
                            && about instanceof Filter.IsToken));
  }

  private static boolean hasToken(Optional<Party> controller, Scene scene) {
    return scene.things().stream()
        .anyMatch(thing ->
            thing.controller().equals(controller)
                && thing.creature().filter(creature -> creature.token()).isPresent());
  }
}
