package casebook.site.http.api;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.http.RunningSite;
import casebook.site.http.RunningSite.Answer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Articles are linked and checked for programs. */
class ArticlesTest {
  private static final String JSON = "application/json";

  @AutoClose private static final RunningSite site = new RunningSite();

  @Test
  void an_article_comes_back_linked() {
    Answer answer =
        site.post(
            "/api/link",
            JSON,
            "{\"text\": \"By 508.1d, not $508.10.\", \"format\": \"markdown\","
                + " \"edition\": \"2024-06-07\"}");
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json().path("links").size()).isEqualTo(1);
    assertThat(answer.json().at("/links/0/rule").asString()).isEqualTo("508.1d");
    assertThat(answer.json().at("/links/0/href").asString()).endsWith("/cr/2024-06-07/508.1d");
    assertThat(answer.json().path("text").asString())
        .startsWith("By [508.1d](http://127.0.0.1")
        .endsWith("not $508.10.");
  }

  @Test
  void an_article_is_linked_as_of_its_day_and_numbers_of_other_rules_today_are_warned_of() {
    Answer answer =
        site.post(
            "/api/link",
            JSON,
            "{\"text\": \"By 508.3d and 508.1d.\", \"format\": \"text\","
                + " \"date\": \"2022-01-15\"}");
    assertThat(answer.json().path("edition").asString()).isEqualTo("2021-11-19");
    assertThat(answer.json().at("/links/0/href").asString()).endsWith("/cr/2021-11-19/508.3d");
    assertThat(answer.json().path("warnings").size()).isEqualTo(1);
    assertThat(answer.json().at("/warnings/0/rule").asString()).isEqualTo("508.3d");
    assertThat(answer.json().at("/warnings/0/message").asString())
        .contains("is 508.3f today", "today’s 508.3d is another rule");
  }

  @ParameterizedTest
  @CsvSource({"1999-01-01, No edition is held", "9999-01-01, still to come"})
  void an_article_of_a_day_without_an_edition_is_not_linked(String day, String why) {
    Answer answer =
        site.post(
            "/api/link",
            JSON,
            "{\"text\": \"508.1\", \"format\": \"text\", \"date\": \"" + day + "\"}");
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.json().at("/errors/0/path").asString()).isEqualTo("date");
    assertThat(answer.json().at("/errors/0/message").asString()).contains(why);
  }

  @Test
  void an_article_is_checked() {
    Answer answer =
        site.post(
            "/api/check",
            JSON,
            "{\"text\": \"By 308.2c\\nand 308.9.\", \"format\": \"text\", \"date\": \"2008-06-01\"}");
    assertThat(answer.json().at("/citations/0/status").asString()).isEqualTo("moved");
    assertThat(answer.json().at("/citations/0/suggestion").asString()).isEqualTo("508.1f");
    assertThat(answer.json().at("/citations/0/rule").asString()).isEqualTo("308.2c");
    assertThat(answer.json().at("/citations/1/status").asString()).isEqualTo("unknown");
    assertThat(answer.json().at("/citations/1/line").asInt()).isEqualTo(2);
    assertThat(answer.json().at("/citations/1/column").asInt()).isEqualTo(5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "not json | 400",
        "{} | 422",
        "{\"text\": \"508.1\"} | 422",
        "{\"text\": \"508.1\", \"format\": \"word\"} | 422",
        "{\"text\": \"508.1\", \"format\": \"text\", \"edition\": \"1999-01-01\"} | 422",
        "{\"text\": \"508.1\", \"format\": \"text\", \"date\": \"soon\"} | 422",
        "{\"text\": \"508.1\", \"format\": \"text\", \"colour\": \"red\"} | 422"
      })
  void what_cannot_be_worked_with_is_refused(String body, int status) {
    for (String path : new String[] {"/api/link", "/api/check"}) {
      Answer answer = site.post(path, JSON, body);
      assertThat(answer.status()).isEqualTo(status);
      assertThat(answer.type()).startsWith("application/problem+json");
    }
  }
}
