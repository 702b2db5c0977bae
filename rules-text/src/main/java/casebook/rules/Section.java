package casebook.rules;

/**
 * A section of the Comprehensive Rules: 508, "Declare Attackers Step".
 *
 * @param number its number, of three digits
 * @param title its heading
 */
public record Section(RuleNumber number, String title) {

  /**
   * @throws IllegalArgumentException if the number is that of a rule
   */
  public Section {
    if (!number.equals(number.section())) {
      throw new IllegalArgumentException(number + " is not the number of a section");
    }
  }
}
