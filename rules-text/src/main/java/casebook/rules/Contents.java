package casebook.rules;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a complete edition names, and under which numbers: the titles of its sections, keywords and
 * other titled rules, and the terms of its glossary. No sentence of the rules is in it.
 *
 * @param effective the date of the edition
 * @param names all names in the order of the book, those of the glossary last, each once
 */
public record Contents(LocalDate effective, List<Name> names) {

  /**
   * Something that has a name.
   *
   * @param name its name as it is printed
   * @param numbers where the rules have it, the most important one first, at least one
   */
  public record Name(String name, List<RuleNumber> numbers) {
    /** Copies the list. */
    public Name {
      numbers = List.copyOf(numbers);
    }
  }

  private static final String FILE = "contents.txt";
  private static final String EDITION = "edition ";
  private static final String COMMENT = "#";
  private static final String BAR = " | ";

  /** Four sections have this title, which says nothing of them. */
  private static final String OF_SEVERAL = "General";

  /** No title is longer, and none ends as a sentence does. */
  private static final int LONGEST_TITLE = 50;

  private static final Pattern SENTENCE = Pattern.compile(".*[.:,;]|.*\\p{L}\\. .*|.*\\n.*");

  /** "See Landwalk." says where to look, and nothing else. */
  private static final Pattern SEE = Pattern.compile("See (?:also )?[“\"]?(.+?)[”\"]?\\.[”\"]?");

  private static final Pattern COMMA = Pattern.compile(", ");
  private static final Pattern QUOTED =
      Pattern.compile("[“”\"]|(?:(?<!\\s)\\s++)?+(?:—\\s*+)?+\\[[^\\[\\]]*+]|,$");
  private static final Pattern OBSOLETE = Pattern.compile(" \\(Obsolete\\)$");

  /** More numbers than that don't tell where something is explained. */
  private static final int MOST_NUMBERS = 4;

  /** Copies the list. */
  public Contents {
    names = List.copyOf(names);
  }

  /** Those that Casebook comes with. */
  public static Contents builtIn() {
    return BuiltIn.CONTENTS;
  }

  private static final class BuiltIn {
    private static final Contents CONTENTS = read();

    private static Contents read() {
      return Contents.read(new OwnFile(Contents.class, FILE).text());
    }
  }

  /** The name that has its first number here, a title before a term of the glossary. */
  public Optional<String> title(RuleNumber number) {
    return names.stream()
        .filter(name -> name.numbers().getFirst().equals(number))
        .map(Name::name)
        .findFirst();
  }

  /** Reads what {@link #written} writes; lines that begin with # say nothing. */
  static Contents read(String text) {
    List<String> lines =
        text.lines().filter(line -> !line.isBlank() && !line.startsWith(COMMENT)).toList();
    LocalDate effective = LocalDate.parse(lines.getFirst().substring(EDITION.length()));
    return new Contents(
        effective,
        lines.stream()
            .skip(1)
            .map(line -> line.split(Pattern.quote(BAR), 2))
            .map(parts ->
                new Name(
                    parts[0], Arrays.stream(parts[1].split(" ")).map(RuleNumber::parse).toList()))
            .toList());
  }

  /** The edition and a line for each name. */
  String written() {
    return Stream.concat(
            Stream.of(EDITION + effective),
            names.stream()
                .map(name ->
                    name.name()
                        + BAR
                        + name.numbers().stream()
                            .map(RuleNumber::toString)
                            .collect(Collectors.joining(" "))))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  /** The contents of a complete edition. */
  public static Contents of(Edition edition) {
    Map<String, Name> byName = new LinkedHashMap<>();
    edition.sections().stream()
        .filter(section -> !section.title().equals(OF_SEVERAL))
        .forEach(section -> add(byName, section.title(), List.of(section.number())));
    edition.rules().stream()
        .filter(rule -> isTitle(rule.text()))
        .forEach(rule -> add(byName, rule.text(), List.of(rule.number())));
    for (GlossaryEntry entry : edition.glossary()) {
      List<RuleNumber> numbers = numbers(entry.text());
      terms(entry.term()).forEach(term -> add(byName, term, numbers));
    }
    for (GlossaryEntry entry : edition.glossary()) {
      seen(entry.text())
          .map(term -> byName.get(key(term)))
          .ifPresent(
              other -> terms(entry.term()).forEach(term -> add(byName, term, other.numbers())));
    }
    return new Contents(edition.effective(), List.copyOf(byName.values()));
  }

  private static void add(Map<String, Name> byName, String name, List<RuleNumber> numbers) {
    if (!numbers.isEmpty() && !name.isBlank()) {
      byName.merge(
          key(name),
          new Name(name, numbers),
          (known, more) ->
              new Name(
                  known.name(),
                  Stream.concat(known.numbers().stream(), more.numbers().stream())
                      .distinct()
                      .limit(MOST_NUMBERS)
                      .toList()));
    }
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  private static boolean isTitle(String text) {
    return text.length() <= LONGEST_TITLE && !SENTENCE.matcher(text).matches();
  }

  /** "Kicker, Kicked" are two terms; what is in brackets stands for other words. */
  private static List<String> terms(String term) {
    String plain = OBSOLETE.matcher(term).replaceAll("");
    boolean isOne = plain.startsWith("Active Player") || !plain.contains(", ");
    return (isOne ? Stream.of(plain) : COMMA.splitAsStream(plain))
        .map(one -> QUOTED.matcher(one).replaceAll("").strip())
        .filter(one -> !one.isEmpty())
        .toList();
  }

  /** The rules that an entry of the glossary names, each as its first number. */
  private static List<RuleNumber> numbers(String text) {
    return References.in(text).stream()
        .map(reference -> reference.range().from())
        .distinct()
        .limit(MOST_NUMBERS)
        .toList();
  }

  private static Optional<String> seen(String text) {
    return text.lines()
        .reduce((_, last) -> last)
        .map(SEE::matcher)
        .filter(see -> see.matches())
        .map(see -> see.group(1))
        .filter(term -> References.in(term).isEmpty());
  }
}
