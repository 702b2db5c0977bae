package casebook.site.page.rule;

import casebook.rules.RuleNumber;
import java.util.Optional;

/** Which class executes a rule: it is named after the rule's number. */
final class Homes {
  private Homes() {}

  /** The simple name of the class, if the engine has one for the number. */
  static Optional<String> of(RuleNumber number) {
    String section = "rule" + number.sectionNumber();
    String name = "Rule" + number.toString().replace('.', '_');
    try {
      Class.forName("casebook.engine." + section + "." + name, false, Homes.class.getClassLoader());
      return Optional.of(name);
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    }
  }
}
