package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * What an effect asks of a permanent is what the permanent is, also where a later layer decides
 * that (613.1): its power with counters, its types once it is animated.
 */
class AskedOfLaterLayersTest {
  private static final String NONE = "  []";

  private static JsonNode ruling(String permanents, String effects, String attacker) {
    return RulingsOf.first(
        """
        players: [{id: ann}, {id: bob}]
        permanents:
        %s
        effects:
        %s
        moves:
        - declareAttackers: {attacks: [{attacker: %s, target: bob}]}
        """
            .formatted(permanents.strip(), effects.stripTrailing(), attacker));
  }

  @ParameterizedTest
  @CsvSource({"3, 1, legal", "3, 0, illegal", "4, 0, legal", "5, -2, illegal"})
  void power_that_gives_haste_is_counted_with_counters(int power, int counters, String verdict) {
    String counter = counters < 0 ? "-1/-1" : "+1/+1";
    String board =
        """
        - {id: lord, controller: ann, types: [creature], power: 2, toughness: 2,
           text: "Creatures you control with power 4 or greater have haste."}
        - {id: ox, controller: ann, since: thisTurn, types: [creature], power: %d, toughness: 9,
           counters: {"%s": %d}}
        """
            .formatted(power, counter, Math.abs(counters));

    assertThat(ruling(board, NONE, "ox").path("verdict").asString()).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource({"1, legal", "0, illegal"})
  void a_spell_that_asks_for_power_asks_for_the_power_there_is(int counters, String verdict) {
    String board =
        """
        - {id: bear, controller: ann, since: thisTurn, types: [creature], power: 2, toughness: 2}
        - {id: ox, controller: ann, types: [creature], power: 3, toughness: 3,
           counters: {"+1/+1": %d}}
        """
            .formatted(counters);
    String spell =
        """
        - {source: Rush, controller: ann, affects: [bear],
           text: "If you control a creature with power 4 or greater, target creature gains haste until end of turn."}
        """;

    assertThat(ruling(board, spell, "bear").path("verdict").asString()).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource({"2, 0, legal", "3, 0, illegal", "3, 1, legal", "4, 1, illegal"})
  void old_man_of_the_sea_keeps_what_has_no_more_power(int power, int counters, String verdict) {
    String board =
        """
        - {id: old, card: Old Man of the Sea, controller: ann, tapped: true,
           counters: {"+1/+1": %d}}
        - {id: ox, controller: %s, owner: bob, types: [creature], power: %d, toughness: 3,
           keywords: [haste]}
        """
            .formatted(counters, verdict.equals("legal") ? "ann" : "bob", power);
    String effect =
        "- {source: Old Man of the Sea, permanent: old, controller: ann, affects: [ox]}";

    assertThat(ruling(board, effect, "ox").path("verdict").asString()).isEqualTo(verdict);
  }

  @Test
  void an_animated_land_is_a_creature_for_who_takes_all_creatures() {
    String board =
        """
        - {id: grove, controller: ann, owner: bob, types: [land]}
        - {id: plane, controller: bob, types: [enchantment],
           text: "All lands are 1/1 creatures that are still lands."}
        """;
    String effect =
        """
        - {source: Rising, controller: ann, text: "Gain control of all creatures until end of turn. They gain haste until end of turn."}
        """;

    assertThat(ruling(board, effect, "grove").path("verdict").asString()).isEqualTo("legal");
  }

  @Test
  void goading_by_an_effect_counts_where_a_text_asks_for_goaded_creatures() {
    String board =
        """
        - {id: ox, controller: ann, since: thisTurn, types: [creature], power: 3, toughness: 3}
        - {id: banner, controller: ann, types: [artifact], text: "Goaded creatures have haste."}
        """;
    String effect =
        "- {source: Taunt, controller: bob, affects: [ox], text: \"Goad target creature.\"}";

    assertThat(ruling(board, effect, "ox").path("verdict").asString()).isEqualTo("legal");
  }

  @Test
  void what_asks_for_what_it_changes_itself_is_settled_by_what_is_stated() {
    String circle =
        """
        - {id: ox, controller: ann, types: [creature], power: 3, toughness: 3%s}
        - {id: mirror, controller: ann, types: [artifact],
           text: "Creatures with power 3 or greater have “This creature gets -1/-0.”"}
        - {id: moat, controller: bob, types: [enchantment],
           text: "Creatures with power 3 or greater can't attack."}
        """;
    JsonNode open = ruling(circle.formatted(""), NONE, "ox");

    assertThat(open.path("verdict").asString()).isEqualTo("undetermined");
    assertThat(open.path("accounting").toString()).contains("are in “now”");
    assertThat(ruling(circle.formatted(", now: {power: 2}"), NONE, "ox").path("verdict").asString())
        .isEqualTo("legal");
  }
}
