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
        "When this creature enters, bamboozle 2.",
        "{2}, {T}: Bamboozle target creature.",
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

  /** Every word is one of cards, and yet no card says so. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Creatures can be declared only against the player to your left.",
        "There's no combat on turns in which a player discarded a card.",
        "Creatures enter combat only in pairs.",
        "Damaged creatures can't join combat.",
        "Players can't commit more than one creature to each combat.",
        "During each of your combats, if this creature is untapped, you must declare it.",
        "Opponents must pay 1 life for each creature they declare in combat.",
        "Walls attack each combat if able, and all others can't.",
        "Walls can't attack, but other creatures must.",
        "Walls attack each combat if able; Bears can't.",
        "Walls can't attack, nor can creatures with power 2.",
        "This creature can't attack, but its controller may pay {2} to ignore this.",
      })
  void what_is_said_of_combat_in_other_words_is_not_understood(String text) {
    assertThat(ruling(text).path("verdict").asString()).isEqualTo("undetermined");
  }
}
