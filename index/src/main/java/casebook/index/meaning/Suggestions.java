package casebook.index.meaning;

import casebook.index.query.Interpretation;
import casebook.index.query.Query;
import casebook.index.query.Question;
import casebook.index.result.Suggestion;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.RuleRange;
import casebook.rules.Section;
import casebook.rules.history.Counterpart;
import casebook.rules.history.Crosswalk;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Says what a query may have meant whose numbers don't exist or whose words are in no text. */
public final class Suggestions {

  /** A number, and a letter that may be one that is skipped. */
  private static final Pattern WITH_LETTER = Pattern.compile("(\\d{3}\\.\\d{1,3})([a-z])");

  private static final Pattern SECTION = Pattern.compile("(\\d{3})(?!\\d).*");

  /** A section with a letter, as if it were a rule. */
  private static final Pattern SECTION_WITH_LETTER = Pattern.compile("(\\d{3})([a-z])");

  /** Two numbers that make no range. */
  private static final Pattern NO_RANGE = Pattern.compile("(\\S+)–(\\S+)");

  private static final int SECTION_DIGITS = 3;

  private static final int FIRST_OF_TWO_DIGITS = 10;

  private final Editions editions;

  public Suggestions(Editions editions) {
    this.editions = editions;
  }

  /** What is to be said of the numbers of a question. */
  public Optional<Suggestion> ofNumbers(Question question, Query query) {
    return question.impossible().stream()
        .findFirst()
        .map(written -> impossible(written, edition(query, section(written))))
        .or(() ->
            question.numbers().stream()
                .flatMap(range -> missing(range, query).stream())
                .findFirst());
  }

  /** What is to be said of the words of a question. */
  public Optional<Suggestion> ofWords(Interpretation asked) {
    return asked.respelled().map(Suggestion.Spelling::new);
  }

  /** The edition that is asked, or the newest one that has the section. */
  private Edition edition(Query query, Optional<RuleNumber> section) {
    return query
        .edition()
        .flatMap(editions::named)
        .or(() ->
            section.flatMap(number ->
                editions.all().stream()
                    .filter(edition -> edition.section(number).isPresent())
                    .findFirst()))
        .orElse(editions.current());
  }

  private static Optional<RuleNumber> section(String written) {
    return SECTION
        .matcher(written)
        .results()
        .flatMap(found -> RuleNumber.find(found.group(1)).stream())
        .findFirst();
  }

  private static Suggestion impossible(String written, Edition edition) {
    Matcher noRange = NO_RANGE.matcher(written);
    if (noRange.matches()) {
      return new Suggestion.Impossible(
          written,
          RuleNumber.find(noRange.group(2)).filter(last -> isHeld(last, edition)).stream()
              .toList());
    }
    Matcher ofSection = SECTION_WITH_LETTER.matcher(written);
    if (ofSection.matches()) {
      List<RuleNumber> meant = withLetter(ofSection.group(1), ofSection.group(2), edition);
      if (!meant.isEmpty()) {
        return new Suggestion.Impossible(written, meant);
      }
    }
    Optional<MatchResult> withLetter = WITH_LETTER.matcher(written).results().findFirst();
    if (withLetter.isPresent()) {
      String rule = withLetter.get().group(1);
      char letter = withLetter.get().group(2).charAt(0);
      return new Suggestion.Impossible(
          written, neighbours(rule, (char) (letter - 1), (char) (letter + 1), edition));
    }
    return new Suggestion.Impossible(
        written, section(written).filter(number -> isHeld(number, edition)).stream().toList());
  }

  private static boolean isHeld(RuleNumber number, Edition edition) {
    return edition.section(number).isPresent() || edition.rule(number).isPresent();
  }

  /** The sub-rules of a section that have the letter: 508.1d and 508.3d for 508d. */
  private static List<RuleNumber> withLetter(String section, String letter, Edition edition) {
    return edition.rules().stream()
        .map(Rule::number)
        .filter(number -> number.letter().equals(letter))
        .filter(number -> number.section().toString().equals(section))
        .toList();
  }

  /** The sub-rules before and after a letter that is skipped, or what is nearest to them. */
  private static List<RuleNumber> neighbours(
      String rule, char before, char after, Edition edition) {
    List<RuleNumber> held =
        Stream.of(before, after)
            .flatMap(letter -> RuleNumber.find(rule + letter).stream())
            .filter(number -> edition.rule(number).isPresent())
            .toList();
    return held.isEmpty()
        ? RuleNumber.find(rule + after).map(edition::nearest).orElse(List.of())
        : held;
  }

  /** A range says what is wanted even if its ends don't exist, unless nothing of it does. */
  private Optional<Suggestion> missing(RuleRange range, Query query) {
    List<Edition> asked =
        query.edition().map(name -> editions.named(name).stream().toList()).orElse(editions.all());
    Optional<Edition> holder =
        asked.stream().filter(edition -> hasSomeOf(edition, range)).findFirst();
    Optional<Edition> other =
        editions.all().stream().filter(edition -> hasSomeOf(edition, range)).findFirst();
    if (holder.isEmpty() && other.isPresent()) {
      return asked.stream()
          .findFirst()
          .map(edition ->
              new Suggestion.OfOtherEditions(
                  range.from(), edition.name(), there(range.from(), other.get(), edition)));
    }
    if (holder.isEmpty()) {
      return nothing(range.from(), edition(query, Optional.of(range.from().section())));
    }
    return query.edition().isPresent() ? Optional.empty() : moved(range, holder.get());
  }

  /** Where an edition says what another one has under a number. */
  private List<RuleNumber> there(RuleNumber number, Edition holder, Edition asked) {
    return Crosswalk.builtIn().today(holder, number).stream()
        .filter(today -> editions.executed().rule(today).isPresent())
        .flatMap(today ->
            Crosswalk.builtIn().in(asked, today)
                    instanceof Counterpart.Stands(var numbers, var _, var _)
                ? numbers.stream()
                : Stream.of())
        .distinct()
        .toList();
  }

  /** Of a number that only an older edition has: which one it is today. */
  private Optional<Suggestion> moved(RuleRange range, Edition holder) {
    Edition current = editions.current();
    boolean isOfToday = holder.equals(current) || !range.equals(RuleRange.of(range.from()));
    return isOfToday
        ? Optional.empty()
        : Optional.of(range.from())
            .map(number ->
                new Suggestion.Moved(
                    number, holder.name(), Crosswalk.builtIn().today(holder, number)))
            .filter(moved -> !moved.lookedUp().isEmpty())
            .map(Suggestion.class::cast);
  }

  private static boolean hasSomeOf(Edition edition, RuleRange range) {
    return edition.sections().stream().anyMatch(section -> range.contains(section.number()))
        || edition.rules().stream().anyMatch(rule -> range.contains(rule.number()));
  }

  private static Optional<Suggestion> nothing(RuleNumber number, Edition edition) {
    return switch (edition.lookup(number)) {
      case Lookup.HeldRule _, Lookup.HeldSection _ -> Optional.empty();
      case Lookup.NoSuchNumber(List<RuleNumber> nearest) ->
          Optional.of(
              new Suggestion.NoSuchNumber(
                  number,
                  Stream.of(swapped(number, edition), nearest.stream(), oneTooMany(number, edition))
                      .flatMap(numbers -> numbers)
                      .distinct()
                      .toList()));
      case Lookup.SectionNotHeld _ ->
          Optional.of(
              new Suggestion.SectionNotHeld(
                  number,
                  Stream.concat(swapped(number, edition), oneTooMany(number, edition)).toList(),
                  sectionsNear(number, edition)));
    };
  }

  /** The held numbers that make this one where two digits are swapped. */
  private static Stream<RuleNumber> swapped(RuleNumber number, Edition edition) {
    String written = number.toString();
    return IntStream.range(1, SECTION_DIGITS)
        .mapToObj(i ->
            written.substring(0, i - 1)
                + written.charAt(i)
                + written.charAt(i - 1)
                + written.substring(i + 1))
        .flatMap(other -> held(other, edition));
  }

  /** The held number that makes this one where a digit is typed too many. */
  private static Stream<RuleNumber> oneTooMany(RuleNumber number, Edition edition) {
    return number.ordinal() < FIRST_OF_TWO_DIGITS
        ? Stream.of()
        : held(
            number.sectionNumber() + "." + number.ordinal() / FIRST_OF_TWO_DIGITS + number.letter(),
            edition);
  }

  private static Stream<RuleNumber> held(String number, Edition edition) {
    return RuleNumber.find(number).filter(one -> edition.rule(one).isPresent()).stream();
  }

  private static List<RuleNumber> sectionsNear(RuleNumber number, Edition edition) {
    return edition.sections().stream()
        .map(Section::number)
        .sorted(
            Comparator.comparingInt(
                section -> Math.abs(section.sectionNumber() - number.sectionNumber())))
        .toList();
  }
}
