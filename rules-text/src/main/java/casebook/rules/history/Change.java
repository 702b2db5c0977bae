package casebook.rules.history;

/** How a rule of an older edition differs from the one that it became. */
public enum Change {
  /** It is the same text. */
  SAME,
  /** Only numbers of other rules differ. */
  CROSS_REFERENCES,
  /** Its words differ, and nobody has said yet whether it says the same. */
  REWORDED,
  /** It says the same in other words. */
  WORDING,
  /** It says something else or less. */
  SUBSTANCE,
  /** It points to another rule of that edition, where the matter stood. */
  ELSEWHERE
}
