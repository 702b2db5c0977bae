package casebook.site.output;

import static casebook.site.output.RulingsOf.declaring;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Types and colors that are chosen for an object (613.1d, 613.1e), where the case doesn't say what
 * was chosen: what depends on them isn't known, and everything else is.
 */
class NotChosenTest {
  private static JsonNode ruling(String other, String attacker, String giver) {
    String permanents =
        """
        - {id: bears, card: Grizzly Bears, controller: ann%s}
        - {id: forest, card: Forest, controller: bob}
        - {id: other, card: "%s", controller: ann%s}
        - {id: giver, %s}
        """
            .formatted(
                attacker.contains("new") ? ", since: thisTurn" : "",
                other.replaceFirst(";.*", ""),
                other.contains(";") ? other.replaceFirst("^[^;]*;", ", ") : "",
                giver);
    return declaring(
        permanents, attacker.contains("stays") ? "[]" : "[{attacker: bears, target: bob}]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Conspiracy                         | new   | Goblin Warchief | undetermined
          Conspiracy; chosen: {type: Goblin} | new   | Goblin Warchief | legal
          Conspiracy; chosen: {type: Elf}    | new   | Goblin Warchief | illegal
          Conspiracy                         | stays | Goblin Assault  | undetermined
          Conspiracy; chosen: {type: Goblin} | stays | Goblin Assault  | illegal
          Conspiracy                         | old   | Fervor          | legal
          Xenograft                          | new   | Goblin Warchief | undetermined
          Arcane Adaptation                  | new   | Goblin Warchief | undetermined
          Painter's Servant                  | old   | Elephant Grass  | undetermined
          Painter's Servant; chosen: {color: U} | old | Elephant Grass | illegal
          Painter's Servant                  | old   | Fervor          | legal
          """)
  void a_creature_type_or_a_color(String other, String attacker, String giver, String verdict) {
    String whose = giver.equals("Elephant Grass") ? "bob" : "ann";

    JsonNode ruling = ruling(other, attacker, "card: %s, controller: %s".formatted(giver, whose));

    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
  }

  /** It can't attack unless the defending player controls an Island. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          card: Convincing Mirage, attachedTo: forest                              | undetermined
          card: Convincing Mirage, attachedTo: forest, chosen: {type: Island}      | legal
          card: Convincing Mirage, attachedTo: forest, chosen: {type: Swamp}       | illegal
          card: Realmwright                                                        | undetermined
          card: Thran Portal                                                       | undetermined
          """)
  void a_land_type(String stated, String verdict) {
    String permanents =
        """
        - {id: forest, card: Forest, controller: bob}
        - {id: dandan, card: Dandân, controller: ann}
        - {id: other, controller: bob, %s}
        """
            .formatted(stated);

    JsonNode ruling = declaring(permanents, "[{attacker: dandan, target: bob}]");

    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
  }

  /** What becomes a basic land loses its abilities whichever type was chosen (305.7). */
  @Test
  void a_land_of_whatever_basic_type_has_lost_its_abilities() {
    String chasm =
        """
        - {id: chasm, card: Glacial Chasm, controller: ann}
        - {id: bears, card: Grizzly Bears, controller: ann}
        """;
    String mirage = "- {id: mirage, card: Convincing Mirage, controller: ann, attachedTo: chasm}\n";
    String attack = "[{attacker: bears, target: bob}]";

    assertThat(declaring(chasm, attack).path("verdict").asString()).isEqualTo("illegal");
    assertThat(declaring(chasm + mirage, attack).path("verdict").asString()).isEqualTo("legal");
  }
}
