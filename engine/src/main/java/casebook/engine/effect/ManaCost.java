package casebook.engine.effect;

/** What is done to the object of a mana ability to activate it. */
public enum ManaCost {
  /** Nothing: something else is paid. */
  NOTHING,
  /** Nothing, but it can be activated only once each turn, and wasn't before attackers. */
  NOTHING_ONCE,
  /** It is tapped: {T}. */
  TAP,
  /** It is sacrificed. */
  SACRIFICE,
  /** It is tapped and sacrificed, as a Treasure is (111.10a). */
  TAP_AND_SACRIFICE;

  /** Whether the object must be untapped (107.5). */
  public boolean taps() {
    return this == TAP || this == TAP_AND_SACRIFICE;
  }

  /** Whether the object is gone once the ability was activated. */
  public boolean sacrifices() {
    return this == SACRIFICE || this == TAP_AND_SACRIFICE;
  }
}
