package casebook.engine.effect;

/** How one amount stands to another; "or less" and "at least" include the other. */
public enum Relation {
  LESS,
  AT_MOST,
  EQUAL,
  AT_LEAST,
  GREATER;

  /** Whether the left amount stands in this relation to the right one. */
  public boolean holds(int left, int right) {
    return switch (this) {
      case LESS -> left < right;
      case AT_MOST -> left <= right;
      case EQUAL -> left == right;
      case AT_LEAST -> left >= right;
      case GREATER -> left > right;
    };
  }
}
