package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A sentence that a case states in words of no card may say anything: nothing of it is assumed. */
class WordsOfNoCardTest {
  private static final String ATTACK = "[{attacker: odd, target: bob}]";

  private static JsonNode ruling(String text) {
    return RulingsOf.declaring(RulingsOf.creature("odd", "ann", text), ATTACK);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "This creature can't atack.",
        "Creatures can't attck.",
        "This creature has defnder.",
        "This creature can't be declared as an atacker.",
        "Creatures with power 2 or less are considered summoning sick.",
        "Treat each Bear as a Wall.",
        "Each player may send at most one creature into the red zone.",
        "Once it's the third combat phase of a turn, creatures without trample stay home.",
        "All creatures come alive as 0/0 lands.",
        "Whenever this creature atacks, draw a card.",
        "Esta criatura no puede atacar.",
      })
  void what_cards_never_say_is_not_understood(String text) {
    assertThat(ruling(text).path("verdict").asString()).isEqualTo("undetermined");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "When this creature dies, draw a card.",
        "Bamboozle — When this creature dies, put a bamboozle counter on target creature.",
        "{2}: Create a token named Fluffy.",
        "goblins you control have flying.",
      })
  void what_cards_say_of_something_else_has_no_bearing(String text) {
    assertThat(ruling(text).path("verdict").asString()).isEqualTo("legal");
  }

  @Test
  void the_word_is_named_and_what_may_be_meant() {
    assertThat(ruling("This creature can't atack.").path("accounting").toString())
        .contains("No card has the word “atack” (is “attack” meant?), so that it can't be read");
  }
}
