package casebook.site.output;

import static casebook.site.output.RulingsOf.creature;
import static casebook.site.output.RulingsOf.declaring;
import static casebook.site.output.RulingsOf.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands before a dash: a heading, or words that say what happens (207.2c). */
class HeadingsTest {
  private static final String ATTACK = "[{attacker: bear, target: bob}]";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "This creature can't attack — draw a card.",
        "This creature cannot attack – draw a card.",
        "Bear must attack -- draw a card.",
        "Creatures you control attack — draw a card.",
        "Creatures attack if able — draw a card.",
        "Bears gain defender — draw a card.",
      })
  void words_that_say_what_happens_are_not_left_out(String text) {
    String both =
        verdict(creature("bear", "ann", text), ATTACK) + verdict(creature("bear", "ann", text));

    assertThat(both).as(text).isNotEqualTo("legallegal");
    assertThat(declaring(creature("bear", "ann", text), ATTACK).path("accounting").toString())
        .doesNotContain("no-bearing");
  }

  @ParameterizedTest
  @CsvSource({
    "Sneak Attack, This creature can't attack., illegal",
    "How Civil of You, This creature can't attack., illegal",
    "Rolling Attack, Draw a card., legal",
    "Do You Like Squirrels?, Draw a card., legal",
    "No One Dies!, Draw a card., legal",
    "Threshold, Draw a card., legal"
  })
  void a_heading_says_nothing(String heading, String text, String verdict) {
    assertThat(verdict(creature("bear", "ann", heading + " — " + text), ATTACK)).isEqualTo(verdict);
  }
}
