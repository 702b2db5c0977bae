package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What triggers as the costs of an attack are paid goes onto the stack too (508.2b). */
class PaidForTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Mayhem Devil         | 2
          Korvold, Fae-Cursed King | 2
          Manabarbs            | 0
          Grizzly Bears        | 0
          """)
  void treasures_that_are_sacrificed_for_mana(String card, int times) {
    assertThat(
            triggered(
                card,
                "ann",
                "{id: treasure, name: Treasure, types: [artifact], subtypes: [treasure], count: 2,"
                    + " controller: ann,"
                    + " text: \"{T}, Sacrifice this artifact: Add one mana of any color.\"}"))
        .isEqualTo(times);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Manabarbs     | bob | 2
          War's Toll    | bob | 2
          War's Toll    | ann | 0
          Mayhem Devil  | bob | 0
          """)
  void lands_that_are_tapped_for_mana(String card, String controller, int times) {
    assertThat(triggered(card, controller, "{id: forest, card: Forest, controller: ann, count: 2}"))
        .isEqualTo(times);
  }

  private static int triggered(String card, String controller, String sources) {
    JsonNode ruling =
        RulingsOf.declaring(
            """
            - {id: bear, card: Grizzly Bears, controller: ann}
            - {id: propaganda, card: Propaganda, controller: bob}
            - {id: watching, card: "%s", controller: %s}
            - %s
            """
                .formatted(card, controller, sources),
            "[{attacker: bear, target: bob}]");
    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
    return ruling.path("state").path("triggered").size();
  }

  @Test
  void two_costs_of_the_same_words_are_each_as_large_as_was_chosen() {
    String tax =
        """
        - {source: War Tax, controller: bob, chosen: {number: %d},
           text: "This turn, creatures can't attack unless their controller pays {X} for each attacking creature they control."}
        """;
    JsonNode ruling =
        RulingsOf.first(
            """
            players: [{id: ann, mana: "{3}"}, {id: bob}]
            permanents:
            - {id: bears, card: Grizzly Bears, controller: ann}
            effects:
            %s%smoves:
            - declareAttackers: {attacks: [{attacker: bears, target: bob}]}
            """
                .formatted(tax.formatted(1), tax.formatted(2)));

    assertThat(ruling.path("costs").path("total").asString()).isEqualTo("{3}");
    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
  }
}
