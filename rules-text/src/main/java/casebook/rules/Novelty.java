package casebook.rules;

/** Something of today's combat that an older edition may not know at all. */
public enum Novelty {
  /** Permanents of the card type battle (508.1b). */
  BATTLES,
  /** Costs that a player may pay as a creature attacks, as exert and enlist (508.1g). */
  OPTIONAL_COSTS,
  /** Choosing anew what an attacking creature attacks (508.7). */
  RESELECTION,
  /** Effects that state that a creature on the battlefield is attacking (508.4). */
  STATED_ATTACKING
}
