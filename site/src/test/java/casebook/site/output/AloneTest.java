package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** A ruling cites what "attacks alone" (506.5) and "attacks a player alone" (506.6) mean. */
class AloneTest {
  private static JsonNode ruling(String edition, String text, String... attacks) {
    String board =
        """
        edition: %s
        players: [{id: ann}, {id: bob}, {id: cid}]
        permanents:
          - {id: bear, name: Bear, types: [creature], text: "%s", controller: ann}
          - {id: ogre, card: Gray Ogre, controller: ann}
        moves:
          - declareAttackers: {attacks: [%s]}
        """
            .formatted(edition, text, String.join(", ", attacks));
    return RulingsOf.first(board);
  }

  private static List<String> findings(JsonNode ruling, String rule) {
    return ruling
        .path("findings")
        .valueStream()
        .filter(finding -> finding.path("rule").asString().equals(rule))
        .map(finding -> finding.path("finding").asString() + ": " + finding.path("text").asString())
        .toList();
  }

  private static final String AT_BOB = "{attacker: bear, target: bob}";
  private static final String OGRE_AT_CID = "{attacker: ogre, target: cid}";
  private static final String OGRE_AT_BOB = "{attacker: ogre, target: bob}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Whenever this creature attacks alone, draw a card.",
        "Whenever this creature attacks, if it's attacking alone, draw a card.",
        "This creature can't attack alone.",
        "Exalted"
      })
  void whether_it_attacks_alone_is_told_for_each_effect_that_asks(String text) {
    JsonNode alone = ruling("2026-09-25", text, AT_BOB);
    assertThat(findings(alone, "506.5"))
        .containsExactly("applies: Bear attacks alone, which matters to Bear (506.5).");
    assertThat(alone.path("citations").findValuesAsString("rule")).contains("506.5");
    assertThat(findings(ruling("2026-09-25", text, AT_BOB, OGRE_AT_CID), "506.5"))
        .singleElement()
        .asString()
        .startsWith("does-not-apply: ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Whenever this creature attacks a player alone, draw a card.",
        "This creature can't attack a player alone."
      })
  void whether_it_attacks_a_player_alone_is_told_too(String text) {
    JsonNode alone = ruling("2026-09-25", text, AT_BOB, OGRE_AT_CID);
    assertThat(findings(alone, "506.6"))
        .containsExactly("applies: Bear attacks a player alone, which matters to Bear (506.6).");
    assertThat(alone.path("citations").findValuesAsString("rule")).contains("506.6");
    assertThat(findings(ruling("2026-09-25", text, AT_BOB, OGRE_AT_BOB), "506.6"))
        .containsExactly(
            "does-not-apply: Bear doesn't attack a player alone, which matters to Bear (506.6).");
  }

  /** The trigger itself is of the sub-rule whose pattern its words have. */
  @Test
  void the_trigger_cites_508_3a() {
    JsonNode ruling =
        ruling("2026-09-25", "Whenever this creature attacks a player alone, draw a card.", AT_BOB);
    assertThat(ruling.at("/state/triggered/0/rule").asString()).isEqualTo("508.3a");
  }

  @Test
  void nothing_is_told_where_no_effect_asks() {
    JsonNode ruling = ruling("2026-09-25", "Whenever this creature attacks, draw a card.", AT_BOB);
    assertThat(findings(ruling, "506.5")).isEmpty();
    assertThat(findings(ruling, "506.6")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"2026-06-19, 506.5", "2018-07-13, 506.5", "2008-02-01, 306.5"})
  void an_older_edition_cites_its_own_number(String edition, String number) {
    assertThat(findings(ruling(edition, "This creature can't attack alone.", AT_BOB), number))
        .hasSize(1);
  }
}
