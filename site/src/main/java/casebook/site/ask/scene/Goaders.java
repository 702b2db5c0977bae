package casebook.site.ask.scene;

import casebook.engine.effect.Effect;
import casebook.site.ask.scene.ObjectMention.PartyRef;
import java.util.List;

/** Who goaded a creature of which only that is said (701.15a). */
public final class Goaders {
  private Goaders() {}

  /** It was who cast what goads, where one player did, or else the only opponent. */
  public static void settle(Scene scene) {
    List<Party> casters =
        scene.spells().stream()
            .filter(spell -> goads(spell, scene))
            .flatMap(spell -> spell.controller().stream())
            .toList();
    for (Thing thing : scene.things()) {
      if (thing.isGoaded() && thing.goadedBy().isEmpty()) {
        if (casters.size() == 1) {
          thing.goadedBy().add(casters.getFirst());
        } else {
          thing.goadedBy().add(scene.party(new PartyRef.Opponent(false)));
          if (scene.table().hasSeveralOpponents()) {
            scene.needs("Who goaded " + Scene.called(thing) + "?");
          }
        }
      }
    }
  }

  private static boolean goads(Spell spell, Scene scene) {
    return scene.facts(spell.card()).stream()
        .flatMap(card -> card.abilities().stream())
        .anyMatch(ability -> ability.effects().stream().anyMatch(Effect.Goaded.class::isInstance));
  }
}
