package casebook.site.output;

import static casebook.site.output.RulingsOf.declaring;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * What attacks during a turn if able does so during each declare attackers step of that turn, also
 * where it has attacked in an earlier one (the last sentence of 508.1d).
 */
class AttacksThisTurnTest {
  @ParameterizedTest
  @ValueSource(strings = {"this turn", "each turn", "each combat"})
  void in_a_second_combat_of_the_turn(String when) {
    String ogre =
        """
        - {id: ogre, name: Ogre, types: [creature], power: 3, toughness: 3, controller: ann,
           text: "This creature attacks %s if able.", attackedThisTurn: [bob]}
        """
            .formatted(when);

    JsonNode ruling = declaring(ogre, "[]");

    assertThat(ruling.path("verdict").asString()).isEqualTo("illegal");
    assertThat(ruling.path("decidedBy").asString()).isEqualTo("508.1d");
  }
}
