package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Editions from June 6, 2025 on decide as they read. */
class AmendedTest {
  private static final CaseReader READER = new CaseReader(Editions.builtIn(), Catalogue.builtIn());

  private static final String BOARD =
      """
      players: [{id: ann}, {id: bob}, {id: cid}]
      permanents:
        - {id: bear, card: Grizzly Bears, controller: ann}
        - {id: siege, types: [battle], name: Siege of Nowhere, controller: ann, protector: bob}
        - {id: elspeth, card: Elspeth Tirel, controller: cid}
      moves:
      """;

  private static final String TOKEN =
      "permanent: {id: token, name: Soldier, types: [creature], controller: ann}";

  private static String board(String edition, String... moves) {
    return "edition: "
        + edition
        + "\n"
        + BOARD
        + List.of(moves).stream().map(move -> "  - " + move + "\n").reduce("", String::concat);
  }

  private static JsonNode judged(String text) {
    if (READER.read(text, CaseFormat.YAML) instanceof Reading.Good<Case>(var read)) {
      var judgement = Judgement.of(read, Editions.builtIn());
      return new JsonMapper().readTree(RulingJson.of(judgement).indented());
    }
    throw new AssertionError(text);
  }

  private static JsonNode last(String text) {
    JsonNode rulings = judged(text).path("rulings");
    return rulings.get(rulings.size() - 1);
  }

  @ParameterizedTest
  @CsvSource({
    "2025-02-07, null", // judged by today's rules, and told so
    "2025-06-06, siege",
    "2026-01-16, siege",
    "2026-06-19, siege",
    "2026-09-25, null"
  })
  void a_battle_stays_attacked_under_another_protector_until_september_2026(
      String edition, String attacked) {
    JsonNode ruling =
        last(
            board(
                edition,
                "declareAttackers: {attacks: [{attacker: bear, target: siege}]}",
                "change: {permanent: siege, protector: cid}"));
    assertThat(ruling.path("state").path("attacking").get(0).path("target").asString("null"))
        .isEqualTo(attacked);
  }

  @ParameterizedTest
  @CsvSource({
    "2025-06-06, null",
    "2026-01-16, null",
    "2026-02-27, unblocked",
    "2026-09-25, unblocked"
  })
  void what_enters_after_blockers_is_unblocked_since_february_2026(String edition, String status) {
    JsonNode ruling =
        last(
            board(
                edition,
                "declareAttackers: {attacks: [{attacker: bear, target: bob}]}",
                "declareBlockers: {blocks: []}",
                "putAttacking: {" + TOKEN + ", target: bob}",
                "ask: {blocked: token}"));
    assertThat(ruling.path("answer").asString("null")).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource({"2026-02-27, illegal", "2026-04-17, legal", "2026-09-25, legal"})
  void a_choice_of_what_is_gone_is_a_matter_of_508_4a_since_april_2026(
      String edition, String verdict) {
    JsonNode ruling =
        last(
            board(
                edition,
                "declareAttackers: {attacks: []}",
                "change: {permanent: elspeth, leaves: true}",
                "putAttacking: {" + TOKEN + ", target: elspeth}"));
    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
    assertThat(ruling.path("state").path("attacking").size()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"2026-02-27, illegal", "2026-04-17, legal", "2026-09-25, legal"})
  void so_is_a_choice_of_what_is_no_longer_a_defending_players(String edition, String verdict) {
    JsonNode ruling =
        last(
            board(
                edition,
                "declareAttackers: {attacks: []}",
                "change: {permanent: elspeth, controller: ann}",
                "putAttacking: {" + TOKEN + ", target: elspeth}"));
    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
    assertThat(ruling.path("state").path("attacking").size()).isZero();
  }

  @Test
  void an_edition_that_decides_as_it_reads_cites_its_own_numbers_and_differs_in_nothing() {
    JsonNode ruling =
        last(
            board(
                "2025-06-06",
                "ask: {mayCast: {text: Cast this spell only before attackers are declared., by:"
                    + " ann, at: {phase: precombatMain}}}"));
    assertThat(ruling.path("citations"))
        .extracting(one -> one.path("rule").asString())
        .contains("506.7", "506.7a", "506.7d");
    assertThat(ruling.path("differences").size()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2025-06-06 | putAttacking: {%s, target: bob, step: combatDamage} |"
            + " moves[0].putAttacking.step",
        "2026-01-16 | putAttacking: {%s, target: bob, step: beginningOfCombat} |"
            + " moves[0].putAttacking.step",
        "2024-06-07 | putAttacking: {%s, target: bob, step: combatDamage} |"
            + " moves[0].putAttacking.step",
        "2026-06-19 | ask: {attacksPlayerAlone: {creature: bear, player: bob}} | moves[0].ask",
        "2025-06-06 | ask: {attackingPlayerAlone: {creature: bear, player: bob}} | moves[0].ask"
      })
  void what_an_edition_does_not_know_is_refused_with_line_and_field(
      String edition, String move, String path) {
    String text = board(edition, move.formatted(TOKEN));
    if (READER.read(text, CaseFormat.YAML) instanceof Reading.Wrong<Case>(var problems)) {
      assertThat(problems).extracting(Problem::path).containsExactly(path);
      assertThat(Objects.requireNonNull(problems.getFirst()).place().line()).isEqualTo(8);
      assertThat(problems.getFirst().message()).contains(edition, "newest");
    } else {
      throw new AssertionError("not refused: " + text);
    }
    assertThat(READER.read(board("2026-09-25", move.formatted(TOKEN)), CaseFormat.YAML))
        .isInstanceOf(Reading.Good.class);
  }

  @Test
  void an_effect_of_which_an_edition_knows_no_meaning_is_refused_with_its_source() {
    String text =
        """
        edition: %s
        players: [{id: ann}, {id: bob}]
        permanents:
          - {id: bear, card: Grizzly Bears, controller: ann}
        effects:
          - {source: Banner, controller: bob, affects: [bear],
             text: "Target creature can't attack a player alone."}
        moves:
          - declareAttackers: {attacks: [{attacker: bear, target: bob}]}
        """;
    if (READER.read(text.formatted("2026-06-19"), CaseFormat.YAML)
        instanceof Reading.Wrong<Case>(var problems)) {
      assertThat(problems)
          .singleElement()
          .satisfies(problem -> {
            assertThat(problem.path()).isEqualTo("effects");
            assertThat(problem.message()).contains("506.6", "“Banner”");
          });
    } else {
      throw new AssertionError("not refused: " + text);
    }
    assertThat(READER.read(text.formatted("2026-09-25"), CaseFormat.YAML))
        .isInstanceOf(Reading.Good.class);
  }

  @Test
  void a_text_of_which_an_edition_knows_no_meaning_is_refused_with_its_permanent() {
    String text =
        """
        edition: %s
        players: [{id: ann}, {id: bob}]
        permanents:
          - {id: bear, card: Grizzly Bears, controller: ann,
             text: "Whenever this creature attacks a player alone, draw a card."}
        moves:
          - declareAttackers: {attacks: [{attacker: bear, target: bob}]}
        """;
    if (READER.read(text.formatted("2026-06-19"), CaseFormat.YAML)
        instanceof Reading.Wrong<Case>(var problems)) {
      assertThat(problems)
          .singleElement()
          .satisfies(problem -> {
            assertThat(problem.path()).isEqualTo("permanents");
            assertThat(problem.message()).contains("506.6", "“bear”");
          });
    } else {
      throw new AssertionError("not refused: " + text);
    }
    assertThat(READER.read(text.formatted("2026-09-25"), CaseFormat.YAML))
        .isInstanceOf(Reading.Good.class);
  }
}
