package casebook.index.lucene;

import casebook.rules.RuleNumber;
import casebook.rules.RuleRange;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermRangeQuery;

/**
 * A rule number written so that the order of terms is the order of the book and the key of a
 * sub-rule begins with the key of its rule: 508.1d is "508.1d", 508.10 is "508.010".
 */
final class RuleKey {

  /** Comes after every character that a key can have. */
  private static final String LAST = "~";

  private RuleKey() {}

  static String of(RuleNumber number) {
    return number.ordinal() == 0
        ? number.toString()
        : "%d.%03d%s".formatted(number.sectionNumber(), number.ordinal(), number.letter());
  }

  /** Finds the entries whose number in the field is of the range, or belongs to a number of it. */
  static Query within(String field, RuleRange range) {
    return TermRangeQuery.newStringRange(
        field, of(range.from()), of(range.to()) + LAST, true, true);
  }
}
