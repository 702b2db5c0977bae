package casebook.engine.ruling;

/** Why it isn't so that a creature is unblocked since it entered (508.4d). */
public enum NotUnblocked {
  /** It attacks, but didn't enter so after blockers were declared: their declaration decides. */
  DID_NOT_ENTER_SO,
  /** An effect has said since that it becomes blocked. */
  BECAME_BLOCKED,
  /** It was removed from combat (506.4). */
  REMOVED_FROM_COMBAT,
  /** The combat phase has ended. */
  COMBAT_IS_OVER,
  /** It never attacked in this combat. */
  NOT_ATTACKING
}
