package casebook.rules;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The number of a section ("508"), a rule ("508.1") or a sub-rule ("508.1d") of the Comprehensive
 * Rules. Numbers are ordered as they are in the book: 702, 702.9, 702.9a, 702.10.
 *
 * @param sectionNumber the three digits before the point
 * @param ordinal the number after the point, 0 for a section
 * @param letter the letter of a sub-rule, empty for sections and rules. No edition has gone past z.
 */
public record RuleNumber(int sectionNumber, int ordinal, String letter)
    implements Comparable<RuleNumber> {

  /** Letters of sub-rules in order; l and o are left out because they look like 1 and 0. */
  private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz";

  /** What may introduce a number: "CR", "rule", "(Comprehensive Rules". */
  static final String INTRODUCTION =
      "[^\\p{L}\\d]*+(?:(?:C\\.?R|(?:comprehensive )?rules?)[^\\p{L}\\d]*+)*+";

  private static final Pattern WRITTEN =
      Pattern.compile(
          INTRODUCTION + "(\\d{3})(?:\\.(\\d{1,3})\\s*+\\(?([a-z]?))?[^\\p{L}\\d]*+",
          Pattern.CASE_INSENSITIVE);

  /** As {@link #toString} writes it. */
  private static final Pattern STRICT = Pattern.compile("(\\d{3})(?:\\.([1-9]\\d{0,2})([a-z]?))?");

  private static final Pattern SECTION_WITH_LETTER = Pattern.compile("\\d{3}[a-z]");

  /**
   * @throws IllegalArgumentException with the reason, if no paragraph of the rules can have this
   *     number
   */
  public RuleNumber {
    if (sectionNumber < 100 || sectionNumber > 999) {
      throw new IllegalArgumentException(
          sectionNumber + " is not a section: their numbers have three digits, from 100 on");
    }
    if (ordinal < 0 || (ordinal == 0 && !letter.isEmpty())) {
      throw new IllegalArgumentException(
          "Rules are numbered from 1, and only rules have sub-rules with letters");
    }
    if (letter.equals("l") || letter.equals("o")) {
      throw new IllegalArgumentException(
          SkippedLetter.says(sectionNumber + "." + ordinal, letter.charAt(0)));
    }
    if (letter.length() > 1 || !LETTERS.contains(letter)) {
      throw new IllegalArgumentException("“" + letter + "” is not the letter of a sub-rule");
    }
  }

  /**
   * The number of the rule that a class is named after: {@code Rule508_1d} is the home of 508.1d.
   */
  public static RuleNumber ofHome(Class<?> home) {
    return parse(home.getSimpleName().substring("Rule".length()).replace('_', '.'));
  }

  /**
   * Reads a number as {@link #toString} writes it.
   *
   * @throws IllegalArgumentException with the reason, if the text is not such a number
   */
  public static RuleNumber parse(String text) {
    Matcher strict = STRICT.matcher(text);
    if (strict.matches()) {
      return of(strict);
    }
    if (SECTION_WITH_LETTER.matcher(text).matches()) {
      throw new IllegalArgumentException(
          "There is no " + text + ": rules have sub-rules with letters, sections don’t");
    }
    Matcher written = WRITTEN.matcher(text);
    if (!written.matches()) {
      throw new IllegalArgumentException(
          "“" + text + "” is not a rule number such as 508, 508.1 or 508.1d");
    }
    throw new IllegalArgumentException("“" + text + "” is written " + of(written));
  }

  /**
   * The number that the whole text names in some usual written form: "CR 508.1 d", "rule 508.1d.",
   * "508.1D", "508.1(d)". Empty if it names none.
   */
  public static Optional<RuleNumber> find(String text) {
    Matcher written = WRITTEN.matcher(text);
    if (!written.matches()) {
      return Optional.empty();
    }
    try {
      return Optional.of(of(written));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static RuleNumber of(Matcher written) {
    int section = Integer.parseInt(written.group(1));
    if (written.start(2) < 0) {
      return new RuleNumber(section, 0, "");
    }
    int ordinal = Integer.parseInt(written.group(2));
    if (ordinal == 0) {
      throw new IllegalArgumentException("There is no " + section + ".0: rules begin with 1");
    }
    return new RuleNumber(section, ordinal, written.group(3).toLowerCase(Locale.ROOT));
  }

  /** The rule of a sub-rule, the section of a rule; empty for a section. */
  public Optional<RuleNumber> parent() {
    if (!letter.isEmpty()) {
      return Optional.of(new RuleNumber(sectionNumber, ordinal, ""));
    }
    return ordinal > 0 ? Optional.of(section()) : Optional.empty();
  }

  /** The sub-rule that follows where there is one: 508.1a after 508.1, 508.1m after 508.1k. */
  public Optional<RuleNumber> nextSubRule() {
    int after = letter.isEmpty() ? 0 : LETTERS.indexOf(letter) + 1;
    return ordinal == 0 || after == LETTERS.length()
        ? Optional.empty()
        : Optional.of(new RuleNumber(sectionNumber, ordinal, LETTERS.substring(after, after + 1)));
  }

  /** The section that this is or belongs to: 508 for 508.1d. */
  public RuleNumber section() {
    return new RuleNumber(sectionNumber, 0, "");
  }

  /** Whether this is that paragraph or one below it: 508.1d is within 508.1d, 508.1 and 508. */
  public boolean isWithin(RuleNumber ancestor) {
    return equals(ancestor) || parent().map(parent -> parent.isWithin(ancestor)).orElse(false);
  }

  @Override
  public int compareTo(RuleNumber other) {
    if (sectionNumber != other.sectionNumber) {
      return Integer.compare(sectionNumber, other.sectionNumber);
    }
    return ordinal == other.ordinal
        ? letter.compareTo(other.letter)
        : Integer.compare(ordinal, other.ordinal);
  }

  /** The number as the Comprehensive Rules cite it: "508", "508.1", "508.1d". */
  @Override
  public String toString() {
    return ordinal == 0 ? Integer.toString(sectionNumber) : sectionNumber + "." + ordinal + letter;
  }
}
