package casebook.engine.effect;

/** What of the mana is replaced. */
public enum Replaced {
  /** Its type: there is as much of it as there was. */
  TYPE,
  /** Its type and its amount: it is one mana. */
  TYPE_AND_AMOUNT
}
