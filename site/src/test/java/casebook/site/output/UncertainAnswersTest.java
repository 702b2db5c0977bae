package casebook.site.output;

import static casebook.site.output.RulingsOf.creature;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * Where text that can't be read bears on a question, there is no answer and no number of attacks.
 */
class UncertainAnswersTest {
  private static final String BOARD =
      """
      players: [{id: ann}, {id: bob}]
      permanents:
      %s
      moves:
      - %s
      """;

  private static final String RIDDLE =
      creature("bear", "ann", "This creature can't attack unless it befits you.");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ask: {legalAttacks: {limit: 3}}",
        "ask: {couldAttack: bear}",
        "ask: {completions: {attacks: [{attacker: bear, target: bob}]}}"
      })
  void an_answer_that_is_not_certain_is_null(String move) {
    JsonNode ruling = RulingsOf.first(BOARD.formatted(RIDDLE, move));

    assertThat(ruling.path("verdict").asString()).isEqualTo("undetermined");
    assertThat(ruling.has("answer")).isTrue();
    assertThat(ruling.path("answer").isNull()).isTrue();
    assertThat(ruling.has("legalAttacks")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "declareAttackers: {attacks: []}",
        "declareAttackers: {attacks: [{attacker: bear, target: bob}]}",
        "declareAttackers: {attacks: [{attacker: tapped, target: bob}]}"
      })
  void no_ruling_beside_unread_text_counts_legal_attacks(String move) {
    String tapped = creature("tapped", "ann", "").replace("controller", "tapped: true, controller");
    JsonNode ruling = RulingsOf.first(BOARD.formatted(RIDDLE + tapped, move));

    assertThat(ruling.has("legalAttacks")).isFalse();
    assertThat(ruling.has("nearest")).isEqualTo(ruling.path("nearest").isArray());
    assertThat(ruling.path("nearest")).isEmpty();
  }
}
