package casebook.engine.board;

import java.util.Arrays;

/** The phases of a turn, in order (500.1). */
public enum Phase {
  BEGINNING("beginning"),
  PRECOMBAT_MAIN("precombatMain"),
  COMBAT("combat"),
  POSTCOMBAT_MAIN("postcombatMain"),
  ENDING("ending");

  private final String publicName;

  Phase(String publicName) {
    this.publicName = publicName;
  }

  /** The name that cases and rulings use. */
  public String publicName() {
    return publicName;
  }

  /**
   * The one of that name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Phase named(String publicName) {
    return Arrays.stream(values())
        .filter(one -> one.publicName.equals(publicName))
        .findAny()
        .orElseThrow(() -> new IllegalArgumentException("there is no " + publicName));
  }
}
