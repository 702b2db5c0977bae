package casebook.engine.layer;

import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.ManaCost;
import casebook.engine.effect.Meaning;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol.Colored;
import java.util.List;
import java.util.Set;

/** The intrinsic mana abilities of lands with a basic land type (305.6). */
final class BasicLandTypes {
  private BasicLandTypes() {}

  /** The mana abilities that a permanent has by its land types, in the order of the colors. */
  static List<Ability> abilities(Permanent permanent) {
    return permanent.characteristics().hasType("land")
        ? List.of(Color.values()).stream()
            .filter(color -> permanent.characteristics().hasSubtype(typeOf(color)))
            .map(BasicLandTypes::ability)
            .toList()
        : List.of();
  }

  private static String typeOf(Color color) {
    return switch (color) {
      case W -> "plains";
      case U -> "island";
      case B -> "swamp";
      case R -> "mountain";
      case G -> "forest";
    };
  }

  private static Ability ability(Color color) {
    var mana = new Mana(List.of(new Colored(Set.of(color), 0, false)));
    return new Ability(
        "{T}: Add " + mana.text() + ".",
        Frame.ACTIVATED,
        new Meaning.Read(List.of(Effect.AddsMana.once(ManaCost.TAP, List.of(mana)))));
  }
}
