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

  /** What goads all creatures goads those that are there (611.2c), which of new ones is asked. */
  public static void askOfNew(Scene scene, Party active) {
    List<Thing> fresh =
        scene.things().stream()
            .filter(Thing::isCreature)
            .filter(thing -> thing.controller().filter(one -> one != active).isEmpty())
            .filter(thing -> (thing.isSick() || thing.isMaybeSick()) && thing.before().isEmpty())
            .toList();
    for (Spell spell : scene.spells()) {
      if (!fresh.isEmpty() && spell.affects().isEmpty() && goads(spell, scene)) {
        scene.needs(
            "Was "
                + Scene.called(fresh.getFirst())
                + " on the battlefield when "
                + spell.card()
                + " resolved?");
      }
    }
  }

  private static boolean goads(Spell spell, Scene scene) {
    return scene.facts(spell.card()).stream()
        .flatMap(card -> card.abilities().stream())
        .anyMatch(ability -> ability.effects().stream().anyMatch(Effect.Goaded.class::isInstance));
  }
}
