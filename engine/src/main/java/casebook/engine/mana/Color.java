package casebook.engine.mana;

/**
 * The five colors (105.1), in the order of the color pie, each by the letter of its mana symbol.
 */
public enum Color {
  /** White. */
  W,
  /** Blue. */
  U,
  /** Black. */
  B,
  /** Red. */
  R,
  /** Green. */
  G
}
