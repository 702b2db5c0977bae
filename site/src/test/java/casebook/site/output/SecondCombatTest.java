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

  @Test
  void that_combat_may_be_the_next_one() {
    String text =
        "After this phase, there is an additional combat phase. Only land creatures can attack"
            + " during that combat phase.";

    assertThat(second(text, "{attacker: bears, target: bob}").path("verdict").asString())
        .isEqualTo("illegal");
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
}
