package casebook.index.query;

import casebook.index.words.FunctionWords;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import casebook.rules.RuleRange;
import casebook.rules.Section;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads what was typed. A query is a sequence of rule numbers and ranges in any usual form, phrases
 * in double quotes, and words; nothing in it is an operator, so every text is a query.
 */
public final class QueryReader {

  /** Longer than any question; what is typed beyond it is not read. */
  private static final int MOST_CHARACTERS = 1_000;

  /** More numbers or phrases than a question has. */
  private static final int MOST_PARTS = 16;

  private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}]");

  private static final Pattern CONTROL = Pattern.compile("\\p{Cc}");

  /**
   * The number of words beside what is in quotes up to which the quotes narrow a search. With more
   * of them a question quotes a card or somebody.
   */
  private static final int MOST_BESIDE_PHRASES = 7;

  private static final Pattern DOUBLE_QUOTE = Pattern.compile("[“”„‟«»″＂]");

  private static final Pattern PHRASE = Pattern.compile("\"([^\"]*)\"");

  private static final Pattern SPACE = Pattern.compile("\\s+");

  private static final String INTRODUCTION =
      "(?<introduction>(?:(?:c\\.?\\s?r\\b\\.?|cr(?=\\d)|comp(?:rehensive)?\\.?|rules?|sections?|sec\\b\\.?|chapters?|§{1,3})[\\s:#]*+){1,6}+)?";

  /**
   * A number, of which these are forms: 508, 508.1, 508.1d, 508.1D, 508.1 d, 508.1(d), 508.1.d,
   * 508,1d, 508:1d, 508..1d, 508 1d, 508-1d, 508/1d, 5081d. An "a" that stands alone before a word
   * is the article. A letter right after a section, or after it at the end, makes a number that
   * can't exist: 508d.
   */
  private static final String NUMBER =
      "(?<section>\\d{3})"
          + "(?:(?:\\s?[.,]\\s?|[:;](?=\\d{1,2}[a-z]?\\b)|(?:[-/]|\\.\\.)?(?=\\d{1,2}[a-z]\\b))"
          + "(?<ordinal>\\d{1,3})"
          + "(?:[.]?\\(?(?<letter>[a-z])\\)?(?![\\w'])"
          + "|\\s\\(?(?<apart>[b-z]|a(?!\\s+\\w)|a(?=\\s(?:to|through|thru)\\s[b-z]\\b))\\)?(?![\\w']))?"
          + "|\\s(?<ordinalApart>\\d{1,2})\\s?(?<letterApart>[a-z])(?![\\w'])"
          + "|(?:\\.|-(?=[b-z]\\b))?\\(?(?<ofSection>[a-z])\\)?(?![\\w'])"
          + "|\\s\\(?(?<ofSectionApart>[a-z])\\)?(?=\\W*$))?"
          + "(?![\\w]|[.,]\\d)";

  /** The end of a range, which may be only the part of the last number that differs. */
  private static final String RANGE_END =
      "(?:\\s*(?:[-–—‑−]|\\.\\.|\\bthrough\\b|\\bto\\b|\\bthru\\b)\\s*"
          + "(?<end>\\d{3}(?:\\.\\d{1,3}\\s?[a-z]?)?|\\d{1,2}|[a-z])(?![\\w']|[.,]\\d))?";

  /** A point after a number asks for exactly that rule, an @ for what an edition has there. */
  private static final String END =
      "(?<point>\\.(?![\\w.]))?"
          + "(?:\\s?@\\s?(?<edition>\\d[\\d-]{0,20}|latest|(?<=@)[\\p{L}\\d-]{1,20})(?![\\w-]))?";

  private static final Pattern NUMBERS =
      Pattern.compile(
          "(?<![\\w.,$€£])" + INTRODUCTION + NUMBER + RANGE_END + END, Pattern.CASE_INSENSITIVE);

  /** A number in which an o was typed for a 0, or an l or I for a 1: "5O8.1d", "508.lc". */
  private static final Pattern LOOKALIKE =
      Pattern.compile(
          "(?<![\\p{L}\\d])(?=\\w?\\d)([\\doOlI]{3})(?:([.,])(\\d{1,2}|[lI]\\d?)([a-zA-Z]?))?(?![\\p{L}\\d])");

  /** A sign between two words that are typed without a space, as in "Question:forced". */
  private static final Pattern BETWEEN_WORDS = Pattern.compile("(?<=\\p{L}{2})[.:_](?=\\p{L}{2})");

  private static final Pattern APOSTROPHE = Pattern.compile("['’]");

  private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");

  /** What asks for the text of the rule whose number stands beside it, and for nothing else. */
  private static final Set<String> BESIDE_NUMBER =
      Set.of("chapter", "explained", "explanation", "s", "section", "show", "text", "wording");

  private static final Pattern LETTER = Pattern.compile("[a-zA-Z]");

  private static final Pattern ORDINAL = Pattern.compile("\\d{1,2}");

  /** What may be left of the end of a range. */
  private static final Pattern PART = Pattern.compile("\\d{1,2}|[a-zA-Z]");

  /** The sections that some edition has: a bare 508 among words is one of them, 100 may not be. */
  private final Set<RuleNumber> sections;

  public QueryReader(Editions editions) {
    sections =
        editions.all().stream()
            .map(Edition::sections)
            .flatMap(List::stream)
            .map(Section::number)
            .collect(Collectors.toUnmodifiableSet());
  }

  /** Reads what was typed as numbers, phrases and words. */
  public Question read(String typed) {
    String text =
        ListedLetters.inFull(LOOKALIKE.matcher(plain(typed)).replaceAll(QueryReader::inDigits));
    List<String> phrases = new ArrayList<>();
    String unquoted =
        PHRASE
            .matcher(text)
            .replaceAll(phrase -> {
              String words = phrase.group(1).strip();
              boolean isNumber = NUMBERS.matcher(words).matches();
              if (!words.isEmpty() && !isNumber) {
                phrases.add(words);
              }
              return isNumber ? " " + words + " " : " ";
            })
            .replace('"', ' ');
    if (!phrases.isEmpty() && words(unquoted) > MOST_BESIDE_PHRASES) {
      return read(withoutQuotes(typed));
    }
    Set<RuleRange> numbers = new LinkedHashSet<>();
    Set<RuleRange> exactly = new LinkedHashSet<>();
    List<String> editionsAsked = new ArrayList<>();
    Set<String> impossible = new LinkedHashSet<>();
    boolean alone = NUMBERS.matcher(unquoted).replaceAll(" ").isBlank();
    String words =
        NUMBERS
            .matcher(unquoted)
            .replaceAll(found -> {
              if ((!alone || hasLetterOnly(found)) && isPlainNumber(found)) {
                return Matcher.quoteReplacement(found.group());
              }
              Optional<RuleRange> range = range(found);
              range.ifPresentOrElse(numbers::add, () -> impossible.add(written(found)));
              RuleNumber.find(written(found))
                  .flatMap(first -> impossibleEnd(found, first))
                  .ifPresent(impossible::add);
              range.filter(_ -> found.group("point") != null).ifPresent(exactly::add);
              Optional.ofNullable(found.group("edition")).ifPresent(editionsAsked::add);
              return " ";
            });
    return new Question(
        first(numbers),
        exactly,
        List.of(),
        first(impossible),
        editionsAsked.stream().findFirst(),
        first(phrases),
        (numbers.isEmpty() && impossible.isEmpty()) || asks(words)
            ? SPACE.matcher(words.strip()).replaceAll(" ")
            : "");
  }

  /** Whether the words beside a number ask for anything, unlike those of "what is 508?". */
  private static boolean asks(String words) {
    return NO_WORD
        .splitAsStream(APOSTROPHE.matcher(words.toLowerCase(Locale.ROOT)).replaceAll(""))
        .anyMatch(
            word -> !word.isEmpty() && !FunctionWords.has(word) && !BESIDE_NUMBER.contains(word));
  }

  /** Whether what was typed is no longer than what is read, with no more numbers and phrases. */
  public static boolean readsAllOf(String typed) {
    return typed.length() <= MOST_CHARACTERS
        && Stream.of(NUMBERS, PHRASE).allMatch(part -> different(part, plain(typed)) <= MOST_PARTS);
  }

  private static long different(Pattern part, String text) {
    return part.matcher(text).results().map(MatchResult::group).distinct().count();
  }

  /** The number of words of a text that are no rule numbers. */
  private static long words(String text) {
    return NO_WORD
        .splitAsStream(NUMBERS.matcher(text).replaceAll(" "))
        .filter(word -> !word.isEmpty())
        .count();
  }

  /** The same text without the quotes around phrases. */
  public static String withoutQuotes(String typed) {
    String unquoted = DOUBLE_QUOTE.matcher(typed).replaceAll("\"").replace('"', ' ');
    return SPACE.matcher(unquoted).replaceAll(" ").strip();
  }

  private static String inDigits(MatchResult found) {
    String separator = Objects.requireNonNullElse(found.group(2), "");
    String ordinal = Objects.requireNonNullElse(found.group(3), "");
    String letter = Objects.requireNonNullElse(found.group(4), "");
    return digits(found.group(1)) + separator + digits(ordinal) + letter;
  }

  private static String digits(String text) {
    return text.replace('o', '0').replace('O', '0').replace('l', '1').replace('I', '1');
  }

  private static <T> List<T> first(Collection<T> parts) {
    return parts.stream().limit(MOST_PARTS).toList();
  }

  /** The text without what can't be seen, with plain quotes and spaces. */
  private static String plain(String typed) {
    String visible = INVISIBLE.matcher(start(typed)).replaceAll("");
    String spaced = CONTROL.matcher(visible).replaceAll(" ");
    String composed = start(Normalizer.normalize(spaced, Normalizer.Form.NFKC));
    String apart = BETWEEN_WORDS.matcher(composed).replaceAll(" ");
    return SPACE.matcher(DOUBLE_QUOTE.matcher(apart).replaceAll("\"")).replaceAll(" ").strip();
  }

  private static String start(String text) {
    return text.length() > MOST_CHARACTERS ? text.substring(0, MOST_CHARACTERS) : text;
  }

  /** Three digits among words that don't introduce a rule and aren't a section that is held. */
  private boolean isPlainNumber(MatchResult found) {
    return found.group("introduction") == null
        && found.group("ordinal") == null
        && found.group("ordinalApart") == null
        && RuleNumber.find(found.group("section")).filter(sections::contains).isEmpty();
  }

  private static boolean hasLetterOnly(MatchResult found) {
    return !either(found, "ofSection", "ofSectionApart").isEmpty();
  }

  private static Optional<RuleRange> range(MatchResult found) {
    Optional<String> end = Optional.ofNullable(found.group("end"));
    return RuleNumber.find(written(found))
        .map(first ->
            end.flatMap(last -> RuleNumber.find(inFull(last, first)))
                .flatMap(last -> range(first, last))
                .orElse(RuleRange.of(first)));
  }

  /**
   * What can't exist of a range from a number: the end of "508.1k-o", and all of "508.1-508.1d",
   * whose ends are of two kinds. A letter after a section ends none: it is the word in "508 - a
   * creature".
   */
  private static Optional<String> impossibleEnd(MatchResult found, RuleNumber first) {
    Optional<String> end =
        Optional.ofNullable(found.group("end"))
            .filter(last -> isSubrule(found) || !LETTER.matcher(last).matches())
            .map(last -> inFull(last, first));
    Optional<RuleNumber> last = end.flatMap(RuleNumber::find);
    return last.isEmpty()
        ? end
        : last.filter(number -> range(first, number).isEmpty() && !endMayBeWord(found))
            .map(number -> first + "–" + number);
  }

  /** Whether the end of a range is apart from the dash, and only a part of a number. */
  private static boolean endMayBeWord(MatchResult found) {
    char before = found.group().charAt(found.start("end") - found.start() - 1);
    return Character.isWhitespace(before) && PART.matcher(found.group("end")).matches();
  }

  private static boolean isSubrule(MatchResult found) {
    return !either(found, "ordinal", "ordinalApart").isEmpty();
  }

  /** The range between two numbers, in whichever order; empty where they make none. */
  private static Optional<RuleRange> range(RuleNumber one, RuleNumber other) {
    boolean inOrder = one.compareTo(other) <= 0;
    return RuleRange.find((inOrder ? one : other) + "–" + (inOrder ? other : one));
  }

  /** The number as rules are cited, whether or not it can exist. */
  private static String written(MatchResult found) {
    String ordinal = either(found, "ordinal", "ordinalApart");
    String letter =
        either(found, "letter", "apart")
            + either(found, "letterApart", "letterApart")
            + either(found, "ofSection", "ofSectionApart");
    return found.group("section")
        + (ordinal.isEmpty() ? "" : "." + ordinal)
        + letter.toLowerCase(Locale.ROOT);
  }

  private static String either(MatchResult found, String group, String other) {
    return Optional.ofNullable(found.group(group))
        .or(() -> Optional.ofNullable(found.group(other)))
        .orElse("");
  }

  /** The end of a range that may give only the part by which it differs from the beginning. */
  private static String inFull(String end, RuleNumber first) {
    if (LETTER.matcher(end).matches()) {
      return first.sectionNumber() + "." + first.ordinal() + end;
    }
    if (!ORDINAL.matcher(end).matches()) {
      return end;
    }
    String section = Integer.toString(first.sectionNumber());
    String last = section.substring(0, section.length() - end.length()) + end;
    boolean isSection = first.ordinal() == 0 && last.compareTo(section) > 0;
    return isSection ? last : section + "." + end;
  }
}
