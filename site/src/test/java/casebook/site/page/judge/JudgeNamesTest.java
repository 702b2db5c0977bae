package casebook.site.page.judge;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.draft.Boards;
import casebook.site.page.draft.Draft;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that are typed into the board builder: a slip never puts a made-up creature there. */
class JudgeNamesTest {
  @AutoClose private static final JudgeSite site = new JudgeSite();

  private static HttpResponse<String> add(String name) throws Exception {
    return site.press(Draft.empty().json(), Map.of("new.ann.card", name, "do", "add:0"));
  }

  private static String entered(String name) throws Exception {
    return JudgeSite.json(
        site.press(Draft.empty().json(), Map.of("new.ann.card", name, "do", "enter:0")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "grizzly bears; \"card\":\"Grizzly Bears\"",
        "2 grizzly bears; \"card\":\"Grizzly Bears\",\"count\":2",
        "2 grizzly b; \"card\":\"Grizzly Bears\",\"count\":2",
        "crazed gob; \"card\":\"Crazed Goblin\"",
        "sil; \"card\":\"Silent Arbiter\"",
        "jugernaut; \"card\":\"Juggernaut\"",
        "slient arbitre; \"card\":\"Silent Arbiter\""
      })
  void enter_takes_a_name_with_a_slip_or_what_is_proposed_first_and_begins_so(
      String name, String card) throws Exception {
    assertThat(entered(name)).contains(card);
  }

  @ParameterizedTest
  @ValueSource(strings = {"token", "mob boss", "tokn", "Arbiter", "foo token"})
  void enter_asks_where_no_name_begins_so_or_is_much_like_it(String name) throws Exception {
    assertThat(entered(name)).doesNotContain("permanents");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "goblin token; \"subtypes\":[\"goblin\"],\"power\":1,\"toughness\":1",
        "12 goblin tokens; \"subtypes\":[\"goblin\"],\"power\":1,\"toughness\":1,\"count\":12",
        "3 2/2 black Zombie creature tokens (tapped); \"subtypes\":[\"zombie\"],\"colors\":[\"B\"],"
            + "\"power\":2,\"toughness\":2,\"count\":3,\"tapped\":true"
      })
  void tokens_of_a_creature_type_are_creatures_of_ones_own(String name, String token)
      throws Exception {
    assertThat(entered(name)).contains("\"token\":true,\"types\":[\"creature\"]," + token);
    assertThat(JudgeSite.json(add(name))).contains(token);
  }

  @Test
  void how_many_there_are_to_be_stands_before_what_is_proposed() throws Exception {
    assertThat(site.get("/judge/cards?q=2+grizzly+b").body()).startsWith("[\"2 Grizzly Bears\"");
    assertThat(site.get("/judge/cards?q=12+goblin+tokens").body()).isEqualTo("[]");
  }

  @Test
  void so_many_creatures_of_ones_own_are_made_as_are_typed() throws Exception {
    assertThat(pressed(add("12 Nameless Oafs"), "Make it a creature of your own"))
        .contains("\"name\":\"Nameless Oafs\"", "\"count\":12");
  }

  private static Element button(Document page, String words) {
    return page.select(".asked button").stream()
        .filter(one -> one.text().equals(words))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no button “" + words + "”"));
  }

  private static String pressed(HttpResponse<String> page, String words) throws Exception {
    Document document = Jsoup.parse(page.body());
    return JudgeSite.json(
        site.press(
            JudgeSite.json(page),
            Map.of(
                "do", button(document, words).attr("value"),
                "new.ann.card", document.expectFirst("#new-ann").attr("value"))));
  }

  @Test
  void a_slip_puts_nothing_on_the_board_and_asks_what_was_meant() throws Exception {
    HttpResponse<String> page = add("Jugernaut");
    assertThat(JudgeSite.json(page)).doesNotContain("permanents");
    Document document = Jsoup.parse(page.body());
    assertThat(document.expectFirst("#seat-0 .asked").text())
        .contains("No such card: “Jugernaut”", "Did you mean", "Make it a creature of your own");
    assertThat(document.expectFirst("#new-ann").attr("value")).isEqualTo("Jugernaut");
    assertThat(document.expectFirst("#new-ann").attr("aria-invalid")).isEqualTo("true");
    assertThat(document.expectFirst("#new-bob").hasAttr("aria-invalid")).isFalse();
  }

  @Test
  void the_card_that_was_meant_is_one_press_away() throws Exception {
    assertThat(pressed(add("Jugernaut"), "Juggernaut"))
        .contains("\"card\":\"Juggernaut\"")
        .doesNotContain("Jugernaut\"");
  }

  @Test
  void a_creature_of_ones_own_is_made_only_for_who_says_so() throws Exception {
    assertThat(pressed(add("Nameless Oaf of Nowhere"), "Make it a creature of your own"))
        .contains("\"name\":\"Nameless Oaf of Nowhere\"", "\"types\":[\"creature\"]")
        .doesNotContain("\"card\"");
  }

  @Test
  void other_changes_are_kept_while_a_name_is_asked_about() throws Exception {
    HttpResponse<String> page =
        site.press(
            Draft.empty().json(),
            Map.of(
                "new.ann.card", "Grizly Bears",
                "new.bob.card", "silent arbiter",
                "players.0.life", "3",
                "do", "judge"));
    assertThat(JudgeSite.json(page))
        .contains("\"card\":\"Silent Arbiter\"", "\"life\":3")
        .doesNotContain("Grizl");
    assertThat(pressed(page, "Grizzly Bears")).contains("Silent Arbiter", "Grizzly Bears");
  }

  @Test
  void a_verdict_on_a_board_that_lacks_a_card_says_so_before_all_else() throws Exception {
    String board = Boards.all().getFirst().json();
    Document page =
        Jsoup.parse(site.press(board, Map.of("new.bob.card", "Propagnda", "do", "add:1")).body());
    assertThat(page.expectFirst("#ruling [role=alert]").text())
        .isEqualTo("“Propagnda” isn’t on this board: no card is called so.");
    assertThat(page.expectFirst(".verdict-line").text()).contains("A card is missing");
    assertThat(page.expectFirst("#link").attr("value")).doesNotContain("typed", "edit");
  }

  @Test
  void a_verdict_on_a_board_that_lacks_a_card_is_never_plain() throws Exception {
    String board = Boards.all().get(1).json();
    assertThat(Jsoup.parse(site.show(board).body()).select(".verdict.legal, .verdict.illegal"))
        .hasSize(1);
    Document page =
        Jsoup.parse(site.press(board, Map.of("new.bob.card", "🐉", "do", "add:1")).body());
    Element verdict = page.expectFirst(".verdict");
    assertThat(verdict.classNames()).contains("undetermined").doesNotContain("legal", "illegal");
    assertThat(verdict.expectFirst(".headline").text()).isEqualTo("A card is missing on the board");
    assertThat(verdict.expectFirst(".without").text()).startsWith("Without it: This attack is ");
    assertThat(page.expectFirst("#asked-1").text()).startsWith("No such card: “🐉”.");
  }

  @Test
  void a_card_that_is_no_permanent_stays_off_the_board_which_is_judged() throws Exception {
    String board = Boards.all().get(1).json();
    String before = Jsoup.parse(site.show(board).body()).expectFirst(".verdict-line").text();
    HttpResponse<String> answer = site.press(board, Map.of("new.bob.card", "wear", "do", "add:1"));
    Document page = Jsoup.parse(answer.body());
    assertThat(page.expectFirst("#asked-1 p").text())
        .isEqualTo("“wear” is no permanent (Instant), so it can’t be on the battlefield.");
    assertThat(page.select("#asked-1 button").eachText())
        .containsExactly("It has resolved: add its effect");
    assertThat(page.expectFirst(".verdict-line").text()).isEqualTo(before);
    assertThat(page.select(".problems, .absent")).isEmpty();
    assertThat(pressed(add("disrupt decorum"), "It has resolved: add its effect"))
        .contains("\"effects\":[{\"source\":\"Disrupt Decorum\",\"controller\":\"ann\"");
  }

  @Test
  void the_creature_of_an_adventure_is_meant_by_its_name() throws Exception {
    assertThat(pressed(add("Stomp"), "Bonecrusher Giant"))
        .contains("\"card\":\"Bonecrusher Giant\"");
  }

  @Test
  void cards_that_are_proposed_can_be_on_the_battlefield() throws Exception {
    assertThat(site.get("/judge/cards?q=lightning").body())
        .contains("Lightning Greaves")
        .doesNotContain("Lightning Bolt", "Lightning Helix");
    assertThat(site.get("/judge/cards?q=lightning+bolt").body()).startsWith("[\"Lightning Bolt\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2 Grizzly Bears; Jugernaut (tapped); Propagnda; Krenko, Mob Boss (summoning sick)",
        "2x grizzly bears, Jugernaut (tapped), Propagnda, krenko mob boss (summoning sick)",
        "2 Grizzly Bears\nJugernaut (tapped)\nPropagnda\nKrenko, Mob Boss (summoning sick)"
      })
  void of_a_list_what_is_known_is_added_and_the_rest_is_asked_about(String list) throws Exception {
    HttpResponse<String> page = add(list);
    assertThat(JudgeSite.json(page))
        .contains("\"card\":\"Grizzly Bears\",\"count\":2")
        .contains("\"card\":\"Krenko, Mob Boss\",\"since\":\"thisTurn\"")
        .doesNotContain("Jugernaut", "Propagnda");
    Document document = Jsoup.parse(page.body());
    assertThat(document.expectFirst(".absent").text())
        .isEqualTo("“Jugernaut” and “Propagnda” aren’t on this board: no card is called so.");
    assertThat(document.expectFirst("#new-ann").attr("value"))
        .isEqualTo("Jugernaut (tapped); Propagnda");
    HttpResponse<String> next =
        site.press(
            JudgeSite.json(page),
            Map.of(
                "do",
                button(document, "Juggernaut").attr("value"),
                "new.ann.card",
                "Jugernaut (tapped); Propagnda"));
    assertThat(JudgeSite.json(next)).contains("\"card\":\"Juggernaut\",\"tapped\":true");
    assertThat(Jsoup.parse(next.body()).expectFirst("#asked-0").text())
        .startsWith("No such card: “Propagnda”.");
    assertThat(pressed(next, "Propaganda")).contains("\"card\":\"Propaganda\"");
  }

  @Test
  void a_very_long_text_is_no_card_and_soon_asked_about() throws Exception {
    for (String text : List.of("a, ".repeat(300), "1 ".repeat(50_000), "qx;".repeat(50_000))) {
      assertThat(Jsoup.parse(add(text).body()).expectFirst("#asked-0").text())
          .startsWith("No such card: ");
    }
  }

  @Test
  void a_slip_in_a_name_with_a_comma_is_one_name() throws Exception {
    assertThat(pressed(add("Krenko, Mob Bos"), "Krenko, Mob Boss"))
        .contains("\"card\":\"Krenko, Mob Boss\"");
  }

  @Test
  void a_creature_of_ones_own_may_have_a_card_in_its_name() throws Exception {
    String own = "Grizzly Bears, the Great";
    assertThat(
            JudgeSite.json(
                site.press(
                    Draft.empty().json(), Map.of("new.ann.card", own, "do", "own:0:" + own))))
        .contains("\"name\":\"" + own + "\"")
        .doesNotContain("\"card\"");
  }

  @Test
  void an_address_asks_only_about_names_that_no_card_has() throws Exception {
    assertThat(site.get("/judge?typed.0=Grizzly+Bears&typed.x=Oaf&typed.7=Oof").body())
        .doesNotContain("No such card: ");
    assertThat(site.get("/judge?typed.1=%3Cscript%3Ealert(1)%3C/script%3E").body())
        .contains("No such card: ")
        .doesNotContain("<script>alert");
  }

  @Test
  void slips_are_mended_in_what_is_proposed_and_the_whole_name_comes_first() throws Exception {
    assertThat(site.get("/judge/cards?q=jugernaut").body()).startsWith("[\"Juggernaut\"");
    assertThat(site.get("/judge/cards?q=forest").body()).startsWith("[\"Forest\"");
    assertThat(site.get("/judge/cards?q=qqqqqqqqqqqqqqq").body()).isEqualTo("[]");
  }

  @Test
  void what_is_no_card_is_marked_in_the_row_the_picture_and_the_verdict() throws Exception {
    String oaf =
        """
        {"id": "oaf", "name": "Oaf", "types": ["creature"], "power": 1, "toughness": 1,
         "controller": "ann"},
        {"id": "elf", "name": "Elf", "types": ["creature"], "power": 1, "toughness": 1,
         "token": true, "controller": "ann"},
        {"id": "bears", "card": "Grizzly Bears", "controller": "ann"},
        {"id": "arbiter", "card": "Silent Arbiter", "controller": "bob", "text": "Flying"}
        """;
    Document page = Jsoup.parse(site.show(JudgeSite.board(oaf, "{\"attacks\": []}")).body());
    assertThat(page.select("#row-oaf .tag.own").text()).isEqualTo("not a card");
    assertThat(page.select("#row-elf .tag.own").text()).isEqualTo("token");
    assertThat(page.select("#row-arbiter .tag.own").text()).isEqualTo("text changed");
    assertThat(page.select("#row-bears .tag.own")).isEmpty();
    assertThat(page.select(".table.wide .remarked > title").eachText())
        .containsExactlyInAnyOrderElementsOf(
            List.of(
                "Oaf 1/1 (can attack, not a card)",
                "Elf 1/1 (can attack, token)",
                "Silent Arbiter 1/5 (text changed)"));
    assertThat(page.expectFirst(".verdict .own-things").text())
        .isEqualTo(
            "Judged as described here, not as a card says: Oaf (not a card), Elf (token), Silent"
                + " Arbiter (text changed).");
  }

  @Test
  void a_board_of_cards_alone_has_no_such_marks() throws Exception {
    assertThat(site.show(Boards.all().getFirst().json()).body())
        .doesNotContain("tag own", "remarked", "own-things");
  }
}
