package casebook.engine.board;

/** Whether an attacking creature is blocked; before blockers are declared it is neither. */
public enum BlockStatus {
  /** It became a blocked creature (509.1h), and remains so even if nothing blocks it any more. */
  BLOCKED("blocked"),
  /** It was not blocked as blockers were declared (509.1h). */
  UNBLOCKED("unblocked"),
  /** It was put onto the battlefield attacking after that, and so is unblocked (508.4d). */
  ENTERED_UNBLOCKED("unblocked"),
  /** It entered so, and an effect has said since that it becomes blocked (508.4d). */
  ENTERED_AND_BECAME_BLOCKED("blocked");

  private final String publicName;

  BlockStatus(String publicName) {
    this.publicName = publicName;
  }

  /** Whether it is blocked, however that came to be. */
  public boolean isBlocked() {
    return this == BLOCKED || this == ENTERED_AND_BECAME_BLOCKED;
  }

  /** What it is once an effect has said that the creature becomes blocked. */
  BlockStatus becomingBlocked() {
    return this == ENTERED_UNBLOCKED || this == ENTERED_AND_BECAME_BLOCKED
        ? ENTERED_AND_BECAME_BLOCKED
        : BLOCKED;
  }

  /** The name that rulings use. */
  public String publicName() {
    return publicName;
  }
}
