package casebook.site.output;

import static casebook.site.output.RulingsOf.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A text calls its object by its name (201.5), which isn't every word that is spelled like it. */
class OwnNameTest {
  private static String called(String name, String more, String text) {
    return "- {id: it, name: \"%s\", types: [creature], power: 2, toughness: 2, controller: ann%s, text: \"%s\"}\n"
        .formatted(name, more, text);
  }

  private static String attack(String permanent) {
    return verdict(permanent, "[{attacker: it, target: bob}]");
  }

  @ParameterizedTest
  @CsvSource({"true, illegal", "false, legal"})
  void the_moon_is_not_a_creature_called_moon(String so, String verdict) {
    String holds = ", holds: {\"the moon is full\": %s}".formatted(so);

    assertThat(attack(called("Moon", holds, "This creature can't attack if the moon is full.")))
        .isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource({
    "Moon, Moon can't attack., illegal",
    "Moon of Trials, Moon of Trials can't attack., illegal",
    "moon, Moon can't attack., illegal",
    "Rat, Rats can't attack., legal"
  })
  void a_name_stands_with_its_capital_letters_and_alone(String name, String text, String verdict) {
    assertThat(attack(called(name, "", text))).isEqualTo(verdict);
  }

  @Test
  void a_name_of_several_words_is_written_with_its_capital_letters() {
    assertThat(attack(called("Full Moon", "", "If the full moon rises, Full Moon can't attack.")))
        .isEqualTo("undetermined");
  }
}
