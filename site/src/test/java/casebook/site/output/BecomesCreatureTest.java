package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Keywords that make a permanent a creature: station (721), crew (702.122), earthbend (701.66). */
class BecomesCreatureTest {
  private static JsonNode attacking(String attacker, String board) {
    return RulingsOf.first(
        """
        players: [{id: ann}, {id: bob}]
        %s
        moves:
        - declareAttackers: {attacks: [{attacker: %s, target: bob}]}
        """
            .formatted(board, attacker));
  }

  private static String verdict(String attacker, String board) {
    JsonNode ruling = attacking(attacker, board);
    String rule = ruling.path("decidedBy").asString("");
    return (ruling.path("verdict").asString() + " " + rule).strip();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          The Seriema                | 7  | turnBegan | legal
          The Seriema                | 6  | turnBegan | illegal 508.1a
          Dawnsire, Sunstar Dreadnought | 10 | turnBegan | illegal 508.1a
          Dawnsire, Sunstar Dreadnought | 20 | turnBegan | legal
          The Seriema                | 7  | thisTurn  | illegal 508.1a
          Galvanizing Sawship        | 3  | thisTurn  | legal
          Uthros Research Craft      | 12 | turnBegan | legal
          Hearthhull, the Worldseed  | 8  | thisTurn  | legal
          Hearthhull, the Worldseed  | 2  | turnBegan | illegal 508.1a
          The Eternity Elevator      | 20 | turnBegan | illegal 508.1a
          """)
  void a_spacecraft_is_a_creature_from_its_last_threshold_on(
      String card, int charge, String since, String verdict) {
    assertThat(
            verdict(
                "craft",
                """
                permanents:
                - {id: craft, card: "%s", controller: ann, since: %s, counters: {charge: %d}}
                """
                    .formatted(card, since, charge)))
        .isEqualTo(verdict);
  }

  @Test
  void a_spacecraft_has_the_power_of_its_box() {
    String reverence = "- {id: reverence, card: Reverence, controller: bob}\n";
    String craft =
        "permanents:\n- {id: craft, card: \"%s\", controller: ann, counters: {charge: %d}}\n";

    assertThat(verdict("craft", craft.formatted("Wurmwall Sweeper", 4) + reverence))
        .isEqualTo("illegal 508.1c");
    assertThat(verdict("craft", craft.formatted("Exploration Broodship", 8) + reverence))
        .isEqualTo("legal");
  }

  @Test
  void what_follows_a_threshold_is_in_force_from_it_on() {
    String board =
        """
        permanents:
        - id: craft
          types: [artifact]
          subtypes: [spacecraft]
          power: 4
          toughness: 4
          text: "Station\\n3+ | Flying\\nCreatures you control can't attack.\\n8+ | Vigilance"
          controller: ann
          counters: {charge: %d}
        - {id: bear, card: Grizzly Bears, controller: ann}
        """;

    assertThat(verdict("bear", board.formatted(2))).isEqualTo("legal");
    assertThat(verdict("bear", board.formatted(3))).isEqualTo("illegal 508.1c");
    assertThat(verdict("craft", board.formatted(3))).isEqualTo("illegal 508.1a");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          source: Smuggler's Copter, permanent: copter
          source: Smuggler's Copter
          source: Somebody, text: Crew 1, permanent: copter
          """)
  void a_vehicle_that_was_crewed_is_a_creature(String effect) {
    String board =
        """
        permanents:
        - {id: copter, card: Smuggler's Copter, controller: ann}
        effects:
        - {%s, controller: ann}
        """
            .formatted(effect);

    JsonNode ruling = attacking("copter", board);
    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
    assertThat(ruling.path("state").path("triggered").size()).isEqualTo(1);
    assertThat(verdict("copter", board.substring(0, board.indexOf("effects:"))))
        .isEqualTo("illegal 508.1a");
  }

  @Test
  void a_mount_that_was_saddled_attacks_so() {
    String board =
        """
        permanents:
        - {id: mount, types: [creature], power: 2, toughness: 2, controller: ann,
           text: "Whenever ~ attacks while saddled, draw a card."}
        """;
    String saddled = "effects:\n- {source: Mount, text: Saddle 1, permanent: mount}\n";

    assertThat(attacking("mount", board).path("state").path("triggered").size()).isZero();
    assertThat(attacking("mount", board + saddled).path("state").path("triggered").size())
        .isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          source: Earthbending Lesson
          source: Somebody, text: Earthbend 4.
          source: Badgermole Cub
          source: Rockalanche, chosen: {number: 4}
          """)
  void a_land_that_was_earthbent_is_a_creature_with_haste(String effect) {
    String board =
        """
        permanents:
        - {id: forest, card: Forest, controller: ann, since: thisTurn, counters: {"+1/+1": 4}}
        effects:
        - {%s, controller: ann, affects: [forest]}
        """
            .formatted(effect);

    assertThat(verdict("forest", board)).isEqualTo("legal");
    assertThatThrownBy(() -> verdict("forest", board.replace(", affects: [forest]", "")))
        .hasMessageContaining("affects");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Blinkmoth Nexus   | permanent: land                     | legal
          Blinkmoth Nexus   | affects: [robot]                    | illegal 508.1a
          Restless Vinestalk | permanent: land                    | legal
          """)
  void a_card_does_what_the_ability_does_that_has_what_it_needs(
      String card, String effect, String verdict) {
    assertThat(
            verdict(
                "land",
                """
                permanents:
                - {id: land, card: %1$s, controller: ann}
                - {id: robot, card: Blinkmoth Infusion, types: [artifact, creature], subtypes: [Blinkmoth], power: 1, toughness: 1, controller: ann}
                effects:
                - {source: %1$s, controller: ann, %2$s}
                """
                    .formatted(card, effect)))
        .isEqualTo(verdict);
  }

  @Test
  void several_abilities_that_it_may_be_are_asked_for() {
    String board =
        """
        permanents:
        - {id: bear, card: Grizzly Bears, controller: ann}
        effects:
        - {source: Bumi's Legend, controller: ann}
        """;
    assertThatThrownBy(() -> verdict("bear", board)).hasMessageContaining("text");
  }
}
