package casebook.site.output;

import static casebook.site.output.RulingsOf.creature;
import static casebook.site.output.RulingsOf.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sentences that may say who can or must attack without any word of 508: they can't be read. */
class OtherWordsTest {
  private static final String ATTACK = "[{attacker: bear, target: bob}]";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "This creature can't stay home.",
        "This creature avoids combat.",
        "This creature must march against each opponent.",
        "Creatures you control take part in combat if able."
      })
  void what_is_said_of_a_creature_and_is_nothing_known_may_bear(String text) {
    assertThat(verdict(creature("bear", "ann", text), ATTACK)).isEqualTo("undetermined");
    assertThat(verdict(creature("bear", "ann", text))).isEqualTo("undetermined");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "This creature crews Vehicles as though its power were 2 greater.",
        "Draw a card.",
        "This creature can block any number of creatures."
      })
  void what_is_known_to_be_about_something_else_does_not(String text) {
    assertThat(verdict(creature("bear", "ann", text), ATTACK)).isEqualTo("legal");
  }
}
