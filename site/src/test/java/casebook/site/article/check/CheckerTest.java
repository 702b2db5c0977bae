package casebook.site.article.check;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.History;
import casebook.rules.published.NotARulesFile;
import casebook.rules.published.OfficialFile;
import casebook.site.StoppedClock;
import casebook.site.article.Corpus;
import casebook.site.article.check.Finding.Status;
import casebook.site.article.prose.Format;
import casebook.site.cases.PublishedRulings;
import casebook.site.wording.Misquoting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is found of the citations of an article. */
class CheckerTest {
  private static final Editions EDITIONS = Editions.builtIn().by(StoppedClock.OCTOBER_2026);

  private static List<Finding> check(Editions editions, String date, String article) {
    return new Checker(editions, new History(editions, Crosswalk.builtIn()), Editions.day(date))
        .check(article, Format.MARKDOWN);
  }

  private static Finding only(String date, String article) {
    List<Finding> found = check(EDITIONS, date, article);
    assertThat(found).hasSize(1);
    return found.getFirst();
  }

  private static String suggestion(Finding finding) {
    return finding.suggestion().map(RuleNumber::toString).orElse("");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2025-07-01 | A goaded creature attacks if able (508.1d). | OK",
        "''         | A goaded creature attacks if able (508.1d). | OK",
        "2025-07-01 | It is so (508.1d).              | NOT_COMPARED",
        "2024-07-01 | As CR 508.1d says.              | NOT_COMPARED",
        "2024-07-01 | As CR 508.1 says.               | CROSS_REFERENCES_CHANGED",
        "2024-07-01 | As CR 508.4a says.              | REWORDED",
        "2008-06-01 | As 308.2c says.                 | MOVED",
        "2008-06-01 | As 308.2a says.                 | MOVED",
        "2025-07-01 | As 508.9 says.                  | UNKNOWN",
        "2025-07-01 | As 508.1a–508.1z say.           | UNKNOWN",
        "2025-07-01 | Rule 508 is about attackers.    | NOT_COMPARED",
        "2025-07-01 | Flying is 702.9a.               | NOT_HELD",
        "2024-07-01 | Blocked is 506.4.               | REWORDED",
        "2021-12-01 | Unblocked ones: see 508.3d.     | MOVED",
        "2022-05-01 | Whoever attacks: see 508.3d.    | NOT_COMPARED",
        "2021-12-01 | Before blockers? See 506.6b.    | MOVED",
        "2009-06-01 | Blocked is 506.4.               | NOT_HELD"
      })
  void a_citation_is_held_against_the_edition_of_the_day(
      String date, String article, Status status) {
    assertThat(only(date, article).status()).isEqualTo(status);
  }

  @Test
  void of_a_range_all_is_told() {
    assertThat(only("2021-12-01", "See 508.3c–d.").message())
        .contains("508.3c of November 19, 2021 ", "508.3d of November 19, 2021 is 508.3f today");
    assertThat(only("2021-12-01", "See 506.6a–c.").message())
        .contains("is 506.8a today", "is 506.8b today", "is 506.8c today");
    assertThat(only("2021-12-01", "See 508.1a–508.1z.").message()).containsOnlyOnce("has no");
  }

  @ParameterizedTest
  @CsvSource({
    "By rule 508.1l triggers come last., 508.1l, 508.1k comes right before 508.1m",
    "By CR508.1O nothing., 508.1o, the last sub-rule of 508.1 is 508.1m",
    "See rule 508.2l., 508.2l, the last sub-rule of 508.2 is 508.2b"
  })
  void no_edition_has_a_letter_that_the_rules_skip(String article, String cited, String why) {
    Finding found = only("2025-07-01", article);
    assertThat(found.status()).isEqualTo(Status.UNKNOWN);
    assertThat(found.mention().cited()).isEqualTo(cited);
    assertThat(found.message()).contains("There is no " + cited, why);
  }

  @Test
  void words_quoted_beside_a_skipped_letter_tell_which_rule_was_meant() {
    Finding found =
        only(
            "2025-07-01",
            "Triggers (508.1l): “Any abilities that trigger on attackers being declared trigger.”");
    assertThat(suggestion(found)).isEqualTo("508.1m");
    assertThat(found.fixable()).isTrue();
  }

  @Test
  void what_has_moved_is_suggested() {
    Finding moved = only("2008-06-01", "As 308.2c says.");
    assertThat(suggestion(moved)).isEqualTo("508.1f");
    assertThat(moved.message()).isEqualTo("308.2c of May 1, 2008 is 508.1f today.");
    assertThat(moved.fixable()).isTrue();
    assertThat(only("2008-06-01", "As 308.2a says.").fixable()).isFalse();
  }

  /** Whether a number came with an edition that isn't held or after it, nobody can say. */
  @Test
  void a_number_is_not_said_to_have_come_later_where_the_edition_in_force_is_not_held() {
    assertThat(only("2026-06-20", "As 506.8a says.").message())
        .isEqualTo(
            "The edition of June 19, 2026 has no 506.8a. It came later: the edition of September"
                + " 25, 2026 has it.");
    String missing =
        "In force on August 10, 2026 was the edition of August 7, 2026, which isn’t held; this is"
            + " that of June 19, 2026.";
    for (Finding found :
        List.of(
            only("2026-08-10", "As 506.8a says."),
            only("", "As [506.8a](https://example.org/cr/2026-08-10/506.8a) says."))) {
      assertThat(found.message())
          .isEqualTo(
              "The edition of June 19, 2026 has no 506.8a. The edition of September 25, 2026 has"
                  + " it. "
                  + missing);
    }
    assertThat(only("2026-08-10", "As 506.7a says.").message()).endsWith(missing);
  }

  @Test
  void a_number_that_came_later_is_unknown_then() {
    Finding later = only("2008-06-01", "As 308.9 says.");
    assertThat(later.status()).isEqualTo(Status.UNKNOWN);
    assertThat(only("2026-10-01", "As 508.9 says.").message())
        .isEqualTo("The edition of September 25, 2026 has no 508.9. Nearest to it: 508.8, 508.");
  }

  @Test
  void a_number_that_no_rule_has_any_more_leads_to_what_the_rule_is_today() {
    Finding gone = only("", "As 506.7a says.");
    assertThat(gone.status()).isEqualTo(Status.UNKNOWN);
    assertThat(gone.message())
        .isEqualTo(
            "The edition of September 25, 2026 has no 506.7a. 506.7a was a rule until an edition"
                + " between June 19 and September 25, 2026; it is 506.8a today.");
    assertThat(suggestion(gone)).isEqualTo("506.8a");
    assertThat(gone.fixable()).isTrue();
    // The article is of its own day: what its edition called the rule isn't what to cite today.
    assertThat(only("2026-06-20", "As 506.8a says.").suggestion()).isEmpty();
    assertThat(only("2018-12-01", "As 508.9 says.").suggestion()).isEmpty();
  }

  /** From July 11, 2009 on 306 is about planeswalkers, and 308 and 500 are about other things. */
  @ParameterizedTest
  @CsvSource({"306.4, MOVED", "308.2c, MOVED", "500.2, MOVED", "306.5c, UNKNOWN"})
  void a_section_that_got_another_number_is_not_the_one_of_later_articles(
      String number, Status before) {
    assertThat(only("2009-07-10", "As " + number + " says.").status()).isEqualTo(before);
    for (String later : List.of("2009-07-11", "2018-03-01", "2018-12-01", "2026-10-01")) {
      Finding found = only(later, "As " + number + " says.");
      assertThat(found.status()).isEqualTo(Status.NOT_HELD);
      assertThat(found.suggestion()).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "CR 508.1c: “Tapping a creature when it’s declared as an attacker isn’t a cost” | 508.1f",
        "CR 508.1c: \"Tapping a creature when it's declared as an attacker isn't a cost\" | 508.1f",
        "“Partial payments are not allowed” is what 508.1i says. | 508.1j",
        "“Partial payments are not allowed.” But see “they pay all costs in any order”, 508.1i. |"
            + " 508.1j",
        "“they pay all costs in any order” (508.1j) | ",
        "> 508.1d Any abilities that trigger on attackers being declared trigger. | 508.1m",
        "Any abilities that trigger on attackers being declared trigger (508.1k). | 508.1m",
        "508.4a: A creature that’s put onto the battlefield attacking isn’t affected by requirements | 508.4c",
        "508.1c: It’s legal to declare both as attackers | "
      })
  void quoted_words_belong_to_their_rule(String article, String suggestion) {
    Finding found = only("2025-07-01", article);
    assertThat(suggestion(found)).isEqualTo(suggestion == null ? "" : suggestion);
    assertThat(found.status()).isEqualTo(suggestion == null ? Status.OK : Status.OTHER_RULE);
  }

  @Test
  void a_citation_within_quoted_words_is_part_of_them() {
    String rule = EDITIONS.executed().rule(RuleNumber.parse("506.1")).orElseThrow().text();
    List<Finding> found = check(EDITIONS, "", rule + " (506.2)");
    assertThat(found.getLast().status()).isEqualTo(Status.OTHER_RULE);
    assertThat(suggestion(found.getLast())).isEqualTo("506.1");
    assertThat(found.getFirst().mention().cited()).isEqualTo("508.8");
    assertThat(found.getFirst().status()).isEqualTo(Status.OK);
    assertThat(found.getFirst().message()).startsWith("The words of 506.1 have it here.");
  }

  @Test
  void words_of_a_rule_beside_the_number_of_its_sub_rule_are_told() {
    Finding found = only("", "“Only a creature can attack or block.” (506.3a)");
    assertThat(found.status()).isEqualTo(Status.OTHER_RULE);
    assertThat(found.message())
        .isEqualTo(
            "The words quoted beside 506.3a are in 506.3 of the edition of September 25, 2026, to"
                + " which 506.3a belongs.");
    Finding parent = only("", "“Partial payments are not allowed.” (508.1)");
    assertThat(parent.status()).isEqualTo(Status.OK);
    assertThat(parent.message())
        .startsWith("The words beside it are those of 508.1j, which belongs to it.");
  }

  @Test
  void where_nothing_is_said_nothing_is_certified() {
    Finding found = only("", "He said “I would never attack with that creature” under 508.1d.");
    assertThat(found.status()).isEqualTo(Status.NOT_COMPARED);
    assertThat(found.compared()).isEmpty();
    assertThat(found.message()).doesNotContain("nchanged");
    assertThat(found.needsAttention()).isFalse();
  }

  @Test
  void each_of_several_numbers_in_brackets_has_the_words_before_it() {
    List<Finding> found =
        check(
            EDITIONS,
            "",
            "A creature with defender can’t attack (508.1c), a goaded one attacks if able"
                + " (508.1f), and vigilance lets a creature attack without tapping (508.1f).");
    assertThat(found)
        .extracting(Finding::status)
        .containsExactly(Status.OK, Status.OTHER_RULE, Status.OK);
    assertThat(suggestion(found.get(1))).isEqualTo("508.1d");
    assertThat(found.get(1).compared().orElseThrow().words())
        .isEqualTo("a goaded one attacks if able");
  }

  @Test
  void a_link_to_any_date_pins_a_citation_to_the_edition_in_force_then() {
    List<Finding> found =
        check(EDITIONS, "2025-07-01", "[508.3d](https://x.org/cr/2022-01-15/508.3d) as it was.");
    assertThat(found).singleElement().extracting(Finding::status).isEqualTo(Status.MOVED);
  }

  @Test
  void a_block_of_quoted_words_belongs_to_the_number_above_it() {
    Finding found =
        only(
            "2025-07-01",
            """
            As 508.1c says:

            > Any abilities that trigger on attackers being declared trigger.
            """);
    assertThat(found.status()).isEqualTo(Status.OTHER_RULE);
    assertThat(suggestion(found)).isEqualTo("508.1m");
  }

  @Test
  void a_sentence_that_describes_another_rule_is_noticed() {
    Finding found =
        only(
            "2025-07-01",
            "Before the costs are paid, lands can be tapped for mana: that is the time for mana"
                + " abilities (508.3b).");
    assertThat(found.status()).isEqualTo(Status.OTHER_RULE);
    assertThat(suggestion(found)).isEqualTo("508.1i");
    assertThat(found.fixable()).isFalse();
  }

  @Test
  void each_quotation_goes_with_the_nearest_number() {
    List<Finding> found =
        check(
            EDITIONS,
            "2025-07-01",
            "“they pay all costs in any order” (508.1j), while “isn’t a cost; attacking simply"
                + " causes creatures to become tapped” is 508.1f.");
    assertThat(found).extracting(Finding::status).containsOnly(Status.OK);
  }

  @Test
  void a_quotation_goes_with_a_number_in_its_own_paragraph() {
    List<Finding> found =
        check(
            EDITIONS,
            "2025-07-01",
            "It is illegal by 508.1d.\n\n"
                + "“they pay all costs in any order” is what is meant by 508.1j.");
    assertThat(found).extracting(Finding::status).containsExactly(Status.NOT_COMPARED, Status.OK);
  }

  @Test
  void a_link_pins_its_number_to_an_edition() {
    Finding found = only("", "[308.2c](https://x.org/cr/2008-02-01/308.2c)");
    assertThat(found.status()).isEqualTo(Status.MOVED);
    assertThat(found.fixable()).isFalse();
  }

  @Test
  void what_was_found_is_exchanged_and_shown() {
    String article = "# Tapping\n\nAs CR308.2c says, and (308.2a).\n";
    List<Finding> found = check(EDITIONS, "2008-06-01", article);
    Correction correction = Correction.of(article, found);
    assertThat(correction.text()).isEqualTo("# Tapping\n\nAs CR508.1f says, and (308.2a).\n");
    assertThat(correction.difference(article))
        .containsExactly(
            "@@ line 3 @@", "-As CR308.2c says, and (308.2a).", "+As CR508.1f says, and (308.2a).");
    assertThat(check(EDITIONS, "2025-07-01", correction.text()).getFirst().needsAttention())
        .isFalse();
  }

  private static Stream<Corpus.Article> articles() {
    return Corpus.articles();
  }

  @ParameterizedTest
  @MethodSource("articles")
  void articles_that_cite_rightly_need_no_attention(Corpus.Article article) {
    var checker =
        new Checker(
            EDITIONS, new History(EDITIONS, Crosswalk.builtIn()), Editions.day("2026-10-01"));
    assertThat(checker.check(article.text(), article.format()))
        .filteredOn(Finding::needsAttention)
        .filteredOn(finding -> finding.status() != Status.UNKNOWN)
        .isEmpty();
  }

  @Test
  void words_that_are_nearly_a_rules_own_are_told_with_the_difference() {
    Finding finding =
        check(EDITIONS, "", "508.1f: \"The active player untaps the chosen creatures.\"")
            .getFirst();
    assertThat(finding.status()).isEqualTo(Status.MISQUOTED);
    assertThat(finding.needsAttention()).isTrue();
    assertThat(finding.message()).contains("say “untaps” where it says “taps”");
    assertThat(finding.compared().orElseThrow().changes())
        .containsExactly(new Misquoting.Change("taps", "untaps"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "The defending player announces what each creature attacks (508.1b).|508.1b says that the active player announces it.",
        "Creatures don't get tapped when they attack (508.1f).|508.1f says that the chosen creatures are tapped.",
        "Attackers are declared by the nonactive player (508.1).|508.1 says that the active player declares attackers.",
        "You must pay Propaganda for a creature that attacks if able (508.1d).|508.1d says that nobody is required to pay a cost to attack."
      })
  void what_says_the_opposite_is_told_with_what_the_rule_says(String article, String says) {
    Finding finding = only("", article);
    assertThat(finding.status()).isEqualTo(Status.MISQUOTED);
    assertThat(finding.message()).isEqualTo("What is said beside it is the opposite: " + says);
    assertThat(finding.compared().orElseThrow().changes()).isEmpty();
    assertThat(finding.suggestion()).isEmpty();
  }

  @Test
  void who_denies_or_asks_whether_it_is_the_opposite_does_not_say_it() {
    for (String right :
        List.of(
            "The nonactive player doesn't get priority first (508.2).",
            "Does declaring attackers use the stack (508.1)?",
            "It's a myth that declaring attackers uses the stack (508.1).",
            "Creatures with vigilance don't get tapped when they attack (508.1f).",
            "An attacker's controller, not the defending player, announces it (508.1b).")) {
      assertThat(only("", right).needsAttention()).as(right).isFalse();
    }
  }

  /** In 2008 the rule was 308.2c; before 2009 tapped blockers dealt no damage. */
  @Test
  void what_an_older_edition_says_otherwise_is_no_opposite() {
    assertThat(only("2008-06-01", "Creatures don't get tapped when they attack (308.2c).").status())
        .isEqualTo(Status.MOVED);
    assertThat(only("", "Creatures don't get tapped when they attack (508.1f–g).").status())
        .isNotEqualTo(Status.MISQUOTED);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "“Whenever a player attacks with a creature” is covered by 508.3c. | OK",
        "“Whenever a creature attacks a player” is covered by 508.3a. | OK",
        "“Whenever [a player] attacks [another player]” (508.3e). | OK",
        "“Whenever a player attacks another player” triggers for a token put onto the battlefield attacking (508.3e). | MISQUOTED",
        "“Whenever a player attacks another player” isn't about the single attacker (508.3c). | OTHER_RULE",
        "A creature attacks alone only if it's the single creature declared as an attacker, says 506.5. | OK",
        "“Whenever a creature attacks” triggers only when the creature is declared as an attacker (508.3a). | OK",
        "The combat phase has five steps, which proceed in order: beginning of combat, declare attackers, declare blockers, combat damage, and end of combat (506.1). | OK",
        "A permanent is removed from combat only when it leaves the battlefield (506.4). | MISQUOTED",
        "There are combat damage steps if any attacking or blocking creature has first strike or double strike (506.1). | MISQUOTED",
        "The chosen creatures must be untapped, they can't also be battles, and each one must have haste and not have been controlled by the active player continuously since the turn began (508.1a). | MISQUOTED",
        "The combat phase has four steps, which proceed in order: beginning of combat, declare attackers, declare blockers, combat damage, and end of combat (506.1). | MISQUOTED",
        "A creature attacks alone if it's the second creature declared as an attacker, says 506.5. | MISQUOTED",
        "“A creature attacks alone if it's the single creature declared as an attacker” (506.5). | MISQUOTED",
        "Nothing but a creature can attack or block (506.3). | OK",
        "It doesn't attack alone if another creature is declared with it (506.5). | OK",
        "If no creatures are declared as attackers and none are put onto the battlefield attacking, you skip declare blockers and combat damage (508.8). | OK",
        "If creatures are declared as attackers and none are put onto the battlefield attacking, you skip declare blockers and combat damage (508.8). | MISQUOTED",
        "You can't put a creature onto the battlefield attacking a player who isn't a defending player (506.3c). | NOT_COMPARED",
        "It attacks alone if another creature is declared as an attacker (506.5). | MISQUOTED"
      })
  void words_of_cards_that_a_rule_quotes_and_other_words_for_only_are_right(
      String article, Status status) {
    assertThat(only("", article).status()).as(article).isEqualTo(status);
  }

  /** Until 2022 508.3d was about what isn't blocked, and no rule about a player who attacks. */
  @ParameterizedTest
  @CsvSource({"2021-07-23", "2021-10-01", "2021-11-19"})
  void what_only_a_rule_of_today_says_is_told_with_todays_number(String date) {
    Finding found = only(date, "“Whenever a player attacks” (508.3d) triggers once.");
    assertThat(found.status()).isEqualTo(Status.OTHER_RULE);
    assertThat(found.suggestion()).isEmpty();
    assertThat(found.message())
        .startsWith("What is said beside 508.3d is what today’s 508.3d says, which the edition of")
        .contains("doesn’t have", "is 508.3f today");
  }

  @Test
  void what_another_rule_says_is_suggested_by_its_number_of_that_day() {
    Finding found =
        only(
            "2008-06-01",
            "Before the costs are paid, lands can be tapped for mana: that is the time for mana"
                + " abilities (308.2c).");
    assertThat(found.status()).isEqualTo(Status.OTHER_RULE);
    assertThat(suggestion(found)).isEqualTo("308.2e");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<dl><dt>%s</dt><dd>%s</dd></dl>",
        "<table><tr><td>%s</td><td>%s</td></tr></table>",
        "<table><tr><th>%s</th> <td>%s</td></tr><tr><td>x</td></tr></table>",
        "<ul><li><b>%s</b><br>%s</li></ul>"
      })
  void words_beside_a_number_in_a_row_or_a_list_of_terms_are_compared(String pair) {
    String words = "Any abilities that trigger on attackers being declared trigger.";
    assertThat(html(pair.formatted("508.1m", words)))
        .extracting(Finding::status)
        .containsExactly(Status.OK);
    assertThat(html(pair.formatted("508.1c", words)))
        .extracting(Finding::status)
        .containsExactly(Status.OTHER_RULE);
    assertThat(html(pair.formatted("508.1c", words) + pair.formatted("508.1m", "It is so.")))
        .extracting(Finding::status)
        .containsExactly(Status.OTHER_RULE, Status.NOT_COMPARED);
  }

  private static List<Finding> html(String article) {
    return new Checker(
            EDITIONS, new History(EDITIONS, Crosswalk.builtIn()), Editions.day("2026-10-01"))
        .check(article, Format.HTML);
  }

  /** 506.8c cites 506.8, to which 506.8d belongs, and 506.8g cites 506.8a itself. */
  @Test
  void the_source_of_a_quotation_is_no_citation_within_it() {
    for (String source : List.of("506.8c, 506.8d", "506.8g, 506.8a")) {
      String[] numbers = source.split(", ", -1);
      String words = EDITIONS.executed().rule(RuleNumber.parse(numbers[0])).orElseThrow().text();
      for (String article :
          List.of(
              "<blockquote><p>%s</p><footer>— CR %s</footer></blockquote>",
              "<blockquote>%s<br><cite>Rule %s</cite></blockquote>",
              "<blockquote>%s (CR %s)</blockquote>")) {
        assertThat(html(article.formatted(words, numbers[0])).getLast().status())
            .as(article)
            .isEqualTo(Status.OK);
        Finding wrong = html(article.formatted(words, numbers[1])).getLast();
        assertThat(wrong.status()).as(article).isEqualTo(Status.OTHER_RULE);
        assertThat(suggestion(wrong)).isEqualTo(numbers[0]);
      }
      Finding markdown = check(EDITIONS, "", "> " + words + "\n> — CR " + numbers[1]).getLast();
      assertThat(markdown.status()).isEqualTo(Status.OTHER_RULE);
    }
  }

  @Test
  void the_source_in_a_tag_of_a_quotation_is_a_citation_of_its_words() {
    for (String quoting : List.of("508.1c", "\"CR 508.1c\"")) {
      Finding found =
          new Checker(
                  EDITIONS, new History(EDITIONS, Crosswalk.builtIn()), Editions.day("2026-10-01"))
              .check(
                  "[quote=" + quoting + "]Partial payments are not allowed.[/quote]", Format.BBCODE)
              .getFirst();
      assertThat(found.status()).isEqualTo(Status.OTHER_RULE);
      assertThat(suggestion(found)).isEqualTo("508.1j");
    }
  }

  @Test
  void that_a_sentence_in_other_words_is_true_is_not_said() {
    assertThat(only("", "A goaded creature attacks if able (508.1d).").message())
        .isEqualTo(
            "This is about what 508.1d says; whether it is true isn’t checked. Unchanged today.");
  }

  @Test
  void only_what_changes_the_meaning_is_a_difference() {
    for (String same :
        List.of(
            "508.1f: \"The active player taps the chosen creature.\"",
            "508.1f: \"[T]he active player taps the [seven] chosen creatures.\"",
            "508.1f: \"Tapping a creature … is not a cost.\"",
            "As 508.1f says, tapping a creature when it is declared as an attacker isn't really a cost.")) {
      assertThat(check(EDITIONS, "", same)).as(same).noneMatch(Finding::needsAttention);
    }
    for (String other :
        List.of(
            "508.1f: \"Tapping a creature when it's declared as an attacker is a cost.\"",
            "508.1f: \"Tapping a creature when it's declared as a blocker isn't a cost.\"",
            "As 508.1f says, tapping a creature after it's declared as an attacker isn't a cost.")) {
      assertThat(check(EDITIONS, "", other))
          .as(other)
          .extracting(Finding::status)
          .containsExactly(Status.MISQUOTED);
    }
  }

  @Test
  void the_answers_of_the_casebook_cite_the_rules_that_they_tell_of() {
    assertThat(PublishedRulings.builtIn().all()).hasSizeGreaterThan(100);
    assertThat(PublishedRulings.builtIn().all())
        .flatExtracting(ruling -> check(EDITIONS, "", ruling.question() + "\n\n" + ruling.answer()))
        .hasSizeGreaterThan(100)
        .filteredOn(Finding::needsAttention)
        .extracting(Finding::message)
        .isEmpty();
  }

  // With the complete editions as they were published.

  private static Editions published() {
    Editions editions = EDITIONS;
    for (String file : List.of("20211115", "20220429", "20250207")) {
      editions = editions.with(published(file));
    }
    return editions;
  }

  private static Edition published(String file) {
    Path path =
        Path.of(System.getProperty("casebook.root"))
            .resolveSibling("shared")
            .resolve("data/rules/MagicCompRules-" + file + ".txt");
    Assumptions.assumeTrue(Files.exists(path), () -> "SKIPPED, not checked: there is no " + path);
    try {
      return OfficialFile.read(path);
    } catch (IOException | NotARulesFile e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void an_article_of_2021_that_cites_508_3d_means_508_3f_today() {
    Editions editions = published();
    Finding dated = check(editions, "2021-12-01", "See CR 508.3d.").getFirst();
    assertThat(dated.status()).isEqualTo(Status.MOVED);
    assertThat(suggestion(dated)).isEqualTo("508.3f");
    assertThat(dated.message()).contains("today’s 508.3d is another rule");
    Finding undated =
        check(
                editions,
                "",
                "“triggers during the declare blockers step, not the declare attackers step”"
                    + " (508.3d)")
            .getFirst();
    assertThat(undated.status()).isEqualTo(Status.OTHER_RULE);
    assertThat(suggestion(undated)).isEqualTo("508.3f");
  }
}
