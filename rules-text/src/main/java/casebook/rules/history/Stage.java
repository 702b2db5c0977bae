package casebook.rules.history;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Since;
import java.util.List;

/**
 * What a line of rules was in one edition.
 *
 * @param since the edition, and the one before it that holds this part of the rules where one
 *     between them isn't held
 * @param rules the rules, none where the edition hadn't the line or hadn't it any more
 * @param relation what happened since the edition before it that holds this part of the rules;
 *     {@link Relation#SAME} for the oldest
 * @param change what of the text differs since then
 * @param sureness how it is known that this is the same line
 */
public record Stage(
    Since since, List<Rule> rules, Relation relation, Change change, Succession.Sureness sureness) {

  /** Copies the list. */
  public Stage {
    rules = List.copyOf(rules);
  }

  /** The edition. */
  public Edition edition() {
    return since.edition();
  }

  /** Whether its words are others than in the edition before, and not only cross-references. */
  public boolean isReworded() {
    return relation != Relation.ADDED
        && relation != Relation.REMOVED
        && switch (change) {
          case SAME, CROSS_REFERENCES -> false;
          case REWORDED, WORDING, SUBSTANCE, ELSEWHERE -> true;
        };
  }

  /** Their numbers. */
  public List<RuleNumber> numbers() {
    return rules.stream().map(Rule::number).toList();
  }
}
