package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.http.RunningSite.Answer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ApiTest {
  private RunningSite site = new RunningSite();

  @BeforeAll
  void start() {
    assertThat(site.get("/health").status()).isEqualTo(200);
  }

  @AfterAll
  void stop() {
    site.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/cite?rule=506.7a",
        "/api/rules/latest/506.7a",
        "/api/resolve?rule=506.7a&edition=latest"
      })
  void of_a_number_that_no_rule_has_any_more_it_is_told_what_it_was(String path) {
    Answer gone = site.get(path);
    assertThat(gone.status()).isEqualTo(404);
    assertThat(gone.json().path("detail").asString())
        .isEqualTo(
            "The edition of September 25, 2026 has no 506.7a. 506.7a was a rule until an edition"
                + " between June 19 and September 25, 2026; it is 506.8a today.");
    assertThat(gone.json().at("/nearest/0").asString()).isEqualTo("506.8a");
  }

  @Test
  void the_site_says_that_it_is_up_and_which_editions_it_holds() {
    JsonNode health = site.get("/health").json();
    assertThat(health.path("status").asString()).isEqualTo("up");
    assertThat(health.path("editions").toString()).contains("2026-09-25");
  }

  @Test
  void a_rule_comes_with_its_neighbours() {
    JsonNode rule = site.get("/api/rules/latest/508.1d").json();
    assertThat(rule.path("rule").asString()).isEqualTo("508.1d");
    assertThat(rule.path("edition").asString()).isEqualTo("2026-09-25");
    assertThat(rule.path("text").asString()).contains("requirements");
    assertThat(rule.path("parent").asString()).isEqualTo("508.1");
    assertThat(rule.path("previous").asString()).isEqualTo("508.1c");
    assertThat(rule.path("next").asString()).isEqualTo("508.1e");
    assertThat(rule.path("examples").size()).isPositive();
  }

  @Test
  void a_section_lists_its_rules() {
    JsonNode section = site.get("/api/rules/2026-09-25/508").json();
    assertThat(section.path("children").toString()).contains("508.1", "508.8");
  }

  @Test
  void a_number_that_no_rule_has_is_not_found_and_the_nearest_are_named() {
    Answer answer = site.get("/api/rules/latest/508.9");
    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.type()).isEqualTo("application/problem+json");
    assertThat(answer.json().path("nearest").toString()).contains("508.8");
  }

  @Test
  void a_refusal_is_written_in_utf_8_and_without_the_parsers_own_words() {
    Answer unparseable = site.post("/api/rulings", "application/json", "{");
    assertThat(unparseable.status()).isEqualTo(400);
    assertThat(unparseable.body()).contains("can't be read").doesNotContain("REDACTED");

    Answer wrong = site.post("/api/rulings", "application/json", "{}");
    assertThat(wrong.body()).contains("“moves”");
  }

  @Test
  void the_letter_l_names_no_rule() {
    Answer answer = site.get("/api/rules/latest/508.1l");
    assertThat(answer.json().path("nearest").valueStream().map(one -> one.asString()))
        .contains("508.1k", "508.1m");
    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.json().path("detail").asString()).contains("508.1m");
  }

  @Test
  void an_edition_that_is_not_held_is_not_found() {
    Answer answer = site.get("/api/rules/1999-01-01/508.1");
    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.json().path("detail").asString()).contains("No edition is held");
    assertThat(site.get("/api/rules/9999-01-01/508.1").json().path("detail").asString())
        .contains("still to come");
    assertThat(site.get("/api/rules/2018-13-01/508.1").json().path("detail").asString())
        .contains("is not a date");
  }

  @Test
  void all_editions_are_listed_with_what_they_hold_and_those_that_are_missing() {
    JsonNode list = site.get("/api/editions").json();
    assertThat(list.path("executed").asString()).isEqualTo("2026-09-25");
    assertThat(list.path("latest").asString()).isEqualTo("2026-09-25");
    assertThat(list.path("missing").toString())
        .isEqualTo("[\"2014-07-18\",\"2018-01-19\",\"2018-04-27\",\"2023-02-03\",\"2026-08-07\"]");
    JsonNode editions = list.path("editions");
    assertThat(editions).hasSize(114);
    JsonNode newest = editions.path(0);
    assertThat(newest.path("edition").asString()).isEqualTo("2026-09-25");
    assertThat(newest.path("executed").asBoolean()).isTrue();
    assertThat(newest.path("complete").asBoolean()).isFalse();
    assertThat(newest.path("origin").asString()).isEqualTo("built-in");
    assertThat(newest.path("sections").toString()).isEqualTo("[\"506\",\"508\"]");
    JsonNode oldest = editions.path(113);
    assertThat(oldest.path("edition").asString()).isEqualTo("2003-03-15");
    assertThat(oldest.path("executed").asBoolean()).isFalse();
    assertThat(oldest.path("sections").toString()).isEqualTo("[\"306\",\"308\",\"500\"]");
    assertThat(oldest.path("source").asString()).contains("Wizards of the Coast");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/rules/2022-01-15/508.3d",
        "/api/cite?rule=508.3d&edition=2022-01-15",
        "/api/resolve?rule=508.3d&edition=2022-01-15"
      })
  void any_date_stands_for_the_edition_in_force_then(String path) {
    assertThat(site.get(path).json().path("edition").asString()).isEqualTo("2021-11-19");
  }

  @Test
  void all_67_rules_have_a_home_and_those_of_508_1_a_case() {
    JsonNode coverage = site.get("/api/coverage").json();
    assertThat(coverage).hasSize(67);
    assertThat(coverage.findValuesAsString("home")).doesNotContain("");
    assertThat(coverage)
        .filteredOn(home -> home.path("rule").asString().equals("508.1c"))
        .singleElement()
        .satisfies(home -> {
          assertThat(home.path("cases").toString()).contains("508.1c-defender");
          assertThat(home.path("notApplying").toString()).contains("508.1c-moat");
        });
    assertThat(coverage)
        .filteredOn(home -> home.path("rule").asString().equals("508.1g"))
        .singleElement()
        .satisfies(home ->
            assertThat(home.path("leftToPlayers").findValuesAsString("chooser"))
                .containsExactly("active-player"));
  }

  @Test
  void cases_are_found_by_words_and_by_cards() {
    JsonNode hits = site.get("/api/search?q=goaded+creature&kind=case").json().path("hits");
    assertThat(hits.path(0).path("href").asString())
        .startsWith("/cases/508.1d-")
        .contains("goaded");
    assertThat(hits.path(0).path("title").asString()).contains("goaded creature");
    assertThat(hits.path(0).path("rules").toString()).contains("508.1d");
    assertThat(site.get("/api/search?q=Crawlspace&kind=case").json().path("hits"))
        .extracting(hit -> hit.path("kind").asString())
        .isNotEmpty()
        .containsOnly("case");
  }

  @Test
  void a_case_is_answered_as_data_to_programs() {
    JsonNode byEnding = site.get("/cases/508.1d-goaded.json").json();
    assertThat(byEnding.path("rulings").path(0).path("decidedBy").asString()).isEqualTo("508.1d");
    assertThat(byEnding.path("case").path("players")).hasSize(3);
    assertThat(site.get("/cases/508.1d-goaded", "application/json").json()).isEqualTo(byEnding);
    assertThat(site.get("/cases.json?rule=508.1e").json())
        .isNotEmpty()
        .allSatisfy(one -> assertThat(one.toString()).contains("508.1e"));
    Answer none = site.get("/cases/508.1d-gaoded.json");
    assertThat(none.status()).isEqualTo(404);
    assertThat(none.json().path("detail").asString()).contains("508.1d-goaded");
  }

  @Test
  void every_address_of_the_openapi_document_is_one_of_the_site() {
    JsonNode paths = site.get("/openapi.json").json().path("paths");
    assertThat(paths).isNotEmpty();
    for (String path : paths.propertyNames()) {
      String filled =
          path.replace("{name}", "Grizzly%20Bears")
              .replace("{edition}", "latest")
              .replace("{number}", "508.1")
              .replace("{slug}", "508.1d-goaded");
      Answer answer =
          paths.path(path).has("post")
              ? site.post(filled, "application/json", "{")
              : site.get(filled + "?rule=508.1&q=attack");
      assertThat(answer.status()).as(path).isIn(200, 400);
    }
    assertThat(site.get("/schemas/case.json").json().path("properties").has("moves")).isTrue();
    assertThat(site.get("/schemas/ruling.json").json().path("properties").has("unread")).isTrue();
  }

  @Test
  void an_address_that_is_none_is_not_found() {
    assertThat(site.get("/api/nothing").status()).isEqualTo(404);
  }

  @Test
  void a_method_that_is_not_allowed_is_answered_with_those_that_are() {
    Answer answer = site.get("/api/rulings");
    assertThat(answer.status()).isEqualTo(405);
    assertThat(answer.response().headers().firstValue("Allow")).contains("POST, OPTIONS");
  }

  @Test
  void head_is_answered_as_get_is_without_a_body() {
    for (String path : List.of("/cr/latest/508.1d", "/cr/latest/999.9", "/api/search?page=0")) {
      Answer head = site.head(path);
      Answer get = site.get(path);
      assertThat(head.status()).isEqualTo(get.status());
      assertThat(head.type()).isEqualTo(get.type());
      assertThat(head.body()).isEmpty();
    }
  }

  @Test
  void an_address_that_cannot_be_read_is_a_problem_too() {
    for (String path : List.of("/cases/%2e%2e/x", "/cases/%00", "/" + "a".repeat(20_000))) {
      Answer answer = site.get(path);
      assertThat(answer.status()).isBetween(400, 499);
      assertThat(answer.type()).isEqualTo("application/problem+json");
    }
  }

  @Test
  void text_that_is_not_utf_8_is_refused() {
    byte[] latin =
        RulingsApiTest.LONE_BEAR.replace("bear", "b\u00e4r").getBytes(StandardCharsets.ISO_8859_1);
    assertThat(site.post("/api/rulings", "application/json", latin).status()).isEqualTo(400);
    assertThat(
            site.post("/api/rulings", "application/json; charset=utf-16", RulingsApiTest.LONE_BEAR)
                .status())
        .isEqualTo(415);
  }

  @Test
  void every_answer_tells_browsers_what_to_refuse() {
    var headers = site.get("/health").response().headers();
    assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(headers.firstValue("Content-Security-Policy").orElse("")).contains("default-src");
  }
}
