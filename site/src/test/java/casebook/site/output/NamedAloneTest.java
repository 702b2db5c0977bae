package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * An effect for which a case names nothing but the card: what is meant is the ability that makes
 * the permanent a creature (702.122a), where it isn't one and has just one such ability.
 */
class NamedAloneTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Smuggler's Copter",
        "Renegade Freighter",
        "Fleetwheel Cruiser",
        "Mizzium Tank",
        "Restless Prairie",
        "Chronatog Totem",
        "Glint Hawk Idol"
      })
  void a_permanent_that_became_a_creature_can_attack(String card) {
    assertThat(verdict(card)).isEqualTo("legal");
  }

  @Test
  void which_of_two_abilities_made_it_a_creature_is_asked() {
    assertThatThrownBy(() -> verdict("Chimeric Sphere"))
        .hasMessageContaining("several abilities that this may be");
  }

  private static String verdict(String card) {
    return RulingsOf.first(
            """
            players: [{id: ann}, {id: bob}]
            permanents:
            - {id: permanent, card: "%s", controller: ann}
            effects:
            - {source: "%s", permanent: permanent, controller: ann}
            moves:
            - declareAttackers: {attacks: [{attacker: permanent, target: bob}]}
            """
                .formatted(card, card))
        .path("verdict")
        .asString();
  }
}
