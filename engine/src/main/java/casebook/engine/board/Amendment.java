package casebook.engine.board;

/**
 * What editions after June 6, 2025 came to say differently in 506 and 508. Combat is decided by
 * those that are in force ({@link Options#amendments}).
 */
public enum Amendment {
  /**
   * A creature put onto the battlefield attacking once blockers are declared is unblocked (506.3d,
   * 508.4d), and one that attacks without having been declared remains attacking until combat ends
   * (508.4): since February 27, 2026.
   */
  ENTERS_UNBLOCKED,
  /**
   * Whoever names what a creature is put onto the battlefield attacking, it doesn't attack what is
   * gone or no longer a defending player's (508.4a): since April 17, 2026. Before, that was said of
   * what an effect specifies.
   */
  WHOEVER_NAMES_WHAT_IS_GONE,
  /**
   * A permanent is removed from combat if its protector changes (506.4): since September 25, 2026.
   */
  PROTECTOR_REMOVES
}
