package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What isn't read of an effect that says several things, or that the board shows. */
class SeveralClausesTest {
  private static final String BEAR = "- {id: bear, card: Grizzly Bears, controller: ann}\n";
  private static final String RAMPART =
      "- {id: rampart, card: Meekstone, controller: bob,"
          + " text: Creatures with power 3 or greater can't attack.}\n";

  @Test
  void a_condition_that_does_not_hold_denies_no_clause_that_has_another() {
    String text =
        "Creatures your opponents control get -1/-0 until end of turn if {U} was spent to cast this spell,"
            + " and creatures you control get +1/+0 until end of turn if {R} was spent to cast this spell.";
    String said = "{source: Unnerving Assault, controller: ann, text: \"%s\", holds: {%s}}";
    String blue = "'{U} was spent to cast this spell': false";
    String red = "'{R} was spent to cast this spell': false";
    String assault = said.formatted(text, blue);
    String neither = said.formatted(text, blue + ", " + red);

    assertThat(verdict(BEAR + RAMPART, assault, "bear")).isEqualTo("undetermined");
    assertThat(verdict(BEAR + RAMPART, neither, "bear")).isEqualTo("legal");
  }

  @Test
  void a_board_shows_who_controls_what_was_exchanged() {
    String exchanged =
        """
        - {id: theirs, card: Grizzly Bears, controller: ann, owner: bob, since: thisTurn}
        - {id: mine, card: Grizzly Bears, controller: bob, owner: ann, since: thisTurn}
        """;
    String djinn =
        "{source: Djinn of Infinite Deceits, controller: ann, affects: [theirs, mine],"
            + " text: Exchange control of two target nonlegendary creatures.}";

    assertThat(verdict(BEAR + exchanged, djinn, "bear")).isEqualTo("legal");
    assertThat(ruling(BEAR + exchanged, djinn, "bear").path("accounting").toString())
        .contains("and the board shows it");
    assertThat(verdict(BEAR + exchanged, djinn, "theirs")).isEqualTo("illegal");
  }

  private static String verdict(String permanents, String effect, String attacker) {
    return ruling(permanents, effect, attacker).path("verdict").asString();
  }

  private static JsonNode ruling(String permanents, String effect, String attacker) {
    return RulingsOf.first(
        "players: [{id: ann}, {id: bob}]\npermanents:\n%seffects: [%s]\nmoves:\n- declareAttackers: {attacks: [{attacker: %s, target: bob}]}\n"
            .formatted(permanents, effect, attacker));
  }
}
