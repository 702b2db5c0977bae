package casebook.index;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
    assertThat(first.edition()).contains("2025-06-06");
    assertThat(first.href()).isEqualTo("/cr/2025-06-06/508.1d");
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
    for (String written : List.of("506.7a–f", "CR 506.7a-506.7f", "506.7a to f", "506.7f-a")) {
      assertThat(rules(index.search(Query.of(written))))
          .as(written)
          .startsWith("506.7a", "506.7b", "506.7c", "506.7d", "506.7e", "506.7f");
    }
  }

  @Test
  void _508_1l_suggests_its_neighbours_because_the_letter_l_is_skipped() {
    SearchResult result = index.search(Query.of("508.1l"));
    assertThat(result.hits()).isEmpty();
    assertThat(result.suggestion())
        .contains(new Suggestion.Impossible("508.1l", numbers("508.1k", "508.1m")));
  }

  @Test
  void _508_9_suggests_508_8_the_last_rule_of_the_section() {
    SearchResult result = index.search(Query.of("508.9"));
    assertThat(result.hits()).isEmpty();
    assertThat(result.suggestion().flatMap(Suggestion::instead)).contains("508.8");
  }

  @Test
  void _999_suggests_the_sections_that_are_held() {
    assertThat(index.search(Query.of("999")).suggestion())
        .contains(new Suggestion.SectionNotHeld(RuleNumber.parse("999"), numbers("508", "506")));
  }

  @Test
  void a_number_that_only_an_older_edition_has_is_found_there() {
    Hit first = index.search(Query.of("308.2a")).hits().getFirst();
    assertThat(first.href()).isEqualTo("/cr/2008-03-17/308.2a");
    assertThat(index.search(Query.of("308.2a")).suggestion()).isEmpty();
  }
}
