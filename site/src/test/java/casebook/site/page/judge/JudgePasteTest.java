package casebook.site.page.judge;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.draft.Boards;
import casebook.site.page.draft.Draft;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards that are pasted into the board builder. */
class JudgePasteTest {
  @AutoClose private static final JudgeSite site = new JudgeSite();

  @ParameterizedTest
  @ValueSource(strings = {"load", "judge"})
  void a_pasted_case_is_loaded_and_other_text_is_not(String button) throws Exception {
    String yaml =
        "title: Pasted\nplayers: [{id: p}, {id: q}]\nmoves: [{declareAttackers: {attacks: []}}]";
    String empty = Draft.empty().json();
    assertThat(JudgeSite.json(site.press(empty, Map.of("do", button, "paste", yaml))))
        .contains("\"Pasted\"");
    assertThat(site.press(empty, Map.of("do", button, "paste", "[[[")).body())
        .contains("isn’t a case yet");
  }

  @ParameterizedTest
  @ValueSource(strings = {"load", "judge", "fill", "add-player"})
  void a_pasted_text_takes_nothing_that_was_typed(String button) throws Exception {
    Document page =
        Jsoup.parse(
            site.press(
                    Draft.empty().json(),
                    Map.of(
                        "do", button,
                        "paste", "not a board",
                        "title", "A long evening",
                        "players.0.life", "7",
                        "new.ann.card", "Grizzly Bears",
                        "new.bob.card", "Jugernaut"))
                .body());
    assertThat(page.expectFirst("#title").attr("value")).isEqualTo("A long evening");
    assertThat(page.expectFirst("[id='players.0.life']").attr("value")).isEqualTo("7");
    assertThat(page.select("#row-grizzly-bears")).hasSize(1);
    assertThat(page.expectFirst("#asked-1").text()).contains("“Jugernaut”");
    assertThat(page.expectFirst("#paste").wholeText()).isEqualTo("not a board");
    assertThat(page.expectFirst("#paste-more").hasAttr("open")).isTrue();
  }

  @Test
  void enter_in_a_field_loads_no_text_that_was_pasted() throws Exception {
    Document empty = Jsoup.parse(site.get("/judge").body());
    Element pressed = empty.expectFirst("#builder button");
    assertThat(pressed.attr("value")).as("the button that Enter presses").isEqualTo("fill");
    Document page =
        Jsoup.parse(
            site.press(
                    Draft.empty().json(),
                    Map.of("do", "fill", "title", "Mine", "paste", "2 Juggernaut (attacking)"))
                .body());
    assertThat(page.select(".permanent")).isEmpty();
    assertThat(page.expectFirst("#title").attr("value")).isEqualTo("Mine");
    assertThat(page.expectFirst("#paste").wholeText()).isEqualTo("2 Juggernaut (attacking)");
    assertThat(page.expectFirst("#paste").hasAttr("aria-invalid")).isFalse();
  }

  @Test
  void a_text_that_was_loaded_is_gone_and_what_it_said_besides_is_in_sight() throws Exception {
    String state =
        "activeplayer=human\nhumanbattlefield=Grizzly Bears\nailife=20\nhumanmanapool=R\n";
    Document page =
        Jsoup.parse(site.press(Draft.empty().json(), Map.of("do", "load", "paste", state)).body());
    assertThat(page.select("#row-grizzly-bears")).hasSize(1);
    assertThat(page.expectFirst("#paste").wholeText()).isEmpty();
    assertThat(page.expectFirst("#paste-more").hasAttr("open")).isTrue();
    assertThat(page.select("#not-carried-over li")).hasSize(1);
  }

  @Test
  void a_pasted_state_of_forge_is_judged_and_what_it_says_besides_is_told() throws Exception {
    String state =
        """
        activeplayer=human
        activephase=COMBAT_DECLARE_ATTACKERS
        humanbattlefield=Grizzly Bears|Attacking;Crazed Goblin
        ailife=20
        """;
    String empty = Draft.empty().json();
    String page = site.press(empty, Map.of("do", "load", "paste", state)).body();
    assertThat(page).contains("Crazed Goblin must attack if able", "508.1d");
    Document told =
        Jsoup.parse(
            site.press(empty, Map.of("do", "load", "paste", state + "humanmanapool=R\n")).body());
    assertThat(told.select("#not-carried-over li").eachText())
        .singleElement()
        .asString()
        .startsWith("Line 5, column 15: The mana in the pool");
    assertThat(told.select("#row-crazed-goblin")).hasSize(1);
    assertThat(site.press(empty, Map.of("do", "load", "paste", "2 Juggernaut (attacking)")).body())
        .contains("Juggernaut");
  }

  @Test
  void of_a_pasted_list_what_is_known_is_loaded_and_the_rest_is_asked_about() throws Exception {
    String list = "2 Juggernaut (attacking)\nGrizly Bears\nOpponent:\nPropagnda\nSilent Arbiter\n";
    HttpResponse<String> answer =
        site.press(Draft.empty().json(), Map.of("do", "load", "paste", list));
    assertThat(JudgeSite.json(answer)).contains("Juggernaut", "Silent Arbiter");
    Document page = Jsoup.parse(answer.body());
    assertThat(page.expectFirst("#asked-0").text()).startsWith("No such card: “Grizly Bears”.");
    assertThat(page.expectFirst("#asked-1").text()).startsWith("No such card: “Propagnda”.");
    assertThat(page.expectFirst(".absent").text())
        .isEqualTo("“Grizly Bears” and “Propagnda” aren’t on this board: no card is called so.");
    assertThat(page.expectFirst(".verdict").classNames()).contains("undetermined");
    assertThat(page.expectFirst("#paste").wholeText()).isEmpty();
  }

  @Test
  void a_long_pasted_list_of_names_that_no_card_has_is_told_whole() throws Exception {
    var list = new StringBuilder("Juggernaut\n");
    IntStream.range(0, 300).forEach(number -> list.append("Qxyz ").append(number).append('\n'));
    Document page =
        Jsoup.parse(
            site.press(Draft.empty().json(), Map.of("do", "load", "paste", list.toString()))
                .body());
    assertThat(page.expectFirst(".absent").text()).contains("“Qxyz 0”", "and 288 more aren’t");
    assertThat(page.expectFirst("#row-juggernaut").text()).contains("Juggernaut");
    assertThat(page.select("#new-you").attr("value")).contains("Qxyz 299");
  }

  @Test
  void a_pasted_case_with_errors_stays_with_the_line_and_column_of_each() throws Exception {
    String yaml =
        """
        players: [{id: ann}, {id: bob}]
        permanents:
          - {card: Jugernaut, controller: ann}
        moves: [{declareAttackers: {attacks: []}}]
        """;
    Document page =
        Jsoup.parse(
            site.press(Boards.all().getFirst().json(), Map.of("do", "load", "paste", yaml)).body());
    assertThat(page.expectFirst("#paste").wholeText()).contains("{card: Jugernaut");
    assertThat(page.expectFirst("#paste-more").hasAttr("open")).isTrue();
    assertThat(page.select("#paste-more .wrong li").eachText())
        .singleElement()
        .asString()
        .startsWith("Line 3, column 12: permanents[0].card");
    assertThat(page.select("#row-goblin")).as("the board is as it was").hasSize(1);
  }
}
