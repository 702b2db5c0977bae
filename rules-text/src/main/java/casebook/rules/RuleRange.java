package casebook.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One number, or consecutive ones: "506.8a–f" names the sub-rules from 506.8a to 506.8f inclusive.
 *
 * @param from the first number
 * @param to the last number, {@code from} itself where there is only one
 */
public record RuleRange(RuleNumber from, RuleNumber to) {

  private static final Pattern WRITTEN =
      Pattern.compile("(\\S+?)(?:(?:\\s*[-–—]\\s*|\\s+(?:through|to)\\s+)(\\S+))?");

  private static final Pattern INTRODUCTION =
      Pattern.compile("^" + RuleNumber.INTRODUCTION, Pattern.CASE_INSENSITIVE);

  private static final Pattern LETTER = Pattern.compile("[a-z]");

  private static final Pattern ORDINAL = Pattern.compile("\\d{1,2}");

  /**
   * @throws IllegalArgumentException with the reason, if the ends are not of one kind (both
   *     sections, rules or sub-rules) or in the wrong order
   */
  public RuleRange {
    if ((from.ordinal() == 0) != (to.ordinal() == 0)
        || from.letter().isEmpty() != to.letter().isEmpty()) {
      throw new IllegalArgumentException(
          from + " and " + to + " are not both sections, both rules or both sub-rules");
    }
    if (from.compareTo(to) > 0) {
      throw new IllegalArgumentException(from + " comes after " + to);
    }
  }

  /** The range of one number. */
  public static RuleRange of(RuleNumber only) {
    return new RuleRange(only, only);
  }

  /**
   * Reads "508.1", "508.1–508.3", "506.8a-506.8f", "506.8a through 506.8f", "508.1c–d" or
   * "712.9–10".
   *
   * @throws IllegalArgumentException with the reason, if the text is not such a range
   */
  public static RuleRange parse(String text) {
    Matcher written = WRITTEN.matcher(text);
    if (!written.matches()) {
      throw new IllegalArgumentException("“" + text + "” is not a range such as 508.1c–d");
    }
    RuleNumber from = RuleNumber.parse(written.group(1));
    return written.start(2) < 0
        ? of(from)
        : new RuleRange(from, RuleNumber.parse(inFull(written.group(2), from)));
  }

  /**
   * The range that the whole text names, introduced or not ("CR 508.1C-D", "rules 506.8a–f"). Empty
   * if it names none.
   */
  public static Optional<RuleRange> find(String text) {
    try {
      String bare = INTRODUCTION.matcher(text.strip()).replaceFirst("");
      return Optional.of(parse(bare.toLowerCase(Locale.ROOT)));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** A last number that may give only the part by which it differs from the first one. */
  private static String inFull(String to, RuleNumber from) {
    if (LETTER.matcher(to).matches()) {
      return from.sectionNumber() + "." + from.ordinal() + to;
    }
    return ORDINAL.matcher(to).matches() ? from.sectionNumber() + "." + to : to;
  }

  /** Whether the number is one of the range or belongs to one: 508.3f is in 508.1–508.3. */
  public boolean contains(RuleNumber number) {
    return from.compareTo(number) <= 0 && (number.compareTo(to) <= 0 || number.isWithin(to));
  }

  /** Its first number, the last one, and between them those of sub-rules of one rule, in order. */
  public List<RuleNumber> numbers() {
    var numbers = new ArrayList<RuleNumber>(List.of(from));
    if (!from.letter().isEmpty() && from.parent().equals(to.parent())) {
      Optional<RuleNumber> next = from.nextSubRule();
      while (next.filter(number -> number.compareTo(to) < 0).isPresent()) {
        numbers.add(next.get());
        next = next.get().nextSubRule();
      }
    }
    if (!to.equals(from)) {
      numbers.add(to);
    }
    return numbers;
  }

  /**
   * Its two ends and what an edition has between them of their kind: 508.1, 508.2 and 508.3 are in
   * 508.1–508.3, and their sub-rules aren't told apart from them.
   */
  public List<RuleNumber> numbersIn(Edition edition) {
    var numbers = new TreeSet<>(numbers());
    for (int section = from.sectionNumber() + 1;
        isOfSections() && section < to.sectionNumber();
        section++) {
      numbers.add(new RuleNumber(section, 0, ""));
    }
    edition.rules().stream()
        .map(Rule::number)
        .filter(number -> !isOfSections())
        .filter(number -> number.letter().isEmpty() == from.letter().isEmpty() && contains(number))
        .forEach(numbers::add);
    return List.copyOf(numbers);
  }

  private boolean isOfSections() {
    return from.ordinal() == 0;
  }

  /** The range as the Comprehensive Rules write it: "508.1", "508.1–508.3", "506.8a–f". */
  @Override
  public String toString() {
    if (from.equals(to)) {
      return from.toString();
    }
    boolean lettersOfOneRule = !from.letter().isEmpty() && from.parent().equals(to.parent());
    return from + "–" + (lettersOfOneRule ? to.letter() : to.toString());
  }
}
