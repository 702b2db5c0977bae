package casebook.engine.board;

/** Whether an attacking creature is blocked; before blockers are declared it is neither. */
public enum BlockStatus {
  /** It became a blocked creature (509.1h), and remains so even if nothing blocks it any more. */
  BLOCKED("blocked"),
  /** It was not blocked as blockers were declared (509.1h). */
  UNBLOCKED("unblocked"),
  /** It was put onto the battlefield attacking after that, and so is unblocked (508.4d). */
  ENTERED_UNBLOCKED("unblocked");

  private final String publicName;

  BlockStatus(String publicName) {
    this.publicName = publicName;
  }

  /** The name that rulings use. */
  public String publicName() {
    return publicName;
  }
}
