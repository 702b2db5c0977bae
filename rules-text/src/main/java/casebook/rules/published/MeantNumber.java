package casebook.rules.published;

import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Which number a rule has whose printed number is a misprint: the one that its place in the book
 * asks for, if that looks like the printed one and the number after it goes on from there.
 *
 * <p>After 423.2a "432.2b" is 423.2b, and the second of two 702.30d is 702.30e before 702.31.
 */
final class MeantNumber {

  private MeantNumber() {}

  /**
   * The number that is meant; empty where the printed one can be right, or where nothing tells.
   *
   * @param last the number before it in the book
   * @param printed as it is printed
   * @param next the number that is printed after it
   */
  static Optional<RuleNumber> of(RuleNumber last, String printed, Optional<String> next) {
    Optional<RuleNumber> read =
        RuleNumber.find(printed.replace(" ", "")).filter(number -> follows(last, number));
    if (read.filter(following(last)::contains).isPresent()
        || next.flatMap(RuleNumber::find).isEmpty()
        || next.flatMap(RuleNumber::find).filter(after -> goesOn(read, after)).isPresent()) {
      return read;
    }
    Predicate<RuleNumber> leadsOn = meant -> leadsOn(meant, next.orElseThrow());
    return following(last).stream()
        .filter(meant -> looksLike(meant, printed) || printed.equals(last.toString()))
        .filter(leadsOn)
        .findFirst()
        .or(() -> read);
  }

  /** Whether a rule can stand somewhere after another one. */
  private static boolean follows(RuleNumber last, RuleNumber number) {
    boolean hasParent =
        number.parent().filter(parent -> last.isWithin(parent)).isPresent()
            || number.ordinal() == 0;
    return hasParent && number.compareTo(last) > 0;
  }

  private static boolean goesOn(Optional<RuleNumber> read, RuleNumber after) {
    return read.filter(number -> follows(number, after)).isPresent();
  }

  /** The numbers that come next where none is left out, apart from sections. */
  private static List<RuleNumber> following(RuleNumber last) {
    RuleNumber nextRule = new RuleNumber(last.sectionNumber(), last.ordinal() + 1, "");
    return Stream.concat(last.nextSubRule().stream(), Stream.of(nextRule)).toList();
  }

  private static boolean leadsOn(RuleNumber meant, String next) {
    return RuleNumber.find(next).filter(after -> follows(meant, after)).isPresent()
        || following(meant).stream().anyMatch(after -> looksLike(after, next));
  }

  /** Whether they are the same but for the section, for what stands before a letter, or a digit. */
  private static boolean looksLike(RuleNumber number, String printed) {
    String meant = number.toString();
    return printed.endsWith(meant.substring(meant.indexOf('.')))
        || (!number.letter().isEmpty() && printed.endsWith(number.letter()))
        || printed.startsWith(meant);
  }
}
