package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * A spell or ability that goads or detains each of some permanents does so to those that are there
 * as it resolves (701.15a, 701.35a).
 */
class GoadedOnceTest {
  private static String verdict(String permanent, String effect, String before, String attacks) {
    return RulingsOf.last(
            """
            players: [{id: ann}, {id: bob}, {id: cat}]
            permanents: [{id: goblin, card: Raging Goblin, controller: ann, %s}]
            effects: [{controller: bob, timestamp: 5, %s}]
            moves:
            %s
            - declareAttackers: {attacks: [%s]}
            """
                .formatted(permanent, effect, before, attacks))
        .path("verdict")
        .asString();
  }

  @ParameterizedTest
  @CsvSource({"1, illegal", "9, legal"})
  void disrupt_decorum(int came, String verdict) {
    assertThat(verdict("timestamp: " + came, "source: Disrupt Decorum", "", "")).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource({"1, illegal", "9, legal"})
  void lavinia_of_the_tenth(int came, String verdict) {
    String detain =
        "source: Lavinia of the Tenth,"
            + " text: Detain each creature your opponents control with mana value 4 or less.";
    assertThat(verdict("timestamp: " + came, detain, "", "{attacker: goblin, target: cat}"))
        .isEqualTo(verdict);
  }

  @Test
  void what_a_move_brings_was_not_goaded() {
    String before =
        """
        - declareAttackers: {attacks: [{attacker: goblin, target: cat}]}
        - putAttacking: {permanent: {id: new, card: Raging Goblin, controller: ann}, target: cat}
        - change: {permanent: new, untaps: true}
        - change: {permanent: goblin, untaps: true}
        - endCombat: {}
        - beginCombat: {}
        """;
    String goblin = "{attacker: goblin, target: cat}";

    assertThat(verdict("timestamp: 1", "source: Disrupt Decorum", before, goblin))
        .isEqualTo("legal");
    assertThat(verdict("timestamp: 1", "source: Disrupt Decorum", before, "")).isEqualTo("illegal");
  }

  /**
   * Bob's sorcery resolved in a turn of his (307.1); what Ann took this turn may have been there.
   */
  @ParameterizedTest
  @CsvSource({
    "since: turnBegan, illegal",
    "since: thisTurn, legal",
    "'since: thisTurn, owner: cat', illegal",
    "'since: thisTurn, state: {enteredThisTurn: false}', illegal",
    "'since: thisTurn, owner: cat, state: {enteredThisTurn: true}', legal"
  })
  void what_came_after_another_players_sorcery_was_not_goaded(String since, String verdict) {
    JsonNode ruling =
        RulingsOf.last(
            """
            players: [{id: ann}, {id: bob}, {id: cat}]
            permanents: [{id: goblin, card: Raging Goblin, controller: ann, %s}]
            effects: [{controller: bob, source: Disrupt Decorum}]
            moves: [declareAttackers: {attacks: []}]
            """
                .formatted(since));
    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
  }

  /** Which creatures attacked as it resolved only the case can tell. */
  @Test
  void take_the_bait_goads_those_that_attacked() {
    String bait = "source: Bait, text: \"Untap all attacking creatures and goad them.\"";

    assertThat(verdict("timestamp: 1", bait + ", affects: [goblin]", "", "")).isEqualTo("illegal");
    assertThat(
            RulingsOf.problems(
                """
                players: [{id: ann}, {id: bob}]
                permanents: [{id: goblin, card: Raging Goblin, controller: ann}]
                effects: [{controller: bob, %s}]
                moves: [{declareAttackers: {attacks: []}}]
                """
                    .formatted(bait)))
        .contains("affects");
  }

  @ParameterizedTest
  @CsvSource({
    "'Goad each creature your opponents control with flying.', '', illegal",
    "'Detain each creature with flying.', '{attacker: goblin, target: cat}', illegal"
  })
  void what_the_case_lists_was_so_as_it_resolved(String text, String attack, String verdict) {
    String effect = "source: Kaima, affects: [goblin], text: \"" + text + '"';

    assertThat(verdict("timestamp: 1", effect, "", attack)).isEqualTo(verdict);
  }
}
