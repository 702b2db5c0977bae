package casebook.site.ask.scene;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import java.util.List;

/** How a permanent that is no creature as it is printed has become one. */
public final class Animation {
  private Animation() {}

  /**
   * Whether its only activated ability that an attack may depend on has made it a creature, so that
   * the card says how large it is and what it has.
   */
  static boolean isByItself(Thing thing, Scene scene) {
    List<Ability> activated =
        scene.facts(thing).stream()
            .flatMap(card -> card.abilities().stream())
            .filter(ability -> ability.frame() == Ability.Frame.ACTIVATED)
            .filter(ability -> !(ability.meaning() instanceof Meaning.Irrelevant))
            .filter(ability ->
                ability.effects().stream().noneMatch(Effect.MakingMana.class::isInstance))
            .toList();
    return thing.isAnimated()
        && !thing.hasLostAbilities()
        && thing.count() == 1
        && activated.size() == 1
        && makesItselfCreature(activated.getFirst());
  }

  /** Whether an ability makes the permanent that has it a creature. */
  public static boolean makesItselfCreature(Ability ability) {
    return ability.effects().stream()
        .anyMatch(effect ->
            effect instanceof Effect.ChangesTypes change
                && change.who() instanceof Filter.Self
                && change.types().contains("creature"));
  }
}
