package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A player may have taken the special action to ignore an effect (116.2d): only a case tells. */
class IgnoredEffectsTest {
  private static final String ATTACK = "[{attacker: bear, target: bob}]";

  private static String cursed(String card, String more) {
    return """
    - {id: bear, card: Grizzly Bears, controller: ann}
    - {card: "%s", controller: bob, attachedTo: bear%s}
    """
        .formatted(card, more);
  }

  private static String ignoring(boolean so) {
    return ", holds: {that player ignores this effect: " + so + "}";
  }

  @ParameterizedTest
  @ValueSource(strings = {"Volrath's Curse", "Lost in Thought"})
  void whether_it_is_ignored_decides_whether_the_creature_can_attack(String card) {
    JsonNode open = RulingsOf.declaring(cursed(card, ""), ATTACK);

    assertThat(open.path("verdict").asString()).isEqualTo("undetermined");
    assertThat(open.path("accounting").toString()).contains("that player ignores this effect");
    assertThat(RulingsOf.verdict(cursed(card, ignoring(true)), ATTACK)).isEqualTo("legal");
    assertThat(RulingsOf.declaring(cursed(card, ignoring(false)), ATTACK).path("decidedBy"))
        .hasToString("\"508.1c\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Volrath's Curse", "Lost in Thought"})
  void it_makes_no_difference_where_the_creature_stays_home(String card) {
    assertThat(RulingsOf.verdict(cursed(card, ""))).isEqualTo("legal");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void words_that_are_no_condition_settle_nothing(boolean so) {
    assertThat(
            RulingsOf.verdict(
                cursed("Volrath's Curse", ", holds: {attack unless: " + so + "}"), ATTACK))
        .isNotEqualTo("legal");
  }
}
