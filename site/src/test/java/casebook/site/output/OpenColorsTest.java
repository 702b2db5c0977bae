package casebook.site.output;

import static casebook.site.output.RulingsOf.declaring;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What asks for colors of a face whose color indicator (204) isn't known is left open. */
class OpenColorsTest {
  private static final String LIGHT_OF_DAY = "  - {card: Light of Day, controller: bob}\n";
  private static final String ATTACK = "[{attacker: a, target: bob}]";

  private static String verdict(String of, String others) {
    String hades = "  - {id: a, card: 'Hades, Sorcerer of Eld', controller: ann%s}\n".formatted(of);
    return declaring(hades + others, ATTACK).path("verdict").asString();
  }

  @Test
  void it_is_open_only_where_something_asks_for_it() {
    assertThat(verdict("", LIGHT_OF_DAY)).isEqualTo("undetermined");
    assertThat(verdict("", "")).isEqualTo("legal");
  }

  @Test
  void a_case_says_what_it_is() {
    assertThat(verdict(", colors: [U, B]", LIGHT_OF_DAY)).isEqualTo("illegal");
    assertThat(verdict(", colors: []", LIGHT_OF_DAY)).isEqualTo("legal");
    assertThat(verdict(", now: {colors: [B]}", LIGHT_OF_DAY)).isEqualTo("illegal");
    assertThat(verdict(", text: ''", LIGHT_OF_DAY)).isEqualTo("undetermined");
  }

  /** 613.6: what it is in the layer of colors it is whatever is lost in a later one. */
  @Test
  void it_stays_open_without_abilities() {
    assertThat(verdict(", loses: abilities", LIGHT_OF_DAY)).isEqualTo("undetermined");
    assertThat(verdict("", LIGHT_OF_DAY + "  - {card: Humility, controller: bob}\n"))
        .isEqualTo("undetermined");
  }
}
