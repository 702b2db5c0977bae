package casebook.engine.effect;

/** Which activated abilities are meant. */
public enum Activated {
  /** All of them. */
  ALL,
  /** Those with {T} in their costs. */
  TAPPING,
  /** Those for which their object is sacrificed. */
  SACRIFICING,
  /** Those for which life is paid. */
  PAYING_LIFE
}
