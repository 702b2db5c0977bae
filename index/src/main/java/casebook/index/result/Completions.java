package casebook.index.result;

import casebook.index.text.Askings;
import casebook.index.text.Entry;
import casebook.index.text.Kind;
import casebook.index.words.TypedSlips;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How queries may go on: rule numbers, titles of sections, topics, glossary terms and documents.
 */
public final class Completions {

  /** More characters than any title that is typed by hand. */
  private static final int LONGEST_PREFIX = 100;

  /** How much of a text is shown under a number. */
  private static final int DETAIL = 80;

  private static final Pattern INTRODUCTION =
      Pattern.compile(
          "^\\W*+(?:(?:cr(?=[\\s\\d.])|(?:rules?|sections?|sec|chapters?)\\b)[\\s.]*+)++(?=\\d)");

  /** The number of cards in a full list. */
  private static final int CARDS = 4;

  private static final Askings ASKINGS = Askings.builtIn();

  private static final int WORDS_OF_NAME = 3;

  /** Fewer letters begin too much. */
  private static final int LEAST_OF_NAME = 4;

  private static final Pattern APOSTROPHE = Pattern.compile("['’‘]");

  private static final Pattern MARK = Pattern.compile("\\p{M}+");

  private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{N}.]+");

  /** A number without the spaces that may be typed in it: "508.1 d". */
  private static final Pattern SPACED_NUMBER = Pattern.compile("(?<=\\d) (?=[.\\da-z]{1,3}$)");

  /** A point after the number of a rule, which letters may follow as they do without it. */
  private static final Pattern LAST_POINT = Pattern.compile("(?<=\\.\\d{1,3}[a-z]?)\\.$");

  /** A completion with its text in the form in which prefixes are compared. */
  private record Candidate(String folded, Completion completion) {}

  private final List<Candidate> numbers;
  private final List<Candidate> titles;

  /** What players call things, which leads to the rule that is about them. */
  private final List<Candidate> names;

  public Completions(List<Entry> entries, Editions editions) {
    String current = editions.current().name();
    numbers =
        distinct(
            entries.stream()
                .filter(entry -> entry.number().isPresent())
                .sorted(
                    Comparator.comparing((Entry entry) -> !entry.answersFor(current, current))
                        .thenComparing(entry -> entry.rules().getFirst()))
                .map(
                    entry -> completion(entry, entry.rules().getFirst().toString(), entry.text())));
    titles =
        distinct(
            entries.stream()
                .filter(Entry::hasName)
                .sorted(Comparator.comparing((Entry entry) -> !entry.answersFor(current, current)))
                .map(entry -> completion(entry, entry.title(), detail(entry))));
    names =
        distinct(
            numbers.stream()
                .map(Candidate::completion)
                .flatMap(of -> of.rule().stream().flatMap(rule -> named(rule, of))));
  }

  /** What players call what a rule is about, in so few words that it is a name. */
  private static Stream<Completion> named(RuleNumber rule, Completion of) {
    return ASKINGS.phrases(rule).stream()
        .filter(phrase -> phrase.split(" ", -1).length <= WORDS_OF_NAME)
        .map(phrase ->
            new Completion(
                phrase, of.kind(), shortened(rule + " " + of.detail()), of.rule(), of.href()));
  }

  private static String detail(Entry entry) {
    return entry.kind() == Kind.RULE ? entry.rules().getFirst().toString() : entry.text();
  }

  private static Completion completion(Entry entry, String text, String detail) {
    Optional<RuleNumber> rule = entry.rules().stream().findFirst();
    String edition = entry.editions().stream().findFirst().orElse("");
    return new Completion(text, entry.kind(), shortened(detail), rule, entry.href(edition));
  }

  /** The beginning of a text, cut between words. */
  private static String shortened(String text) {
    int end = text.lastIndexOf(' ', DETAIL);
    return text.length() <= DETAIL ? text : text.substring(0, end > 0 ? end : DETAIL) + " …";
  }

  /** One completion for each text, the first. */
  private static List<Candidate> distinct(Stream<Completion> completions) {
    Map<String, Candidate> byText = new LinkedHashMap<>();
    completions.forEach(completion -> {
      String folded = folded(completion.text());
      byText.putIfAbsent(folded, new Candidate(folded, completion));
    });
    return List.copyOf(byText.values());
  }

  private static String folded(String text) {
    String bare = MARK.matcher(Normalizer.normalize(text, Normalizer.Form.NFD)).replaceAll("");
    String plain = APOSTROPHE.matcher(bare.toLowerCase(Locale.ROOT)).replaceAll("");
    return BETWEEN_WORDS.matcher(plain).replaceAll(" ").strip();
  }

  /**
   * What is the prefix, then what begins with it, then what has a word that does. Cards have some
   * of the places, and those that nothing else takes.
   *
   * @param cards the cards whose names begin or go on so, the likeliest first
   */
  public List<Completion> of(String prefix, List<Completion> cards, int limit) {
    String typed = prefix.length() > LONGEST_PREFIX ? prefix.substring(0, LONGEST_PREFIX) : prefix;
    String bare = INTRODUCTION.matcher(typed.toLowerCase(Locale.ROOT)).replaceFirst("");
    String folded = folded(bare);
    if (folded.isEmpty()) {
      return List.of();
    }
    String spaceless = SPACED_NUMBER.matcher(folded).replaceAll("");
    String number = LAST_POINT.matcher(spaceless).replaceFirst("");
    List<Completion> some =
        Stream.of(
                numbers.stream().filter(candidate -> candidate.folded().startsWith(number)),
                titles.stream().filter(candidate -> candidate.folded().startsWith(folded)),
                titles.stream().filter(candidate -> candidate.folded().contains(" " + folded)))
            .flatMap(candidates -> candidates)
            .map(Candidate::completion)
            .distinct()
            .limit(Math.max(limit - cards.size(), limit - CARDS))
            .toList();
    if (some.isEmpty() && cards.size() <= 1) {
      return Stream.concat(cards.stream(), named(folded)).distinct().limit(limit).toList();
    }
    List<Completion> likely = inOrder(cards, number, folded);
    return inOrder(
        Stream.concat(some.stream(), likely.stream()).distinct().limit(limit).toList(),
        number,
        folded);
  }

  /** What players call something that begins so, else what begins nearly so. */
  private Stream<Completion> named(String typed) {
    List<Completion> called =
        typed.length() < LEAST_OF_NAME
            ? List.of()
            : names.stream()
                .filter(candidate -> candidate.folded().startsWith(typed))
                .map(Candidate::completion)
                .toList();
    return called.isEmpty()
        ? Stream.concat(withSlips(typed, titles), withSlips(typed, names))
        : called.stream();
  }

  /** What begins nearly so, or has a word that does, where nothing does: the nearest first. */
  private static Stream<Completion> withSlips(String typed, List<Candidate> candidates) {
    int most = TypedSlips.most(typed);
    return most == 0
        ? Stream.of()
        : candidates.stream()
            .map(candidate ->
                new Near(TypedSlips.between(typed, candidate.folded(), most), candidate))
            .filter(near -> near.slips() <= most)
            .sorted(Comparator.comparingInt(Near::slips))
            .map(near -> near.candidate().completion());
  }

  /** A completion whose text begins with what is typed but for some slips. */
  private record Near(int slips, Candidate candidate) {}

  /** First what is the prefix, then what begins with it, as a number does, then all others. */
  private static List<Completion> inOrder(
      List<Completion> completions, String number, String prefix) {
    List<Completion> same = new ArrayList<>();
    List<Completion> beginning = new ArrayList<>();
    List<Completion> others = new ArrayList<>();
    for (Completion completion : completions) {
      String text = folded(completion.text());
      boolean begins = text.startsWith(prefix) || text.startsWith(number);
      (text.equals(prefix) ? same : begins ? beginning : others).add(completion);
    }
    return Stream.of(same, beginning, others).flatMap(List::stream).toList();
  }
}
