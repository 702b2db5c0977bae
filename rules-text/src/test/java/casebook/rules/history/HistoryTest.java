package casebook.rules.history;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Book;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.SharedData;
import casebook.rules.history.Resolution.SameNumber;
import casebook.rules.published.NotARulesFile;
import casebook.rules.published.OfficialFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What became of a rule is computed on what it says. */
@Tag("long")
class HistoryTest {
  private static final String FLAT =
      "100.1. A pebble lies flat on the board while its owner sleeps.";
  private static final String ROUND = "100.1a A round pebble rolls to the edge of the board once.";
  private static final String LONG =
      "100.2. A player turns a pebble over at the start of each day, and moves another pebble to"
          + " the left at the end of each night.";

  private static String today(Resolution resolution) {
    return resolution.today().stream()
        .map(one -> one.rule().map(rule -> rule.number() + " ").orElse("") + one.relation().label())
        .collect(Collectors.joining(", "));
  }

  private static Resolution resolve(String number, Edition... editions) {
    return Book.history(editions).resolve(editions[0], RuleNumber.parse(number)).orElseThrow();
  }

  private static Edition old(String... rules) {
    return Book.of("2020-01-10", rules);
  }

  private static Edition now(String... rules) {
    return Book.of("2021-02-20", rules);
  }

  @Test
  void a_rule_that_kept_text_and_number_is_the_same_whatever_its_quotation_marks() {
    Resolution same =
        resolve(
            "100.1",
            old("100.1. A \"flat\" pebble isn't round."),
            now("100.1. A “flat” pebble isn’t round."));
    assertThat(today(same)).isEqualTo("100.1 same");
    assertThat(same.sameNumber()).isEqualTo(SameNumber.SAME_RULE);
    assertThat(same.steps()).isEmpty();
  }

  @Test
  void only_references_changed() {
    Resolution found =
        resolve(
            "100.1a",
            old(FLAT, "100.1a See rule 100.2 for the pebbles that roll."),
            now(FLAT, "100.1a See rule 100.3 for the pebbles that roll."));
    assertThat(today(found)).isEqualTo("100.1a cross-references");
  }

  @Test
  void a_rule_that_moved_is_found_though_another_one_has_its_number() {
    Resolution found =
        resolve(
            "100.1a",
            old(FLAT, ROUND),
            now(FLAT, "100.1a A pebble of glass breaks when it falls.", ROUND.replace("1a", "1b")));
    assertThat(today(found)).isEqualTo("100.1b moved");
    assertThat(found.sameNumber()).isEqualTo(SameNumber.OTHER_RULE);
    assertThat(found.steps())
        .extracting(stage -> stage.edition().name())
        .containsExactly("2021-02-20");
  }

  @Test
  void a_rule_in_other_words_keeps_its_number() {
    Resolution found =
        resolve("100.1", old(FLAT), now(FLAT.replace("sleeps", "rests or eats breakfast")));
    assertThat(today(found)).isEqualTo("100.1 reworded");
    assertThat(found.sureness()).isEqualTo(Succession.Sureness.LIKENESS);
  }

  @Test
  void a_rule_that_nobody_says_any_more_is_removed() {
    Resolution found = resolve("100.1a", old(FLAT, ROUND), now(FLAT));
    assertThat(today(found)).isEqualTo("removed");
    assertThat(found.sameNumber()).isEqualTo(SameNumber.NONE);
  }

  @Test
  void a_rule_of_which_two_parts_stand_apart_was_split() {
    Resolution found =
        resolve(
            "100.2",
            old(FLAT, LONG),
            now(
                FLAT,
                "100.2. A player turns a pebble over at the start of each day, and moves another.",
                "100.3. A player moves another pebble to the left at the end of each night."));
    assertThat(today(found)).isEqualTo("100.2 split, 100.3 split");
  }

  @Test
  void a_rule_whose_text_stands_today_was_not_split_though_it_was_in_between() {
    String turned =
        "100.2. A player turns a pebble over at the start of each day, and moves another.";
    String moved = "100.3. A player moves another pebble to the left at the end of each night.";
    Resolution found =
        resolve(
            "100.2",
            old(FLAT, LONG),
            now(FLAT, turned, moved),
            Book.of("2022-03-30", FLAT, LONG, moved));
    assertThat(today(found)).isEqualTo("100.2 same");
  }

  @Test
  void what_happened_in_between_is_told_edition_by_edition() {
    Resolution found =
        resolve(
            "100.1a",
            old(FLAT, ROUND),
            now(FLAT, "100.1a Glass breaks.", ROUND.replace("1a", "1b")),
            Book.of(
                "2022-03-30",
                FLAT,
                "100.1a Glass breaks.",
                ROUND.replace("1a", "1b").replace("once", "twice")));
    assertThat(found.steps())
        .extracting(stage -> stage.edition().name() + " " + stage.relation().label())
        .containsExactly("2021-02-20 moved", "2022-03-30 reworded");
  }

  @Test
  void a_line_begins_where_the_rule_was_added() {
    Edition newest = now(FLAT, ROUND);
    assertThat(Book.history(old(FLAT), newest).line(newest, newest.rules().get(1)))
        .extracting(
            stage -> stage.edition().name() + " " + stage.relation().label() + stage.numbers())
        .containsExactly("2020-01-10 same[]", "2021-02-20 added[100.1a]");
  }

  @Test
  void a_number_that_the_edition_has_not_has_no_history() {
    Edition edition = old(FLAT);
    assertThat(Book.history(edition).resolve(edition, RuleNumber.parse("100.9"))).isEmpty();
  }

  @Test
  void a_date_means_the_edition_in_force_that_holds_the_section() {
    Edition edition = old(FLAT);
    History history = Book.history(edition);
    assertThat(history.inForceOn(LocalDate.of(2024, 12, 1), RuleNumber.parse("100.1")))
        .contains(edition);
    assertThat(history.inForceOn(LocalDate.of(2024, 12, 1), RuleNumber.parse("508.1")))
        .contains(Editions.builtIn().named("2024-11-08").orElseThrow());
    assertThat(history.inForceOn(LocalDate.of(2001, 1, 1), RuleNumber.parse("100.1"))).isEmpty();
  }

  // The built-in editions, of which one is reviewed for another.

  private static Resolution builtIn(String edition, String number) {
    Editions editions = Editions.builtIn();
    return new History(editions, Crosswalk.builtIn())
        .resolve(editions.named(edition).orElseThrow(), RuleNumber.parse(number))
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2024-06-07 | 508.1d | 508.1d same | SAME_RULE",
        "2024-06-07 | 508.1  | 508.1 cross-references | SAME_RULE",
        "2024-06-07 | 508.4a | 508.4a reworded | SAME_RULE",
        "2025-02-07 | 508.1  | 508.1 cross-references | SAME_RULE",
        "2022-04-29 | 508.3d | 508.3d same | SAME_RULE",
        "2022-04-29 | 508.1a | 508.1a reworded | SAME_RULE",
        "2022-04-29 | 506.6a | 506.8a moved | NONE",
        "2022-04-29 | 506.6  | 506.8 moved | OTHER_RULE",
        "2021-11-19 | 508.3d | 508.3f moved | OTHER_RULE",
        "2021-11-19 | 508.3c | 508.3c reworded | SAME_RULE",
        "2008-02-01 | 308.2c | 508.1f moved | NONE",
        "2008-02-01 | 308.2a | 508.1a split, 508.1b split, 508.1c split, 508.1d split | NONE",
        "2008-02-01 | 306.5  | 506.5 moved | OTHER_RULE",
        "2008-02-01 | 500.1  | 508.1c split, 508.1d split | OTHER_RULE",
        "2008-02-01 | 500.3  | removed | OTHER_RULE",
        "2008-02-01 | 500.3a | removed | NONE",
        "2025-06-06 | 508.1d | 508.1d same | SAME_RULE"
      })
  void what_was_reviewed_overrules_what_the_texts_show(
      String edition, String number, String today, SameNumber same) {
    Resolution found = builtIn(edition, number);
    assertThat(today(found)).isEqualTo(today);
    assertThat(found.sameNumber()).isEqualTo(same);
  }

  @ParameterizedTest
  @CsvSource({"500.1", "500.3", "308.2a", "508.1d"})
  void what_a_rule_is_today_stands_in_the_newest_edition(String number) {
    String edition = number.startsWith("508") ? "2010-02-01" : "2008-02-01";
    assertThat(builtIn(edition, number).latest()).isEqualTo(Editions.builtIn().executed());
  }

  @Test
  void a_reviewed_line_reaches_back_to_308() {
    Edition executed = Editions.builtIn().executed();
    Rule rule = executed.rule(RuleNumber.parse("508.1k")).orElseThrow();
    assertThat(new History(Editions.builtIn(), Crosswalk.builtIn()).line(executed, rule))
        .extracting(stage -> stage.edition().name() + stage.numbers() + stage.relation().label())
        .startsWith("2003-03-15[308.5]same", "2003-07-01[308.2g]moved")
        .contains("2008-02-01[308.2g]same", "2009-07-11[508.1j]moved")
        .endsWith("2026-09-25[508.1k]same");
  }

  // Complete editions as they were published.

  private static final Map<String, Edition> READ = new HashMap<>();

  private static Edition published(String file) {
    Path path = SharedData.path("data/rules/MagicCompRules-" + file + ".txt");
    return READ.computeIfAbsent(
        file,
        _ -> {
          try {
            return OfficialFile.read(path);
          } catch (IOException | NotARulesFile e) {
            throw new AssertionError(e);
          }
        });
  }

  private static Optional<History> publishedHistory = Optional.empty();

  /** What became of a rule of 2021, with the editions of 2022 and 2025 held too. */
  private static Resolution of2021(String number) {
    Edition then = published("20211115");
    History history =
        publishedHistory.orElseGet(
            () -> Book.history(then, published("20220429"), published("20250207")));
    publishedHistory = Optional.of(history);
    return history.resolve(then, RuleNumber.parse(number)).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "508.3d | 508.3f moved | OTHER_RULE",
        "508.1d | 508.1d same | SAME_RULE",
        "508.1a | 508.1a reworded | SAME_RULE",
        "506.6  | 506.8 moved | OTHER_RULE",
        "506.6a | 506.8a moved | NONE",
        "506.6g | 506.8g moved | NONE",
        "508.8  | 508.8 same | SAME_RULE",
        "506.3a | 506.3a same | SAME_RULE"
      })
  void rules_of_2021_are_found_among_those_of_today(String number, String today, SameNumber same) {
    Resolution found = of2021(number);
    assertThat(today(found)).isEqualTo(today);
    assertThat(found.sameNumber()).isEqualTo(same);
    assertThat(found.latest().name()).isEqualTo("2026-09-25");
  }

  @Test
  void what_was_508_3d_in_2021_is_508_3f_since_february_2022() {
    Resolution found = of2021("508.3d");
    assertThat(found.steps())
        .extracting(
            stage -> stage.edition().name() + " " + stage.relation().label() + stage.numbers())
        .startsWith("2022-02-18 moved[508.3f]");
  }

  @Test
  void every_rule_of_2021_became_something_or_is_gone() {
    var counts =
        published("20211115").rules().stream()
            .map(rule -> of2021(rule.number().toString()))
            .collect(Collectors.groupingBy(Resolution::relation, Collectors.counting()));
    assertThat(counts.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(2617);
    assertThat(counts.get(Relation.REMOVED)).isLessThan(100);
    assertThat(counts.get(Relation.SAME)).isGreaterThan(1500);
  }
}
