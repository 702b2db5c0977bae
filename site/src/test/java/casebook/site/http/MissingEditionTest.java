package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.http.RunningSite.Answer;
import java.net.URI;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * On August 10, 2026 the edition of August 7 was in force, which isn't held: whoever is answered by
 * the one before it is told so.
 */
class MissingEditionTest {
  private static final String SAYS =
      "In force on August 10, 2026 was the edition of August 7, 2026, which isn’t held; this is"
          + " that of June 19, 2026.";

  private static final String CASE =
      """
      {"edition": "%s", "players": [{"id": "ann"}, {"id": "bob"}],
       "permanents": [{"id": "bears", "card": "Grizzly Bears", "controller": "ann"}],
       "moves": [{"declareAttackers": {"attacks": [{"attacker": "bears", "target": "bob"}]}}]}
      """;

  @AutoClose private static final RunningSite site = new RunningSite();

  /** Follows where a page of any date leads. */
  private static Answer get(String path) {
    Answer answer = site.get(path, "text/html");
    return answer
        .response()
        .headers()
        .firstValue("Location")
        .map(URI::create)
        .map(to ->
            site.get(
                to.getRawPath() + (to.getRawQuery() == null ? "" : "?" + to.getRawQuery()),
                "text/html"))
        .orElse(answer);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/rules/DATE/506.5",
        "/api/rules/DATE/506.8a",
        "/api/resolve?rule=506.5&edition=DATE",
        "/api/resolve?rule=506.8a&edition=DATE",
        "/api/cite?rule=506.5&edition=DATE",
        "/api/cite?rule=506.8a&edition=DATE",
        "/api/search?q=506.5&edition=DATE",
        "/api/search?q=506.5@DATE",
        "/?q=506.5&edition=DATE",
        "/?q=506.5@DATE",
        "/cr/DATE/506.5",
        "/cr/DATE/506",
        "/cr/DATE/506.5.json",
        "/cr/DATE/506.5.txt",
        "/cr/DATE/506.8a",
        "/cr/DATE/506.8a.json",
        "/cr/DATE/506.5/history",
        "/cr/DATE/506/history",
        "/cr/DATE/506.8a/history",
        "/cr/DATE/506.8/card",
        "/rule/DATE/506.5",
        "/rule/DATE/506.5.json",
        "/rule/DATE/506.5.txt",
        "/rule/DATE/506.8a",
        "/resolve?rule=506.5&edition=DATE",
        "/resolve?rule=506.8a&edition=DATE",
        "/judge/editions?left=DATE",
        "/oembed?url=http://127.0.0.1/cr/DATE/506.5"
      })
  void it_is_said_wherever_an_edition_is_asked_for_by_a_date(String path) {
    assertThat(get(path.replace("DATE", "2026-08-10")).body()).contains(SAYS);
    assertThat(get(path.replace("DATE", "2026-06-20")).body())
        .doesNotContain("isn’t held; this is");
  }

  @ParameterizedTest
  @CsvSource({"2026-08-10, true", "2026-06-20, false"})
  void a_case_of_such_a_date_is_judged_by_the_edition_before_it(String date, boolean isMissing) {
    Answer ruling = site.post("/api/rulings", "application/json", CASE.formatted(date));
    assertThat(ruling.json().path("edition").asString()).isEqualTo("2026-06-19");
    assertThat(ruling.json().path("missing").asString("")).isEqualTo(isMissing ? SAYS : "");
    Answer batch =
        site.post(
            "/api/rulings/batch",
            "application/x-ndjson",
            CASE.formatted(date).replace("\n", "") + "\n");
    assertThat(batch.body().contains(SAYS)).isEqualTo(isMissing);
  }

  @Test
  void an_article_of_such_a_date_is_linked_and_checked_with_a_warning() {
    String article =
        "{\"format\": \"text\", \"date\": \"2026-08-10\", \"text\": \"By 506.5 and 506.8a.\"}";
    Answer linked = site.post("/api/link", "application/json", article);
    assertThat(linked.json().at("/warnings/0/message").asString()).isEqualTo(SAYS);
    assertThat(linked.json().at("/warnings/1/rule").asString()).isEqualTo("506.8a");
    assertThat(linked.json().at("/warnings/1/message").asString())
        .isEqualTo(
            "506.8a isn’t linked. The edition of June 19, 2026 has no 506.8a. The edition of"
                + " September 25, 2026 has it.");
    Answer checked = site.post("/api/check", "application/json", article);
    assertThat(checked.json().path("warning").asString()).isEqualTo(SAYS);
    assertThat(checked.json().at("/citations/0/message").asString())
        .startsWith("There is a 506.5.");
    assertThat(checked.json().at("/citations/1/message").asString())
        .isEqualTo(
            "The edition of June 19, 2026 has no 506.8a. The edition of September 25, 2026 has it. "
                + SAYS);
    Answer named =
        site.post("/api/check", "application/json", article.replace("\"date\"", "\"edition\""));
    assertThat(named.body()).isEqualTo(checked.body());
  }

  @Test
  void an_article_that_says_such_a_date_itself_is_warned_of_too() {
    String article =
        "{\"format\": \"markdown\", \"text\": \"---\\ndate: August 10, 2026\\n---\\nBy 506.8a.\"}";
    assertThat(
            site.post("/api/link", "application/json", article)
                .json()
                .at("/warnings/0/message")
                .asString())
        .isEqualTo(SAYS);
    assertThat(
            site.post("/api/check", "application/json", article).json().path("warning").asString())
        .isEqualTo(SAYS);
  }

  /** What says for which day it was asked may not be kept for ever. */
  @Test
  void the_text_of_the_edition_itself_says_nothing_of_it_and_may_be_kept() {
    Answer pinned = site.get("/cr/2026-06-19/506.5.json");
    assertThat(pinned.body()).doesNotContain("missing");
    assertThat(pinned.response().headers().firstValue("Cache-Control").orElseThrow())
        .contains("immutable");
    assertThat(get("/cr/2026-08-10/506.5.json").response().headers().firstValue("Cache-Control"))
        .hasValue("public, max-age=300");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2026-08-32", "x", "2003-01-01", "2026-07-01", "9999-12-31", ""})
  void a_day_that_is_none_or_of_another_edition_says_nothing(String day) {
    assertThat(site.get("/cr/2026-06-19/506.5?on=" + day, "text/html").body())
        .doesNotContain("isn’t held; this is");
  }
}
