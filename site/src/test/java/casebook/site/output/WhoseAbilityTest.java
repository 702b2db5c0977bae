package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When an ability may be activated whose text speaks of the creature that has it (506.8). */
class WhoseAbilityTest {
  private static boolean mayActivate(String text, String permanent, String at) {
    return RulingsOf.last(
            """
            players: [{id: ann}, {id: bob}]
            permanents:
            - {id: arni, card: Arni Brokenbrow, controller: ann}
            - {id: bear, card: Grizzly Bears, controller: ann}
            - {id: ogre, card: Gray Ogre, controller: bob}
            moves:
            - declareAttackers: {attacks: [{attacker: arni, target: bob}]}
            - ask: {mayCast: {text: "%s", by: ann, ability: true, %s at: {%s}}}
            """
                .formatted(text, permanent, at))
        .path("answer")
        .asBoolean();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Activate only if this creature attacked this turn and only once each turn. | arni | combat | true
          Activate only if this creature attacked this turn and only once each turn. | bear | combat | false
          Activate only if this creature attacked this turn and only once each turn. | arni | postcombatMain | true
          Activate only if this creature attacked this turn and only once each turn. | arni | precombatMain | false
          Activate only if this creature is attacking. | arni | combat | true
          Activate only if this creature is attacking. | bear | combat | false
          Activate only if this creature is attacking. | arni | postcombatMain | false
          """)
  void the_creature_that_the_question_names(
      String text, String permanent, String phase, boolean answer) {
    assertThat(mayActivate(text, "permanent: " + permanent + ",", "phase: " + phase))
        .isEqualTo(answer);
  }

  @Test
  void a_name_says_which_creature_it_is() {
    assertThat(
            mayActivate(
                "Activate only if Arni Brokenbrow attacked this turn.", "", "phase: combat"))
        .isTrue();
  }

  @Test
  void of_several_creatures_the_question_says_which() {
    assertThatThrownBy(
            () -> mayActivate("Activate only if this creature is attacking.", "", "phase: combat"))
        .hasMessageContaining("permanent");
  }

  @ParameterizedTest
  @CsvSource({"combat, true", "precombatMain, false", "postcombatMain, false", "ending, false"})
  void creatures_are_attacking_only_until_combat_ends(String phase, boolean answer) {
    String text = "Cast this spell only if a creature is attacking you.";
    assertThat(
            RulingsOf.last(
                    """
                    players: [{id: ann}, {id: bob}]
                    permanents:
                    - {id: bear, card: Grizzly Bears, controller: ann}
                    moves:
                    - declareAttackers: {attacks: [{attacker: bear, target: bob}]}
                    - ask: {mayCast: {text: "%s", by: bob, at: {phase: %s}}}
                    """
                        .formatted(text, phase))
                .path("answer")
                .asBoolean())
        .isEqualTo(answer);
  }

  @Test
  void a_siege_that_several_players_may_protect_needs_its_protector() {
    String board =
        """
        players: [{id: ann}, {id: bob}, {id: cat}]
        permanents:
        - {id: bear, card: Grizzly Bears, controller: ann}
        - {id: siege, card: Invasion of Gobakhan, controller: ann%s}
        moves:
        - declareAttackers: {attacks: [{attacker: bear, target: siege}]}
        """;

    assertThatThrownBy(() -> RulingsOf.first(board.formatted("")))
        .hasMessageContaining("permanents[1]")
        .hasMessageContaining("310.11a");
    assertThat(RulingsOf.first(board.formatted(", protector: cat")).path("verdict").asString())
        .isEqualTo("legal");
  }
}
