package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What a text asks of a creature that attacks is asked of the present, or of the declaration. */
class AsLongAsAloneTest {
  private static JsonNode last(String text, String attacks, String moves) {
    String board =
        """
        players: [{id: ann}, {id: bob}, {id: cid}]
        permanents:
          - {id: bear, types: [creature], power: 2, toughness: 2, text: "%s", controller: ann}
          - {id: ogre, card: Gray Ogre, controller: ann}
          - {id: sage, types: [planeswalker], controller: bob}
        moves:
          - declareAttackers: {attacks: [%s]}
        %s
        """
            .formatted(text, attacks, moves.indent(2));
    return RulingsOf.last(board);
  }

  private static boolean isFast(String text, String attacks, String moves) {
    return last(text, attacks, moves + "\n- ask: {characteristics: bear}")
        .at("/answer/keywords")
        .toString()
        .contains("first strike");
  }

  private static final String AT_BOB = "{attacker: bear, target: bob}";
  private static final String AT_SAGE = "{attacker: bear, target: sage}";
  private static final String OGRE_AT_BOB = AT_BOB + ", {attacker: ogre, target: bob}";
  private static final String OGRE_AT_CID = AT_BOB + ", {attacker: ogre, target: cid}";
  private static final String OGRE_LEAVES = "- change: {permanent: ogre, leaves: true}";

  @Test
  void as_long_as_a_creature_is_attacking_alone_is_asked_of_the_present() {
    String text = "As long as this creature is attacking alone, it has first strike.";
    assertThat(isFast(text, AT_BOB, "")).isTrue();
    assertThat(isFast(text, AT_SAGE, "")).isTrue();
    assertThat(isFast(text, OGRE_AT_CID, "")).isFalse();
    assertThat(isFast(text, OGRE_AT_CID, OGRE_LEAVES)).isTrue();
    assertThat(isFast(text, AT_BOB, "- endCombat: {}")).isFalse();
  }

  @Test
  void as_long_as_a_creature_is_attacking_a_player_alone_is_too() {
    String text = "As long as this creature is attacking a player alone, it has first strike.";
    assertThat(isFast(text, AT_BOB, "")).isTrue();
    assertThat(isFast(text, OGRE_AT_CID, "")).isTrue();
    assertThat(isFast(text, OGRE_AT_BOB, "")).isFalse();
    assertThat(isFast(text, OGRE_AT_BOB, OGRE_LEAVES)).isTrue();
    assertThat(isFast(text, AT_SAGE, "")).isFalse();
  }

  /** A sentence that can't be read may have required the attack (506.7). */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "This creature attacks each combat if able. | legal        | true",
        "                                           | legal        | false",
        "This creature attacks Bob with zeal.       | undetermined | null"
      })
  void whether_a_creature_had_to_attack_is_open_where_a_sentence_is_unread(
      String text, String verdict, String answer) {
    JsonNode had = last(text == null ? "" : text, AT_BOB, "- ask: {hadToAttack: bear}");
    assertThat(had.path("verdict").asString()).isEqualTo(verdict);
    assertThat(had.path("answer").toString()).isEqualTo(answer);
  }
}
