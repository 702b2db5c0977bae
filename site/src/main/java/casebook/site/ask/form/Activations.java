package casebook.site.ask.form;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.site.ask.scene.Animation;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.Optional;
import java.util.stream.Stream;

/** What it says of a permanent that its activated ability was activated (602). */
final class Activations {
  private Activations() {}

  /** Whether an activated ability makes it a creature, or crewing does. */
  static boolean canMakeItselfCreature(Thing thing, Scene scene) {
    return !thing.isCreature()
        && (thing.card().filter(card -> scene.is(card, "Vehicle")).isPresent()
            || activated(thing, scene).anyMatch(Animation::makesItselfCreature));
  }

  /** Asks what an ability did that was activated: a board has nothing of it. */
  static void ask(Thing thing, Scene scene) {
    scene.needs("What did the activated ability of " + Scene.called(thing) + " do, and to what?");
  }

  /** Whether it has an activated ability that is no mana ability. */
  static boolean has(Thing thing, Scene scene) {
    return activated(thing, scene).anyMatch(ability -> !makesMana(ability));
  }

  /** Whether such an ability does something that an attack may depend on. */
  static boolean hasOneThatMatters(Thing thing, Scene scene) {
    return activated(thing, scene)
        .anyMatch(
            ability -> !(ability.meaning() instanceof Meaning.Irrelevant) && !makesMana(ability));
  }

  /** Asks where something may keep abilities from being activated, or takes them from lands. */
  static void askIfStopped(Scene scene) {
    scene.things().stream()
        .filter(thing ->
            scene.facts(thing).stream()
                .flatMap(card -> card.abilities().stream())
                .flatMap(ability -> ability.effects().stream())
                .anyMatch(effect ->
                    effect instanceof Effect.CantActivate
                        || effect instanceof Effect.HasLandTypes
                        || effect instanceof Effect.TakesAll))
        .forEach(thing ->
            scene.needs("Could that ability be activated with " + Scene.called(thing) + " there?"));
  }

  /** Asks where something can't be the target of what a player does (702.11, 702.18). */
  static void askOfTarget(Thing target, Optional<Party> who, Scene scene) {
    boolean isOthers = target.controller().isPresent() && !target.controller().equals(who);
    boolean isShrouded =
        scene
            .facts(target)
            .filter(card ->
                card.keywords().contains("shroud")
                    || (isOthers && card.keywords().contains("hexproof")))
            .isPresent();
    if (isShrouded) {
      scene.needs("Could " + Scene.called(target) + " be the target of that?");
    }
  }

  /** A player activates abilities of what that player controls (602.2). */
  static void controls(Optional<Party> who, Thing thing, Scene scene) {
    if (who.isPresent() && thing.controller().isEmpty()) {
      thing.setController(who.get());
    } else if (who.isPresent() && !thing.controller().equals(who)) {
      scene.needs("Who controls " + Scene.called(thing) + "?");
    }
  }

  private static Stream<Ability> activated(Thing thing, Scene scene) {
    return scene.facts(thing).stream()
        .flatMap(card -> card.abilities().stream())
        .filter(ability -> ability.frame() == Ability.Frame.ACTIVATED);
  }

  private static boolean makesMana(Ability ability) {
    return ability.effects().stream().anyMatch(Effect.MakingMana.class::isInstance);
  }
}
