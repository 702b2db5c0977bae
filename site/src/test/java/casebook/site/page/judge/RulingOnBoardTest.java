package casebook.site.page.judge;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.VisitedSite;
import casebook.site.page.draft.Boards;
import casebook.site.page.draft.CaseLink;
import java.net.http.HttpResponse;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The board builder: what it says of the attack on the board. */
class RulingOnBoardTest {
  @AutoClose private static final VisitedSite site = new VisitedSite();

  private static HttpResponse<String> show(String json) throws Exception {
    return site.get("/judge?case=" + CaseLink.encode(json).orElseThrow());
  }

  static Iterable<Boards.Board> boards() {
    return Boards.all();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void every_board_that_the_site_comes_with_is_judged(Boards.Board board) throws Exception {
    HttpResponse<String> page = site.get(board.href());
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body())
        .contains("class=\"verdict", "class=\"board-picture\"")
        .doesNotContain("The board can’t be judged yet")
        .doesNotContain("Text that can’t be read");
  }

  @Test
  void not_attacking_with_what_must_attack_fails_508_1d() throws Exception {
    String page = show(Boards.all().getFirst().json()).body();
    assertThat(page)
        .contains("This attack is illegal")
        .contains("Not attacking obeys 0 of 1 requirement")
        .contains("0 of 1 obeyed")
        .contains("Crazed Goblin → Bob")
        .contains("<b>One attack is legal here without paying a cost.</b>");
  }

  @Test
  void the_ladder_has_every_step_and_says_where_the_declaration_fails() throws Exception {
    String page = show(Boards.all().getFirst().json()).body();
    for (char step : "abcdefghijkm".toCharArray()) {
      assertThat(page).contains("<span class=\"number\">508.1" + step + "</span>");
    }
    assertThat(page)
        .containsOnlyOnce("<li class=\"fails\">")
        .contains("<li class=\"not-reached\">");
  }

  @Test
  void the_nearest_legal_attack_is_a_link_that_declares_it() throws Exception {
    String page = show(Boards.all().getFirst().json()).body();
    String link = page.replaceAll("(?s).*<a class=\"alternative\" href=\"([^\"]+)\".*", "$1");
    assertThat(site.get(link).body()).contains("This attack is legal");
  }

  @Test
  void where_the_nearest_are_not_all_looked_for_the_page_says_so() throws Exception {
    String note = "There may be other legal attacks, and nearer ones";
    assertThat(show(Boards.all().getFirst().json()).body()).doesNotContain(note);
    String json =
        "{\"players\": [{\"id\": \"ann\", \"mana\": \"{4}\"}, {\"id\": \"bob\"}, {\"id\": \"cat\"}],"
            + " \"permanents\": [{\"id\": \"bears\", \"card\": \"Grizzly Bears\", \"controller\": \"ann\","
            + " \"count\": 24}, {\"card\": \"Propaganda\", \"controller\": \"bob\"},"
            + " {\"card\": \"War's Toll\", \"controller\": \"cat\"}],"
            + " \"moves\": [{\"declareAttackers\": {\"attacks\": [{\"attacker\": \"bears\","
            + " \"target\": \"bob\", \"count\": 24}]}}]}";
    assertThat(show(json).body()).contains("Legal instead", note);
  }

  @Test
  void where_legal_attacks_are_not_all_looked_for_the_page_says_so() throws Exception {
    String note = "There may be other legal attacks, and some with fewer attackers";
    String json =
        """
        {"players": [{"id": "ann"}, {"id": "bob"}, {"id": "cat"}],
         "permanents": [
           {"id": "bears", "card": "Grizzly Bears", "controller": "ann", "count": %d},
           {"card": "War's Toll", "controller": "cat"},
           {"card": "Crawlspace", "controller": "bob"}],
         "moves": [{"declareAttackers": {"attacks": []}}]}
        """;
    assertThat(show(json.formatted(4)).body()).contains("attacks are").doesNotContain(note);
    assertThat(show(json.formatted(1000)).body()).contains("500,502 attacks are", note);
  }

  @Test
  void the_page_proves_that_no_attack_obeys_more() throws Exception {
    assertThat(show(Boards.all().getFirst().json()).body())
        .contains("Why no attack obeys more", "So no attack comes to more than 1")
        .contains(
            "In every attack that is legal without paying a cost: Crazed Goblin.",
            "In no attack that is legal without paying a cost: Grizzly Bears.");
  }

  @Test
  void the_page_says_what_blocks_requirements_of_which_none_can_be_obeyed() throws Exception {
    String json =
        "{\"players\": [{\"id\": \"ann\"}, {\"id\": \"bob\"}], \"permanents\": ["
            + "{\"id\": \"goblin\", \"card\": \"Crazed Goblin\", \"controller\": \"ann\"},"
            + "{\"id\": \"pax\", \"card\": \"Pacifism\", \"controller\": \"bob\","
            + " \"attachedTo\": \"goblin\"}],"
            + " \"moves\": [{\"declareAttackers\": {\"attacks\": []}}]}";
    assertThat(show(json).body())
        .contains(
            "Why no attack obeys more",
            "Without paying a cost, no attack can obey any of the requirements (508.1d).",
            "Not obeyed: Crazed Goblin must attack (by its own text); attacking Bob would disobey Pacifism (508.1c).")
        .doesNotContain("attacking with nothing does");
  }

  @Test
  void two_of_one_name_have_numbers_in_the_row_the_picture_and_the_ruling_and_no_ids()
      throws Exception {
    String board =
        JudgeSite.board(
            """
            {"id": "grizzly-bears", "card": "Grizzly Bears", "controller": "ann"},
            {"id": "grizzly-bears-2", "card": "Grizzly Bears", "controller": "ann", "tapped": true}
            """,
            "{\"attacks\": [{\"attacker\": \"grizzly-bears-2\", \"target\": \"bob\"}]}");
    Document page = Jsoup.parse(show(board).body());
    assertThat(page.select(".what strong").eachText())
        .containsExactly("Grizzly Bears #1", "Grizzly Bears #2");
    assertThat(page.expectFirst(".verdict").text())
        .contains("Grizzly Bears #2 can't be chosen to attack: it is tapped (508.1a).");
    assertThat(page.expectFirst(".board-picture").text())
        .contains("Grizzly Bears #1 2/2", "Grizzly Bears #2 2/2");
    page.select("pre, input, .share").remove();
    assertThat(page.text()).doesNotContain("grizzly-bears");
  }

  @Test
  void of_creatures_that_are_alike_each_attack_is_told_once_and_none_by_a_number()
      throws Exception {
    String goblins =
        """
        {"id": "goblin", "name": "Goblin", "token": true, "types": ["creature"], "power": 1,
         "toughness": 1, "controller": "ann", "count": 12, "text": "When this creature dies, draw a card."},
        {"id": "arbiter", "card": "Silent Arbiter", "controller": "bob"}
        """;
    String five = "{\"attacks\": [{\"attacker\": \"goblin\", \"target\": \"bob\", \"count\": 5}]}";
    Document none = Jsoup.parse(show(JudgeSite.board(goblins, "{\"attacks\": []}")).body());
    assertThat(none.select("#reasons .alternatives li").eachText())
        .containsExactly("one of 12 × Goblin → Bob");
    assertThat(none.select(".accounting li b").eachText()).contains("12 × Goblin");
    Document illegal = Jsoup.parse(show(JudgeSite.board(goblins, five)).body());
    assertThat(illegal.select(".instead .alternatives li a > span:first-child").eachText())
        .containsExactly("one of 12 × Goblin → Bob");
    assertThat(illegal.select("#ruling, #reasons").text()).doesNotContain("Goblin #");
  }
}
