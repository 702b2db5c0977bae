package casebook.site.page.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The board builder: what is declared on it, and what happened to what is there. */
class JudgeDeclarationTest {
  @AutoClose private static final JudgeSite site = new JudgeSite();

  @Test
  void attackers_with_the_same_number_are_a_band() throws Exception {
    String json =
        JudgeSite.board(
            JudgeSite.creature("one", "Banding") + "," + JudgeSite.creature("two", ""),
            JudgeSite.BOTH_ATTACK);
    Map<String, String> banded =
        Map.of("permanents.0.band", "1", "permanents.1.band", "1", "do", "judge");
    HttpResponse<String> page = site.press(json, banded);
    assertThat(JudgeSite.json(page)).contains("\"bands\":[[\"one\",\"two\"]]");
    assertThat(page.body())
        .contains("This attack is legal", "name=\"permanents.1.band\" value=\"1\"");
    assertThat(
            JudgeSite.json(
                site.press(
                    JudgeSite.json(page),
                    Map.of("permanents.0.band", "", "permanents.1.band", ""))))
        .doesNotContain("bands");
    assertThat(JudgeSite.json(site.press(JudgeSite.json(page), Map.of("do", "remove:1"))))
        .contains("\"bands\":[[\"one\"]]");
  }

  @Test
  void a_band_that_the_form_cannot_show_is_kept() throws Exception {
    String many =
        JudgeSite.creature("one", "Banding").replace("\"power\"", "\"count\": 3, \"power\"");
    String json =
        JudgeSite.board(
            many,
            "{\"attacks\": [{\"attacker\": \"one\", \"target\": \"bob\", \"count\": 3}],"
                + " \"bands\": [[\"one#1\", \"one#2\"]]}");
    assertThat(site.show(json).body()).doesNotContain("permanents.0.band");
    assertThat(JudgeSite.json(site.press(json, Map.of("do", "judge"))))
        .contains("[[\"one#1\",\"one#2\"]]");
  }

  @Test
  void an_optional_cost_is_chosen_where_a_creature_offers_one() throws Exception {
    String json =
        JudgeSite.board(
            JudgeSite.creature("one", "You may exert this creature as it attacks.")
                + ","
                + JudgeSite.creature("two", "Enlist")
                + ","
                + JudgeSite.creature("three", ""),
            JudgeSite.BOTH_ATTACK);
    String form = site.show(json).body();
    assertThat(form)
        .contains("name=\"permanents.0.optional\"", "value=\"exert\"", "value=\"enlist:three\"")
        .doesNotContain("permanents.2.optional");
    String chosen =
        JudgeSite.json(
            site.press(
                json,
                Map.of("permanents.0.optional", "exert", "permanents.1.optional", "enlist:three")));
    assertThat(chosen)
        .contains("{\"attacker\":\"one\",\"cost\":\"exert\"}")
        .contains("{\"attacker\":\"two\",\"cost\":\"enlist\",\"with\":\"three\"}");
    assertThat(site.show(chosen).body())
        .contains("This attack is legal", "<option value=\"exert\" selected=\"selected\">");
    assertThat(
            JudgeSite.json(
                site.press(
                    chosen, Map.of("permanents.0.optional", "", "permanents.1.optional", ""))))
        .doesNotContain("optional");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"bands\": [[\"one\", \"two\"]]",
        "\"optional\": [{\"attacker\": \"one\", \"cost\": \"exert\"}]"
      })
  void a_legal_attack_instead_has_neither_the_band_nor_the_cost_that_was_wrong(String wrong)
      throws Exception {
    String json =
        JudgeSite.board(
            JudgeSite.creature("one", "") + "," + JudgeSite.creature("two", ""),
            JudgeSite.BOTH_ATTACK.replaceFirst("}$", ", " + wrong + "}"));
    String page = site.show(json).body();
    assertThat(page).contains("This attack is illegal");
    String link = page.replaceAll("(?s).*?<a class=\"alternative\" href=\"([^\"]+)\".*", "$1");
    assertThat(site.get(link).body()).contains("This attack is legal");
  }

  @Test
  void choices_are_one_line_with_players_by_name_and_colors_by_word() throws Exception {
    String json = JudgeSite.board(JudgeSite.creature("one", ""), "{\"attacks\": []}");
    HttpResponse<String> page =
        site.press(
            json,
            Map.of(
                "permanents.0.row", "1",
                "permanents.0.chosen", "color: green, player: Bob, card: Ox, the Big, number: 2"));
    assertThat(JudgeSite.json(page))
        .contains(
            "\"chosen\":{\"color\":\"G\",\"player\":\"bob\",\"card\":\"Ox, the"
                + " Big\",\"number\":2}");
    assertThat(page.body())
        .contains("value=\"color: G, player: bob, card: Ox, the Big, number: 2\"")
        .contains("This attack is legal");
    assertThat(
            site.press(json, Map.of("permanents.0.row", "1", "permanents.0.chosen", "colour: G"))
                .body())
        .contains("one, Chosen for it");
  }

  @Test
  void what_happened_to_a_permanent_is_marked() throws Exception {
    String json =
        JudgeSite.board(
            JudgeSite.creature("one", "") + "," + JudgeSite.creature("two", ""),
            JudgeSite.BOTH_ATTACK);
    HttpResponse<String> page =
        site.press(
            json,
            Map.of(
                "permanents.0.row", "1",
                "permanents.0.more", "1",
                "permanents.0.detained", "1",
                "permanents.0.target", "bob"));
    assertThat(JudgeSite.json(page)).contains("\"detained\":true").doesNotContain("\"suspected\"");
    assertThat(page.body().replaceAll("<[^>]+>", ""))
        .contains("This attack is illegal", "it is detained (508.1c)");
  }

  @Test
  void a_tax_on_many_alike_is_one_line_and_nothing_is_paid_in_an_illegal_attack() throws Exception {
    String many = JudgeSite.creature("one", "").replace("\"power\"", "\"count\": 30, \"power\"");
    String tax =
        """
        {"id": "tax", "name": "Tax", "types": ["enchantment"], "controller": "bob", "text":
         "Creatures can't attack you unless their controller pays {2} for each of those creatures."}
        """;
    String declaration =
        "{\"attacks\": [{\"attacker\": \"one\", \"target\": \"bob\", \"count\": 10}]}";
    String poor = JudgeSite.board(many + "," + tax, declaration);
    assertThat(site.show(poor).body())
        .contains("508.1j", "{2} each", "for 10 × one to attack Bob", "not paid")
        .doesNotContain(">paid<");
    String rich = poor.replace("\"name\": \"Ann\"", "\"name\": \"Ann\", \"mana\": \"{20}\"");
    assertThat(site.show(rich).body()).contains("This attack is legal", ">paid<");
  }
}
