package casebook.engine.layer;

/**
 * How much has been looked at to find the order of effects: each permanent that an effect is asked
 * about, or applied to, counts, and each two effects whose timestamps are compared. Which effects
 * depend on others (613.8), and which orders make a difference (613.7), is looked for up to a
 * limit, which is the same on every machine.
 */
final class Looks {
  /** With this many nothing more is tried: what the order may change is left open. */
  static final int MOST = 5_000_000;

  private long left = MOST;

  void at(int some) {
    left -= some;
  }

  boolean areTooMany() {
    return left < 0;
  }
}
