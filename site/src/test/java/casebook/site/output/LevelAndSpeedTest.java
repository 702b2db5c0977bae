package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The level of a Class (716.2) and the speed of a player (702.179), stated as numbers. */
class LevelAndSpeedTest {
  private static final String ATTACK = "[{attacker: bear, target: bob}]";

  private static final String BEAR =
      "- {id: bear, card: Grizzly Bears, controller: ann, since: thisTurn}\n";

  private static String attackWithClass(String stated) {
    return RulingsOf.verdict(
        BEAR + "- {id: class, card: Barbarian Class, controller: ann, " + stated + "}\n", ATTACK);
  }

  @ParameterizedTest
  @CsvSource({"1, illegal", "2, illegal", "3, legal"})
  void a_class_of_a_level_has_the_abilities_of_that_level(int level, String verdict) {
    assertThat(attackWithClass("state: {level: " + level + "}")).isEqualTo(verdict);
  }

  @Test
  void a_class_has_no_level_counters() {
    assertThatThrownBy(() -> attackWithClass("counters: {level: 3}"))
        .hasMessageContaining("A Class has no level counters (716.2)");
  }

  @ParameterizedTest
  @CsvSource({"3, illegal", "4, legal"})
  void speed_4_is_maximum_speed(int speed, String verdict) {
    assertThat(
            RulingsOf.first(
                    """
                    players: [{id: ann, state: {speed: %d}}, {id: bob}]
                    permanents:
                    - id: racer
                      types: [creature]
                      power: 2
                      toughness: 2
                      text: Max speed — Haste
                      controller: ann
                      since: thisTurn
                    moves:
                    - declareAttackers: {attacks: [{attacker: racer, target: bob}]}
                    """
                        .formatted(speed))
                .path("verdict")
                .asString())
        .isEqualTo(verdict);
  }
}
