package casebook.site.measure;

import casebook.index.query.Query;
import casebook.index.result.Suggestion;
import casebook.rules.Contents;
import casebook.rules.OwnFile;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Questions that other rules answer than those on attacking.
 *
 * @param name what the set is called
 * @param questions the questions, at least one
 */
public record OtherQuestions(String name, List<Asked> questions) {

  /**
   * A question.
   *
   * @param numbers the rules or sections that answer it
   */
  public record Asked(String text, List<RuleNumber> numbers) {
    /** Copies the list. */
    public Asked {
      numbers = List.copyOf(numbers);
    }

    private boolean isAnsweredBy(Contents.Name name) {
      return name.numbers().stream()
          .anyMatch(number ->
              numbers.stream().anyMatch(right -> number.isWithin(right) || right.isWithin(number)));
    }
  }

  /**
   * How many of them are told right.
   *
   * @param told of how many it is said that they are about a rule that answers them
   * @param first of how many of these that rule is named first
   * @param wrong the questions of which it isn't said
   */
  public record Told(String name, int all, int told, int first, List<String> wrong) {
    /** Copies the list. */
    public Told {
      wrong = List.copyOf(wrong);
    }

    /** The figures in a line. */
    public String line() {
      return String.format(
          Locale.ROOT,
          "about other rules, %s: of %d questions %d are told right, %d of them with the right rule"
              + " first",
          name,
          all,
          told,
          first);
    }
  }

  private static final List<String> BUILT_IN =
      List.of("tuned on", "kept aside", "kept aside later");
  private static final Pattern BAR = Pattern.compile("\\s+\\|\\s+");
  private static final Pattern SPACE = Pattern.compile("\\s+");

  /** Copies the list. */
  public OtherQuestions {
    questions = List.copyOf(questions);
  }

  /** The sets that Casebook comes with. */
  public static List<OtherQuestions> builtIn() {
    return BUILT_IN.stream().map(OtherQuestions::builtIn).toList();
  }

  private static OtherQuestions builtIn(String name) {
    String file = "elsewhere-" + name.replace(' ', '-') + ".txt";
    return new OtherQuestions(
        name,
        new OwnFile(OtherQuestions.class, file)
            .entries()
            .map(line -> BAR.split(line, 2))
            .map(parts ->
                new Asked(parts[0], SPACE.splitAsStream(parts[1]).map(RuleNumber::parse).toList()))
            .toList());
  }

  /** What the search says of them. */
  public Told askedOf(Casebook casebook) {
    int told = 0;
    int first = 0;
    var wrong = new ArrayList<String>();
    for (Asked asked : questions) {
      List<Contents.Name> names =
          about(asked.text(), casebook).map(Suggestion.OtherRules::names).orElse(List.of());
      if (names.stream().anyMatch(asked::isAnsweredBy)) {
        told++;
        first += asked.isAnsweredBy(names.getFirst()) ? 1 : 0;
      } else {
        wrong.add(asked.text());
      }
    }
    return new Told(name, questions.size(), told, first, wrong);
  }

  /** The queries of some sets of which it is said that they are about other rules. */
  public static List<String> saidOf(List<JudgedQueries> sets, Casebook casebook) {
    return saidOf(
        sets.stream().flatMap(set -> set.queries().stream()).map(JudgedQuery::text), casebook);
  }

  /** The questions that cases answer of which it is said that they are about other rules. */
  public static List<String> saidOfCases(List<CaseQuestions> sets, Casebook casebook) {
    return saidOf(
        sets.stream().flatMap(set -> set.questions().stream()).map(CaseQuestions.Asked::text),
        casebook);
  }

  private static List<String> saidOf(Stream<String> questions, Casebook casebook) {
    return questions.filter(text -> about(text, casebook).isPresent()).toList();
  }

  private static Optional<Suggestion.OtherRules> about(String text, Casebook casebook) {
    return casebook.search(Query.of(text)).suggestion().stream()
        .flatMap(suggestion ->
            suggestion instanceof Suggestion.OtherRules other ? Stream.of(other) : Stream.of())
        .findFirst();
  }
}
