package casebook.engine.effect;

/** Types of mana (106.1b) that only the board tells. */
public sealed interface ManaTypes {

  /** The color chosen for the object. */
  record ChosenColor() implements ManaTypes {}

  /** The colors among such permanents. */
  record ColorsAmong(Filter permanents) implements ManaTypes {}

  /**
   * What such lands could produce (106.7).
   *
   * @param which whether colorless mana is meant too
   */
  record ProducedBy(Filter lands, Which which) implements ManaTypes {}

  /** The colors of the identity of the player's commander (903.4). */
  record CommanderColors() implements ManaTypes {}

  /** Which types are meant of those that something could produce. */
  enum Which {
    /** "Any type". */
    TYPES,
    /** "Any color". */
    COLORS
  }
}
