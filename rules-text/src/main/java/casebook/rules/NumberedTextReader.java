package casebook.rules;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
  private static final Pattern RULE =
      Pattern.compile("(\\d{3}\\.\\d+[a-z]?)(?:\\.(?!\\d)\\s*|\\s+)(\\S.*)");
  private static final Pattern EXAMPLE = Pattern.compile("Example:\\s*(\\S.*)");
  private static final Pattern DAMAGED_NUMBER = Pattern.compile("\\d{3}\\..*");

  /** How collections of single rules say which edition a rule is from, at the end of its line. */
  private static final Pattern SINCE =
      Pattern.compile("(.*\\S)\\s+\\[CompRules (\\d{4}/\\d{2}/\\d{2})]");

  private static final DateTimeFormatter SINCE_DATE =
      DateTimeFormatter.ofPattern("uuuu/MM/dd").withResolverStyle(ResolverStyle.STRICT);

  private final List<Chapter> chapters = new ArrayList<>();
  private final List<Section> sections = new ArrayList<>();
  private final List<Rule> rules = new ArrayList<>();
  private final TreeSet<RuleNumber> numbers = new TreeSet<>();

  private Optional<RuleNumber> openRule = Optional.empty();
  private Optional<LocalDate> since = Optional.empty();

  /** The text of the open rule and its examples. */
  private final List<String> paragraphs = new ArrayList<>();

  private NumberedTextReader() {}

  static NumberedText read(List<Line> lines) throws NotARulesFile {
    NumberedTextReader reader = new NumberedTextReader();
    for (Line line : lines) {
      if (!line.isBlank()) {
        reader.read(line);
      }
    }
    reader.closeRule();
    return new NumberedText(reader.chapters, reader.sections, reader.rules);
  }

  private void read(Line line) throws NotARulesFile {
    Matcher chapter = CHAPTER.matcher(line.text());
    Matcher section = SECTION.matcher(line.text());
    Matcher rule = RULE.matcher(line.text());
    Matcher example = EXAMPLE.matcher(line.text());
    if (chapter.matches()) {
      closeRule();
      chapters.add(
          inOrder(new Chapter(Integer.parseInt(chapter.group(1)), chapter.group(2)), line));
    } else if (section.matches()) {
      closeRule();
      sections.add(new Section(inOrder(section.group(1), line), section.group(2)));
    } else if (rule.matches()) {
      closeRule();
      openRule = Optional.of(inOrder(rule.group(1), line));
      paragraphs.add(withoutSince(rule.group(2), line));
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

  private String withoutSince(String text, Line line) throws NotARulesFile {
    Matcher dated = SINCE.matcher(text);
    if (!dated.matches()) {
      return text;
    }
    try {
      since = Optional.of(LocalDate.parse(dated.group(2), SINCE_DATE));
    } catch (DateTimeParseException e) {
      throw new NotARulesFile(line.number(), "“" + dated.group(2) + "” is not a date.");
    }
    return dated.group(1);
  }

  private void closeRule() {
    openRule.ifPresent(number ->
        rules.add(
            new Rule(
                number, paragraphs.getFirst(), paragraphs.subList(1, paragraphs.size()), since)));
    openRule = Optional.empty();
    since = Optional.empty();
    paragraphs.clear();
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
