package casebook.site.page.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.draft.Boards;
import casebook.site.page.judge.JudgeSite;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** The verdict in one line, and what the judge page begins with. */
class VerdictLineTest {
  @AutoClose private static final JudgeSite site = new JudgeSite();

  private static Document show(String json) throws Exception {
    return Jsoup.parse(site.show(json).body());
  }

  private static String line(Document page) {
    return page.expectFirst(".verdict-line").text();
  }

  @Test
  void before_anything_is_declared_it_says_what_is_so_if_nobody_attacks() throws Exception {
    Document page = show(Boards.all().getFirst().json());
    assertThat(line(page)).isEqualTo("✕ If nobody attacks: illegal 508.1d Why");
    assertThat(page.expectFirst(".verdict-line a").attr("href")).isEqualTo("#reasons");
    assertThat(page.select("#reasons .ladder")).hasSize(1);
  }

  @Test
  void it_says_the_verdict_on_what_is_declared() throws Exception {
    String two = JudgeSite.creature("one", "") + "," + JudgeSite.creature("two", "");
    assertThat(line(show(JudgeSite.board(two, JudgeSite.BOTH_ATTACK)))).isEqualTo("✓ Legal Why");
    String alone =
        JudgeSite.creature("one", "This creature can't attack alone.")
            + ","
            + JudgeSite.creature("two", "");
    assertThat(
            line(
                show(
                    JudgeSite.board(
                        alone, "{\"attacks\": [{\"attacker\": \"one\", \"target\": \"bob\"}]}"))))
        .isEqualTo("✕ Illegal 508.1c Why");
  }

  @Test
  void an_illegal_attack_keeps_its_verdict_where_a_later_move_isnt_reached() throws Exception {
    String attack =
        """
        {"players": [{"id": "ann", "name": "Ann"}, {"id": "bob", "name": "Bob"}],
         "permanents": [
           {"id": "arbiter", "card": "Silent Arbiter", "controller": "bob"},
           {"id": "goblin", "card": "Crazed Goblin", "controller": "ann"},
           {"id": "bears", "card": "Grizzly Bears", "controller": "ann"}],
         "moves": [
           {"declareAttackers": {"attacks": [{"attacker": "bears", "target": "bob"}]}},
           {"declareBlockers": {"blocks": [{"blocker": "arbiter", "attacker": "bears"}]}}]}
        """;
    Document page = show(attack);
    assertThat(line(page)).isEqualTo("✕ Illegal 508.1d Move 2 isn’t reached Why");
    assertThat(page.select(".verdict.illegal")).hasSize(1);
    assertThat(page.select(".problems").text())
        .isEqualTo(
            "Move 2 isn’t reached The attack that is declared before it is illegal, so that no"
                + " creature attacks yet.");
    assertThat(page.select("#moves .move-line").eachText().getLast()).endsWith("not reached");
  }

  @Test
  void a_board_that_cant_be_judged_says_so_and_an_empty_one_says_nothing() throws Exception {
    assertThat(
            line(
                show(
                    JudgeSite.board(
                        "{\"id\": \"x\", \"card\": \"Jugernaut\", \"controller\": \"ann\"}",
                        "{\"attacks\": []}"))))
        .contains("The board can’t be judged yet");
    assertThat(Jsoup.parse(site.get("/judge").body()).select(".verdict-line")).isEmpty();
  }

  @Test
  void a_shared_link_begins_with_the_picture_and_the_verdict_and_keeps_the_form_closed()
      throws Exception {
    Document page = show(Boards.all().getFirst().json());
    assertThat(page.select("#judge figure.picture, #judge .verdict, #judge form").eachAttr("class"))
        .containsExactly("picture", "verdict illegal", "builder");
    assertThat(page.expectFirst("#change").hasAttr("open")).isFalse();
    assertThat(page.expectFirst("#change > summary").text()).isEqualTo("Change the board");
  }

  @Test
  void who_changes_the_board_keeps_the_form_open_and_shares_an_address_that_closes_it()
      throws Exception {
    Document page =
        Jsoup.parse(site.press(Boards.all().getFirst().json(), Map.of("do", "duplicate:0")).body());
    assertThat(page.expectFirst("#change").hasAttr("open")).isTrue();
    assertThat(page.expectFirst("#link").attr("value")).doesNotContain("edit");
    assertThat(Jsoup.parse(site.get("/judge").body()).expectFirst("#change").hasAttr("open"))
        .isTrue();
  }

  @Test
  void without_scripts_there_is_a_button_that_judges() throws Exception {
    assertThat(show(Boards.all().getFirst().json()).select("noscript #judge-button")).hasSize(1);
  }
}
