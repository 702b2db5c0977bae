package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import casebook.site.http.RunningSite.Answer;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What programs are told of what is found and suggested. */
class SearchApiTest {
  @AutoClose private static final RunningSite site = new RunningSite();

  @Test
  void a_search_finds_a_rule_by_words_players_use() {
    JsonNode result = site.get("/api/search?q=summoning+sickness&kind=rule").json();
    assertThat(result.path("hits").findValuesAsString("rule")).contains("508.1a");
    assertThat(result.path("hits").findValuesAsString("kind")).containsOnly("rule");
    assertThat(result.path("total").asInt()).isPositive();
  }

  @Test
  void a_search_explains_its_scores_where_that_is_asked_for() {
    JsonNode hit =
        site.get("/api/search?q=Silent+Arbiter+tax&explain=true").json().path("hits").path(0);
    double sum =
        hit.path("explanation")
            .propertyStream()
            .mapToDouble(part -> part.getValue().asDouble())
            .sum();
    assertThat(sum).isCloseTo(hit.path("score").asDouble(), within(0.001));
    assertThat(site.get("/api/search?q=tax").json().path("hits").path(0).has("explanation"))
        .isFalse();
  }

  @Test
  void a_search_in_the_words_that_were_typed_understands_no_jargon() {
    assertThat(site.get("/api/search?q=swing").json().path("rewritten").asString())
        .isEqualTo("swing (attack)");
    assertThat(site.get("/api/search?q=swing&wording=typed").json().path("rewritten").asString())
        .isEqualTo("swing");
  }

  @Test
  void a_search_names_the_cards_and_offers_their_board() {
    JsonNode result = site.get("/api/search?q=Legion+Warboss+and+Ghostly+Prison").json();
    assertThat(result.path("cards").findValuesAsString("name"))
        .containsExactly("Legion Warboss", "Ghostly Prison");
    assertThat(result.path("board").asString()).startsWith("/judge?case=");
    assertThat(site.get("/api/search?q=508.1d").json().has("board")).isFalse();
  }

  @Test
  void where_only_cards_are_named_the_rules_that_they_act_through_come_first() {
    JsonNode hits = site.get("/api/search?q=Legion+Warboss+and+Ghostly+Prison").json().path("hits");
    assertThat(hits.path(0).path("rule").asString()).isEqualTo("508.1d");
    assertThat(hits.path(1).path("rule").asString()).isEqualTo("508.1h");
    assertThat(hits.path(1).path("kind").asString()).isEqualTo("rule");
  }

  @ParameterizedTest
  @CsvSource({
    "other goblins attack each combat if able, Goblin Rabblemaster, 508.1d",
    "no more than one creature can attack, Silent Arbiter, 508.1c",
    "pays for each of those creatures, Ghostly Prison, 508.1h"
  })
  void cards_are_found_by_the_words_of_their_effects(String words, String card, String rule) {
    JsonNode hits =
        site.get("/api/search?kind=card&q=" + URLEncoder.encode(words, StandardCharsets.UTF_8))
            .json()
            .path("hits");
    assertThat(hits.valueStream().filter(hit -> hit.path("title").asString().equals(card)))
        .singleElement()
        .satisfies(hit -> {
          assertThat(hit.path("rule").asString()).isEqualTo(rule);
          assertThat(hit.path("href").asString()).startsWith("/cards/");
        });
  }

  @ParameterizedTest
  @CsvSource({
    "pillow fort, Propaganda",
    "attack tax, Ghostly Prison",
    "only one creature can attack, Silent Arbiter",
    "goad, Agitator Ant"
  })
  void players_words_find_cards_in_the_words_of_cards(String words, String card) {
    JsonNode hits =
        site.get("/api/search?kind=card&q=" + URLEncoder.encode(words, StandardCharsets.UTF_8))
            .json()
            .path("hits");
    assertThat(hits.valueStream().limit(6).map(hit -> hit.path("title").asString())).contains(card);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Propaganda", "Silent Arbiter", "Fog Bank", "Legionwarboss"})
  void a_card_that_is_named_is_found_after_the_rules_that_it_acts_through(String name) {
    JsonNode result = site.get("/api/search?q=" + name.replace(" ", "+")).json();
    String card = result.path("cards").path(0).path("name").asString();
    List<JsonNode> hits = result.path("hits").valueStream().toList();
    assertThat(hits.getFirst().path("kind").asString()).isEqualTo("rule");
    assertThat(hits.stream().limit(6))
        .anySatisfy(hit -> {
          assertThat(hit.path("kind").asString()).isEqualTo("card");
          assertThat(hit.path("title").asString()).isEqualTo(card);
        });
  }

  @Test
  void rules_come_before_cards_that_do_what_they_say() {
    JsonNode result = site.get("/api/search?q=must+attack+if+able").json();
    assertThat(result.path("facets").path("kinds").path("card").asInt()).isGreaterThan(100);
    assertThat(result.path("hits").path(0).path("rule").asString()).isEqualTo("508.1d");
    assertThat(result.path("hits").path(0).path("kind").asString()).isEqualTo("rule");
  }

  @Test
  void the_beginning_of_the_name_of_a_card_is_completed() {
    JsonNode completions = site.get("/api/suggest?q=ghostly+pr").json();
    assertThat(completions.findValuesAsString("text")).contains("Ghostly Prison");
    assertThat(completions.findValuesAsString("href")).contains("/cards/Ghostly%20Prison");
    assertThat(site.get("/api/suggest?q=attack").json().findValuesAsString("kind"))
        .contains("topic", "card")
        .hasSizeLessThanOrEqualTo(10);
  }

  @ParameterizedTest
  @CsvSource({
    "ghostly, Ghostly Prison",
    "warboss, Legion Warboss",
    "legion warb, Legion Warboss",
    "of argive, 'Baird, Steward of Argive'",
    "goblin ra, Goblin Rabblemaster",
    "lure, Lure"
  })
  void a_card_is_suggested_by_any_word_of_its_name_those_that_bear_on_attacking_first(
      String typed, String card) {
    JsonNode completions =
        site.get("/api/suggest?q=" + URLEncoder.encode(typed, StandardCharsets.UTF_8)).json();
    assertThat(completions.findValuesAsString("text")).contains(card);
  }

  @ParameterizedTest
  @CsvSource({
    "ghostly prison, Ghostly Prison",
    "ghos, Ghostly Prison",
    "prop, Propaganda",
    "silent a, Silent Arbiter",
    "decl, Declare Attackers Step"
  })
  void what_begins_so_is_suggested_first_of_cards_those_that_there_are_cases_about(
      String typed, String first) {
    JsonNode completions =
        site.get("/api/suggest?q=" + URLEncoder.encode(typed, StandardCharsets.UTF_8)).json();
    assertThat(completions.findValuesAsString("text")).startsWith(first);
  }

  @Test
  void what_is_found_is_counted_by_kind_section_edition_and_rulings_and_can_be_narrowed_so() {
    JsonNode all = site.get("/api/search?q=attack").json();
    JsonNode facets = all.path("facets");
    int ofSection = facets.path("sections").path("506").asInt();
    assertThat(ofSection).isPositive().isLessThan(all.path("total").asInt());
    assertThat(site.get("/api/search?q=attack&section=506").json().path("total").asInt())
        .isEqualTo(ofSection);
    JsonNode then = site.get("/api/search?q=attack&edition=2022-01-15").json();
    assertThat(then.at("/facets/editions/2021-11-19").asInt())
        .isPositive()
        .isEqualTo(then.path("total").asInt());
    assertThat(facets.path("editions").size()).isLessThanOrEqualTo(1);
    JsonNode having = site.get("/api/search?q=attack&rulings=true").json();
    assertThat(having.path("total").asInt()).isEqualTo(facets.path("withRulings").asInt());
    assertThat(having.path("hits").findValuesAsString("kind")).contains("rule");
  }

  @Test
  void a_rule_is_one_hit_which_says_what_it_was_before() {
    JsonNode hits = site.get("/api/search?q=508.3f&kind=rule").json().path("hits");
    assertThat(hits.size()).isEqualTo(1);
    assertThat(hits.at("/0/since").asString()).startsWith("2022-");
    assertThat(hits.at("/0/before").asString()).startsWith("as 508.3d").contains("until");
  }

  @Test
  void the_counts_on_all_pages_are_of_everything_found() {
    JsonNode first = site.get("/api/search?q=attack&section=506").json();
    int pages = first.path("pages").asInt();
    JsonNode last = site.get("/api/search?q=attack&section=506&page=" + pages).json();
    assertThat(last.path("facets")).isEqualTo(first.path("facets"));
    assertThat((pages - 1) * 20 + last.path("hits").size()).isEqualTo(first.path("total").asInt());
  }

  @Test
  void of_a_query_that_is_longer_than_any_question_only_the_beginning_is_read_and_that_is_said() {
    assertThat(site.get("/api/search?q=attack").json().path("whole").asBoolean()).isTrue();
    JsonNode cut = site.get("/api/search?q=" + "attack+".repeat(200)).json();
    assertThat(cut.path("whole").asBoolean(true)).isFalse();
    assertThat(cut.path("total").asInt()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kind=spell",
        "page=0",
        "page=x",
        "edition=1993-08-05",
        "wording=loose",
        "section=508.1",
        "section=combat"
      })
  void a_search_for_what_there_is_not_is_a_bad_request(String parameter) {
    Answer answer = site.get("/api/search?q=attack&" + parameter);
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.type()).isEqualTo("application/problem+json");
  }

  @Test
  void the_beginning_of_a_number_is_completed() {
    JsonNode completions = site.get("/api/suggest?q=508.1").json();
    assertThat(completions.findValuesAsString("text")).contains("508.1a");
  }
}
