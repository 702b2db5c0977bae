package casebook.rules;

import java.util.List;

/**
 * What a line of rules was in one edition.
 *
 * @param rules the rules, none where the edition hadn't the line or hadn't it any more
 * @param relation what happened since the edition before it that holds this part of the rules;
 *     {@link Relation#SAME} for the oldest
 * @param change what of the text differs since then
 * @param sureness how it is known that this is the same line
 */
public record Stage(
    Edition edition,
    List<Rule> rules,
    Relation relation,
    Change change,
    Succession.Sureness sureness) {

  /** Copies the list. */
  public Stage {
    rules = List.copyOf(rules);
  }

  /** Their numbers. */
  public List<RuleNumber> numbers() {
    return rules.stream().map(Rule::number).toList();
  }
}
