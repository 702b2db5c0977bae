package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What lasted for one combat does nothing in the next one of the turn (611.2a). */
class SecondCombatTest {
  private static JsonNode second(String text, String attacks) {
    return RulingsOf.last(
        """
        players: [{id: ann}, {id: bob}]
        permanents:
          - {id: bears, card: Grizzly Bears, controller: ann}
          - {id: ogre, card: Gray Ogre, controller: ann}
          - {id: bridge, name: Fence, types: [artifact], controller: bob,
             text: "Creatures with power 4 or greater can't attack."}
        effects:
          - {source: Order, permanent: bears, controller: bob, affects: [bears], text: "%s"}
        moves:
          - beginCombat: {}
          - endCombat: {}
          - beginCombat: {}
          - declareAttackers: {attacks: [%s]}
        """
            .formatted(text, attacks));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Target creature can't attack this combat.|legal",
        "Target creature can't attack this turn.|illegal",
        "Creatures can't attack you this combat.|legal",
        "Target creature gets +2/+0 until end of combat.|legal",
        "Target creature gets +2/+0 until end of turn.|illegal",
        "Target creature gains vigilance until end of turn and can't attack this combat.|legal"
      })
  void bears_can_attack(String text, String verdict) {
    JsonNode ruling = second(text, "{attacker: bears, target: bob}");

    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
  }

  /** Ann's Bears, which weren't chosen, attack after this number of combat phases have ended. */
  private static JsonNode added(String turn, String phase, int ended) {
    return RulingsOf.last(
        """
        players: [{id: ann}, {id: bob}]
        turn: {%s}
        permanents:
          - {id: bears, card: Grizzly Bears, controller: ann}
          - {id: ogre, card: Gray Ogre, controller: ann}
        effects:
          - {source: Rumble, controller: ann, affects: [ogre], text: "After this %s, there is an
             additional combat phase. Only the chosen creatures can attack during that combat
             phase."}
        moves:
          [%s {beginCombat: {}}, {declareAttackers: {attacks: [{attacker: bears, target: bob}]}}]
        """
            .formatted(turn, phase, "{beginCombat: {}}, {endCombat: {}}, ".repeat(ended)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|phase|0|undetermined",
        "'combat: 1'|phase|0|legal",
        "'combat: 2'|phase|0|illegal",
        "''|phase|1|illegal",
        "'combat: 1'|phase|1|illegal",
        "'combat: 2'|phase|1|legal",
        "''|phase|2|legal",
        "''|main phase|0|illegal",
        "''|main phase|1|legal"
      })
  void only_the_additional_combat_phase(String turn, String phase, int ended, String verdict) {
    JsonNode ruling = added(turn, phase, ended);

    assertThat(ruling.path("move").asString()).isEqualTo("declareAttackers");
    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
  }

  @Test
  void haste_outlasts_the_combat_in_which_a_token_has_to_attack() {
    JsonNode ruling =
        RulingsOf.last(
            """
            players: [{id: ann}, {id: bob}]
            permanents:
              - {id: boss, card: Legion Warboss, controller: ann, tapped: true}
              - {id: goblin, name: Goblin, types: [creature], power: 1, toughness: 1, token: true,
                 controller: ann, since: thisTurn}
            effects:
              - {source: Legion Warboss, permanent: boss, controller: ann, affects: [goblin]}
            moves:
              - declareAttackers: {attacks: [{attacker: goblin, target: bob}]}
              - endCombat: {}
              - change: {permanent: goblin, untaps: true}
              - beginCombat: {}
              - declareAttackers: {attacks: [{attacker: goblin, target: bob}]}
            """);

    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Target creature attacks this combat if able.|legal",
        "Target creature attacks this turn if able.|illegal",
        "Target creature attacks during each combat this turn if able.|illegal",
        "Target creature gains haste until end of turn and attacks this combat if able.|legal"
      })
  void bears_stay_home(String text, String verdict) {
    JsonNode ruling = second(text, "");

    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Target creature attacks this combat if able.|ended|It is over: that combat has ended.",
        "Target creature attacks this turn if able.|applied|It"
      })
  void the_ruling_says_so(String text, String did, String because) {
    JsonNode order =
        second(text, "")
            .path("accounting")
            .valueStream()
            .filter(one -> one.path("effect").asString().equals("Order"))
            .findFirst()
            .orElseThrow();

    assertThat(order.path("did").asString()).isEqualTo(did);
    assertThat(order.path("because").asString()).startsWith(because);
  }

  @Test
  void the_ruling_says_that_the_additional_combat_phase_has_not_begun() {
    JsonNode rumble =
        added("combat: 1", "phase", 0)
            .path("accounting")
            .valueStream()
            .filter(one -> one.path("text").asString().startsWith("Only"))
            .findFirst()
            .orElseThrow();

    assertThat(rumble.path("did").asString()).isEqualTo("not-in-force");
    assertThat(rumble.path("because").asString())
        .isEqualTo("It would apply, but that combat phase hasn't begun.");
  }

  @Test
  void the_ruling_asks_which_combat_phase_it_is() {
    assertThat(added("", "phase", 0).path("accounting").toString())
        .contains(
            "the case doesn't say which combat phase of the turn this is; say which in"
                + " “turn”: {\\\"combat\\\": 2} for the second");
  }
}
