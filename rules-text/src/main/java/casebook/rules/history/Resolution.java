package casebook.rules.history;

import casebook.rules.Edition;
import casebook.rules.Rule;
import java.util.List;
import java.util.Optional;

/**
 * What became of a rule of an edition: where the newest edition has it.
 *
 * @param edition the edition that it was looked up in
 * @param rule the rule as it stood there
 * @param latest the newest edition that holds this part of the rules
 * @param today what it is there; never empty
 * @param sameNumber what the newest edition has under the number that the rule had
 * @param steps the editions since then in which something happened to it, in their order
 * @param sureness how it is known
 */
public record Resolution(
    Edition edition,
    Rule rule,
    Edition latest,
    List<Today> today,
    SameNumber sameNumber,
    List<Stage> steps,
    Succession.Sureness sureness) {

  /** Copies the lists. */
  public Resolution {
    today = List.copyOf(today);
    steps = List.copyOf(steps);
  }

  /**
   * A rule of today.
   *
   * @param rule its text; empty if no rule says it any more
   * @param relation what happened to it
   * @param change what of the text differs
   */
  public record Today(Optional<Rule> rule, Relation relation, Change change) {}

  /** What the newest edition has under a number of an older one. */
  public enum SameNumber {
    /** The rule that had it then, or a part of that rule. */
    SAME_RULE,
    /** Another rule. */
    OTHER_RULE,
    /** No rule. */
    NONE
  }

  /** What happened to it in all: the most telling of what happened to its parts. */
  public Relation relation() {
    return today.getFirst().relation();
  }
}
