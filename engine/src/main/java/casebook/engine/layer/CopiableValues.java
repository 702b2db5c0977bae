package casebook.engine.layer;

import casebook.engine.board.Characteristics;
import casebook.engine.board.Chosen;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What a copy of an object gets from it: what it is and the abilities it has (707.2). */
public record CopiableValues(Characteristics characteristics, List<Ability> abilities) {
  public CopiableValues {
    abilities = List.copyOf(abilities);
  }

  /** The values of a copy that is made with exceptions, such as "except it has haste" (707.9). */
  public CopiableValues except(List<Effect> exceptions) {
    Characteristics copy = characteristics;
    var all = new ArrayList<>(abilities);
    for (Effect one : exceptions) {
      copy = changed(copy, one);
      if (one instanceof Effect.Gives(var _, var given, var _)) {
        all.addAll(given);
      }
    }
    return new CopiableValues(copy, all);
  }

  private static Characteristics changed(Characteristics copy, Effect exception) {
    return switch (exception) {
      case Effect.ChangesTypes types -> Types.with(copy, types, Chosen.NOTHING);
      case Effect.ChangesName(var _, var name, var _) -> copy.withName(name);
      case Effect.LosesTypes(var _, var words, var _) -> Types.without(copy, words);
      case Effect.SetsPowerToughness(var _, var power, var toughness, var _) ->
          copy.withPowerAndToughness(
              stated(power, copy.power()), stated(toughness, copy.toughness()));
      default -> copy;
    };
  }

  private static OptionalInt stated(Optional<Amount> amount, OptionalInt otherwise) {
    return amount.isPresent() && amount.get() instanceof Amount.Constant(int value)
        ? OptionalInt.of(value)
        : otherwise;
  }
}
