package casebook.engine.ruling;

/** What becomes of a creature in the attacks that are legal without paying any cost. */
public enum Mark {
  /** It attacks in all of them. */
  MUST_ATTACK,
  /** It attacks in some of them. */
  MAY_ATTACK,
  /** It attacks in none of them. */
  CANT_ATTACK
}
