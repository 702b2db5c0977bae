package casebook.rules.published;

import casebook.rules.Chapter;
import casebook.rules.NumberedText;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads the numbered part of the Comprehensive Rules.
 *
 * <p>A line is the heading of a chapter ("5. Turn Structure") or of a section ("508. Declare
 * Attackers Step"), begins a rule ("508.1. First, …", "508.1a The …") or an example of the rule
 * ("Example: …"), or continues the paragraph above it. Published files miss the point after a
 * number, or the space after the point, in places, and leave out some of the blank lines, so these
 * mean nothing. What stands before the first heading still belongs to the table of contents.
 */
final class NumberedTextReader {

  private static final Pattern CHAPTER = Pattern.compile("(\\d)\\.\\s+(\\S.*)");
  static final Pattern SECTION = Pattern.compile("(\\d{3})\\.\\s+(\\S.*)");

  /** The number of a rule, also with a space after its point or without the digits there. */
  private static final Pattern RULE =
      Pattern.compile("(\\d{3}\\.(?:\\d+[a-z]?| \\d+[a-z]|[a-z]))(?:\\.(?!\\d)\\s*|\\s+)(\\S.*)");

  private static final Pattern EXAMPLE = Pattern.compile("Example:\\s*(\\S.*)");
  private static final Pattern DAMAGED_NUMBER = Pattern.compile("\\d{3}\\..*");

  private final List<Chapter> chapters = new ArrayList<>();
  private final List<Section> sections = new ArrayList<>();
  private final List<Rule> rules = new ArrayList<>();
  private final TreeSet<RuleNumber> numbers = new TreeSet<>();

  private Optional<RuleNumber> openRule = Optional.empty();

  /** The number that is printed before the open rule, if that isn't the one meant. */
  private Optional<String> misprint = Optional.empty();

  /** The text of the open rule and its examples. */
  private final List<String> paragraphs = new ArrayList<>();

  private NumberedTextReader() {}

  static NumberedText read(List<Line> lines) throws NotARulesFile {
    NumberedTextReader reader = new NumberedTextReader();
    List<Line> written = lines.stream().filter(line -> !line.isBlank()).toList();
    for (int i = 0; i < written.size(); i++) {
      reader.read(written.get(i), written.subList(i + 1, written.size()));
    }
    reader.closeRule();
    return new NumberedText(reader.chapters, reader.sections, reader.rules);
  }

  private void read(Line line, List<Line> next) throws NotARulesFile {
    Matcher chapter = CHAPTER.matcher(line.text());
    Matcher section = SECTION.matcher(line.text());
    Matcher rule = RULE.matcher(line.text());
    Matcher example = EXAMPLE.matcher(line.text());
    if (chapter.matches()) {
      closeRule();
      chapters.add(
          inOrder(new Chapter(Integer.parseInt(chapter.group(1)), chapter.group(2)), line));
    } else if (section.matches() && !rule.matches()) {
      closeRule();
      sections.add(new Section(inOrder(section.group(1), line), section.group(2)));
    } else if (rule.matches()) {
      closeRule();
      RuleNumber number = meant(rule.group(1), line, next);
      openRule = Optional.of(number);
      misprint = Optional.of(rule.group(1)).filter(printed -> !printed.equals(number.toString()));
      paragraphs.add(rule.group(2));
    } else if (DAMAGED_NUMBER.matcher(line.text()).matches()) {
      throw new NotARulesFile(
          line.number(), "“" + line.beginning() + "” begins with something like a rule number.");
    } else if (openRule.isPresent()) {
      if (example.matches()) {
        paragraphs.add(example.group(1));
      } else {
        paragraphs.add(paragraphs.removeLast() + "\n" + line.text());
      }
    } else if (!chapters.isEmpty() || !sections.isEmpty()) {
      throw new NotARulesFile(line.number(), "“" + line.beginning() + "” belongs to no rule.");
    }
  }

  private void closeRule() {
    openRule.ifPresent(number ->
        rules.add(
            new Rule(
                number,
                paragraphs.getFirst(),
                paragraphs.subList(1, paragraphs.size()),
                misprint)));
    openRule = Optional.empty();
    misprint = Optional.empty();
    paragraphs.clear();
  }

  /** The number of a rule; where the printed one can't be right, the one that its place tells. */
  private RuleNumber meant(String printed, Line line, List<Line> next) throws NotARulesFile {
    Optional<RuleNumber> meant =
        numbers.isEmpty()
            ? Optional.empty()
            : MeantNumber.of(numbers.last(), printed, number(next)).filter(numbers::add);
    return meant.isPresent() ? meant.get() : inOrder(printed, line);
  }

  /** The first number of a section or rule on these lines. */
  private static Optional<String> number(List<Line> lines) {
    return lines.stream()
        .flatMap(line ->
            Stream.of(RULE, SECTION)
                .map(pattern -> pattern.matcher(line.text()))
                .filter(Matcher::matches)
                .limit(1))
        .map(found -> found.group(1))
        .findFirst();
  }

  private RuleNumber inOrder(String text, Line line) throws NotARulesFile {
    RuleNumber number = numbered(text, line);
    if (numbers.contains(number)) {
      throw new NotARulesFile(line.number(), number + " stands here a second time.");
    }
    if (!numbers.isEmpty() && number.compareTo(numbers.last()) < 0) {
      throw new NotARulesFile(line.number(), number + " stands after " + numbers.last() + ".");
    }
    Optional<RuleNumber> missing = number.parent().filter(parent -> !numbers.contains(parent));
    if (missing.isPresent()) {
      throw new NotARulesFile(
          line.number(), number + " stands here without " + missing.get() + " before it.");
    }
    numbers.add(number);
    return number;
  }

  private static RuleNumber numbered(String text, Line line) throws NotARulesFile {
    try {
      return RuleNumber.parse(text);
    } catch (IllegalArgumentException e) {
      throw new NotARulesFile(line.number(), e.getMessage() + ".");
    }
  }

  private Chapter inOrder(Chapter chapter, Line line) throws NotARulesFile {
    int lastNumber = chapters.isEmpty() ? 0 : chapters.getLast().number();
    if (chapter.number() <= lastNumber) {
      throw new NotARulesFile(
          line.number(), "Chapter " + chapter.number() + " stands after " + lastNumber + ".");
    }
    return chapter;
  }
}
