package casebook.site.ask.scene;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import java.util.List;
import java.util.Optional;

/** What is attached to what (701.3), and what that makes of both. */
public final class Attaching {
  private Attaching() {}

  /** Whether it is an Aura or an Equipment. */
  public static boolean isAttachable(Thing thing, Scene scene) {
    return thing
        .card()
        .filter(card -> scene.is(card, "Aura") || scene.is(card, "Equipment"))
        .isPresent();
  }

  /** Attaches an Aura or Equipment to what words say. */
  public static void attach(Thing thing, List<Asked.Part> on, Optional<Party> whom, Scene scene) {
    if (on.isEmpty() && whom.isEmpty()) {
      return;
    }
    whom.ifPresent(thing::attachTo);
    if (on.size() > 1 || (on.size() == 1 && on.getFirst().thing().count() > 1)) {
      scene.needs("To which one is " + Scene.called(thing) + " attached?");
    }
    on.stream().findFirst().ifPresent(part -> thing.attachTo(part.thing()));
    boolean isSpell = thing.card().filter(card -> !scene.isPermanent(card)).isPresent();
    if (becomesAura(thing, scene) && on.size() == 1) {
      thing.becomeAura();
    } else if (!isAttachable(thing, scene) && !isSpell) {
      scene.needs("Is " + Scene.called(thing) + " attached to something?");
    }
    if (!isSpell && thing.controller().isPresent()) {
      takes(thing, scene);
    }
  }

  /**
   * Whoever controls an Aura that takes control of what it enchants controls that (613.1b); since
   * when has to be told.
   */
  private static void takes(Thing aura, Scene scene) {
    Optional<Party> taker = aura.controller();
    boolean isTaking = aura.card().filter(scene::takesControl).isPresent();
    aura.attachedTo()
        .filter(_ -> isTaking && taker.isPresent())
        .filter(taken -> !taken.controller().equals(taker))
        .ifPresent(taken -> {
          taken.steal(taker.get());
          if (aura.isSick()) {
            taken.setSick(true);
          } else if (!aura.isOld()) {
            taken.setMaybeSick();
          }
        });
  }

  /**
   * What an Aura had taken is its old controller's again as the Aura leaves, and has been since
   * then (302.6).
   *
   * @param told the words that say so, with when that was
   */
  public static void comeOff(Thing aura, String told, Scene scene) {
    if (aura.card().filter(scene::isPermanent).filter(scene::takesControl).isEmpty()) {
      return;
    }
    Optional<Thing> taken = aura.attachedTo();
    if (taken.isEmpty() || taken.get().before().isEmpty()) {
      String what = taken.map(Scene::called).orElse("what " + Scene.called(aura) + " had taken");
      scene.needs("Who controls " + what + " now, and since when?");
      return;
    }
    taken.get().giveBack();
    if (told.contains(" last turn")) {
      taken.get().setSick(false);
    } else if (told.contains(" this turn") || told.contains(" in response")) {
      taken.get().setSick(true);
    } else {
      taken.get().setMaybeSick();
    }
  }

  /** Settles who controls what is enchanted, once all is told. */
  public static void settle(Scene scene) {
    for (Thing aura : scene.things()) {
      boolean isTaking =
          aura.attachedTo().isPresent()
              && aura.card().filter(scene::isPermanent).filter(scene::takesControl).isPresent();
      if (isTaking && aura.controller().isEmpty()) {
        scene.needs("Who controls " + Scene.called(aura) + "?");
      } else if (isTaking) {
        takes(aura, scene);
        Thing taken = aura.attachedTo().orElseThrow();
        if (aura.isSick()) {
          taken.setSick(true);
        } else if (aura.isOld() && taken.isMaybeSick()) {
          taken.setSick(false);
        }
      }
    }
  }

  /** Whether an ability makes it an Aura, as those of Licids do. */
  private static boolean becomesAura(Thing thing, Scene scene) {
    return scene.facts(thing).stream()
        .flatMap(facts -> facts.abilities().stream())
        .filter(ability -> ability.frame() == Ability.Frame.ACTIVATED)
        .flatMap(ability -> ability.effects().stream())
        .anyMatch(effect ->
            effect instanceof Effect.ChangesTypes change
                && change.who() instanceof Filter.Self
                && change.subtypes().contains("aura"));
  }
}
