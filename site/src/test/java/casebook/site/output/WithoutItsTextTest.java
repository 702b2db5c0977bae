package casebook.site.output;

import static casebook.site.output.RulingsOf.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What a permanent is without its own text: face down, without abilities, or something else. */
class WithoutItsTextTest {

  /** Reverence: creatures with power 2 or less can't attack Bob. */
  private static String attacks(String creature, String more) {
    return verdict(
        """
        - {id: one, %s, controller: ann}
        - {card: Reverence, controller: bob}
        %s
        """
            .formatted(creature, more),
        "[{attacker: one, target: bob}]");
  }

  /** The star is 0 where nothing defines it (107.2, 208.2a), and what stands beside it counts. */
  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          card: "Adeline, Resplendent Cathar"                  | - {card: Hill Giant, controller: ann, count: 3} | legal
          card: "Adeline, Resplendent Cathar", loses: abilities | - {card: Hill Giant, controller: ann, count: 3} | illegal
          card: Angry Mob, loses: abilities                    | {}                                              | illegal
          card: Angry Mob, loses: abilities, counters: {"+1/+1": 1} | {}                                         | legal
          """)
  void a_star_that_nothing_defines_is_nothing(String creature, String more, String verdict) {
    assertThat(attacks(creature, more.equals("{}") ? "" : more)).isEqualTo(verdict);
  }

  /** A permanent that is face down is a 2/2 creature without text or name (708.2a). */
  @Test
  void what_is_face_down_is_a_2_2_without_text() {
    String faceDown = ", state: {faceDown: true}";
    assertThat(attacks("card: Craw Wurm", "")).isEqualTo("legal");
    assertThat(attacks("card: Craw Wurm" + faceDown, "")).isEqualTo("illegal");
    String wall = "- {id: one, card: Wall of Omens, controller: ann%s}\n";
    String attack = "[{attacker: one, target: bob}]";
    assertThat(verdict(wall.formatted(""), attack)).isEqualTo("illegal");
    assertThat(verdict(wall.formatted(faceDown), attack)).isEqualTo("legal");
    String goblin = "- {id: one, card: Crazed Goblin, controller: ann%s}\n";
    assertThat(verdict(goblin.formatted(""), "[]")).isEqualTo("illegal");
    assertThat(verdict(goblin.formatted(faceDown), "[]")).isEqualTo("legal");
  }

  /** What stands on a card that is face down isn't in force, and is told as that (708.2). */
  @Test
  void what_stands_on_a_card_that_is_face_down_is_accounted_for() {
    JsonNode accounting =
        RulingsOf.first(
                """
                players: [{id: ann}, {id: bob}]
                permanents:
                - {id: one, card: Crazed Goblin, controller: ann, state: {faceDown: true}}
                moves:
                - declareAttackers: {attacks: []}
                """)
            .path("accounting");
    assertThat(accounting).hasSize(1);
    assertThat(accounting.get(0).path("did").asString()).isEqualTo("not-in-force");
    assertThat(accounting.get(0).path("because").asString()).contains("face down", "708.2");
  }

  /** Darksteel Mutation leaves no other card type: Sphere of Safety counts one enchantment less. */
  @Test
  void what_loses_all_other_card_types_is_no_enchantment() {
    String board =
        """
        - {id: one, card: Grizzly Bears, controller: ann}
        - {id: lands, card: Plains, controller: ann}
        - {card: Sphere of Safety, controller: bob}
        - {id: satyr, card: Boon Satyr, controller: bob}
        """;
    String attack = "[{attacker: one, target: bob}]";
    assertThat(verdict(board, attack)).isEqualTo("illegal");
    assertThat(
            verdict(
                board + "- {card: Darksteel Mutation, controller: ann, attachedTo: satyr}\n",
                attack))
        .isEqualTo("legal");
  }

  /** Three artifacts, legendary permanents and Sagas, with storied among them. */
  @Test
  void an_enduring_story_is_had_as_soon_as_it_can_be() {
    String board =
        """
        - {id: one, card: Grizzly Bears, controller: ann}
        - {card: "Dáin, Lord of the Iron Hills", controller: bob}
        - {id: rings, card: Sol Ring, controller: bob, count: %d, tapped: true}
        """;
    String attack = "[{attacker: one, target: bob}]";
    assertThat(verdict(board.formatted(1), attack)).isEqualTo("legal");
    assertThat(verdict(board.formatted(2), attack)).isEqualTo("illegal");
  }
}
