package casebook.engine.effect;

/** Which activated abilities are meant. */
public enum Activated {
  /** All of them. */
  ALL,
  /** Those with {T} in their costs. */
  TAPPING,
  /** Those for which their object is sacrificed. */
  SACRIFICING
}
