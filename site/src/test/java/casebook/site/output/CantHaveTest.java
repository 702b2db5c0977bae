package casebook.site.output;

import static casebook.site.output.RulingsOf.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** "Can't have or gain flying" holds whatever gives flying, and whenever it does. */
class CantHaveTest {
  private static final String MOAT = "- {id: moat, card: Moat, controller: bob}\n";

  private static final String ARCHETYPE =
      "- {id: archetype, card: Archetype of Imagination, controller: bob}\n";

  private static final String ATTACK = "[{attacker: bear, target: bob}]";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{id: bear, card: Grizzly Bears, controller: ann, counters: {flying: 1}}",
        "{id: bear, card: Storm Crow, controller: ann}"
      })
  void nothing_has_flying_under_the_archetype(String creature) {
    String bear = "- " + creature + "\n";

    assertThat(verdict(bear + MOAT, ATTACK)).isEqualTo("legal");
    assertThat(verdict(bear + MOAT + ARCHETYPE, ATTACK)).isEqualTo("illegal");
  }

  @Test
  void flying_that_another_permanent_gives_is_not_had() {
    String bear = "- {id: bear, card: Grizzly Bears, controller: ann}\n";
    String wings = "- {id: wings, card: Levitation, controller: ann}\n";

    assertThat(verdict(bear + wings + MOAT, ATTACK)).isEqualTo("legal");
    assertThat(verdict(bear + wings + MOAT + ARCHETYPE, ATTACK)).isEqualTo("illegal");
  }

  @Test
  void flying_that_cannot_be_had_is_none_of_its_abilities() {
    String board =
        """
        players: [{id: ann}, {id: bob}]
        permanents:
        - {id: angel, card: Serra Angel, controller: ann}
        %s
        moves:
        - ask: {characteristics: angel}
        """;
    assertThat(RulingsOf.first(board.formatted("")).path("answer").path("abilities").toString())
        .isEqualTo("[\"Flying\",\"Vigilance\"]");
    assertThat(
            RulingsOf.first(board.formatted(ARCHETYPE)).path("answer").path("abilities").toString())
        .isEqualTo("[\"Vigilance\"]");
  }

  @Test
  void flying_that_is_gained_later_is_not_gained() {
    String board =
        """
        players: [{id: ann}, {id: bob}]
        permanents:
        - {id: bear, card: Grizzly Bears, controller: ann}
        %s
        effects:
        - {source: Jump, affects: [bear], controller: ann}
        moves:
        - declareAttackers: {attacks: %s}
        """;

    assertThat(RulingsOf.first(board.formatted(MOAT, ATTACK)).path("verdict").asString())
        .isEqualTo("legal");
    assertThat(
            RulingsOf.first(board.formatted(MOAT + ARCHETYPE, ATTACK)).path("verdict").asString())
        .isEqualTo("illegal");
  }
}
