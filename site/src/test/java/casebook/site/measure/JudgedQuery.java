package casebook.site.measure;

import casebook.rules.RuleNumber;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A query with the rules that answer it.
 *
 * @param of what sort of query it is
 * @param text what somebody types
 * @param grades how well a rule answers: 2 where it does, 1 where it helps; others don't
 */
public record JudgedQuery(QueryClass of, String text, Map<RuleNumber, Integer> grades) {

  /** The grade of a rule that answers. */
  public static final int ANSWERS = 2;

  /**
   * @throws IllegalArgumentException if no rule answers it or a grade is none
   */
  public JudgedQuery {
    grades = Collections.unmodifiableMap(new LinkedHashMap<>(grades));
    if (!grades.containsValue(ANSWERS)) {
      throw new IllegalArgumentException("No rule answers “" + text + "” with the grade 2");
    }
    if (grades.values().stream().anyMatch(grade -> grade < 1 || grade > ANSWERS)) {
      throw new IllegalArgumentException("A grade of “" + text + "” is neither 1 nor 2");
    }
  }

  /** How well a rule answers, 0 if it doesn't. */
  public int grade(RuleNumber rule) {
    return grades.getOrDefault(rule, 0);
  }

  /** Whether a rule answers. */
  public boolean isAnsweredBy(RuleNumber rule) {
    return grade(rule) == ANSWERS;
  }
}
