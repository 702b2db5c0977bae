package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** How often abilities trigger that look at who is attacked, or at what enters attacking. */
class AreAttackedTest {
  private static final String BOTH = "[{attacker: a, target: bob}, {attacker: b, target: cat}]";
  private static final String ATTACKERS =
      RulingsOf.creature("a", "ann", "") + RulingsOf.creature("b", "ann", "");

  private static JsonNode ruling(String text, String attacks) {
    return RulingsOf.declaring(
        ATTACKERS
            + "- {id: drum, name: Drum, types: [artifact], controller: ann, text: \"%s\"}\n"
                .formatted(text),
        attacks);
  }

  /** 508.3b: "one or more" are one event, however many there are. */
  @ParameterizedTest
  @CsvSource({
    "'Whenever one or more of your opponents are attacked, draw a card.', 1",
    "'Whenever one or more players are attacked, draw a card.', 1",
    "'Whenever an opponent is attacked, draw a card.', 2",
    "'Whenever a creature is declared as an attacker, draw a card.', 2",
    "'Whenever one or more creatures are declared as attackers, draw a card.', 1"
  })
  void two_opponents_are_attacked(String text, int times) {
    assertThat(ruling(text, BOTH).path("state").path("triggered")).hasSize(times);
  }

  /** What asks for each of them, or for one of two ways to attack, isn't read as something less. */
  @ParameterizedTest
  @CsvSource({
    "'Whenever each of your opponents is attacked, draw a card.'",
    "'Whenever you attack each opponent, draw a card.'",
    "'Whenever a creature attacks alone or with exactly one other creature, draw a card.'"
  })
  void what_is_half_read_is_not_understood(String text) {
    assertThat(ruling(text, BOTH).path("verdict").asString()).isEqualTo("undetermined");
  }

  /** 508.4: what is put onto the battlefield attacking enters attacking, and doesn't attack. */
  @Test
  void a_creature_enters_attacking() {
    String board =
        """
        players: [{id: ann}, {id: bob}]
        permanents:
        - {id: a, card: Grizzly Bears, controller: ann}
        - {id: drum, name: Drum, types: [artifact], controller: ann,
            text: "Whenever a creature you control attacks or enters attacking, draw a card."}
        moves:
        - declareAttackers: {attacks: [{attacker: a, target: bob}]}
        - putAttacking:
            permanent: {id: token, name: Soldier, types: [creature], power: 1, toughness: 1,
              token: true, controller: %s}
            target: bob
        """;
    JsonNode put = RulingsOf.last(board.formatted("ann"));

    assertThat(RulingsOf.first(board.formatted("ann")).path("state").path("triggered")).hasSize(1);
    assertThat(put.path("state").path("triggered")).hasSize(1);
    assertThat(put.path("state").path("triggered").path(0).path("rule").asString())
        .isEqualTo("508.4");
    assertThat(RulingsOf.last(board.formatted("bob")).path("state").path("triggered")).isEmpty();
  }

  /** 305.7: a Forest that has gained all basic land types is an Island. */
  @Test
  void lands_gain_all_basic_land_types() {
    String board =
        """
        players: [{id: ann}, {id: bob}]
        permanents:
        - {id: sea, card: Sea Monster, controller: ann}
        - {id: forest, card: Forest, controller: bob}
        effects:
        - {source: Lesson, controller: bob, text: "Lands you control gain all basic land types."}
        moves:
        - declareAttackers: {attacks: [{attacker: sea, target: bob}]}
        """;

    assertThat(RulingsOf.first(board).path("verdict").asString()).isEqualTo("legal");
  }
}
