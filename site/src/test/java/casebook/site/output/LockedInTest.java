package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * 611.2c: what a spell does for a while to all creatures of a kind, it does to those that are there
 * as it resolves.
 */
class LockedInTest {
  private static final String BOARD =
      """
      players: [{id: ann}, {id: bob}]
      permanents:
      - {id: bears, card: %s, controller: ann, since: thisTurn%s}
      effects:
      - {source: spell, controller: %s, timestamp: 5, text: "%s"}
      moves:
      - declareAttackers: {attacks: [{attacker: bears, target: bob}]}
      """;

  private static String decided(String card, String came, String controller, String text) {
    JsonNode ruling = RulingsOf.first(BOARD.formatted(card, came, controller, text));
    return ruling.path("decidedBy").asString(ruling.path("verdict").asString());
  }

  private static String keywords(String text) {
    return RulingsOf.last(text).path("answer").path("keywords").toString();
  }

  @Test
  void haste_until_end_of_turn_is_not_for_what_came_later() {
    String haste = "Creatures you control gain haste until end of turn.";
    assertThat(decided("Grizzly Bears", ", timestamp: 9", "ann", haste)).isEqualTo("508.1a");
    assertThat(decided("Grizzly Bears", ", timestamp: 3", "ann", haste)).isEqualTo("legal");
    assertThat(decided("Grizzly Bears", "", "ann", haste)).isEqualTo("legal");
  }

  @Test
  void nor_is_defender() {
    String defender = "Creatures your opponents control gain defender until end of turn.";
    assertThat(decided("Raging Goblin", ", timestamp: 9", "bob", defender)).isEqualTo("legal");
    assertThat(decided("Raging Goblin", ", timestamp: 3", "bob", defender)).isEqualTo("508.1c");
  }

  /** A restriction changes no characteristics, and so also means what comes later. */
  @Test
  void what_changes_no_characteristics_is() {
    String stop = "Creatures your opponents control can't attack this turn.";
    assertThat(decided("Raging Goblin", ", timestamp: 9", "bob", stop)).isEqualTo("508.1c");
  }

  /** An emblem has an ability, whatever resolved to make it (114.4). */
  @Test
  void and_so_does_an_ability_that_lasts() {
    assertThat(
            decided("Grizzly Bears", ", timestamp: 9", "ann", "Creatures you control have haste."))
        .isEqualTo("legal");
  }

  @Test
  void what_a_move_brings_came_later() {
    String text =
        BOARD
                .formatted(
                    "Raging Goblin",
                    "",
                    "bob",
                    "Creatures your opponents control gain defender until end of turn.")
                .replaceAll("(?s)moves:.*", "")
            + """
            moves:
            - declareAttackers: {attacks: []}
            - putAttacking: {permanent: {id: soldier, name: Soldier, token: true, types: [creature], power: 1, toughness: 1, controller: ann}, target: bob}
            - ask: {characteristics: soldier}
            - ask: {characteristics: bears}
            """;
    assertThat(keywords(text)).contains("defender");
    assertThat(keywords(text.replace("- ask: {characteristics: bears}\n", ""))).isEqualTo("[]");
  }
}
