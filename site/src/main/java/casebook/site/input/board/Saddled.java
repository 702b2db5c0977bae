package casebook.site.input.board;

import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Designation;
import casebook.engine.effect.Effect;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What was saddled by an effect that a case lists (702.171a). */
public final class Saddled {
  private Saddled() {}

  /** Whether one of the abilities is saddle. */
  static boolean isSaid(List<Ability> abilities) {
    return abilities.stream()
        .anyMatch(ability -> ability.effects().stream().anyMatch(Saddled::isSaddle));
  }

  private static boolean isSaddle(Effect effect) {
    return effect instanceof Effect.Keyword(var name, var _) && name.equalsIgnoreCase("saddle");
  }

  /** The same permanents, with the designation for those that were saddled. */
  public static List<Permanent> given(List<Permanent> permanents, List<EffectInForce> effects) {
    Set<Id> saddled = new HashSet<>();
    for (EffectInForce effect : effects) {
      if (isSaid(effect.abilities())) {
        effect.permanent().ifPresent(saddled::add);
      }
    }
    return saddled.isEmpty()
        ? permanents
        : permanents.stream()
            .map(one ->
                saddled.contains(one.id())
                    ? one.change().designation(Designation.SADDLED, true).build()
                    : one)
            .toList();
  }
}
