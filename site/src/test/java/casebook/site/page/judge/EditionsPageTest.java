package casebook.site.page.judge;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.VisitedSite;
import casebook.site.page.draft.CaseLink;
import java.net.http.HttpResponse;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class EditionsPageTest {
  private static final String NOBODY_FOR_THE_GOBLIN =
      """
      {"players": [{"id": "ann"}, {"id": "bob"}],
       "permanents": [{"id": "goblin", "card": "Crazed Goblin", "controller": "ann"}],
       "moves": [{"declareAttackers": {"attacks": []}}]}
      """;

  @AutoClose private static final VisitedSite site = new VisitedSite();

  private static HttpResponse<String> compare(String json, String editions) throws Exception {
    return site.get("/judge/editions?case=" + CaseLink.encode(json).orElseThrow() + editions);
  }

  @Test
  void the_ruling_is_compared_with_the_one_before_its_last_change() throws Exception {
    HttpResponse<String> page = compare(NOBODY_FOR_THE_GOBLIN, "");
    assertThat(page.statusCode()).isEqualTo(200);
    List<String> left = choices(page, "left");
    List<String> right = choices(page, "right");
    assertThat(left.indexOf(chosen(page, "right")) - left.indexOf(chosen(page, "left")))
        .isEqualTo(1);
    assertThat(right).hasSameSizeAs(left).hasSizeLessThan(40).doesNotHaveDuplicates();
  }

  private static List<String> choices(HttpResponse<String> page, String side) {
    return Jsoup.parse(page.body()).select("select[name=" + side + "] option").eachText();
  }

  private static String chosen(HttpResponse<String> page, String side) {
    return Jsoup.parse(page.body()).select("select[name=" + side + "] option[selected]").text();
  }

  @Test
  void any_date_can_be_compared() throws Exception {
    HttpResponse<String> page = compare(NOBODY_FOR_THE_GOBLIN, "&left=2025-06-06&right=2008-04-01");
    assertThat(page.body()).contains("/cr/2026-09-25/508.1d", "/308.2a", "its rule 500");
  }

  @Test
  void where_nothing_has_changed_that_is_said() throws Exception {
    HttpResponse<String> page =
        compare("{\"players\": [{\"id\": \"ann\"}, {\"id\": \"bob\"}], \"moves\": []}", "");
    assertThat(page.body()).contains("Nothing about this ruling has changed");
    assertThat(choices(page, "left")).hasSize(1);
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
            "&right=2008-04-01");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).contains("knows no battles", "/cr/2026-09-25/508.1d");
  }

  /** Bob protects the siege that is attacked, and then a third player does. */
  private static final String PROTECTOR_CHANGES =
      """
      {"players": [{"id": "ann"}, {"id": "bob"}, {"id": "cat"}],
       "options": {"attack": "multiple"}, "activePlayer": "ann",
       "permanents": [
         {"id": "bear", "controller": "ann", "types": ["creature"], "power": 2, "toughness": 2},
         {"id": "siege", "controller": "ann", "types": ["battle"], "subtypes": ["Siege"],
          "protector": "bob"}],
       "moves": [{"declareAttackers": {"attacks": [{"attacker": "bear", "target": "siege"}]}},
         {"change": {"permanent": "siege", "protector": "cat"}}]}
      """;

  @Test
  void a_battle_leaves_combat_with_its_protector_since_september_2026() throws Exception {
    Document page =
        Jsoup.parse(compare(PROTECTOR_CHANGES, "&left=2026-09-25&right=2026-06-19").body());
    assertThat(page.select(".pair:has(h3 a:containsOwn(506.4)) .state").eachText())
        .contains("differs");
    assertThat(page.select(".columns > section > .ruling:last-child").eachText())
        .satisfiesExactly(
            now -> assertThat(now).contains("not attacking anything any more"),
            then -> assertThat(then).contains("Nameless creature → Nameless Siege battle"));
  }

  @Test
  void texts_are_not_called_alike_where_one_edition_cannot_judge_the_board() throws Exception {
    assertThat(compare(PROTECTOR_CHANGES, "&left=2026-09-25&right=2022-11-18").body())
        .contains("knows no battles")
        .doesNotContain("says the same");
  }

  @Test
  void an_edition_that_is_not_there_is_not_found_and_a_damaged_case_is_refused() throws Exception {
    assertThat(compare(NOBODY_FOR_THE_GOBLIN, "&left=1999-01-01").statusCode()).isEqualTo(404);
    assertThat(site.get("/judge/editions?case=abc").statusCode()).isEqualTo(400);
  }
}
