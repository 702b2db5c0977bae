package casebook.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the references to rules in a text.
 *
 * <p>A number with a point is one wherever it stands ("as specified in 101.4a"). A section is one
 * only where it is introduced ("rule 802", "CR 802"), goes on a list of rules ("rules 614 and 615")
 * or has its title after it (706, “Rolling a Die”): other numbers of three digits are amounts.
 */
public final class References {

  static final String END = "(?!\\w|[.,]\\d)";

  /** After a letter a comma goes on a list, also without a space: 508.1c,508.1d. */
  private static final String NUMBER =
      "\\d{3}(?:\\.\\d{1,3}(?:[a-z](?!\\w|\\.\\d)|" + END + ")|" + END + ")";

  /** A number or range that is no part of a word, a longer number or a price. */
  private static final Pattern NUMBER_OR_RANGE =
      Pattern.compile(
          ("(?=\\d)(?:(?<![\\w$€£])|(?<=\\bCR))(?<!\\d[.,])(?<first>NUMBER)"
                  + "(?:[-–—](?:NUMBER|(?:\\d{1,2}|[a-z])END)|(?: [-–—] | through | to )NUMBER"
                  + "| (?:through|to) [b-z](?![\\w'’]|\\.\\w))?")
              .replace("NUMBER", NUMBER)
              .replace("END", END),
          Pattern.CASE_INSENSITIVE);

  private static final Pattern INTRODUCTION =
      Pattern.compile(
          "(?:^|.*\\W)(?:rules?\\s+|CR\\s*)", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private static final Pattern LIST =
      Pattern.compile("(?:^|.*\\W)rules\\s+", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private static final Pattern SEPARATOR = Pattern.compile("[,;] |[,;]? (?:and|or|&(?:amp;)?) ");

  private static final Pattern TITLE = Pattern.compile(", [“\"]\\p{Lu}");

  /** "Rules 608.3a and b" names 608.3b too; "508.1d, i.e." names nothing more. */
  private static final Pattern LETTER =
      Pattern.compile("(?:,? (?:and|or|&(?:amp;)?) |, |/)([b-z])(?![\\w'’]|\\.\\w)");

  private References() {}

  /** All references in the text, in its order. */
  public static List<Reference> in(String text) {
    List<Reference> found = new ArrayList<>();
    boolean inList = false;
    int end = 0;
    Matcher number = NUMBER_OR_RANGE.matcher(text);
    while (number.find()) {
      String before = text.substring(end, number.start());
      inList = LIST.matcher(before).matches() || (inList && SEPARATOR.matcher(before).matches());
      end = number.end();
      if (number.group("first").contains(".")
          || inList
          || INTRODUCTION.matcher(before).matches()
          || TITLE.matcher(text).region(end, text.length()).lookingAt()) {
        Optional<Reference> reference = reference(number);
        while (reference.isPresent()) {
          found.add(reference.get());
          end = reference.get().end();
          reference = letterAfter(reference.get(), text);
        }
      }
    }
    return List.copyOf(found);
  }

  /** The range or, where its ends make none ("508.1d–a"), its first number. */
  private static Optional<Reference> reference(Matcher number) {
    return RuleRange.find(number.group())
        .map(range -> new Reference(range, number.start(), number.end()))
        .or(() ->
            RuleRange.find(number.group("first"))
                .map(only -> new Reference(only, number.start(), number.end("first"))));
  }

  private static Optional<Reference> letterAfter(Reference reference, String text) {
    RuleNumber previous = reference.range().to();
    Matcher letter = LETTER.matcher(text).region(reference.end(), text.length());
    return previous.letter().isEmpty() || !letter.lookingAt()
        ? Optional.empty()
        : RuleRange.find(previous.sectionNumber() + "." + previous.ordinal() + letter.group(1))
            .filter(range -> range.from().compareTo(previous) > 0)
            .map(range -> new Reference(range, letter.start(1), letter.end(1)));
  }
}
