package casebook.site.input.board;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import java.util.List;

/**
 * "Goad each creature that …": those that were so as it resolved are goaded, or detained, and stay
 * so, whatever becomes of them (701.15b, 701.35a).
 */
final class GoadedThen {
  private GoadedThen() {}

  /**
   * The abilities that goad what the case lists, where it lists something; where attacking
   * creatures were goaded, it has to, as no board shows which those were.
   */
  static List<Ability> in(List<Ability> abilities, boolean areListed) {
    return abilities.stream().map(ability -> in(ability, areListed)).toList();
  }

  private static Ability in(Ability ability, boolean areListed) {
    return ability.meaning() instanceof Meaning.Read(var effects)
        ? new Ability(
            ability.text(),
            ability.frame(),
            new Meaning.Read(effects.stream().map(effect -> in(effect, areListed)).toList()))
        : ability;
  }

  private static Effect in(Effect effect, boolean areListed) {
    return switch (effect) {
      case Effect.Goaded(var who, var when) when wereOthers(who, areListed) ->
          new Effect.Goaded(new Filter.Affected(), when);
      case Effect.Detained(var who) when wereOthers(who, areListed) ->
          new Effect.Detained(new Filter.Affected());
      default -> effect;
    };
  }

  private static boolean wereOthers(Filter who, boolean areListed) {
    return !Filter.isOneObject(who)
        && !Mentions.mentions(who, Filter.Target.class::isInstance)
        && (areListed || Mentions.mentions(who, Filter.IsAttacking.class::isInstance));
  }
}
