package casebook.site.output;

import static casebook.site.output.RulingsOf.declaring;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * A creature that attacks this turn if able has done so in one combat; one that attacks each combat
 * if able has to attack in the next one too (508.1d).
 */
class AttacksThisTurnTest {
  @ParameterizedTest
  @CsvSource({
    "This creature attacks this turn if able., '[]', illegal",
    "This creature attacks this turn if able., [bob], legal",
    "This creature attacks each turn if able., [bob], legal",
    "This creature attacks each combat if able., [bob], illegal"
  })
  void in_a_second_combat_of_the_turn(String text, String attacked, String verdict) {
    String ogre =
        """
        - {id: ogre, name: Ogre, types: [creature], power: 3, toughness: 3, controller: ann,
           text: "%s", attackedThisTurn: %s}
        """
            .formatted(text, attacked);

    JsonNode ruling = declaring(ogre, "[]");

    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
  }
}
