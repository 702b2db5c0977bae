package casebook.engine.effect;

/** What the object of an ability must be for it to make mana. */
public enum Needs {
  /** It is tapped for it: {T} is in the cost. */
  TO_BE_UNTAPPED,
  /** It isn't tapped for it. */
  NOTHING
}
