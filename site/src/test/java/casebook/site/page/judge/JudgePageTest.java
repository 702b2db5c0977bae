package casebook.site.page.judge;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.draft.Boards;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The board builder: what is changed on it. */
class JudgePageTest {
  @AutoClose private static final JudgeSite site = new JudgeSite();

  @Test
  void an_empty_board_has_two_players_and_says_what_to_do() throws Exception {
    assertThat(site.get("/judge").body())
        .contains("players.0.name", "players.1.name", "Set up the board")
        .doesNotContain("This attack is legal");
  }

  @Test
  void a_card_is_added_by_name_in_any_letter_case() throws Exception {
    HttpResponse<String> page =
        site.press(Draft.empty().json(), Map.of("new.ann.card", "crazed goblin", "do", "add"));
    assertThat(JudgeSite.json(page))
        .contains("{\"controller\":\"ann\",\"id\":\"crazed-goblin\",\"card\":\"Crazed Goblin\"}");
    assertThat(page.body()).contains("This creature attacks each combat if able.");
  }

  @Test
  void the_form_changes_what_it_shows_and_keeps_the_rest() throws Exception {
    String before =
        """
        {"players": [{"id": "ann", "energy": 3}, {"id": "bob"}],
         "permanents": [{"id": "x", "name": "Ox", "types": ["creature"], "power": 2, "toughness": 2,
           "controller": "ann", "state": {"kicked": 1}}],
         "moves": [{"beginCombat": {}}, {"declareAttackers": {"attacks": []}}]}
        """;
    HttpResponse<String> page =
        site.press(
            before,
            Map.of(
                "permanents.0.row", "1",
                "permanents.0.tapped", "1",
                "permanents.0.sick", "1",
                "permanents.0.counters", "+1/+1: 2, magnet",
                "permanents.0.target", "bob",
                "players.0.life", "7",
                "do", "judge"));
    assertThat(JudgeSite.json(page))
        .contains("\"energy\":3", "\"state\":{\"kicked\":1}", "\"beginCombat\":{}")
        .contains("\"tapped\":true", "\"since\":\"thisTurn\"", "\"life\":7")
        .contains("\"counters\":{\"+1/+1\":2,\"magnet\":1}")
        .contains("\"attacks\":[{\"attacker\":\"x\",\"target\":\"bob\"}]");
    assertThat(Jsoup.parse(page.body()).text()).contains("it is tapped (508.1a)");
  }

  @Test
  void permanents_are_duplicated_and_removed_with_what_names_them() throws Exception {
    String json = Boards.all().get(1).json();
    String more = JudgeSite.json(site.press(json, Map.of("do", "duplicate:0")));
    assertThat(more).contains("\"flunkies\"", "\"flunkies-2\"");
    String fewer = JudgeSite.json(site.press(json, Map.of("do", "remove:0")));
    assertThat(fewer).doesNotContain("flunkies\"").contains("\"attacks\":[]");
  }

  @Test
  void players_come_and_go() throws Exception {
    String three = JudgeSite.json(site.press(Draft.empty().json(), Map.of("do", "add-player")));
    assertThat(three).contains("\"name\":\"Cid\"");
    assertThat(JudgeSite.json(site.press(three, Map.of("do", "remove-player:2"))))
        .doesNotContain("Cid");
    assertThat(JudgeSite.json(site.press(Draft.empty().json(), Map.of("do", "remove-player:1"))))
        .contains("Bob");
  }

  @Test
  void some_of_several_alike_attack() throws Exception {
    String json = Boards.all().get(4).json();
    HttpResponse<String> page =
        site.press(
            json,
            Map.of(
                "permanents.0.row", "1",
                "permanents.0.count", "3",
                "permanents.0.attackers.bob", "2",
                "permanents.0.attackers.cid", "1",
                "do", "judge"));
    assertThat(JudgeSite.json(page))
        .contains("\"target\":\"bob\",\"count\":2", "\"target\":\"cid\",\"count\":1");
    assertThat(page.body()).contains("This attack is legal");
  }

  @Test
  void a_wrong_board_is_shown_with_what_is_wrong() throws Exception {
    assertThat(
            site.show(
                    "{\"players\": [{\"id\": \"a\"}, {\"id\": \"b\"}], \"permanents\": [{\"id\":"
                        + " \"x\", \"card\": \"Crazed Goblin\", \"controller\": \"nobody\"}],"
                        + " \"moves\": []}")
                .body())
        .contains("The board can’t be judged yet", "Crazed Goblin, Controller", "href=\"#row-x\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"players\": 1, \"permanents\": {\"a\": 2}, \"moves\": \"x\", \"effects\": [[]]}",
        "{\"players\": [null, 3], \"permanents\": [null, {\"count\": -5, \"counters\": 7}]}",
        "{\"moves\": [{\"declareAttackers\": {\"attacks\": [{\"attacker\": {}, \"target\":"
            + " []}]}}]}",
        "{\"title\": {\"a\": 1}, \"options\": [1], \"activePlayer\": [2], \"effects\":"
            + " [{\"affects\": 5}]}",
        "{\"players\": [{\"id\": \"\"}, {\"id\": \"<b>\"}], \"permanents\": [{\"id\":"
            + " \"\\u0000\"}]}"
      })
  void a_hostile_case_is_only_wrong(String json) throws Exception {
    assertThat(site.show(json).statusCode()).isEqualTo(200);
    assertThat(site.press(json, Map.of("do", "judge")).statusCode()).isEqualTo(200);
    assertThat(site.press(json, Map.of("do", "duplicate:0")).statusCode()).isEqualTo(200);
    assertThat(site.press(json, Map.of("do", "remove:0")).statusCode()).isEqualTo(200);
    assertThat(site.press(json, Map.of("do", "add-effect")).statusCode()).isEqualTo(200);
  }

  @Test
  void text_of_a_case_is_never_markup() throws Exception {
    String json =
        """
        {"title": "<script>alert(1)</script>",
         "players": [{"id": "a", "name": "</textarea><img src=x>"}, {"id": "b"}],
         "permanents": [{"id": "x", "name": "<svg onload=alert(1)>", "types": ["creature"],
           "power": 1, "toughness": 1, "controller": "a", "text": "</textarea><script>x</script>"}],
         "moves": [{"declareAttackers": {"attacks": [{"attacker": "x", "target": "b"}]}}]}
        """;
    assertThat(site.show(json).body()).doesNotContain("<script>", "<img src=x>", "<svg onload");
  }

  @Test
  void the_case_can_be_downloaded() throws Exception {
    String link = CaseLink.encode(Boards.all().getFirst().json()).orElseThrow();
    HttpResponse<String> yaml = site.get("/judge/case.yaml?case=" + link);
    assertThat(yaml.headers().firstValue("Content-Disposition").orElse("")).contains("case.yaml");
    assertThat(yaml.body()).contains("card: \"Crazed Goblin\"");
    assertThat(site.get("/judge/case.json?case=" + link).body()).contains("Crazed Goblin");
    assertThat(site.get("/judge/case.json?case=no").statusCode()).isEqualTo(400);
  }

  @Test
  void names_of_cards_are_proposed() throws Exception {
    assertThat(site.get("/judge/cards?q=crazed+gob").body()).isEqualTo("[\"Crazed Goblin\"]");
    assertThat(site.get("/judge/cards?q=").body()).isEqualTo("[]");
  }

  @Test
  void a_stack_made_smaller_in_the_form_leaves_no_id_behind() throws Exception {
    String stack =
        JudgeSite.board(
            """
            {"id": "bears", "card": "Grizzly Bears", "controller": "ann", "count": 5},
            {"id": "boots", "card": "Swiftfoot Boots", "controller": "ann", "attachedTo": "bears#5"}
            """,
            "{\"attacks\": [{\"attacker\": \"bears\", \"target\": \"bob\", \"count\": 5}]}");
    HttpResponse<String> page =
        site.press(
            stack,
            Map.of(
                "permanents.0.row", "1",
                "permanents.0.count", "2",
                "permanents.0.attackers.bob", "5",
                "do", "judge"));
    assertThat(page.body()).doesNotContain("can’t be judged yet");
    assertThat(JudgeSite.json(page))
        .doesNotContain("bears#5")
        .contains("{\"attacker\":\"bears\",\"target\":\"bob\",\"count\":2}");
  }

  @Test
  void problems_are_told_by_the_rows_and_words_of_the_page() throws Exception {
    String page =
        site.show(
                """
                {"edition": "2026-09-25",
                 "players": [{"id": "ann", "name": "Ann", "life": "lots"}, {"id": "bob", "name": "Bob"}],
                 "permanents": [
                  {"id": "bears", "card": "Grizzly Bears", "controller": "ann", "attachedTo": "nix",
                   "counters": {"+1/+1": "many"}}],
                 "effects": [{"source": "Ruse", "text": "Target creature attacks this turn if able."}],
                 "moves": [{"declareAttackers": {"attacks": [{"attacker": "bears", "target": "zed"}]}}]}
                """)
            .body();
    List<String> problems = Jsoup.parse(page).select(".problems li").eachText();
    assertThat(problems)
        .anyMatch(one -> one.startsWith("Ann, Life "))
        .anyMatch(one -> one.startsWith("Grizzly Bears, Attached to "))
        .anyMatch(one -> one.startsWith("Grizzly Bears, Counters "))
        .anyMatch(one -> one.startsWith("Grizzly Bears, attack "))
        .anyMatch(one -> one.startsWith("Ruse") && one.contains("“Target or that is”"))
        .noneMatch(one -> one.matches(".*(permanents|players|effects|moves)\\[.*"))
        .noneMatch(one -> one.contains("“affects”"));
    assertThat(Jsoup.parse(page).select(".effects .pick span").eachText())
        .as("names also where there is no board yet")
        .containsExactly("Grizzly Bears", "Ann", "Bob");
    for (Map<String, String> labels : ProblemOnPage.LABELS.values()) {
      String text = Jsoup.parse(page).text().replaceAll("[“”]", "");
      assertThat(labels.values()).allMatch(text::contains);
    }
  }

  @Test
  void problems_of_the_turn_and_the_game_are_told_in_words() throws Exception {
    String json =
        JudgeSite.board(JudgeSite.creature("one", ""), "{\"attacks\": []}")
            .replaceFirst(
                "\\{",
                "{\"turn\": {\"combat\": \"x\"},"
                    + " \"options\": {\"attack\": \"all\", \"rangeOfInfluence\": \"two\"},");
    Document page = Jsoup.parse(site.show(json).body());
    assertThat(page.select(".problems li").eachText())
        .anyMatch(one -> one.startsWith("The turn: combat"))
        .anyMatch(one -> one.startsWith("Who can be attacked"))
        .anyMatch(one -> one.startsWith("The game: range of influence"))
        .noneMatch(one -> one.matches(".*(turn|options)\\..*|.*rangeOf.*"));
  }

  @Test
  void problems_call_players_and_permanents_by_name() throws Exception {
    String page =
        site.show(
                """
                {"edition": "2026-09-25",
                 "players": [{"id": "ann", "name": "Ann"}, {"id": "bob", "name": "Robert"}],
                 "permanents": [
                  {"id": "a1", "card": "Grizzly Bears", "controller": "zed"},
                  {"id": "a2", "card": "Grizzly Bears", "controller": "ann", "count": 3}],
                 "moves": [{"declareAttackers": {"attacks": [
                  {"attacker": "a2", "target": "bob", "count": 7}]}},
                  {"reselect": {"creature": "a1", "target": "a3"}},
                  {"reselect": {"creature": "a3", "target": "bob"}}]}
                """)
            .body();
    String problems = Jsoup.parse(page).select(".problems").text();
    assertThat(problems)
        .contains("the players are Ann, Robert.")
        .contains("“Grizzly Bears #2” stands for 3")
        .contains("No player or permanent is called “a3”. Did you mean Grizzly Bears #1")
        .contains("No permanent is called “a3”. Did you mean Grizzly Bears #1 or Grizzly Bears #2?")
        .doesNotContain("a1", "a2", "bob");
    String equipped =
        JudgeSite.board(
            "{\"id\": \"axe\", \"card\": \"Bonesplitter\", \"controller\": \"ann\","
                + " \"attachedTo\": \"bob\"}",
            "{\"attacks\": []}");
    assertThat(Jsoup.parse(site.show(equipped).body()).select(".problems").text())
        .contains("“Bonesplitter” is an Equipment and “Bob” is no creature");
  }

  @Test
  void a_name_that_is_called_like_a_field_stays_as_it_is() throws Exception {
    String json =
        JudgeSite.board(
            JudgeSite.creature("one", ""),
            "{\"attacks\": [{\"attacker\": \"pay\", \"target\": \"bob\"}]}");
    assertThat(Jsoup.parse(site.show(json).body()).select(".problems").text())
        .contains("“pay”")
        .doesNotContain("“Costs to attack”");
  }
}
