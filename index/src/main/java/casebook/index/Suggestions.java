package casebook.index;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.RuleNumber;
import casebook.rules.RuleRange;
import casebook.rules.Section;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Says what a query may have meant whose numbers don't exist or whose words are in no text. */
final class Suggestions {

  /** A number, and a letter that may be one that is skipped. */
  private static final Pattern WITH_LETTER = Pattern.compile("(\\d{3}\\.\\d{1,3})([a-z])");

  private static final Pattern SECTION = Pattern.compile("(\\d{3})\\b.*");

  private final Editions editions;

  Suggestions(Editions editions) {
    this.editions = editions;
  }

  /**
   * The first thing about the query that should be otherwise.
   *
   * @param total how many hits it has as it is
   */
  Optional<Suggestion> of(Interpretation asked, Query query, int total) {
    Question question = asked.question();
    return question.impossible().stream()
        .findFirst()
        .map(written -> impossible(written, edition(query)))
        .or(() ->
            question.numbers().stream()
                .flatMap(range -> missing(range, query).stream())
                .findFirst())
        .or(() -> asked.respelled().map(Suggestion.Spelling::new))
        .or(() ->
            Optional.of(question)
                .filter(_ -> total == 0 && !question.phrases().isEmpty())
                .map(_ -> new Suggestion.WithoutQuotes(question.toString().replace("\"", ""))));
  }

  private Edition edition(Query query) {
    return query.edition().flatMap(editions::named).orElse(editions.current());
  }

  private static Suggestion impossible(String written, Edition edition) {
    Optional<MatchResult> withLetter = WITH_LETTER.matcher(written).results().findFirst();
    if (withLetter.isPresent()) {
      String rule = withLetter.get().group(1);
      char letter = withLetter.get().group(2).charAt(0);
      return new Suggestion.Impossible(
          written, neighbours(rule, (char) (letter - 1), (char) (letter + 1), edition));
    }
    List<RuleNumber> section =
        SECTION
            .matcher(written)
            .results()
            .flatMap(found -> RuleNumber.find(found.group(1)).stream())
            .filter(number -> edition.section(number).isPresent())
            .toList();
    return new Suggestion.Impossible(written, section);
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
    return asked.stream().anyMatch(edition -> hasSomeOf(edition, range))
        ? Optional.empty()
        : nothing(range.from(), edition(query));
  }

  private static boolean hasSomeOf(Edition edition, RuleRange range) {
    return edition.sections().stream().anyMatch(section -> range.contains(section.number()))
        || edition.rules().stream().anyMatch(rule -> range.contains(rule.number()));
  }

  private static Optional<Suggestion> nothing(RuleNumber number, Edition edition) {
    return switch (edition.lookup(number)) {
      case Lookup.HeldRule _, Lookup.HeldSection _ -> Optional.empty();
      case Lookup.NoSuchNumber(List<RuleNumber> nearest) ->
          Optional.of(new Suggestion.NoSuchNumber(number, nearest));
      case Lookup.SectionNotHeld _ ->
          Optional.of(new Suggestion.SectionNotHeld(number, sectionsNear(number, edition)));
    };
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
