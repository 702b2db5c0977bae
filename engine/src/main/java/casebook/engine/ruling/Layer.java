package casebook.engine.ruling;

import casebook.engine.effect.Effect;
import casebook.rules.RuleNumber;
import java.util.Arrays;
import java.util.Optional;

/**
 * The layers and sublayers in which continuous effects apply, in their order (613.1, 613.4). Of
 * what changes text (613.1c), what sets a name is followed.
 */
public enum Layer {
  COPY("613.1a"),
  CONTROL("613.1b"),
  TEXT("613.1c"),
  TYPES("613.1d"),
  COLORS("613.1e"),
  ABILITIES("613.1f"),
  DEFINED_POWER("613.4a"),
  BASE_POWER("613.4b"),
  MODIFIED_POWER("613.4c"),
  SWITCHED_POWER("613.4d");

  private final String rule;

  Layer(String rule) {
    this.rule = rule;
  }

  /** The rule that describes the layer. */
  public RuleNumber rule() {
    return RuleNumber.parse(rule);
  }

  /** The layer that a rule describes. */
  public static Optional<Layer> describedBy(RuleNumber rule) {
    return Arrays.stream(values()).filter(layer -> layer.rule().equals(rule)).findFirst();
  }

  /** Whether power and toughness are what it is about (613.1g). */
  boolean isOfPower() {
    return compareTo(DEFINED_POWER) >= 0;
  }

  /** The layer in which an effect applies, if it changes what a permanent is. */
  public static Optional<Layer> of(Effect effect) {
    return switch (effect) {
      case Effect.BecomesCopy _ -> Optional.of(COPY);
      case Effect.ChangesControl _ -> Optional.of(CONTROL);
      case Effect.ChangesName _ -> Optional.of(TEXT);
      case Effect.ChangesTypes _, Effect.LosesTypes _, Effect.HasLandTypes _ -> Optional.of(TYPES);
      case Effect.ChangesColors _, Effect.ChangesToChosenColor _ -> Optional.of(COLORS);
      case Effect.Gives _,
          Effect.Takes _,
          Effect.CantHave _,
          Effect.TakesAll _,
          Effect.TakesAllButMana _ ->
          Optional.of(ABILITIES);
      case Effect.SetsPowerToughness _ -> Optional.of(BASE_POWER);
      case Effect.ModifiesPowerToughness _ -> Optional.of(MODIFIED_POWER);
      case Effect.SwitchesPowerToughness _ -> Optional.of(SWITCHED_POWER);
      default -> Optional.empty();
    };
  }
}
