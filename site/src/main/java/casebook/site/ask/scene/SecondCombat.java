package casebook.site.ask.scene;

import casebook.engine.effect.Effect;
import java.util.List;

/** What has to be known where creatures have attacked in an earlier combat phase (500.8). */
public final class SecondCombat {
  private SecondCombat() {}

  /** Asks whose turn it is, what was attacked, and whether a spell asked for that attack only. */
  public static void settle(Scene scene) {
    List<Thing> attacked =
        scene.things().stream().filter(Thing::hasAttackedThisTurn).distinct().toList();
    if (attacked.isEmpty()) {
      return;
    }
    boolean isOfOthers =
        scene.asker().isPresent()
            && attacked.stream()
                .flatMap(thing -> thing.controller().stream())
                .anyMatch(one -> one != scene.asker().orElseThrow());
    if (isOfOthers && scene.turn().isEmpty()) {
      scene.needs("Whose turn is it?");
    }
    if (scene.parties().size() > 2) {
      attacked.stream()
          .filter(thing -> thing.attackedBefore().isEmpty())
          .forEach(thing ->
              scene.needs("What did " + Scene.called(thing) + " attack in the earlier combat?"));
    }
    if (scene.spells().stream().map(Spell::card).anyMatch(card -> forces(card, scene))) {
      scene.needs("Does what made it attack ask for each combat, or for one attack this turn?");
    }
  }

  /** Whether a spell makes something attack this turn, which it may have done already. */
  private static boolean forces(String card, Scene scene) {
    return scene.lastsForTheTurn(card)
        && scene.facts(card).stream()
            .flatMap(one -> one.abilities().stream())
            .flatMap(ability -> ability.effects().stream())
            .anyMatch(Effect.Requiring.class::isInstance);
  }
}
