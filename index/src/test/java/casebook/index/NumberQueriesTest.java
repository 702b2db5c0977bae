package casebook.index;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.query.Query;
import casebook.index.result.Hit;
import casebook.index.result.SearchResult;
import casebook.index.result.Suggestion;
import casebook.index.text.Kind;
import casebook.rules.AskedEdition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberQueriesTest {

  private static RulesIndex index;

  @BeforeAll
  static void build() {
    index = RulesIndex.over(Editions.builtIn(), List.of());
  }

  @AfterAll
  static void close() {
    index.close();
  }

  private static List<String> rules(SearchResult result) {
    return result.hits().stream()
        .filter(hit -> hit.kind() == Kind.RULE)
        .map(hit -> hit.rule().orElseThrow().toString())
        .toList();
  }

  private static List<RuleNumber> numbers(String... numbers) {
    return List.of(numbers).stream().map(RuleNumber::parse).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "508.1d",
        "508.1D",
        "CR 508.1d",
        "CR508.1d",
        "cr 508.1 d",
        "rule 508.1d",
        "rule 508 1d",
        "508 1d",
        "rules 508.1(d)",
        "508.1d.",
        "508.1.d",
        "508,1d",
        "5081d",
        "508:1d",
        "508;1d",
        "508..1d",
        "508/1d",
        "\"508.1d\"",
        "Comprehensive Rules 508.1d",
        "CR: 508.1d",
        "§508.1d",
        "  508.1d\t",
        "５０８.1d",
        "(508.1d)",
        "see rule 508.1d",
        "what is 508.1d?"
      })
  void every_usual_form_of_508_1d_finds_that_sub_rule_of_the_current_edition(String written) {
    Hit first = index.search(Query.of(written)).hits().getFirst();
    assertThat(first.kind()).isEqualTo(Kind.RULE);
    assertThat(first.rule()).contains(RuleNumber.parse("508.1d"));
    assertThat(first.edition()).contains("2026-09-25");
    assertThat(first.href()).isEqualTo("/cr/2026-09-25/508.1d");
  }

  @Test
  void a_rule_is_followed_by_its_sub_rules_in_order() {
    assertThat(rules(index.search(Query.of("508.1"))).subList(0, 13))
        .containsExactly(
            "508.1", "508.1a", "508.1b", "508.1c", "508.1d", "508.1e", "508.1f", "508.1g", "508.1h",
            "508.1i", "508.1j", "508.1k", "508.1m");
  }

  @Test
  void a_range_finds_its_sub_rules_in_order() {
    for (String written : List.of("506.8a–f", "CR 506.8a-506.8f", "506.8a to f", "506.8f-a")) {
      assertThat(rules(index.search(Query.of(written))))
          .as(written)
          .startsWith("506.8a", "506.8b", "506.8c", "506.8d", "506.8e", "506.8f");
    }
  }

  @Test
  void _508_1l_suggests_its_neighbours_because_the_letter_l_is_skipped() {
    SearchResult result = index.search(Query.of("508.1l"));
    assertThat(rules(result)).startsWith("508.1k", "508.1m");
    assertThat(result.suggestion())
        .contains(new Suggestion.Impossible("508.1l", numbers("508.1k", "508.1m")));
  }

  @Test
  void _508_9_suggests_508_8_the_last_rule_of_the_section() {
    SearchResult result = index.search(Query.of("508.9"));
    assertThat(rules(result)).startsWith("508.8");
    assertThat(result.suggestion().flatMap(Suggestion::instead)).contains("508.8");
  }

  @Test
  void _999_suggests_the_sections_that_are_held() {
    assertThat(index.search(Query.of("999")).suggestion())
        .contains(
            new Suggestion.SectionNotHeld(
                RuleNumber.parse("999"), List.of(), numbers("508", "506")));
  }

  @Test
  void a_number_that_only_an_older_edition_has_is_found_there() {
    Hit first = index.search(Query.of("308.2a")).hits().getFirst();
    assertThat(first.href()).isEqualTo("/cr/2009-05-01/308.2a");
  }

  @Test
  void a_number_of_an_older_edition_is_followed_by_the_one_that_it_is_today() {
    SearchResult result = index.search(Query.of("308.2b"));
    assertThat(rules(result)).startsWith("308.2b", "508.1e");
    assertThat(result.suggestion())
        .contains(
            new Suggestion.Moved(RuleNumber.parse("308.2b"), "2009-05-01", numbers("508.1e")));
  }

  @Test
  void a_point_after_a_number_asks_for_exactly_that_rule() {
    assertThat(rules(index.search(Query.of("508.1."))))
        .contains("508.1")
        .doesNotContain("508.1a", "508.10");
    assertThat(index.search(Query.of("508.1.")).rewritten()).isEqualTo("508.1.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          508.1@2024        | 2024-11-08
          508.1 @ 2024-06   | 2024-06-07
          508.1@2024-12-31  | 2024-11-08
          508.1@latest      | 2026-09-25
          308.1@2009-06     | 2009-05-01
          """)
  void an_edition_after_an_at_sign_answers_with_its_own_texts(String typed, String edition) {
    SearchResult result = index.search(Query.of(typed));
    assertThat(result.hits().getFirst().edition()).contains(edition);
    assertThat(result.hits())
        .filteredOn(hit -> hit.kind() == Kind.RULE)
        .allMatch(hit -> hit.editions().contains(edition));
  }

  @Test
  void before_the_first_edition_there_is_none_to_ask() {
    assertThat(index.search(Query.of("508.1@1997")).suggestion())
        .get()
        .isInstanceOfSatisfying(
            Suggestion.EditionNotHeld.class,
            suggestion -> assertThat(suggestion.why()).isInstanceOf(AskedEdition.TooEarly.class));
    assertThat(index.search(Query.of("508.1@9999-12")).suggestion())
        .get()
        .isInstanceOfSatisfying(
            Suggestion.EditionNotHeld.class,
            suggestion -> assertThat(suggestion.why()).isInstanceOf(AskedEdition.ToCome.class));
  }

  @ParameterizedTest
  @ValueSource(strings = {"508.1a@2024-2-9", "508.1a@garbage", "508.1a@2023-02-29"})
  void what_is_no_date_is_told(String typed) {
    assertThat(index.search(Query.of(typed)).suggestion())
        .get()
        .isInstanceOfSatisfying(
            Suggestion.EditionNotHeld.class,
            suggestion -> assertThat(suggestion.why()).isInstanceOf(AskedEdition.NoDate.class));
  }

  @ParameterizedTest
  @CsvSource({"5O8.1d,508.1d", "508.ld,508.1d", "5o8,508", "508-1d,508.1d", "508.Ic,508.1c"})
  void what_looks_like_a_digit_is_read_as_one(String typed, String rule) {
    assertThat(rules(index.search(Query.of(typed)))).startsWith(rule);
  }

  @Test
  void words_with_an_l_or_an_o_are_no_numbers() {
    assertThat(index.search(Query.of("lol 100 lo10")).rewritten()).contains("lol");
  }

  @Test
  void digits_that_changed_places_are_put_back() {
    SearchResult result = index.search(Query.of("580.1d"));
    assertThat(rules(result)).startsWith("508.1d");
    assertThat(result.suggestion().flatMap(Suggestion::instead)).contains("508.1d");
  }

  @Test
  void a_range_of_letters_may_begin_with_a() {
    assertThat(rules(index.search(Query.of("506.3 a to c"))))
        .startsWith("506.3a", "506.3b", "506.3c");
  }

  @ParameterizedTest
  @CsvSource({"508.1k-o, 508.1o", "508.1k to 508.1l, 508.1l"})
  void a_range_that_ends_with_no_rule_says_so(String asked, String impossible) {
    assertThat(index.search(Query.of(asked)).suggestion())
        .get()
        .isInstanceOfSatisfying(
            Suggestion.Impossible.class, one -> assertThat(one.written()).isEqualTo(impossible));
  }

  @Test
  void a_letter_after_a_section_and_a_dash_is_a_word() {
    assertThat(index.search(Query.of("rule 508 - a creature must attack")).suggestion()).isEmpty();
  }

  @Test
  void what_a_number_is_asks_for_nothing_but_the_number() {
    assertThat(index.search(Query.of("what's 508.1d?")).words()).isEmpty();
    assertThat(index.search(Query.of("what’s 508.1d?")).words()).isEmpty();
  }

  @Test
  void a_number_that_is_not_held_does_not_keep_a_slip_from_being_mended() {
    assertThat(index.search(Query.of("CR 509 plaeswalker")).rewritten()).contains("planeswalker");
  }

  @Test
  void more_numbers_than_are_looked_up_are_not_passed_over_in_silence() {
    String many =
        "506.1 506.2 506.3 506.4 506.5 506.7 506.8 508.1a 508.1b 508.1c 508.1d 508.1e 508.1f";
    assertThat(index.search(Query.of(many)).whole()).isTrue();
    assertThat(index.search(Query.of(many + " 508.2 508.3 508.4 508.5 508.6")).whole()).isFalse();
  }

  /** What is 508 today was 308 in 2008. */
  @ParameterizedTest
  @CsvSource({"508.1c@2008-02, 308.2a", "308.2a@2025, 508.1a"})
  void a_number_that_the_asked_edition_does_not_have_leads_to_where_it_says_that(
      String asked, String there) {
    SearchResult found = index.search(Query.of(asked));
    assertThat(found.suggestion())
        .get()
        .isInstanceOfSatisfying(
            Suggestion.OfOtherEditions.class,
            one -> assertThat(one.lookedUp()).contains(RuleNumber.parse(there)));
    assertThat(rules(found)).contains(there);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "section 508",
        "CR section 508",
        "508 section",
        "the section 508",
        "sec. 508",
        "chapter 508",
        "508 text",
        "508 explained",
        "show me rule 508"
      })
  void words_that_only_introduce_a_section_are_not_searched(String written) {
    assertThat(rules(index.search(Query.of(written)))).startsWith("508", "508.1", "508.1a");
    assertThat(index.search(Query.of(written)).rewritten()).isEqualTo("508");
  }

  @Test
  void words_beside_a_section_are_looked_for_in_it_and_its_heading_is_found_with_them() {
    assertThat(rules(index.search(Query.of("508 haste")))).startsWith("508.1a").contains("508");
    assertThat(rules(index.search(Query.of("declare attackers step 508")))).startsWith("508");
  }

  @Test
  void a_section_that_does_not_have_the_words_answers_alone_and_it_is_said() {
    for (String asked : List.of("508 explodes", "508 \"explodes\"")) {
      SearchResult found = index.search(Query.of(asked));
      assertThat(rules(found)).as(asked).startsWith("508", "508.1", "508.1a");
      assertThat(found.suggestion()).as(asked).contains(new Suggestion.WithoutWords("508"));
    }
  }

  @Test
  void a_section_that_is_not_held_does_not_answer_for_its_words() {
    assertThat(rules(index.search(Query.of("CR 509 planeswalker")))).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"508d", "508 d.", "508.d", "508(d)", "508-d", "cr508d", "rule 508d", "see 508D"})
  void a_section_has_no_sub_rules_but_its_rules_have_some_with_the_letter(String written) {
    SearchResult found = index.search(Query.of(written));
    assertThat(rules(found)).startsWith("508.1d", "508.3d", "508.4d", "508.7d");
    assertThat(found.suggestion())
        .contains(
            new Suggestion.Impossible("508d", numbers("508.1d", "508.3d", "508.4d", "508.7d")));
  }

  @Test
  void a_letter_that_no_rule_of_the_section_has_leads_to_the_section() {
    assertThat(index.search(Query.of("506x")).suggestion())
        .contains(new Suggestion.Impossible("506x", numbers("506")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "508 - a creature must attack",
        "rule 508 a creature",
        "508-a creature",
        "508.1 - a creature must attack",
        "508 - 2 creatures attack",
        "a 100k attack"
      })
  void an_article_or_a_number_of_creatures_after_a_section_is_a_word(String written) {
    assertThat(index.search(Query.of(written)).suggestion()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"506-8", "506 to 508", "508-506"})
  void sections_make_a_range(String written) {
    SearchResult found = index.search(Query.of(written));
    assertThat(found.rewritten()).isEqualTo("506–508");
    assertThat(rules(found)).startsWith("506", "506.1");
    assertThat(found.facets().sections().keySet()).containsAll(numbers("506", "508"));
  }

  @ParameterizedTest
  @CsvSource({
    "508.1-d, 508.1, 508.1–508.1d, 508.1d",
    "508-1, 508, 508–508.1, 508.1",
    "506.8-508.1d, 506.8, 506.8–508.1d, 508.1d"
  })
  void numbers_of_two_kinds_make_no_range_and_both_are_looked_up(
      String written, String first, String impossible, String last) {
    SearchResult found = index.search(Query.of(written));
    assertThat(rules(found)).startsWith(first, last);
    assertThat(found.suggestion()).contains(new Suggestion.Impossible(impossible, numbers(last)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"508.1 c d", "508.1c/d", "508.1c and d", "508.1c, d", "508.1(c) (d)?"})
  void several_letters_after_a_number_are_several_rules(String written) {
    assertThat(rules(index.search(Query.of(written)))).startsWith("508.1c", "508.1d");
  }

  @Test
  void a_letter_before_other_words_is_no_rule() {
    assertThat(index.search(Query.of("508.1c d attackers")).hits().getFirst().rule())
        .hasToString("Optional[508.1c]");
  }
}
