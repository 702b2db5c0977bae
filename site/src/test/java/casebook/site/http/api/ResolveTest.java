package casebook.site.http.api;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.http.RunningSite;
import casebook.site.http.RunningSite.Answer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What became of a rule, for programs. */
class ResolveTest {
  @AutoClose private static final RunningSite site = new RunningSite();

  @Test
  void a_rule_of_2008_is_several_today() {
    Answer answer = site.get("/api/resolve?rule=308.2a&edition=2008-02-01");
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json().path("rule").asString()).isEqualTo("308.2a");
    assertThat(answer.json().path("today").valueStream().map(one -> one.path("rule").asString()))
        .containsExactly("508.1a", "508.1b", "508.1c", "508.1d");
    assertThat(answer.json().at("/today/0/relation").asString()).isEqualTo("split");
    assertThat(answer.json().path("sameNumberToday").asString()).isEqualTo("none");
    assertThat(answer.json().path("sure").asString()).isEqualTo("reviewed");
  }

  @Test
  void a_rule_of_today_says_where_it_came_from() {
    Answer answer = site.get("/api/resolve?rule=508.3f&edition=latest");
    assertThat(answer.json().at("/was/0/rules/0").asString()).isEqualTo("508.3d");
    assertThat(answer.json().at("/was/0/until").asString()).isEqualTo("2022-02-18");
    assertThat(answer.json().at("/was/0/after").isMissingNode()).isTrue();
    assertThat(answer.json().at("/added/edition").asString()).isEqualTo("2017-08-25");
    assertThat(answer.json().path("numberBefore")).isEmpty();
    assertThat(answer.json().path("came").asString())
        .isEqualTo("508.3f was 508.3d until February 2022. It was new in August 2017.");
  }

  @Test
  void a_number_says_what_it_meant_before_and_between_which_editions_it_changed() {
    Answer answer = site.get("/api/resolve?rule=506.6&edition=latest");
    assertThat(answer.json().path("was")).isEmpty();
    assertThat(answer.json().at("/added/edition").asString()).isEqualTo("2026-09-25");
    assertThat(answer.json().at("/added/after").asString()).isEqualTo("2026-06-19");
    assertThat(answer.json().at("/numberBefore/0/edition").asString()).isEqualTo("2026-06-19");
    assertThat(answer.json().at("/numberBefore/0/until").asString()).isEqualTo("2026-09-25");
    assertThat(answer.json().at("/numberBefore/0/after").asString()).isEqualTo("2026-06-19");
    assertThat(answer.json().at("/numberBefore/0/today/0").asString()).isEqualTo("506.7");
    assertThat(answer.json().at("/numberBefore/0/href").asString())
        .isEqualTo("/rule/2026-06-19/506.6");
    assertThat(answer.json().at("/numberBefore/1/today/0").asString()).isEqualTo("506.8");
    assertThat(answer.json().path("came").asString())
        .startsWith("506.6 was new between June 19 and September 25, 2026.")
        .endsWith("From February 2010 until June 2022, 506.6 was another rule: it is 506.8 today.");
  }

  @Test
  void a_step_tells_the_edition_before_where_one_between_is_not_held() {
    Answer answer = site.get("/api/resolve?rule=506.7&edition=2024-06-07");
    assertThat(answer.json().at("/steps/0/edition").asString()).isEqualTo("2026-09-25");
    assertThat(answer.json().at("/steps/0/after").asString()).isEqualTo("2026-06-19");
    assertThat(
            site.get("/api/resolve?rule=508.3d&edition=2021-11-19")
                .json()
                .at("/steps/0/after")
                .isMissingNode())
        .isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "508.1d, 2024-06-07, same",
    "508.1d, 2024-12-25, same",
    "508.1, 2024-06-07, cross-references",
    "508.4a, 2024-06-07, reworded",
    "CR 508.1d, latest, same"
  })
  void an_edition_is_named_by_any_date_on_which_it_was_in_force(
      String rule, String edition, String relation) {
    Answer answer =
        site.get("/api/resolve?rule=" + rule.replace(" ", "%20") + "&edition=" + edition);
    assertThat(answer.json().at("/today/0/relation").asString()).isEqualTo(relation);
    assertThat(answer.json().path("sameNumberToday").asString()).isEqualTo("same-rule");
  }

  @ParameterizedTest
  @CsvSource({
    "'', 400",
    "rule=508.1d&edition=soon, 400",
    "rule=word&edition=2024-06-07, 404",
    "rule=508.9&edition=2024-06-07, 404",
    "rule=508&edition=2024-06-07, 404",
    "rule=702.9&edition=2024-06-07, 404",
    "rule=508.1d&edition=1999-01-01, 404"
  })
  void what_cannot_be_answered_is_refused(String query, int status) {
    Answer answer = site.get("/api/resolve?" + query);
    assertThat(answer.status()).isEqualTo(status);
    assertThat(answer.type()).startsWith("application/problem+json");
  }

  @Test
  void of_a_rule_that_is_gone_it_is_said_where_that_is_told_now() {
    assertThat(
            site.get("/api/resolve?rule=500.3&edition=2008-02-01").json().path("says").asString())
        .isEqualTo(
            "500.3 of February 1, 2008 was removed; today’s 500.3 is another rule. Declaring"
                + " blockers is told in 509.1 now.");
    assertThat(site.get("/api/rules/latest/500.3").json().path("detail").asString())
        .endsWith("500.3 was a rule until July 11, 2009; declaring blockers is told in 509.1 now.");
  }

  @Test
  void of_a_section_that_is_not_held_that_is_said() {
    Answer answer = site.get("/api/resolve?rule=702.22a&edition=2013-12-24");
    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.json().path("detail").asString())
        .isEqualTo("Section 702 of the edition of November 1, 2013 isn’t held here.");
  }
}
