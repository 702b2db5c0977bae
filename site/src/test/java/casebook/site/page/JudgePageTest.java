package casebook.site.page;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The board builder: what is changed on it. */
class JudgePageTest {
  private static final String BOTH_ATTACK =
      "{\"attacks\": [{\"attacker\": \"one\", \"target\": \"bob\"},"
          + " {\"attacker\": \"two\", \"target\": \"bob\"}]}";

  @AutoClose private static final RunningSite site = new RunningSite();

  private static String json(HttpResponse<String> page) {
    return CaseLink.decode(page.uri().getQuery().replaceFirst("case=", "")).orElseThrow();
  }

  private static HttpResponse<String> show(String json) throws Exception {
    return site.get("/judge?case=" + CaseLink.encode(json).orElseThrow());
  }

  private static HttpResponse<String> press(String json, Map<String, String> fields)
      throws Exception {
    var all = new LinkedHashMap<>(fields);
    all.put("case", CaseLink.encodeAny(json));
    return site.post("/judge", all);
  }

  @Test
  void an_empty_board_has_two_players_and_says_what_to_do() throws Exception {
    assertThat(site.get("/judge").body())
        .contains("players.0.name", "players.1.name", "Set up the board")
        .doesNotContain("This attack is legal");
  }

  @Test
  void a_card_is_added_by_name_in_any_letter_case() throws Exception {
    HttpResponse<String> page =
        press(Draft.empty().json(), Map.of("new.ann.card", "crazed goblin", "do", "add"));
    assertThat(json(page))
        .contains("{\"controller\":\"ann\",\"id\":\"crazed-goblin\",\"card\":\"Crazed Goblin\"}");
    assertThat(page.body()).contains("This creature attacks each combat if able.");
  }

  @Test
  void a_name_that_is_no_card_becomes_a_creature_to_be_described() throws Exception {
    HttpResponse<String> page =
        press(Draft.empty().json(), Map.of("new.bob.card", "Nameless Oaf of Nowhere", "do", "add"));
    assertThat(json(page))
        .contains("\"name\":\"Nameless Oaf of Nowhere\"", "\"types\":[\"creature\"]");
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
        press(
            before,
            Map.of(
                "permanents.0.row", "1",
                "permanents.0.tapped", "1",
                "permanents.0.sick", "1",
                "permanents.0.counters", "+1/+1: 2, magnet",
                "permanents.0.target", "bob",
                "players.0.life", "7",
                "do", "judge"));
    assertThat(json(page))
        .contains("\"energy\":3", "\"state\":{\"kicked\":1}", "\"beginCombat\":{}")
        .contains("\"tapped\":true", "\"since\":\"thisTurn\"", "\"life\":7")
        .contains("\"counters\":{\"+1/+1\":2,\"magnet\":1}")
        .contains("\"attacks\":[{\"attacker\":\"x\",\"target\":\"bob\"}]");
    assertThat(page.body()).contains("it is tapped (508.1a)");
  }

  @Test
  void permanents_are_duplicated_and_removed_with_what_names_them() throws Exception {
    String json = Boards.all().get(1).json();
    String more = json(press(json, Map.of("do", "duplicate:0")));
    assertThat(more).contains("\"flunkies\"", "\"flunkies-2\"");
    String fewer = json(press(json, Map.of("do", "remove:0")));
    assertThat(fewer).doesNotContain("flunkies\"").contains("\"attacks\":[]");
  }

  @Test
  void players_come_and_go() throws Exception {
    String three = json(press(Draft.empty().json(), Map.of("do", "add-player")));
    assertThat(three).contains("\"name\":\"Cid\"");
    assertThat(json(press(three, Map.of("do", "remove-player:2")))).doesNotContain("Cid");
    assertThat(json(press(Draft.empty().json(), Map.of("do", "remove-player:1")))).contains("Bob");
  }

  @Test
  void some_of_several_alike_attack() throws Exception {
    String json = Boards.all().get(4).json();
    HttpResponse<String> page =
        press(
            json,
            Map.of(
                "permanents.0.row", "1",
                "permanents.0.count", "3",
                "permanents.0.attackers.bob", "2",
                "permanents.0.attackers.cid", "1",
                "do", "judge"));
    assertThat(json(page))
        .contains("\"target\":\"bob\",\"count\":2", "\"target\":\"cid\",\"count\":1");
    assertThat(page.body()).contains("This attack is legal");
  }

  @Test
  void a_pasted_case_is_loaded_and_other_text_is_not() throws Exception {
    String yaml =
        "title: Pasted\nplayers: [{id: p}, {id: q}]\nmoves: [{declareAttackers: {attacks: []}}]";
    String empty = Draft.empty().json();
    assertThat(json(press(empty, Map.of("do", "load", "paste", yaml)))).contains("\"Pasted\"");
    assertThat(press(empty, Map.of("do", "load", "paste", "[[[")).body())
        .contains("neither JSON nor YAML");
  }

  @Test
  void a_wrong_board_is_shown_with_what_is_wrong() throws Exception {
    assertThat(
            show("{\"players\": [{\"id\": \"a\"}, {\"id\": \"b\"}], \"permanents\": [{\"id\":"
                    + " \"x\", \"card\": \"Crazed Goblin\", \"controller\": \"nobody\"}],"
                    + " \"moves\": []}")
                .body())
        .contains("The board can’t be judged yet", "permanents[0].controller", "Crazed Goblin");
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
    assertThat(show(json).statusCode()).isEqualTo(200);
    assertThat(press(json, Map.of("do", "judge")).statusCode()).isEqualTo(200);
    assertThat(press(json, Map.of("do", "duplicate:0")).statusCode()).isEqualTo(200);
    assertThat(press(json, Map.of("do", "remove:0")).statusCode()).isEqualTo(200);
    assertThat(press(json, Map.of("do", "add-effect")).statusCode()).isEqualTo(200);
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
    assertThat(show(json).body()).doesNotContain("<script>", "<img src=x>", "<svg onload");
  }

  private static final String CRAZED_GOBLIN =
      board(
          "{\"id\": \"goblin\", \"card\": \"Crazed Goblin\", \"controller\": \"ann\"}",
          "{\"attacks\": []}");

  /** The address that the page shows for its board. */
  private static String address(HttpResponse<String> page) {
    Matcher link =
        Pattern.compile("id=\"link\" value=\"[^\"]*case=([^\"]+)\"").matcher(page.body());
    assertThat(link.find()).isTrue();
    return CaseLink.decode(link.group(1)).orElseThrow();
  }

  @Test
  void an_old_link_without_an_edition_says_by_which_one_it_is_judged() throws Exception {
    String newest = Editions.builtIn().executed().name();
    HttpResponse<String> page = show(CRAZED_GOBLIN);
    assertThat(page.body()).contains("This address names no edition");
    assertThat(address(page)).contains("\"edition\":\"" + newest + "\"");
    assertThat(show(address(page)).body())
        .contains("This attack is illegal")
        .doesNotContain("This address names no edition");
  }

  @Test
  void a_link_may_name_any_date_and_leads_on_to_the_edition_in_force_then() throws Exception {
    HttpResponse<String> page =
        show(
            Draft.of(CRAZED_GOBLIN)
                .orElseThrow()
                .json()
                .replaceFirst("\\{", "{\"edition\":\"2022-01-15\","));
    assertThat(address(page)).contains("\"edition\":\"2021-11-19\"");
    assertThat(page.body()).contains("value=\"2021-11-19\" selected");
  }

  /** The edition of August 7, 2026 isn't held: the one before it judges, wherever a link leads. */
  @Test
  void that_another_edition_was_in_force_stays_in_all_links() throws Exception {
    String says = "In force on August 10, 2026 was the edition of August 7, 2026";
    String board =
        Draft.of(CRAZED_GOBLIN)
            .orElseThrow()
            .json()
            .replaceFirst("\\{", "{\"edition\":\"2026-08-10\",");
    Document asked = Jsoup.parse(show(board).body());
    assertThat(asked.text()).contains(says);
    List<String> links =
        Stream.concat(
                Stream.of(asked.expectFirst("#link").attr("value")),
                asked.select("#ruling a[href*=case=]:not([download])").eachAttr("href").stream())
            .map(href -> href.substring(href.indexOf("/judge")))
            .toList();
    assertThat(links).hasSizeGreaterThan(2);
    for (String link : links) {
      assertThat(link).endsWith("&on=2026-08-10");
      assertThat(Jsoup.parse(site.get(link).body()).text()).as(link).contains(says);
    }
    assertThat(asked.text()).contains("\"edition\" : \"2026-08-10\"");
    List<String> downloads = asked.select("a[href*=case.][download]").eachAttr("href");
    assertThat(downloads).hasSizeGreaterThanOrEqualTo(2);
    for (String download : downloads) {
      assertThat(site.get(download).body()).contains("2026-08-10").doesNotContain("2026-06-19");
      assertThat(site.get(download.replace("&on=2026-08-10", "")).body())
          .contains("2026-06-19")
          .doesNotContain("2026-08-10");
    }
    HttpResponse<String> changed =
        press(board, Map.of("do", "judge", "edition", "2026-06-19", "on", "2026-08-10"));
    assertThat(changed.uri().getQuery()).endsWith("&on=2026-08-10");
    assertThat(changed.body()).contains(says);
    HttpResponse<String> another =
        press(board, Map.of("do", "judge", "edition", "2026-04-17", "on", "2026-08-10"));
    assertThat(another.uri().getQuery()).doesNotContain("&on");
    assertThat(another.body()).doesNotContain("In force on");
  }

  @Test
  void every_link_to_a_board_names_its_edition() throws Exception {
    String edition = "\"edition\":\"" + Editions.builtIn().executed().name() + "\"";
    for (String path :
        List.of(
            "/",
            "/judge",
            "/?q=Crazed+Goblin+and+Silent+Arbiter",
            "/cards/Crazed%20Goblin",
            "/cases/506.1-five-steps",
            "/judge/editions")) {
      List<String> boards =
          Pattern.compile("/judge(?:/editions)?\\?case=([\\w-]+)")
              .matcher(site.get(path).body())
              .results()
              .map(found -> CaseLink.decode(found.group(1)).orElseThrow())
              .toList();
      assertThat(boards).as(path).isNotEmpty().allMatch(json -> json.contains("\"edition\":\""));
      assertThat(boards).as(path).anyMatch(json -> json.contains(edition));
    }
  }

  @Test
  void a_damaged_link_shows_an_empty_board_and_says_so() throws Exception {
    HttpResponse<String> page = site.get("/judge?case=damaged");
    assertThat(page.statusCode()).isEqualTo(400);
    assertThat(page.body()).contains("is damaged or too large", "players.0.name");
  }

  @Test
  void a_board_too_large_for_a_link_is_judged_all_the_same() throws Exception {
    var random = new java.util.Random(506);
    var title = new StringBuilder();
    random.ints(12_000, 'a', 'z').forEach(letter -> title.append((char) letter));
    HttpResponse<String> page =
        press(Draft.empty().json(), Map.of("title", title.toString(), "do", "judge"));
    assertThat(page.body()).contains("too large for an address", "Set up the board");
  }

  private static String board(String permanents, String declaration) {
    return """
    {"players": [{"id": "ann", "name": "Ann"}, {"id": "bob", "name": "Bob"}],
     "permanents": [%s], "moves": [{"declareAttackers": %s}]}
    """
        .formatted(permanents, declaration);
  }

  private static String creature(String id, String text) {
    return """
    {"id": "%s", "name": "%s", "types": ["creature"], "power": 1, "toughness": 1,
     "controller": "ann", "text": "%s"}
    """
        .formatted(id, id, text);
  }

  @Test
  void attackers_with_the_same_number_are_a_band() throws Exception {
    String json = board(creature("one", "Banding") + "," + creature("two", ""), BOTH_ATTACK);
    Map<String, String> banded =
        Map.of("permanents.0.band", "1", "permanents.1.band", "1", "do", "judge");
    HttpResponse<String> page = press(json, banded);
    assertThat(json(page)).contains("\"bands\":[[\"one\",\"two\"]]");
    assertThat(page.body())
        .contains("This attack is legal", "name=\"permanents.1.band\" value=\"1\"");
    assertThat(json(press(json(page), Map.of("permanents.0.band", "", "permanents.1.band", ""))))
        .doesNotContain("bands");
    assertThat(json(press(json(page), Map.of("do", "remove:1")))).contains("\"bands\":[[\"one\"]]");
  }

  @Test
  void a_band_that_the_form_cannot_show_is_kept() throws Exception {
    String many = creature("one", "Banding").replace("\"power\"", "\"count\": 3, \"power\"");
    String json =
        board(
            many,
            "{\"attacks\": [{\"attacker\": \"one\", \"target\": \"bob\", \"count\": 3}],"
                + " \"bands\": [[\"one#1\", \"one#2\"]]}");
    assertThat(show(json).body()).doesNotContain("permanents.0.band");
    assertThat(json(press(json, Map.of("do", "judge")))).contains("[[\"one#1\",\"one#2\"]]");
  }

  @Test
  void an_optional_cost_is_chosen_where_a_creature_offers_one() throws Exception {
    String json =
        board(
            creature("one", "You may exert this creature as it attacks.")
                + ","
                + creature("two", "Enlist")
                + ","
                + creature("three", ""),
            BOTH_ATTACK);
    String form = show(json).body();
    assertThat(form)
        .contains("name=\"permanents.0.optional\"", "value=\"exert\"", "value=\"enlist:three\"")
        .doesNotContain("permanents.2.optional");
    String chosen =
        json(
            press(
                json,
                Map.of("permanents.0.optional", "exert", "permanents.1.optional", "enlist:three")));
    assertThat(chosen)
        .contains("{\"attacker\":\"one\",\"cost\":\"exert\"}")
        .contains("{\"attacker\":\"two\",\"cost\":\"enlist\",\"with\":\"three\"}");
    assertThat(show(chosen).body())
        .contains("This attack is legal", "<option value=\"exert\" selected=\"selected\">");
    assertThat(
            json(press(chosen, Map.of("permanents.0.optional", "", "permanents.1.optional", ""))))
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
        board(
            creature("one", "") + "," + creature("two", ""),
            BOTH_ATTACK.replaceFirst("}$", ", " + wrong + "}"));
    String page = show(json).body();
    assertThat(page).contains("This attack is illegal");
    String link = page.replaceAll("(?s).*?<a class=\"alternative\" href=\"([^\"]+)\".*", "$1");
    assertThat(site.get(link).body()).contains("This attack is legal");
  }

  @Test
  void choices_are_one_line_with_players_by_name_and_colors_by_word() throws Exception {
    String json = board(creature("one", ""), "{\"attacks\": []}");
    HttpResponse<String> page =
        press(
            json,
            Map.of(
                "permanents.0.row", "1",
                "permanents.0.chosen", "color: green, player: Bob, card: Ox, the Big, number: 2"));
    assertThat(json(page))
        .contains(
            "\"chosen\":{\"color\":\"G\",\"player\":\"bob\",\"card\":\"Ox, the"
                + " Big\",\"number\":2}");
    assertThat(page.body())
        .contains("value=\"color: G, player: bob, card: Ox, the Big, number: 2\"")
        .contains("This attack is legal");
    assertThat(
            press(json, Map.of("permanents.0.row", "1", "permanents.0.chosen", "colour: G")).body())
        .contains("permanents[0].chosen");
  }

  @Test
  void what_happened_to_a_permanent_is_marked() throws Exception {
    String json = board(creature("one", "") + "," + creature("two", ""), BOTH_ATTACK);
    HttpResponse<String> page =
        press(
            json,
            Map.of(
                "permanents.0.row", "1",
                "permanents.0.more", "1",
                "permanents.0.detained", "1",
                "permanents.0.target", "bob"));
    assertThat(json(page)).contains("\"detained\":true").doesNotContain("\"suspected\"");
    assertThat(page.body()).contains("This attack is illegal", "it is detained (508.1c)");
  }

  @Test
  void a_tax_on_many_alike_is_one_line_and_nothing_is_paid_in_an_illegal_attack() throws Exception {
    String many = creature("one", "").replace("\"power\"", "\"count\": 30, \"power\"");
    String tax =
        """
        {"id": "tax", "name": "Tax", "types": ["enchantment"], "controller": "bob", "text":
         "Creatures can't attack you unless their controller pays {2} for each of those creatures."}
        """;
    String declaration =
        "{\"attacks\": [{\"attacker\": \"one\", \"target\": \"bob\", \"count\": 10}]}";
    String poor = board(many + "," + tax, declaration);
    assertThat(show(poor).body())
        .contains("508.1j", "{2} each", "for 10 × one to attack Bob", "not paid")
        .doesNotContain(">paid<");
    String rich = poor.replace("\"name\": \"Ann\"", "\"name\": \"Ann\", \"mana\": \"{20}\"");
    assertThat(show(rich).body()).contains("This attack is legal", ">paid<");
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
}
