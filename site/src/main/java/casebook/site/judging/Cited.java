package casebook.site.judging;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.util.Optional;

/**
 * A rule as a ruling cites it.
 *
 * @param today its number in the current edition
 * @param number its number in the edition that is cited
 * @param edition the edition by which the case is judged; the current one where that has no such
 *     rule
 */
public record Cited(RuleNumber today, RuleNumber number, Edition edition) {

  /** The path of its page. */
  public String href() {
    return "/cr/" + edition.name() + "/" + number;
  }

  /** Its text, where the edition is held as far as that. */
  public Optional<Rule> rule() {
    return edition.rule(number);
  }

  /** Whether it is cited by another number than it has today. */
  public boolean isRenumbered() {
    return !number.equals(today);
  }
}
