package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** A case that names an older edition is judged by today's reading and cites that edition. */
class OlderEditionTest {
  private static final CaseReader READER = new CaseReader(Editions.builtIn(), Catalogue.builtIn());

  /** Crazed Goblin and a bear against Silent Arbiter and a planeswalker. */
  private static String board(String edition, String move) {
    return """
    edition: %s
    players: [{id: ann}, {id: bob}]
    permanents:
      - {id: goblin, card: Crazed Goblin, controller: ann}
      - {id: bears, card: Grizzly Bears, controller: ann}
      - {id: arbiter, card: Silent Arbiter, controller: bob}
      - {id: elspeth, card: Elspeth Tirel, controller: bob}
    moves:
      - %s
    """
        .formatted(edition, move);
  }

  private static List<String> refused(String text) {
    return switch (READER.read(text, CaseFormat.YAML)) {
      case Reading.Wrong<Case>(var problems) -> problems.stream().map(Problem::message).toList();
      case Reading.Unparseable<Case>(var problems) -> throw new AssertionError(problems);
      case Reading.Good<Case>(var judged) -> throw new AssertionError(judged);
    };
  }

  @Test
  void before_june_2022_nothing_had_to_attack() {
    assertThat(refused(board("2022-04-29", "ask: {hadToAttack: goblin}")))
        .singleElement()
        .satisfies(why -> assertThat(why).contains("2022-04-29", "506.7", "newest"));
    assertThat(RulingsOf.first(board("2022-06-10", "ask: {hadToAttack: goblin}")).has("answer"))
        .isTrue();
  }

  @Test
  void in_2008_308_2a_decides_what_508_1d_decides_today() {
    JsonNode ruling =
        RulingsOf.first(
            board("2008-02-01", "declareAttackers: {attacks: [{attacker: bears, target: bob}]}"));
    assertThat(ruling.path("verdict").asString()).isEqualTo("illegal");
    assertThat(ruling.path("decidedBy").asString()).isEqualTo("308.2a");
    assertThat(ruling.path("decidedByToday").asString()).isEqualTo("508.1d");
    assertThat(ruling.path("why").path(0).asString()).endsWith("(308.2a).");
    assertThat(ruling.path("citations"))
        .extracting(one -> one.path("href").asString())
        .contains("/cr/2008-02-01/308.2a", "/cr/2008-02-01/500.2")
        .doesNotHaveDuplicates();
    assertThat(ruling.path("findings"))
        .extracting(one -> one.path("today").asString())
        .contains("508.1a", "508.1d");
    assertThat(ruling.path("differences"))
        .extracting(one -> one.path("today").asString() + " " + one.path("kind").asString())
        .contains("508.1a substance", "508.1d elsewhere");
  }

  @Test
  void in_2024_the_declaration_is_the_same_and_nothing_differs_in_substance() {
    JsonNode ruling =
        RulingsOf.first(
            board("2024-06-07", "declareAttackers: {attacks: [{attacker: bears, target: bob}]}"));
    assertThat(ruling.path("decidedBy").asString()).isEqualTo("508.1d");
    assertThat(ruling.has("decidedByToday")).isFalse();
    assertThat(ruling.path("citations").path(0).path("href").asString())
        .startsWith("/cr/2024-06-07/508.1");
    assertThat(ruling.path("differences")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "declareAttackers: {attacks: [{attacker: bears, target: bob}], optional: [{attacker: bears,"
            + " cost: exert}]} | optional costs",
        "becomeAttacking: {creature: bears, target: bob} | state that a creature is attacking",
        "reselect: {creature: bears, target: elspeth} | choosing anew",
        "change: {permanent: bears, gainsType: battle} | battles",
        "putAttacking: {permanent: {name: Siege, types: [battle], controller: ann}} | battles"
      })
  void what_an_edition_does_not_know_is_refused(String move, String words) {
    assertThat(refused(board("2008-02-01", move)))
        .singleElement()
        .asString()
        .contains("2008-02-01", words, "newest");
    assertThat(READER.read(board("2024-06-07", move), CaseFormat.YAML))
        .isInstanceOf(Reading.Good.class);
  }

  @Test
  void a_battle_on_the_board_is_refused_by_an_edition_without_battles() {
    String siege =
        board("2008-02-01", "declareAttackers: {attacks: []}")
            .replace("card: Elspeth Tirel, controller", "types: [battle], controller");
    assertThat(refused(siege)).singleElement().asString().contains("battles", "“elspeth”");
  }
}
