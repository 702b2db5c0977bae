package casebook.site.ask.form;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.TriggerEvent;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Later;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.stream.Stream;

/**
 * Which abilities of a permanent a question about triggers may be about: only those that look at
 * attacks have their answer in the declaration (508.3).
 */
final class TriggeringAbilities {
  private TriggeringAbilities() {}

  /**
   * Asks where the ability that is meant may trigger at another time than attackers are declared.
   */
  static void askOfOthers(Thing source, Asked.Triggering what, Scene scene) {
    List<Ability> others =
        abilities(source, scene).filter(TriggeringAbilities::isOfOtherTimes).toList();
    boolean isOfAttacks = abilities(source, scene).anyMatch(Ability::triggersOnAttacking);
    boolean isEntering =
        what == Asked.Triggering.FOR_ENTERING
            || scene.later().stream()
                .anyMatch(later -> later.what() == Later.Happening.ENTERS_ATTACKING);
    if (!others.isEmpty() && (isEntering || !isOfAttacks)) {
      scene.needs(
          "Which ability of "
              + Scene.called(source)
              + " do you ask about, and when does it trigger?");
    }
    if (abilities(source, scene).anyMatch(TriggeringAbilities::isOfUnblocked)) {
      scene.needs("Is the attacking creature blocked (509.3g)?");
    }
  }

  /** How many abilities of it trigger as attackers are declared, keywords among them. */
  static long onAttack(Thing source, Scene scene) {
    return abilities(source, scene)
        .filter(ability ->
            ability.triggersOnAttacking()
                || (ability.frame() == Ability.Frame.TRIGGERED && !isOfOtherTimes(ability)))
        .count();
  }

  /** Whether something on the board gives a keyword to others, so that more may have it. */
  static boolean isGiven(String keyword, Scene scene) {
    return scene.things().stream()
        .flatMap(thing -> abilities(thing, scene))
        .flatMap(ability -> ability.effects().stream())
        .anyMatch(effect ->
            effect instanceof Effect.Gives(var _, var abilities, var _)
                && abilities.stream()
                    .flatMap(given -> given.effects().stream())
                    .anyMatch(one ->
                        one instanceof Effect.Keyword(var name, var _) && name.equals(keyword)));
  }

  private static Stream<Ability> abilities(Thing thing, Scene scene) {
    return scene.facts(thing).stream().flatMap(card -> card.abilities().stream());
  }

  private static boolean isOfOtherTimes(Ability ability) {
    boolean isOfBlocking =
        ability.meaning() instanceof Meaning.Irrelevant(var matters)
            && matters.equals(List.of(Matter.BLOCKING));
    return ability.frame() == Ability.Frame.TRIGGERED
        && !ability.triggersOnAttacking()
        && !isOfBlocking;
  }

  private static boolean isOfUnblocked(Ability ability) {
    return ability.effects().stream()
        .anyMatch(effect ->
            effect instanceof Effect.Trigger(TriggerEvent event, var _)
                && (event instanceof TriggerEvent.AttacksUnblocked
                    || event instanceof TriggerEvent.CreaturesUnblocked));
  }
}
