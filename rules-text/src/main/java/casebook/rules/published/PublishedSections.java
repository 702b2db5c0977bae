package casebook.rules.published;

import casebook.rules.Coverage;
import casebook.rules.Edition;
import casebook.rules.NumberedText;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Section;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Some sections of an edition as published, after a line that says its date:
 *
 * <pre>
 * Comprehensive Rules, effective as of September 25, 2026; …
 *
 * 506. Combat Phase
 *
 * 506.1. The combat phase has five steps, …
 * Example: …
 * </pre>
 *
 * <p>A rule whose number is damaged or stands in the wrong place gets the number after the one
 * before it, if that has its letter: of 306.3a, 306.b and 306.1c the last two are 306.3b and
 * 306.3c. The number that is printed is kept beside it.
 */
public final class PublishedSections {
  private static final Pattern DATE =
      Pattern.compile("Comprehensive Rules, (?:effective|current) as of (\\w+ \\d+, \\d{4})\\b.*");
  private static final DateTimeFormatter WRITTEN =
      DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.US)
          .withResolverStyle(ResolverStyle.STRICT);
  private static final Pattern PARAGRAPH = Pattern.compile("(\\d{3}\\.\\w*)\\.? (.+)");
  private static final String EXAMPLE = "Example: ";

  private final TreeMap<RuleNumber, Section> sections = new TreeMap<>();
  private final TreeMap<RuleNumber, Rule> rules = new TreeMap<>();

  private PublishedSections() {}

  /**
   * Reads an edition.
   *
   * @param source where the text comes from, in words
   * @throws NotARulesFile if a line is none of such a text, or a number is missing before it
   */
  public static Edition read(String text, String source) throws NotARulesFile {
    List<Line> lines = Line.of(text);
    Matcher date = DATE.matcher(lines.getFirst().text());
    if (!date.matches()) {
      throw new NotARulesFile(1, "No line says “Comprehensive Rules, effective as of” a date.");
    }
    var published = new PublishedSections();
    for (Line line : lines.subList(1, lines.size())) {
      if (!line.isBlank()) {
        published.read(line);
      }
    }
    var all =
        new Edition.Text(
            new NumberedText(
                List.of(),
                List.copyOf(published.sections.values()),
                List.copyOf(published.rules.values())),
            List.of());
    return new Edition(
        LocalDate.parse(date.group(1), WRITTEN),
        Optional.empty(),
        source,
        new Coverage.Sections(new TreeSet<>(published.sections.keySet())),
        () -> all);
  }

  private void read(Line line) throws NotARulesFile {
    Matcher section = NumberedTextReader.SECTION.matcher(line.text());
    Matcher paragraph = PARAGRAPH.matcher(line.text());
    if (section.matches()) {
      RuleNumber number = RuleNumber.parse(section.group(1));
      sections.put(number, new Section(number, section.group(2)));
    } else if (line.text().startsWith(EXAMPLE) && !rules.isEmpty()) {
      Rule rule = rules.lastEntry().getValue();
      String example = line.text().substring(EXAMPLE.length());
      rules.put(
          rule.number(),
          new Rule(
              rule.number(),
              rule.text(),
              Stream.concat(rule.examples().stream(), Stream.of(example)).toList(),
              rule.printed()));
    } else if (paragraph.matches()) {
      String printed = paragraph.group(1);
      RuleNumber number = meant(printed, line);
      rules.put(
          number,
          new Rule(
              number,
              paragraph.group(2),
              List.of(),
              Optional.of(printed).filter(written -> !written.equals(number.toString()))));
    } else {
      throw new NotARulesFile(line.number(), "“" + line.beginning() + "” belongs to no rule.");
    }
  }

  private RuleNumber meant(String printed, Line line) throws NotARulesFile {
    return RuleNumber.find(printed)
        .filter(this::followsTheLast)
        .or(() -> this.next(printed))
        .orElseThrow(() ->
            new NotARulesFile(
                line.number(), printed + " does not follow the rule before it, and no rule does."));
  }

  private boolean followsTheLast(RuleNumber number) {
    boolean first = rules.isEmpty() || !rules.lastKey().section().equals(number.section());
    boolean underIts =
        number.letter().isEmpty() || number.parent().filter(rules::containsKey).isPresent();
    return sections.containsKey(number.section())
        && underIts
        && (first || number.compareTo(rules.lastKey()) > 0);
  }

  /** The sub-rule after the last rule, if the printed number ends with its letter. */
  private Optional<RuleNumber> next(String printed) {
    if (rules.isEmpty()) {
      return Optional.empty();
    }
    return rules.lastKey().nextSubRule().filter(next -> printed.endsWith(next.letter()));
  }
}
