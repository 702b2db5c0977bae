package casebook.site.page.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.judge.JudgeSite;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** The legal attacks of a board as the judge page lists them. */
class ListedAttacksTest {
  @AutoClose private static final JudgeSite site = new JudgeSite();

  private static final String PRISON =
      """
      {"id": "goblin", "card": "Crazed Goblin", "controller": "ann"},
      {"id": "bears", "card": "Grizzly Bears", "controller": "ann"},
      {"id": "prison", "card": "Ghostly Prison", "controller": "bob"}
      """;

  private static final String NOTHING = "{\"attacks\": []}";

  private static Document show(String json) throws Exception {
    return Jsoup.parse(site.show(json).body());
  }

  @Test
  void attacks_that_the_mana_pays_for_are_listed_beside_those_without_a_cost() throws Exception {
    String board =
        JudgeSite.board(PRISON, NOTHING).replace("\"Ann\"", "\"Ann\", \"mana\": \"{2}\"");
    Document page = show(board);
    assertThat(page.select("#reasons h3").eachText())
        .contains("All legal attacks without a cost", "Legal attacks for a cost");
    assertThat(page.select("#reasons .alternatives a").eachText())
        .containsExactlyInAnyOrder("Crazed Goblin → Bob for {2}", "Grizzly Bears → Bob for {2}");
    assertThat(page.select("figcaption").text()).contains("count what can be paid for here");
    String bears =
        page.select("#reasons .alternatives a").stream()
            .filter(one -> one.text().startsWith("Grizzly"))
            .findFirst()
            .orElseThrow()
            .attr("href");
    assertThat(Jsoup.parse(site.get(bears).body()).select(".verdict.legal")).hasSize(1);
  }

  @Test
  void what_lacks_mana_leads_to_its_field() throws Exception {
    String bears = "{\"attacks\": [{\"attacker\": \"bears\", \"target\": \"bob\"}]}";
    Document page = show(JudgeSite.board(PRISON, bears));
    assertThat(page.select(".verdict a.to-field").attr("href")).isEqualTo("#players.0.mana");
    assertThat(page.getElementById("players.0.mana")).isNotNull();
    String reasons = page.select("#reasons").text();
    assertThat(show(JudgeSite.board(PRISON, NOTHING)).select("#reasons").text())
        .contains("None that can be paid for here. For a cost that is paid, Crazed Goblin");
    assertThat(reasons)
        .contains(
            "None that can be paid for here. For a cost that is paid, Crazed Goblin and Grizzly"
                + " Bears can attack. Add mana");
  }

  @Test
  void a_board_without_costs_says_nothing_of_them() throws Exception {
    Document page = show(JudgeSite.board(JudgeSite.creature("one", ""), NOTHING));
    assertThat(page.select("#reasons h3").eachText())
        .contains("All legal attacks")
        .doesNotContain("Legal attacks for a cost");
    assertThat(page.select(".to-field")).isEmpty();
  }

  @Test
  void attacks_that_differ_in_which_of_two_alike_creatures_attacks_whom_are_told_once()
      throws Exception {
    String goaded =
        """
        {"players": [{"id": "ann"}, {"id": "bob"}, {"id": "cid"}, {"id": "dee"}],
         "permanents": [{"id": "bears", "card": "Grizzly Bears", "controller": "ann", "count": 2,
          "goadedBy": ["dee"]}],
         "moves": [{"declareAttackers": {"attacks": []}}]}
        """;
    assertThat(show(goaded).select("#reasons .alternatives a").eachText())
        .containsExactlyInAnyOrder(
            "2 × Grizzly Bears → Bob",
            "2 × Grizzly Bears → Cid",
            "one of 2 × Grizzly Bears → Bob, one of 2 × Grizzly Bears → Cid");
  }

  @Test
  void of_many_legal_attacks_some_of_each_kind_can_be_chosen() throws Exception {
    String many =
        """
        {"id": "bears", "card": "Grizzly Bears", "controller": "ann"},
        {"id": "goblin", "card": "Crazed Goblin", "controller": "ann"},
        {"id": "wolves", "name": "Wolf", "token": true, "types": ["creature"], "power": 2,
         "toughness": 2, "controller": "ann", "count": 12}
        """;
    Document page = show(JudgeSite.board(many, NOTHING));
    assertThat(page.select("#reasons h4").eachText())
        .containsExactly("One attacker", "Two attackers", "13 attackers", "14 attackers");
    assertThat(page.select("#reasons .alternatives a").eachText())
        .contains(
            "Crazed Goblin → Bob",
            "Grizzly Bears → Bob, Crazed Goblin → Bob",
            "Crazed Goblin → Bob, one of 12 × Wolf → Bob",
            "Crazed Goblin → Bob, 12 × Wolf → Bob",
            "Grizzly Bears → Bob, Crazed Goblin → Bob, 12 × Wolf → Bob")
        .doesNotHaveDuplicates();
  }

  @Test
  void what_triggers_is_a_sentence_and_then_for_whom() throws Exception {
    String board =
        JudgeSite.board(
            JudgeSite.creature("one", "Whenever this creature attacks, draw a card."),
            "{\"attacks\": [{\"attacker\": \"one\", \"target\": \"bob\"}]}");
    assertThat(show(board).select("#reasons").text())
        .contains("one: Whenever this creature attacks, draw a card. For Ann (508.3a).");
  }
}
