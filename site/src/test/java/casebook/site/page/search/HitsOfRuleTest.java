package casebook.site.page.search;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.index.query.Query;
import casebook.index.result.Hit;
import casebook.index.result.SearchResult;
import casebook.index.text.Kind;
import casebook.site.Casebook;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** In which order the search page shows what was found. */
class HitsOfRuleTest {
  private static final Casebook CASEBOOK = Casebook.builtIn();

  private static SearchResult search(String query) {
    return CASEBOOK.search(Query.of(query));
  }

  private static List<Hit> shown(SearchResult result) {
    return HitsOfRule.of(result).stream().flatMap(group -> group.hits().stream()).toList();
  }

  private static Optional<Hit> answer(List<Hit> hits) {
    return hits.stream()
        .filter(hit -> hit.kind() == Kind.CASE || hit.kind() == Kind.ANSWER)
        .findFirst();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "just cast juggernaut, does it gotta swing this turn"
            + " | /cases/508.1d-new-juggernaut-may-wait",
        "how long does goad last | /answers/goad-lasts-until-the-next-turn",
        "pump spell after no blocks | /answers/power-raised-after-blocks",
        "pay for Propaganda with mana from the elves that attack"
            + " | /cases/508.1f-tapped-before-mana-is-made"
      })
  void of_a_question_the_answer_is_first_or_after_one_text(String question, String href) {
    List<Hit> shown = shown(search(question));
    assertThat(shown.subList(0, 2)).extracting(Hit::href).contains(href);
    assertThat(answer(shown).orElseThrow().href()).isEqualTo(href);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "summoning sickness | 508.1a",
        "attack tax | 508.1h",
        "effects that say a creature can't attack | 508.1c",
        "take backs on attacks | 508.1"
      })
  void a_rule_that_answers_far_better_is_first(String query, String rule) {
    Hit first = shown(search(query)).getFirst();
    assertThat(first.kind()).isEqualTo(Kind.RULE);
    assertThat(first.rule()).map(Object::toString).hasValue(rule);
  }

  @Test
  void a_rule_that_is_asked_for_by_its_number_has_what_belongs_to_it_beneath_it() {
    HitsOfRule first = HitsOfRule.of(search("508.1d")).getFirst();
    assertThat(first.isWithRule()).isTrue();
    assertThat(first.hits()).extracting(Hit::kind).startsWith(Kind.RULE).contains(Kind.CASE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"508.1d", "goaded creature", "how long does goad last", "propaganda"})
  void all_hits_are_shown_once_those_of_a_kind_in_a_group_as_they_are_found(String query) {
    SearchResult result = search(query);
    List<HitsOfRule> groups = HitsOfRule.of(result);
    assertThat(shown(result)).containsExactlyInAnyOrderElementsOf(result.hits());
    for (HitsOfRule group : groups) {
      for (Kind kind : Kind.values()) {
        assertThat(
                group.hits().stream()
                    .filter(hit -> hit.kind() == kind)
                    .map(result.hits()::indexOf)
                    .toList())
            .as("%s %s", group.rule(), kind)
            .isSorted();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"goaded creature", "how long does goad last", "qqqzzz", "untapped attacker"})
  void the_first_answer_of_the_search_is_the_first_of_its_page(String query) {
    SearchResult result = search(query);
    assertThat(answer(shown(result))).isEqualTo(answer(result.hits()));
  }
}
