package casebook.site.catalogue;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.text.Modes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The colors of a face that may have a color indicator (204) of which nobody has written: what asks
 * for them is left open.
 */
public final class OpenColors {
  private static final int BEFORE_THE_TEXT = -1;

  /** Stands among the abilities of such a face. */
  public static final Ability ABILITY =
      new Ability(
          "(its color indicator, which the catalogue doesn't know)",
          Ability.Frame.STATIC,
          new Meaning.Read(
              List.of(
                  new Effect.ChangesOtherwise(
                      Filter.SELF, List.of(Characteristic.COLORS), List.of(), Condition.ALWAYS))));

  private OpenColors() {}

  static boolean isIn(Collection<Ability> abilities) {
    return abilities.contains(ABILITY);
  }

  /** The same abilities and this one, where they don't say themselves which colors it has. */
  static Modes with(Modes modes) {
    if (modes.abilities().stream().anyMatch(OpenColors::saysColors)) {
      return modes;
    }
    var parts = new ArrayList<Modes.Part>();
    parts.add(new Modes.Part(ABILITY, 0, BEFORE_THE_TEXT));
    parts.addAll(modes.parts());
    return new Modes(parts);
  }

  /** "This creature is all colors." */
  private static boolean saysColors(Ability ability) {
    return ability.frame() == Ability.Frame.STATIC
        && ability.effects().stream()
            .anyMatch(effect ->
                effect instanceof Effect.ChangesColors(var who, var _, var besides, var when)
                    && who.equals(Filter.SELF)
                    && besides == Effect.Besides.INSTEAD
                    && when.equals(Condition.ALWAYS));
  }
}
