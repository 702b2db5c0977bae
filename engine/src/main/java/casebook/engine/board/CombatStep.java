package casebook.engine.board;

import java.util.Arrays;

/** The steps of the combat phase, in order (506.1). */
public enum CombatStep {
  BEGINNING_OF_COMBAT("beginningOfCombat"),
  DECLARE_ATTACKERS("declareAttackers"),
  DECLARE_BLOCKERS("declareBlockers"),
  COMBAT_DAMAGE("combatDamage"),
  END_OF_COMBAT("endOfCombat");

  private final String publicName;

  CombatStep(String publicName) {
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
  public static CombatStep named(String publicName) {
    return Arrays.stream(values())
        .filter(one -> one.publicName.equals(publicName))
        .findAny()
        .orElseThrow(() -> new IllegalArgumentException("there is no " + publicName));
  }
}
