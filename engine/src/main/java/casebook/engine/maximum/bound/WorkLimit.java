package casebook.engine.maximum.bound;

/** The work of one branch and bound so far, all its components together. */
final class WorkLimit {

  /** The most cases that are looked at; a board that needs more is not settled. */
  private static final int MOST_CASES = 20_000;

  /** The most options that are looked at in all cases together. */
  private static final long MOST_LOOKED_AT = 20_000_000;

  private int cases;
  private long lookedAt;

  void addCase() {
    cases++;
  }

  void lookAt(int options) {
    lookedAt += options;
  }

  boolean isOver() {
    return cases > MOST_CASES || lookedAt > MOST_LOOKED_AT;
  }
}
