package casebook.engine.effect;

/** What a continuous effect may change of a permanent, by the layers of 613.1. */
public enum Characteristic {
  /** What it is by itself: it becomes a copy of something (613.1a, 707.2). */
  COPIABLE_VALUES,
  /** Who controls it (613.1b). */
  CONTROLLER,
  /** Its rules text (613.1c). */
  TEXT,
  /** Its name (612.8, 613.1c). */
  NAME,
  /** Its card types, subtypes and supertypes (613.1d). */
  TYPES,
  /** Its subtypes alone, as one that is chosen (613.1d). */
  SUBTYPES,
  /** Its colors (613.1e). */
  COLORS,
  /** Its keyword abilities (613.1f). */
  KEYWORDS,
  /** Its power and toughness (613.1g). */
  POWER_AND_TOUGHNESS;

  /** Whether words ask for it: "creatures with power 2 or less", "a red creature". */
  public boolean isAskedIn(Object words) {
    return Mentions.mentions(words, this::isAskedBy);
  }

  /** Whether a filter, a condition or another part of an effect asks for it by itself. */
  public boolean isAskedBy(Object part) {
    return switch (this) {
      case COPIABLE_VALUES ->
          asksForName(part)
              || part instanceof Filter.HasPower
              || part instanceof Filter.ManaValueIs
              || part instanceof Amount.SymbolsIn;
      case CONTROLLER ->
          part instanceof Filter.ControlledBy
              || part instanceof Filter.IsModified
              || part instanceof Filter.PairedWith
              || part instanceof Players.ControllerOf
              || part instanceof Players.Controls
              || part instanceof Players.You
              || part instanceof Players.Opponent;
      case TEXT -> false;
      case NAME -> asksForName(part);
      case TYPES ->
          part instanceof Filter.HasType
              || part instanceof Filter.HasSubtype
              || part instanceof Filter.SharesCreatureType
              || part instanceof Filter.HasSupertype
              || asks(part, Filter.Choice.TYPE)
              || part instanceof Filter.AttachedTo
              || part instanceof Filter.PairedWith
              || part instanceof Filter.HasAttached
              || part instanceof Filter.IsEnchanted
              || part instanceof Filter.IsEquipped
              || part instanceof Filter.IsModified
              || part instanceof Amount.BasicLandTypes;
      case SUBTYPES ->
          part instanceof Filter.HasSubtype
              || part instanceof Filter.SharesCreatureType
              || asks(part, Filter.Choice.TYPE)
              || part instanceof Amount.BasicLandTypes;
      case COLORS ->
          part instanceof Filter.HasColor
              || part instanceof Filter.IsMulticolored
              || part instanceof Filter.IsColorless
              || part instanceof Amount.ColorsAmong
              || asks(part, Filter.Choice.COLOR);
      case KEYWORDS -> part instanceof Filter.HasKeyword;
      case POWER_AND_TOUGHNESS ->
          part instanceof Filter.PowerIs
              || part instanceof Filter.ToughnessIs
              || part instanceof Filter.PowerToToughnessIs
              || part instanceof Filter.BasePowerIs
              || part instanceof Filter.BaseToughnessIs
              || part instanceof Amount.PowerOf
              || part instanceof Amount.ToughnessOf
              || part instanceof Amount.TotalPowerOf
              || part instanceof Amount.DifferentPowers;
    };
  }

  private static boolean asksForName(Object part) {
    return part instanceof Filter.Named
        || part instanceof Filter.SharesName
        || asks(part, Filter.Choice.NAME)
        || asks(part, Filter.Choice.COPIED);
  }

  private static boolean asks(Object part, Filter.Choice of) {
    return part instanceof Filter.HasChosen(var choice) && choice == of;
  }
}
