package casebook.engine.effect;

/** A marker that a permanent has by rule or effect, without being a characteristic. */
public enum Designation {
  /** It can't attack or block and its activated abilities can't be activated (701.35). */
  DETAINED,
  /** It has menace and can't block. */
  SUSPECTED,
  /** It won't untap in its controller's next untap step (701.43). */
  EXERTED,
  /** It was saddled this turn (702.171). */
  SADDLED,
  /** It became monstrous (701.37). */
  MONSTROUS,
  /** It became renowned (702.112). */
  RENOWNED
}
