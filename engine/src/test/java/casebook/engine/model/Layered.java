package casebook.engine.model;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.model.Statement.Origin;
import casebook.engine.model.World.Line;

/**
 * One effect of a sentence that applies in a layer.
 *
 * @param layer "4", "7b"
 * @param defines whether it defines a characteristic (604.3)
 */
record Layered(Line line, Effect effect, int place, String layer, boolean defines) {
  String name() {
    return line.number() + "/" + place;
  }

  static boolean defines(Line line, Effect effect) {
    if (line.origin() != Origin.OWN
        || !who(effect).equals(Filter.SELF)
        || !when(effect).equals(Condition.ALWAYS)) {
      return false;
    }
    return effect instanceof Effect.SetsPowerToughness
        || effect instanceof Effect.ChangesColors
        || (effect instanceof Effect.ChangesTypes types && types.types().isEmpty());
  }

  static String layer(Effect effect) {
    return switch (effect) {
      case Effect.ChangesControl _ -> "2";
      case Effect.ChangesName _ -> "3";
      case Effect.ChangesTypes _, Effect.LosesTypes _ -> "4";
      case Effect.ChangesColors _ -> "5";
      case Effect.Gives _, Effect.Takes _, Effect.TakesAll _, Effect.TakesAllButMana _ -> "6";
      case Effect.SetsPowerToughness _ -> "7b";
      case Effect.ModifiesPowerToughness _ -> "7c";
      case Effect.SwitchesPowerToughness _ -> "7d";
      default -> "";
    };
  }

  static Filter who(Effect effect) {
    return switch (effect) {
      case Effect.OfCharacteristics of -> of.who();
      case Effect.Gives gives -> gives.who();
      case Effect.Takes takes -> takes.who();
      case Effect.TakesAll takes -> takes.who();
      case Effect.TakesAllButMana takes -> takes.who();
      default -> Filter.ANY;
    };
  }

  static Condition when(Effect effect) {
    return switch (effect) {
      case Effect.OfCharacteristics of -> of.when();
      case Effect.Gives gives -> gives.when();
      case Effect.Takes takes -> takes.when();
      case Effect.TakesAll takes -> takes.when();
      case Effect.TakesAllButMana takes -> takes.when();
      default -> Condition.ALWAYS;
    };
  }

  /** Whether the effect of a spell or ability on characteristics says how long it lasts. */
  static boolean lasts(Effect effect) {
    return !layer(effect).isEmpty() && lasts(when(effect));
  }

  private static boolean lasts(Condition when) {
    return when instanceof Condition.Lasts
        || (when instanceof Condition.Both(var all) && all.stream().anyMatch(Layered::lasts));
  }
}
