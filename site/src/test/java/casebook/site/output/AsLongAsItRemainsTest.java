package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What lasts for as long as its object remains is over once that has left (611.2b). */
class AsLongAsItRemainsTest {
  private static JsonNode ruling(String source, String object, String controller) {
    return RulingsOf.first(
        """
        players: [{id: ann}, {id: bob}]
        permanents:
        - {id: bear, card: Grizzly Bears, controller: %s, owner: bob, since: turnBegan}
        %s
        effects:
        - {source: "%s", affects: [bear], controller: ann}
        moves:
        - declareAttackers: {attacks: []}
        """
            .formatted(controller, object, source));
  }

  private static String fate(JsonNode ruling, String source) {
    for (JsonNode one : ruling.path("accounting")) {
      if (one.path("effect").asString("").equals(source)
          && (one.path("text").asString().contains("control")
              || one.path("text").asString().contains("can't attack"))) {
        return one.path("did").asString();
      }
    }
    return "not told";
  }

  @ParameterizedTest
  @CsvSource({
    "Sower of Temptation",
    "Vedalken Shackles",
    "Rubinia Soulsinger",
    "Dragonlord Silumgar",
    "Old Man of the Sea"
  })
  void an_effect_of_an_object_that_has_left_is_to_be_left_out(String source) {
    assertThatThrownBy(() -> ruling(source, "", "bob"))
        .hasMessageContaining("say which one it is by “permanent”")
        .hasMessageContaining("the effect is over (611.2b): leave it out");
  }

  @ParameterizedTest
  @CsvSource({"true, applied", "false, ended"})
  void an_object_that_must_remain_tapped(boolean tapped, String fate) {
    String object =
        "- {id: shackles, card: Vedalken Shackles, controller: ann, tapped: " + tapped + "}";
    JsonNode ruling = ruling("Vedalken Shackles", object, tapped ? "ann" : "bob");

    assertThat(fate(ruling, "Vedalken Shackles")).isEqualTo(fate);
  }

  /** "For as long as they control it": the player who gained control, not whoever has it now. */
  @ParameterizedTest(name = "controlled by {0}: {1}")
  @CsvSource({"bob, illegal, applied", "ann, legal, ended", "cat, legal, ended"})
  void a_creature_is_goaded_only_under_the_player_who_gained_control(
      String controller, String verdict, String fate) {
    JsonNode ruling =
        RulingsOf.first(
            """
            players: [{id: ann}, {id: bob}, {id: cat}]
            activePlayer: %s
            permanents:
            - {id: vislor, card: Vislor Turlough, controller: %s, owner: ann}
            effects:
            - {source: Vislor Turlough, permanent: vislor, affects: [bob], controller: ann}
            moves:
            - declareAttackers: {attacks: []}
            """
                .formatted(controller, controller));

    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
    assertThat(ruling.path("accounting").valueStream())
        .anySatisfy(one -> {
          assertThat(one.path("effect").asString("")).isEqualTo("Vislor Turlough");
          assertThat(one.path("text").asString()).contains("goaded");
          assertThat(one.path("did").asString()).isEqualTo(fate);
        });
  }
}
