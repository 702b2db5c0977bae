package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class EditionsPageTest {
  private static final String NOBODY_FOR_THE_GOBLIN =
      """
      {"players": [{"id": "ann"}, {"id": "bob"}],
       "permanents": [{"id": "goblin", "card": "Crazed Goblin", "controller": "ann"}],
       "moves": [{"declareAttackers": {"attacks": []}}]}
      """;

  @AutoClose private static final RunningSite site = new RunningSite();

  private static HttpResponse<String> compare(String json, String editions) throws Exception {
    return site.get("/judge/editions?case=" + CaseLink.encode(json).orElseThrow() + editions);
  }

  @Test
  void the_newest_and_the_oldest_edition_are_compared_unless_others_are_named() throws Exception {
    HttpResponse<String> page = compare(NOBODY_FOR_THE_GOBLIN, "");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body())
        .contains("/cr/2025-06-06/508.1d", "/cr/2008-03-17/308.2a", "its rule 500");
  }

  @Test
  void what_two_editions_say_alike_is_told() throws Exception {
    HttpResponse<String> page = compare(NOBODY_FOR_THE_GOBLIN, "&left=2024-06-07&right=2025-06-06");
    assertThat(page.body())
        .contains("/cr/2024-06-07/508.1d", "says the same")
        .doesNotContain("308.2a", "class=\"note\"");
  }

  @Test
  void an_edition_that_knows_no_battles_says_so_in_its_column() throws Exception {
    HttpResponse<String> page =
        compare(
            NOBODY_FOR_THE_GOBLIN.replace(
                "\"permanents\": [",
                "\"permanents\": [{\"id\": \"siege\", \"types\": [\"battle\"], \"controller\":"
                    + " \"bob\"}, "),
            "");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).contains("knows no battles", "/cr/2025-06-06/508.1d");
  }

  @Test
  void an_edition_that_is_not_there_is_not_found_and_a_damaged_case_is_refused() throws Exception {
    assertThat(compare(NOBODY_FOR_THE_GOBLIN, "&left=1999-01-01").statusCode()).isEqualTo(404);
    assertThat(site.get("/judge/editions?case=abc").statusCode()).isEqualTo(400);
  }
}
