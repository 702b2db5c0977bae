package casebook.rules.history;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Since;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a rule was in every edition since the first one that has it. */
@Tag("long")
class LineageTest {
  private static final Editions HELD = Editions.builtIn();
  private static final Crosswalk CROSSWALK = Crosswalk.builtIn();
  private static final History HISTORY = new History(HELD, CROSSWALK);

  private static Edition edition(String name) {
    return HELD.named(name).orElseThrow();
  }

  private static Lineage lineage(String edition, String number) {
    Edition of = edition(edition);
    return Lineage.of(of, of.rule(RuleNumber.parse(number)).orElseThrow(), HISTORY);
  }

  private static Lineage lineage(Rule today) {
    return Lineage.of(HELD.executed(), today, HISTORY);
  }

  static List<Rule> rulesOfToday() {
    return HELD.executed().rules();
  }

  /** "508.3d until 2022-02-18", with "2026-06-19 to " before where editions between are lacking. */
  private static String told(Lineage.Numbers numbers) {
    return numbers.numbers().stream().map(RuleNumber::toString).collect(Collectors.joining(" "))
        + numbers.until().map(until -> " until " + told(until)).orElse("");
  }

  private static String told(Since since) {
    return since.after().map(after -> after.name() + " to ").orElse("") + since.edition().name();
  }

  @ParameterizedTest
  @MethodSource("rulesOfToday")
  void every_edition_since_the_first_one_is_in_exactly_one_span(Rule rule) {
    List<Edition> inSpans =
        lineage(rule).spans().stream().flatMap(span -> span.editions().stream()).toList();
    List<Edition> having =
        HELD.all().reversed().stream()
            .filter(then -> CROSSWALK.in(then, rule.number()) instanceof Counterpart.Stands)
            .toList();
    assertThat(inSpans).isEqualTo(having);
    assertThat(inSpans).as("no edition between lacks it").isEqualTo(lastOf(having.size()));
  }

  private static List<Edition> lastOf(int number) {
    return HELD.all().subList(0, number).reversed();
  }

  @ParameterizedTest
  @MethodSource("rulesOfToday")
  void it_ends_in_the_first_edition_that_has_the_rule(Rule rule) {
    Lineage lineage = lineage(rule);
    Edition first = lineage.beginning().edition();
    Optional<Edition> before =
        HELD.all().stream().filter(one -> one.effective().isBefore(first.effective())).findFirst();
    assertThat(lineage.isAdded()).isEqualTo(before.isPresent());
    before.ifPresent(one ->
        assertThat(CROSSWALK.in(one, rule.number())).isInstanceOf(Counterpart.Missing.class));
    assertThat(lineage.removed()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("rulesOfToday")
  void the_numbers_of_a_span_are_those_of_the_crosswalk(Rule rule) {
    for (Lineage.Span span : lineage(rule).spans()) {
      for (Edition then : span.editions()) {
        assertThat(span.first().numbers())
            .as(then.name())
            .containsExactlyInAnyOrderElementsOf(CROSSWALK.then(then, rule.number()));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rulesOfToday")
  void within_a_span_the_words_are_the_same_and_between_spans_they_or_the_numbers_differ(
      Rule rule) {
    var before = new ArrayList<Lineage.Span>();
    for (Lineage.Span span : lineage(rule).spans()) {
      assertThat(
              span.editions().stream().map(then -> words(then, span.first().numbers())).distinct())
          .as(span.first().edition().name())
          .hasSize(1);
      if (!before.isEmpty()) {
        Lineage.Span last = before.getLast();
        assertThat(List.of(last.first().numbers(), words(last.last(), last.first().numbers())))
            .isNotEqualTo(
                List.of(span.first().numbers(), words(span.last(), span.first().numbers())));
      }
      before.add(span);
    }
  }

  /** The texts, quotation marks and other typography aside. */
  private static List<String> words(Edition edition, List<RuleNumber> numbers) {
    return numbers.stream()
        .flatMap(number -> edition.rule(number).stream())
        .map(rule -> Substance.plain(rule.text()))
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "508.3f | 508.3d until 2022-02-18, 508.3f",
        "506.8a | 506.6a until 2022-06-10, 506.7a until 2026-06-19 to 2026-09-25, 506.8a",
        "506.3e | 306.3c until 2009-07-11, 506.3c until 2011-05-01, 506.3d until 2026-02-27,"
            + " 506.3e",
        "508.4d | 508.4d",
        "506.6  | 506.6"
      })
  void a_rule_had_these_numbers(String number, String numbers) {
    assertThat(
            lineage("2026-09-25", number).numbers().stream()
                .map(LineageTest::told)
                .collect(Collectors.joining(", ")))
        .isEqualTo(numbers);
  }

  static List<Edition> editions() {
    return HELD.all();
  }

  /** Two rules with the same text are the same rule, whatever else today's rules came from. */
  @ParameterizedTest
  @MethodSource("editions")
  void a_rule_whose_text_stands_in_the_next_edition_is_that_rule_alone(Edition edition) {
    for (Rule rule : edition.rules()) {
      List<Stage> line = HISTORY.line(edition, rule);
      for (int i = 1; i < line.size(); i++) {
        Stage before = line.get(i - 1);
        Stage after = line.get(i);
        if (before.edition().equals(edition)) {
          List<Rule> same = sameAs(rule, after.edition());
          assertThat(same.isEmpty() ? after.rules() : same)
              .as(after.edition().name() + " " + rule)
              .isEqualTo(after.rules());
        } else if (after.edition().equals(edition)) {
          List<Rule> same = sameAs(rule, before.edition());
          assertThat(same.isEmpty() ? before.rules() : same)
              .as(before.edition().name() + " " + rule)
              .isEqualTo(before.rules());
        }
      }
    }
  }

  private static final Map<String, String> SUBSTANCES = new ConcurrentHashMap<>();

  private static List<Rule> sameAs(Rule rule, Edition edition) {
    return edition.rules().stream().filter(one -> substance(one).equals(substance(rule))).toList();
  }

  private static String substance(Rule rule) {
    return SUBSTANCES.computeIfAbsent(rule.text(), text -> Substance.of(text).text());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2008-02-01 | 500.1  | 500.1 until 2009-07-11, 508.1c 508.1d",
        "2008-02-01 | 500.4  | 500.4 500.5 until 2007-05-01, 500.4 until 2009-07-11, 508.1c 508.1d",
        "2008-02-01 | 500.3a | 500.3a until 2009-07-11",
        "2017-01-20 | 508.1g | 308.2 until 2003-07-01, 308.2d until 2009-07-11,"
            + " 508.1g until 2017-04-28, 508.1h",
        "2017-01-20 | 508.4  | 308.1 until 2009-07-11, 508.4 until 2010-06-18,"
            + " 508.5 until 2016-09-30, 508.4 until 2017-08-25, 508.5"
      })
  void a_rule_of_an_older_edition_had_these_numbers(String edition, String number, String numbers) {
    assertThat(
            lineage(edition, number).numbers().stream()
                .map(LineageTest::told)
                .collect(Collectors.joining(", ")))
        .isEqualTo(numbers);
  }

  @Test
  void a_rule_of_the_oldest_edition_has_no_known_beginning() {
    assertThat(lineage("2026-09-25", "508.1a").isAdded()).isFalse();
    assertThat(told(lineage("2026-09-25", "508.1a").beginning())).isEqualTo("2003-03-15");
    assertThat(lineage("2026-09-25", "508.4d").isAdded()).isTrue();
    assertThat(told(lineage("2026-09-25", "508.4d").beginning())).isEqualTo("2026-02-27");
  }

  @ParameterizedTest
  @CsvSource({
    "506.2a, 2005-08-01",
    "506.3, 2003-03-15",
    "508.1, 2003-03-15",
    "508.1b, 2005-08-01",
    "508.2, 2003-03-15",
    "508.5, 2005-08-01"
  })
  void a_rule_begins_with_the_first_edition_that_says_it(String number, String edition) {
    assertThat(told(lineage("2026-09-25", number).beginning())).isEqualTo(edition);
  }

  @Test
  void where_an_edition_between_is_not_held_a_change_came_after_one_and_with_another() {
    assertThat(told(lineage("2026-09-25", "506.6").beginning()))
        .isEqualTo("2026-06-19 to 2026-09-25");
    assertThat(lineage("2026-09-25", "506.4").rewordedLast(edition("2026-09-25")))
        .map(LineageTest::told)
        .contains("2026-06-19 to 2026-09-25");
    assertThat(lineage("2026-09-25", "508.4a").rewordedLast(edition("2026-09-25")))
        .map(LineageTest::told)
        .contains("2026-04-17");
  }

  @Test
  void a_rule_that_nothing_says_any_more_was_removed_with_the_first_edition_without_it() {
    Lineage lineage = lineage("2017-09-29", "508.7f");
    assertThat(lineage.removed()).map(LineageTest::told).contains("2017-09-29 to 2018-07-13");
    assertThat(told(lineage.beginning())).isEqualTo("2017-08-25");
    assertThat(lineage.numbers())
        .extracting(LineageTest::told)
        .containsExactly("508.7f until 2017-09-29 to 2018-07-13");
  }

  @Test
  void what_an_older_edition_says_came_from_numbers_before_it() {
    assertThat(lineage("2026-09-25", "506.8a").numbersBefore(edition("2024-06-07")))
        .extracting(LineageTest::told)
        .containsExactly("506.6a until 2022-06-10");
  }

  /** What the search says of a rule's last change is what its lineage says. */
  @ParameterizedTest
  @MethodSource("rulesOfToday")
  void since_when_a_rule_reads_as_it_does_agrees_with_its_lineage(Rule rule) {
    List<Lineage.Span> spans = lineage(rule).spans();
    Lineage.Span last =
        spans.reversed().stream()
            .filter(span -> span.first().relation() != Relation.CROSS_REFERENCES)
            .findFirst()
            .orElseThrow();
    ReadsSince since = ReadsSince.of(HELD.executed(), rule, HELD, HISTORY).orElseThrow();
    assertThat(since.since()).isEqualTo(last.first().since());
    assertThat(since.isReworded()).isEqualTo(last.first().isReworded());
    assertThat(before(spans, last)).startsWith(since.before().stream().toArray(RuleNumber[]::new));
  }

  private static List<RuleNumber> before(List<Lineage.Span> spans, Lineage.Span span) {
    int at = spans.indexOf(span);
    return at == 0 ? List.of() : spans.get(at - 1).first().numbers();
  }

  private static Provenance provenance(String edition, String number) {
    Edition of = edition(edition);
    return Provenance.of(of, of.rule(RuleNumber.parse(number)).orElseThrow(), HELD, HISTORY);
  }

  /** 508.4 was 508.4 before, from 2010 to 2016. */
  @Test
  void a_rule_that_got_its_number_back_was_no_other_rule() {
    assertThat(
            provenance("2026-09-25", "508.4").bearers().stream()
                .map(bearer -> bearer.editions().getFirst().name()))
        .containsExactly("2016-09-30", "2009-07-11");
  }

  private static Stream<String> bearers(String number) {
    return Bearer.of(RuleNumber.parse(number), HELD, HISTORY).stream()
        .map(bearer ->
            bearer.editions().getFirst().name()
                + " "
                + bearer.became().today().stream()
                    .map(today -> today.rule().map(rule -> rule.number().toString()).orElse("none"))
                    .collect(Collectors.joining(" "))
                + bearer.until().map(until -> " until " + told(until)).orElse(""));
  }

  @Test
  void a_number_had_several_rules_one_after_the_other() {
    assertThat(bearers("508.3d"))
        .containsExactly("2022-02-18 508.3d", "2017-08-25 508.3f until 2022-02-18");
    assertThat(bearers("506.6"))
        .containsExactly(
            "2026-09-25 506.6",
            "2022-06-10 506.7 until 2026-06-19 to 2026-09-25",
            "2010-02-01 506.8 until 2022-06-10");
    assertThat(bearers("508.7f")).containsExactly("2017-08-25 none until 2017-09-29 to 2018-07-13");
    assertThat(bearers("508.1d")).containsExactly("2009-07-11 508.1d");
  }

  @Test
  void of_a_number_only_rules_before_an_edition_are_told() {
    assertThat(
            provenance("2024-06-07", "506.6").bearers().stream()
                .map(bearer -> bearer.editions().getFirst().name()))
        .containsExactly("2010-02-01");
  }

  @Test
  void every_edition_that_has_a_number_has_one_bearer_of_it() {
    for (Rule rule : rulesOfToday()) {
      var having = new HashSet<>(HELD.all());
      having.removeIf(edition -> edition.rule(rule.number()).isEmpty());
      assertThat(
              Bearer.of(rule.number(), HELD, HISTORY).stream()
                  .flatMap(bearer -> bearer.editions().stream()))
          .as(rule.number().toString())
          .containsExactlyInAnyOrderElementsOf(having);
    }
  }
}
