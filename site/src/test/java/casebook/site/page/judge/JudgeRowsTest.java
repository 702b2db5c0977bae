package casebook.site.page.judge;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.draft.Draft;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What isn't known of a card is asked, and what is wrong with it told, where the card stands. */
class JudgeRowsTest {
  @AutoClose private static final JudgeSite site = new JudgeSite();

  private static final String XENAGOS =
      JudgeSite.board(
          """
          {"id": "god", "card": "Xenagos, God of Revels", "controller": "ann"},
          {"id": "bears", "card": "Grizzly Bears", "controller": "ann", "since": "thisTurn"}
          """,
          "{\"attacks\": [{\"attacker\": \"bears\", \"target\": \"bob\"}]}");

  private static Document page(String json) throws Exception {
    return Jsoup.parse(site.show(json).body());
  }

  private static String pressed(String json, Element button) throws Exception {
    return JudgeSite.json(site.press(json, Map.of("do", button.attr("value"))));
  }

  private static Element button(Document page, String row, String words) {
    return page.select("#" + row + " .asked button").stream()
        .filter(one -> one.text().equals(words))
        .findFirst()
        .orElseThrow(() -> new AssertionError(page.select("#" + row).outerHtml()));
  }

  @Test
  void a_trigger_at_the_beginning_of_combat_asks_for_its_result_where_the_card_stands()
      throws Exception {
    Document page = page(XENAGOS);
    assertThat(page.expectFirst("#row-god .asked").text())
        .contains("It triggered at the beginning of combat on your turn. What did it do?");
    assertThat(page.select("#row-bears .asked")).isEmpty();
    assertThat(page.select(".unread a").eachAttr("href")).containsExactly("#row-god");
    assertThat(page.expectFirst(".verdict-line").text()).contains("Can’t be judged yet");
  }

  @Test
  void that_it_did_nothing_is_one_press_and_can_be_asked_again() throws Exception {
    String nothing = pressed(XENAGOS, button(page(XENAGOS), "row-god", "Nothing"));
    assertThat(nothing).contains("\"holds\":{\"at the beginning of combat on your turn\":false}");
    Document page = page(nothing);
    assertThat(page.select("#row-god .asked")).isEmpty();
    assertThat(page.expectFirst(".verdict").text()).contains("This attack is illegal", "508.1a");
    assertThat(pressed(nothing, page.expectFirst("#row-god .settled button")))
        .doesNotContain("holds");
  }

  @Test
  void what_it_did_is_said_in_its_row() throws Exception {
    String result = pressed(XENAGOS, button(page(XENAGOS), "row-god", "Say what it did"));
    assertThat(result).contains("\"source\":\"Xenagos, God of Revels\"", "\"permanent\":\"god\"");
    Document page = page(result);
    assertThat(page.select("#row-god .result")).hasSize(1);
    assertThat(page.expectFirst("#row-god .result textarea").text()).doesNotStartWith("At the");
    HttpResponse<String> told =
        site.press(
            result,
            Map.of(
                "effects.0.row", "1",
                "effects.0.text", "Target creature gains haste until end of turn.",
                "effects.0.affects", "bears",
                "do", "judge"));
    assertThat(told.body()).contains("This attack is legal");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Legion Warboss", "Goblin Rabblemaster"})
  void a_token_that_was_created_as_combat_began_is_asked_for_and_added(String card)
      throws Exception {
    String board = boss(card);
    Document page = page(board);
    assertThat(page.expectFirst("#row-boss .asked").text())
        .contains("Was a token created that isn’t on this board yet?");
    assertThat(page.expectFirst(".verdict-line").text())
        .contains("legal, if no other token was created");
    assertThat(page.expectFirst("#doubts").text()).contains(card + " triggered");
    String added = pressed(board, button(page, "row-boss", "Yes: add the token"));
    assertThat(added).contains("\"token\":true", "\"since\":\"thisTurn\"");
    Document with = page(added);
    assertThat(with.select("#row-goblin")).hasSize(1);
    assertThat(with.select("#doubts")).isEmpty();
    assertThat(with.select("#row-boss .asked").text())
        .as("what it did to the token")
        .doesNotContain("Was a token created");
    String none = pressed(board, button(page, "row-boss", "No"));
    assertThat(page(none).select("#row-boss .asked")).isEmpty();
    assertThat(page(board.replace("\"ann\"}", "\"bob\"}")).select("#row-boss .asked"))
        .as("in another player's turn it doesn't trigger")
        .isEmpty();
  }

  /** A copy has yet to be described; a token of which only its size is stated stands for none. */
  @Test
  void a_token_of_any_kind_is_described_by_who_adds_it() throws Exception {
    String board =
        JudgeSite.board(
            JudgeSite.creature(
                "boss",
                "At the beginning of combat on your turn, create a token that's a copy of another"
                    + " target creature you control."),
            "{\"attacks\": []}");
    String added = pressed(board, button(page(board), "row-boss", "Yes: add the token"));

    assertThat(page(added).expectFirst("#doubts").text())
        .contains("lacks one such new token with a name or a subtype");
    assertThat(page(added.replace("\"token\":true", "\"token\":true,\"name\":\"Oaf\"")).text())
        .doesNotContain("Was a token created");
  }

  private static final String RINGLEADER =
      JudgeSite.creature(
          "boss",
          "Other Goblin creatures you control attack each combat if able.\\nAt the beginning of"
              + " combat on your turn, create a 1/1 red Goblin creature token with haste.");

  private static final String CHIEF =
      JudgeSite.creature(
          "boss",
          "At the beginning of combat on your turn, create a 1/1 red Goblin creature token. That"
              + " token gains haste until end of turn and attacks this combat if able.");

  @Test
  void a_token_is_added_as_the_text_describes_it() throws Exception {
    String board = JudgeSite.board(RINGLEADER, "{\"attacks\": []}");
    String added = pressed(board, button(page(board), "row-boss", "Yes: add the token"));

    assertThat(added)
        .contains("\"subtypes\":[\"goblin\"]", "\"colors\":[\"R\"]")
        .contains("\"keywords\":[\"haste\"]");
    assertThat(page(added).expectFirst(".verdict-line").text()).contains("illegal", "508.1d");
  }

  @Test
  void what_was_done_to_a_new_token_is_said_of_that_token() throws Exception {
    String board = JudgeSite.board(CHIEF, "{\"attacks\": []}");
    String added = pressed(board, button(page(board), "row-boss", "Yes: add the token"));
    String told = pressed(added, button(page(added), "row-boss", "Say what it did"));

    assertThat(told).contains("\"affects\":[\"goblin\"]");
    assertThat(page(told).expectFirst(".verdict-line").text()).contains("illegal", "508.1d");
  }

  private static String boss(String card) {
    return JudgeSite.board(
        "{\"id\": \"boss\", \"card\": \"%s\", \"controller\": \"ann\"}".formatted(card),
        "{\"attacks\": []}");
  }

  @Test
  void a_result_goes_with_its_card() throws Exception {
    String result = pressed(XENAGOS, button(page(XENAGOS), "row-god", "Say what it did"));
    assertThat(JudgeSite.json(site.press(result, Map.of("do", "remove:0"))))
        .doesNotContain("Xenagos");
  }

  @Test
  void a_condition_that_the_board_leaves_open_is_answered_in_the_row() throws Exception {
    String board =
        JudgeSite.board(
            JudgeSite.creature("one", "This creature can't attack if you feel unlucky."),
            "{\"attacks\": [{\"attacker\": \"one\", \"target\": \"bob\"}]}");
    Document page = page(board);
    assertThat(page.expectFirst("#row-one .asked").text()).contains("Is it so that “");
    assertThat(page(pressed(board, button(page, "row-one", "No"))).text())
        .contains("This attack is legal");
    assertThat(page(pressed(board, button(page, "row-one", "Yes"))).text())
        .contains("This attack is illegal");
  }

  @Test
  void a_battle_gets_the_only_player_who_may_protect_it() throws Exception {
    HttpResponse<String> page =
        site.press(
            Draft.empty().json(), Map.of("new.ann.card", "Invasion of Gobakhan", "do", "add:0"));
    Document document = Jsoup.parse(page.body());
    assertThat(document.select(".problems")).isEmpty();
    HttpResponse<String> more = site.press(JudgeSite.json(page), Map.of("do", "more:0"));
    assertThat(
            Jsoup.parse(more.body())
                .expectFirst("[name='permanents.0.protector'] option[selected]")
                .text())
        .isEqualTo("Bob, as nobody else may");
    assertThat(document.expectFirst(".board-picture").text()).contains("protector Bob");
  }

  @Test
  void a_battle_that_several_may_protect_asks_in_its_row() throws Exception {
    String three = JudgeSite.json(site.press(Draft.empty().json(), Map.of("do", "add-player")));
    HttpResponse<String> page =
        site.press(three, Map.of("new.ann.card", "Invasion of Gobakhan", "do", "add:0"));
    Document document = Jsoup.parse(page.body());
    Element row = document.expectFirst("#row-invasion-of-gobakhan");
    assertThat(row.text()).contains("Who protects it?", "310.11a");
    assertThat(row.select("details [name$=protector]")).isEmpty();
    HttpResponse<String> said =
        site.press(
            JudgeSite.json(page), Map.of("permanents.0.row", "1", "permanents.0.protector", "cid"));
    assertThat(Jsoup.parse(said.body()).select(".problems")).isEmpty();
  }

  @Test
  void hostile_answers_change_nothing() throws Exception {
    for (String answer :
        new String[] {
          "settle:permanents.99:false:x",
          "settle:permanents.-1:true:x",
          "unsettle:effects.0:x",
          "result:x:y",
          "combat:",
          "settle::",
          "own:99:Oaf",
          "take:x:y",
          "own:0: "
        }) {
      HttpResponse<String> page = site.press(XENAGOS, Map.of("do", answer));
      assertThat(page.statusCode()).as(answer).isEqualTo(200);
      assertThat(JudgeSite.json(page)).as(answer).doesNotContain("holds", "Oaf", "effects\":[{");
    }
  }

  @Test
  void fields_that_few_boards_need_come_where_they_are_asked_for() throws Exception {
    Document page = page(XENAGOS);
    assertThat(page.select("details[id^=more-]")).isEmpty();
    String asks = page.expectFirst("#about-god").attr("value");
    HttpResponse<String> asked = site.press(XENAGOS, Map.of("do", asks));
    assertThat(asked.uri().getFragment()).isEqualTo("permanents.0.count");
    Document shown = Jsoup.parse(asked.body());
    assertThat(shown.expectFirst("#more-god").hasAttr("open")).isTrue();
    assertThat(shown.select("[name='permanents.0.counters']")).hasSize(1);
    assertThat(shown.select("#more-bears")).isEmpty();
    HttpResponse<String> changed =
        site.press(
            JudgeSite.json(asked),
            Map.of(
                "permanents.0.row", "1",
                "permanents.0.more", "1",
                "permanents.0.counters", "+1/+1: 2",
                "do", "judge"));
    assertThat(JudgeSite.json(changed)).contains("\"counters\":{\"+1/+1\":2}");
    assertThat(Jsoup.parse(changed.body()).select("details[id^=more-]").eachAttr("id"))
        .containsExactly("more-god");
  }

  @Test
  void what_is_wrong_in_fields_that_few_boards_need_is_shown_with_them() throws Exception {
    Document page =
        page(
            JudgeSite.board(
                "{\"id\": \"bears\", \"card\": \"Grizzly Bears\", \"controller\": \"ann\","
                    + " \"counters\": {\"+1/+1\": \"many\"}}",
                "{\"attacks\": []}"));
    assertThat(page.expectFirst("[name='permanents.0.counters']").attr("value"))
        .isEqualTo("+1/+1: many");
  }

  @Test
  void a_band_stays_where_its_number_is_not_shown() throws Exception {
    String band =
        JudgeSite.board(
            """
            {"id": "one", "card": "Benalish Hero", "controller": "ann"},
            {"id": "two", "card": "Grizzly Bears", "controller": "ann"}
            """,
            "{\"attacks\": [{\"attacker\": \"one\", \"target\": \"bob\"}, {\"attacker\": \"two\","
                + " \"target\": \"bob\"}], \"bands\": [[\"one\", \"two\"]]}");
    Document page = page(band);
    var fields = new HashMap<String, String>();
    for (Element field : page.select("#builder [name^=permanents]:not([type=checkbox])")) {
      fields.put(field.attr("name"), field.is("select") ? "bob" : field.attr("value"));
    }
    assertThat(fields).containsKeys("permanents.0.band", "permanents.1.band");
    assertThat(JudgeSite.json(site.press(band, fields))).contains("\"bands\":[[\"one\",\"two\"]]");
  }

  @Test
  void a_page_of_many_permanents_is_no_longer_than_its_rows_need() throws Exception {
    String many =
        IntStream.range(0, 120)
            .mapToObj(at ->
                """
                {"id": "c%d", "card": "Grizzly Bears", "controller": "%s"}
                """
                    .formatted(at, at % 2 == 0 ? "ann" : "bob"))
            .collect(Collectors.joining(","));
    assertThat(site.show(JudgeSite.board(many, "{\"attacks\": []}")).body())
        .hasSizeLessThan(400_000);
  }
}
