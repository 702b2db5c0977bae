package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

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
}
