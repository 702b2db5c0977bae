package casebook.site.article.mention;

import casebook.rules.AskedEdition;
import casebook.rules.Editions;
import casebook.site.words.search.EditionWords;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The date that an article says itself: in its front matter (YAML or TOML), in the head of a page,
 * or in a time element.
 *
 * @param written the date as it is written there
 */
public record ArticleDate(String written) {

  /** What opens and closes front matter in YAML, and in TOML. */
  private static final List<String> FENCES = List.of("---", "+++");

  /** What some editors write before the first character of a file. */
  private static final Pattern BYTE_ORDER_MARK = Pattern.compile("^\\uFEFF");

  /** The fields that say it, the one that says it best first. */
  private static final List<Pattern> FIELDS =
      Stream.of("date", "published|pubdate|publishdate")
          .map(names ->
              Pattern.compile(
                  "(?:%s)[ \\t]*[:=](?![ \\t]*(?:true|false)\\b)(.*)".formatted(names),
                  Pattern.CASE_INSENSITIVE))
          .toList();

  private static final Pattern META = Pattern.compile("<meta\\b[^<>]*+>", Pattern.CASE_INSENSITIVE);

  private static final Pattern TIME =
      Pattern.compile("(<time\\b[^<>]*+>)([^<]*+)", Pattern.CASE_INSENSITIVE);

  /** An attribute with its value in double quotes, in single ones or in none. */
  private static final Pattern ATTRIBUTE =
      Pattern.compile("\\s([a-zA-Z]+)\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s\"'>]+))");

  /** A date with the year first, with whatever time follows it. */
  private static final Pattern YEAR_FIRST =
      Pattern.compile("(\\d{4})(?:[-/](\\d\\d))?(?:[-/](\\d\\d))?(?:[T ].*)?");

  private static final Pattern ORDINAL = Pattern.compile("(?<=\\d)(?:st|nd|rd|th)\\b");

  /** Dates with the name of the month; with numbers alone nobody knows which is the month. */
  private static final List<DateTimeFormatter> WITH_NAMES =
      Stream.of("MMMM d uuuu", "MMM d uuuu", "d MMMM uuuu", "d MMM uuuu")
          .map(pattern ->
              new DateTimeFormatterBuilder()
                  .parseCaseInsensitive()
                  .appendPattern(pattern)
                  .toFormatter(Locale.ENGLISH))
          .toList();

  /** The date of an article, if it says one. */
  public static Optional<ArticleDate> of(String article) {
    return inFrontMatter(article)
        .or(() -> inHead(article))
        .or(() -> inTime(article))
        .map(ArticleDate::bare)
        .filter(written -> !written.isEmpty())
        .map(ArticleDate::new);
  }

  private static Optional<String> inFrontMatter(String article) {
    List<String> lines = BYTE_ORDER_MARK.matcher(article).replaceFirst("").lines().toList();
    if (lines.isEmpty() || !FENCES.contains(lines.getFirst().strip())) {
      return Optional.empty();
    }
    String fence = lines.getFirst().strip();
    List<String> matter =
        lines.stream().skip(1).takeWhile(line -> !line.strip().equals(fence)).toList();
    return matter.size() + 1 == lines.size()
        ? Optional.empty()
        : FIELDS.stream()
            .flatMap(field -> matter.stream().map(field::matcher).filter(Matcher::matches))
            .map(field -> field.group(1))
            .findFirst();
  }

  private static Optional<String> inHead(String article) {
    return META.matcher(article)
        .results()
        .map(meta -> attributes(meta.group()))
        .filter(of ->
            "article:published_time".equals(of.get("property")) || "date".equals(of.get("name")))
        .flatMap(of -> Optional.ofNullable(of.get("content")).stream())
        .findFirst();
  }

  /** What a time element says is its text, where no attribute says it and the text is a date. */
  private static Optional<String> inTime(String article) {
    return TIME.matcher(article)
        .results()
        .flatMap(time ->
            Optional.ofNullable(attributes(time.group(1)).get("datetime"))
                .or(() ->
                    Optional.of(time.group(2).strip())
                        .filter(text -> new ArticleDate(text).read().isPresent()))
                .stream())
        .findFirst();
  }

  private static Map<String, String> attributes(String tag) {
    var attributes = new HashMap<String, String>();
    Matcher found = ATTRIBUTE.matcher(tag);
    while (found.find()) {
      Stream.of(2, 3, 4)
          .flatMap(group -> Optional.ofNullable(found.group(group)).stream())
          .findFirst()
          .ifPresent(
              value -> attributes.putIfAbsent(found.group(1).toLowerCase(Locale.ROOT), value));
    }
    return attributes;
  }

  private static String bare(String written) {
    String bare = written.strip();
    boolean quoted =
        bare.length() > 1
            && (bare.startsWith("\"") || bare.startsWith("'"))
            && bare.charAt(bare.length() - 1) == bare.charAt(0);
    return quoted ? bare.substring(1, bare.length() - 1).strip() : bare;
  }

  /** The day, month or year as "2021-11-19", "2021-11" or "2021"; empty where it isn't read. */
  private Optional<String> read() {
    Matcher yearFirst = YEAR_FIRST.matcher(written);
    if (yearFirst.matches()) {
      return Optional.of(
          Stream.of(1, 2, 3)
              .flatMap(group -> Optional.ofNullable(yearFirst.group(group)).stream())
              .reduce((left, right) -> left + "-" + right)
              .orElseThrow());
    }
    String words = ORDINAL.matcher(written).replaceAll("").replaceAll("[,.\\s]+", " ").strip();
    return WITH_NAMES.stream().flatMap(format -> day(words, format).stream()).findFirst();
  }

  private static Optional<String> day(String words, DateTimeFormatter format) {
    try {
      return Optional.of(LocalDate.parse(words, format).toString());
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  /** The edition that was in force then, or why there is none. */
  public AskedEdition edition(Editions editions) {
    return AskedEdition.of(read().orElse(written), editions);
  }

  /**
   * Why the date can't be used, if it can't, or that another edition was in force on it, in
   * sentences.
   *
   * @param instead what is done where it can't be used, in a sentence
   */
  public Optional<String> warning(Editions editions, String instead) {
    AskedEdition asked = edition(editions);
    return switch (asked) {
      case AskedEdition.InForce _ -> EditionWords.missing(asked);
      case AskedEdition.NoDate _ ->
          Optional.of(
              "The date of the article, “%s”, isn’t understood: write it as 2021-11-19. %s"
                  .formatted(written, instead));
      case AskedEdition.None none ->
          Optional.of(
              "The date of the article can’t be used. %s %s"
                  .formatted(EditionWords.why(none), instead));
    };
  }
}
