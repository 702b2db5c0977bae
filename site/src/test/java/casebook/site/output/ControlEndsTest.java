package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * An effect is over that gave control of a creature: its owner controls it again (110.2), it can't
 * be declared as an attacker (508.1a), and one that attacked is removed from combat (506.4).
 */
class ControlEndsTest {

  private static String board(String permanents, String effects, String moves) {
    return """
    players: [{id: ann}, {id: bob}, {id: cat}]
    permanents:
    - {id: bears, card: Grizzly Bears, controller: ann, owner: bob}
    %s
    effects: [%s]
    moves:
    %s
    - declareAttackers: {attacks: [{attacker: bears, target: cat}]}
    """
        .formatted(permanents, effects, moves);
  }

  private static String verdict(String permanents, String effects, String moves) {
    return RulingsOf.last(board(permanents, effects, moves)).path("verdict").asString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                                      | legal
          {permanent: magic, leaves: true}        | illegal
          {permanent: magic, phasesOut: true}     | illegal
          {permanent: magic, attachedTo: other}   | illegal
          {permanent: magic, controller: bob}     | illegal
          """)
  void control_magic(String change, String verdict) {
    String permanents =
        """
        - {id: magic, card: Control Magic, controller: ann, attachedTo: bears}
        - {id: other, card: Hill Giant, controller: bob}
        """;
    String move = change.isEmpty() ? "" : "- change: " + change;
    assertThat(verdict(permanents, "", move)).isEqualTo(verdict);
  }

  /** The younger of two effects that give control leaves: the older one still gives it. */
  @Test
  void two_effects_give_control() {
    String permanents =
        """
        - {id: older, card: Control Magic, controller: ann, attachedTo: bears, timestamp: 1}
        - {id: younger, card: Confiscate, controller: ann, attachedTo: bears, timestamp: 2}
        """;
    assertThat(verdict(permanents, "", "- change: {permanent: younger, leaves: true}"))
        .isEqualTo("legal");
  }

  @Test
  void nothing_is_known_to_give_control() {
    assertThat(
            verdict(
                "- {id: giant, card: Hill Giant, controller: ann}",
                "",
                "- change: {permanent: giant, leaves: true}"))
        .isEqualTo("legal");
  }

  @Test
  void control_was_taken_until_the_end_of_combat() {
    String effect =
        "{source: Ray, controller: ann, affects: [bears],"
            + " text: Gain control of target creature until end of combat.}";
    String again =
        """
        - declareAttackers: {attacks: []}
        - endCombat: {}
        - beginCombat: {}
        """;
    assertThat(verdict("", effect, "- beginCombat: {}")).isEqualTo("legal");
    assertThat(verdict("", effect, again)).isEqualTo("illegal");
  }

  @Test
  void sower_of_temptation_leaves_while_the_creature_attacks() {
    var ruling =
        RulingsOf.last(
            board(
                    "- {id: sower, card: Sower of Temptation, controller: ann}",
                    "{source: Sower of Temptation, permanent: sower, controller: ann,"
                        + " affects: [bears]}",
                    "- beginCombat: {}")
                + "- change: {permanent: sower, leaves: true}\n");
    assertThat(ruling.path("state").path("attacking").toString()).isEqualTo("[]");
    assertThat(ruling.toString()).contains("506.4");
  }
}
