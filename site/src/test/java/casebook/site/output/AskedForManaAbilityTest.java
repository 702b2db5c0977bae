package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** "A creature with a mana ability" has one by itself, by its land type or by an effect (605.1). */
class AskedForManaAbilityTest {

  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          card: Llanowar Elves                   | {}                                        | 1
          card: Llanowar Elves, loses: abilities | {}                                        | 0
          card: Grizzly Bears                    | {}                                        | 0
          card: Grizzly Bears                    | - {card: Cryptolith Rite, controller: ann} | 1
          card: Dryad Arbor                      | {}                                        | 1
          """)
  void a_trigger_sees_mana_abilities(String creature, String more, int times) {
    JsonNode ruling =
        RulingsOf.declaring(
            "  - {card: Wall of Omens, id: boss, controller: ann, text: 'Whenever a creature you"
                + " control with a mana ability attacks, untap it.'}\n"
                + "  - {id: one, controller: ann, "
                + creature
                + "}\n"
                + (more.equals("{}") ? "" : "  " + more + "\n"),
            "[{attacker: one, target: bob}]");
    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
    assertThat(ruling.path("state").path("triggered")).hasSize(times);
  }
}
