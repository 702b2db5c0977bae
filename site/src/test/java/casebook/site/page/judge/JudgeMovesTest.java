package casebook.site.page.judge;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.Casebook;
import casebook.site.StoppedClock;
import casebook.site.cases.PublishedRuling;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.DraftMoves;
import casebook.site.page.form.MoveKind;
import casebook.site.page.form.MoveKinds;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The judge page with all that happens in combat: moves after a declaration, before it, without
 * one.
 */
class JudgeMovesTest {
  private static final Casebook CASEBOOK = Casebook.builtIn(StoppedClock.OCTOBER_2026);

  @AutoClose private static final JudgeSite site = new JudgeSite();

  private static final String ATTACK =
      JudgeSite.board(
          JudgeSite.creature("one", "") + "," + JudgeSite.creature("two", ""),
          "{\"attacks\": [{\"attacker\": \"one\", \"target\": \"bob\"}]}");

  @Test
  @Tag("long")
  void every_published_case_opens_whole_with_the_verdicts_of_its_own_page() throws Exception {
    var others = new ArrayList<String>();
    for (PublishedRuling ruling : CASEBOOK.rulings().all()) {
      Document own = Jsoup.parse(site.get(ruling.href()).body());
      String link = own.select(".actions a.primary").attr("href");
      HttpResponse<String> opened = site.get(link);
      Document judge = Jsoup.parse(opened.body());
      List<String> expected =
          own.select(".ruling.move").stream().map(JudgeMovesTest::told).toList();
      List<String> shown =
          expected.size() == 1 && judge.select(".move-list > li").isEmpty()
              ? List.of(
                  judge.select("#ruling .attack").text() + judge.select("#ruling .headline").text())
              : judge.select(".move-list > li").stream().map(JudgeMovesTest::row).toList();
      List<String> wanted =
          expected.size() == 1 && judge.select(".move-list > li").isEmpty()
              ? List.of(
                  own.select(".ruling.move .attack").text()
                      + own.select(".ruling.move .headline").text())
              : expected;
      if (!shown.equals(wanted) || wanted.getFirst().isEmpty()) {
        others.add(ruling.slug() + ": " + shown + " instead of " + wanted);
      }
      if (!JudgeSite.json(opened).contains("\"moves\"") || !judge.select(".problems").isEmpty()) {
        others.add(ruling.slug() + " has problems");
      }
    }
    assertThat(others).isEmpty();
  }

  /** A move as the page of a case tells it. */
  private static String told(Element move) {
    Element line = move.selectFirst("h2 > span:not(.count, .tag)");
    return (line == null ? "" : line.text())
        + "|"
        + move.select("h2 .tag").text()
        + "|"
        + move.select(".headline").text();
  }

  /** The same as the judge page tells it. */
  private static String row(Element row) {
    String headline =
        row.select(".state").isEmpty()
            ? row.select("details:not(.after) > summary").text()
            : row.select("p.small:has(.state)").text().replaceFirst(": the verdict and .*", "");
    boolean isDeclaration = !headline.isEmpty();
    return row.select(".move-line b").text()
        + "|"
        + (isDeclaration ? "" : row.select(".move-line .tag").text())
        + "|"
        + headline;
  }

  @Test
  void every_kind_of_move_that_is_offered_can_be_read() {
    String board =
        """
        {"players": [{"id": "ann"}, {"id": "bob"}, {"id": "cid"}],
         "permanents": [{"id": "bears", "card": "Grizzly Bears", "controller": "ann"},
           {"id": "wall", "name": "Wall", "types": ["creature"], "power": 0, "toughness": 4,
            "controller": "bob"}], "moves": [{"beginCombat": {}}]}
        """;
    Map<String, String> words =
        Map.of(
            "gains",
            "This creature can't attack.",
            "power",
            "5",
            "counters",
            "+1/+1: 2",
            "colors",
            "w, U",
            "mayCast",
            "Cast this spell only during combat.",
            "loses",
            "abilities");
    for (MoveKind kind : MoveKinds.ALL) {
      Draft draft = Draft.of(board).orElseThrow();
      String text =
          kind.words().wants() == MoveKind.Wants.CARD
              ? "grizzly bears"
              : words.getOrDefault(kind.name(), "artifact");
      var said =
          new MoveKind.Said(
              draft,
              kind.subject().wants() == MoveKind.Wants.PLAYER ? "ann" : "bears",
              kind.object().wants() == MoveKind.Wants.PERMANENT ? "wall" : "bob",
              text,
              "combat.declareBlockers");
      MoveKind.Made made = kind.made(said, CASEBOOK.catalogue());
      assertThat(made.missing()).as(kind.name()).isEmpty();
      new DraftMoves(draft).add(made.move().orElseThrow());
      assertThat(
              new CaseReader(CASEBOOK.editions(), CASEBOOK.catalogue())
                  .read(draft.json(), CaseFormat.JSON))
          .as(kind.name() + ": " + draft.json())
          .isInstanceOf(Reading.Good.class);
      assertThat(
              kind.made(new MoveKind.Said(draft, "", "", "", ""), CASEBOOK.catalogue())
                  .move()
                  .isEmpty())
          .as(kind.name() + " with nothing filled in")
          .isEqualTo(
              kind.subject().needed()
                  || kind.object().needed()
                  || kind.words().needed()
                  || kind.when().needed());
    }
  }

  @Test
  void a_move_is_added_removed_and_put_earlier_without_scripts() throws Exception {
    HttpResponse<String> asked =
        site.press(
            ATTACK, Map.of("do", "add-move", "move.kind", "attackingAlone", "move.subject", "one"));
    assertThat(rows(asked))
        .containsExactly("1. Declare attackers: one → Bob", "2. Is one attacking alone? yes");
    HttpResponse<String> joined =
        site.press(
            JudgeSite.json(asked),
            Map.of(
                "do", "add-move",
                "move.kind", "putAttacking",
                "move.subject", "ann",
                "move.object", "bob",
                "move.words", "serra angel"));
    assertThat(JudgeSite.json(joined))
        .contains("\"card\":\"Serra Angel\"", "\"id\":\"serra-angel\"");
    assertThat(rows(joined)).hasSize(3);
    HttpResponse<String> earlier =
        site.press(JudgeSite.json(joined), Map.of("do", "earlier-move:2"));
    assertThat(rows(earlier).getLast()).isEqualTo("3. Is one attacking alone? no");
    assertThat(Jsoup.parse(earlier.body()).select("#after-2 desc").text())
        .contains("Serra Angel 4/4 (came this turn) attacking Bob");
    HttpResponse<String> gone = site.press(JudgeSite.json(earlier), Map.of("do", "remove-move:1"));
    assertThat(rows(gone).getLast()).isEqualTo("2. Is one attacking alone? yes");
  }

  private static List<String> rows(HttpResponse<String> page) {
    return Jsoup.parse(page.body()).select(".move-line").eachText();
  }

  @Test
  void blocks_go_to_one_declaration_of_blockers() throws Exception {
    String json =
        ATTACK.replace(
            "\"permanents\": [",
            "\"permanents\": [{\"id\": \"wall\", \"name\": \"Wall\", \"types\": [\"creature\"],"
                + " \"power\": 0, \"toughness\": 4, \"controller\": \"bob\"},"
                + " {\"id\": \"ox\", \"name\": \"Ox\", \"types\": [\"creature\"],"
                + " \"power\": 0, \"toughness\": 4, \"controller\": \"bob\"},");
    Map<String, String> block =
        new HashMap<>(
            Map.of("do", "add-move", "move.kind", "declareBlockers", "move.object", "one"));
    block.put("move.subject", "wall");
    String first = JudgeSite.json(site.press(json, block));
    block.put("move.subject", "ox");
    HttpResponse<String> both = site.press(first, block);
    assertThat(rows(both)).hasSize(2).last().asString().contains("Wall → one, Ox → one");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "|What happens",
        "attackingAlone|Which creature?",
        "putAttacking|Whose is it?",
        "nothing|choose"
      })
  void what_a_move_lacks_is_asked_for(String asked) throws Exception {
    String[] parts = asked.split("\\|", 2);
    HttpResponse<String> page = site.press(ATTACK, Map.of("do", "add-move", "move.kind", parts[0]));
    assertThat(Jsoup.parse(page.body()).select(".add-move .notice").text())
        .containsIgnoringCase(parts[1]);
  }

  @Test
  void a_card_that_there_isn_t_joins_no_combat() throws Exception {
    HttpResponse<String> page =
        site.press(
            ATTACK,
            Map.of(
                "do", "add-move",
                "move.kind", "putAttacking",
                "move.subject", "ann",
                "move.words", "Jugernaut"));
    Document shown = Jsoup.parse(page.body());
    assertThat(shown.select(".add-move .notice").text())
        .contains("No card is called “Jugernaut”", "Juggernaut");
    assertThat(shown.select("#move-words").attr("value")).isEqualTo("Jugernaut");
    assertThat(shown.select("#move-subject option[selected]").attr("value")).isEqualTo("ann");
  }

  @Test
  void moves_about_what_is_removed_are_gone_and_a_question_alone_stays_alone() throws Exception {
    String json =
        ATTACK.replace(
            "\"moves\": [",
            "\"moves\": [{\"ask\": {\"couldAttack\": \"two\"}}, {\"ask\": {\"couldAttack\":"
                + " \"one\"}},");
    assertThat(JudgeSite.json(site.press(json, Map.of("do", "remove:1"))))
        .doesNotContain("\"two\"")
        .contains("\"couldAttack\":\"one\"");
    String alone =
        JudgeSite.board(JudgeSite.creature("one", ""), "{}")
            .replaceFirst("\\{\"declareAttackers\".*", "{\"ask\": {\"steps\": true}}]}");
    HttpResponse<String> page = site.show(alone);
    assertThat(page.body())
        .contains("Which steps does the combat phase have?")
        .doesNotContain("Set up the board", "&quot;declareAttackers&quot;");
    assertThat(JudgeSite.json(site.press(JudgeSite.json(page), Map.of("do", "judge"))))
        .doesNotContain("declareAttackers");
  }

  @Test
  void a_move_that_cannot_be_made_is_told_in_its_place() throws Exception {
    String json = ATTACK.replace("]}\n", ", {\"beginCombat\": {}}, {\"endCombat\": {}}]}\n");
    HttpResponse<String> page = site.show(json);
    assertThat(rows(page))
        .containsExactly(
            "1. Declare attackers: one → Bob",
            "2. Combat begins can’t be done now",
            "3. Combat ends not judged");
    assertThat(Jsoup.parse(page.body()).select(".problems").text()).contains("Move 2");
  }
}
