package casebook.site.page.judge;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.VisitedSite;
import casebook.site.page.draft.CaseLink;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two attacks on one board, side by side, with what makes the difference. */
class JudgeSettleTest {
  private static final String BEARS_ALONE =
      """
      {"players": [{"id": "ann", "name": "Ann"}, {"id": "bob", "name": "Bob"}],
       "permanents": [
        {"id": "goblin", "card": "Crazed Goblin", "controller": "ann"},
        {"id": "bears", "card": "Grizzly Bears", "controller": "ann"},
        {"id": "arbiter", "card": "Silent Arbiter", "controller": "bob"}],
       "moves": [{"declareAttackers": {"attacks": [{"attacker": "bears", "target": "bob"}]}},
                 {"ask": {"steps": true}}]}
      """;

  @AutoClose private static final VisitedSite site = new VisitedSite();

  private static HttpResponse<String> settle(String json) throws Exception {
    return site.get("/judge/settle?case=" + CaseLink.encode(json).orElseThrow());
  }

  /** Changes the other attack, as the form does it. */
  private static Document choose(Document page, String side, Map<String, String> targets)
      throws Exception {
    var fields = new HashMap<>(targets);
    page.select("#" + side + " form input[type=hidden]")
        .forEach(field -> fields.put(field.attr("name"), field.attr("value")));
    HttpResponse<String> answer = site.post("/judge/settle", fields);
    assertThat(answer.uri().toString()).contains("/judge/settle?case=", "&against=");
    return Jsoup.parse(answer.body());
  }

  @Test
  void an_illegal_attack_is_settled_against_the_nearest_legal_one() throws Exception {
    Document page = Jsoup.parse(settle(BEARS_ALONE).body());
    assertThat(page.select(".parting h2").text())
        .isEqualTo("One attack is illegal under 508.1d, the other is legal.");
    assertThat(page.select(".parting h3").text())
        .isEqualTo("What makes the difference: 508.1d Requirements");
    assertThat(page.select(".parting .side").eachText())
        .satisfiesExactly(
            one -> assertThat(one).contains("fails here", "attacks each combat if able: disobeyed"),
            two -> assertThat(two).contains("complied with", "if able: obeyed"));
    assertThat(page.select("#two .attack").text()).contains("Crazed Goblin → Bob");
    assertThat(page.select(".board-picture")).hasSize(2);
  }

  @Test
  void either_attack_can_be_changed_and_the_address_holds_both() throws Exception {
    Document page = Jsoup.parse(settle(BEARS_ALONE).body());
    Document both =
        choose(page, "two", Map.of("permanents.0.target", "bob", "permanents.1.target", "bob"));
    assertThat(both.select(".parting h2").text())
        .isEqualTo("One attack is illegal under 508.1d, the other is illegal under 508.1c.");
    assertThat(both.select(".parting h3").text()).contains("508.1c Restrictions");
    Document again =
        Jsoup.parse(
            site.get(both.select("#link").attr("value").replaceFirst("^https?://[^/]+", ""))
                .body());
    assertThat(again.select(".parting").text()).isEqualTo(both.select(".parting").text());
    Document same =
        choose(both, "one", Map.of("permanents.0.target", "bob", "permanents.1.target", "bob"));
    assertThat(same.select(".parting h2").text())
        .isEqualTo("Both are the same attack: illegal under 508.1c.");
  }

  @Test
  void two_legal_attacks_are_told_apart_by_the_first_step_that_says_something_else()
      throws Exception {
    String json =
        """
        {"players": [{"id": "ann", "mana": "{2}"}, {"id": "bob", "name": "Bob"}],
         "permanents": [{"id": "bears", "card": "Grizzly Bears", "controller": "ann"},
          {"id": "prison", "card": "Propaganda", "controller": "bob"}],
         "moves": [{"declareAttackers": {"attacks": [{"attacker": "bears", "target": "bob"}]}}]}
        """;
    Document page = Jsoup.parse(settle(json).body());
    assertThat(page.select(".parting h2").text()).isEqualTo("Both are legal.");
    assertThat(page.select(".parting h3").text()).isNotEmpty();
    assertThat(page.select("h3").eachText()).anyMatch(text -> text.contains("508.1j"));
  }

  @Test
  void what_is_no_attack_of_the_board_is_told_in_its_column() throws Exception {
    String board = CaseLink.encode(BEARS_ALONE).orElseThrow();
    String wrong =
        CaseLink.encodeAny("{\"attacks\": [{\"attacker\": \"ox\", \"target\": \"bob\"}]}");
    Document page =
        Jsoup.parse(site.get("/judge/settle?case=" + board + "&against=" + wrong).body());
    assertThat(page.select("#one .headline").text()).contains("illegal");
    assertThat(page.select("#two .problems").text()).contains("ox");
    assertThat(page.select(".parting")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"case=x", "case=", "against=x", ""})
  void a_damaged_address_is_refused(String query) throws Exception {
    String board =
        query.startsWith("against")
            ? "case=" + CaseLink.encode(BEARS_ALONE).orElseThrow() + "&"
            : "";
    HttpResponse<String> answer = site.get("/judge/settle?" + board + query);
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body()).contains("is damaged");
  }

  @Test
  void the_judge_page_leads_there() throws Exception {
    String judge = site.get("/judge?case=" + CaseLink.encode(BEARS_ALONE).orElseThrow()).body();
    String link = Jsoup.parse(judge).select("#settle a").attr("href");
    assertThat(site.get(link).body()).contains("What makes the difference");
  }
}
