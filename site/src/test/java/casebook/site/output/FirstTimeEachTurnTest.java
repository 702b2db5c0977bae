package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What triggers for the first time each turn does so once, however often it is paid. */
class FirstTimeEachTurnTest {
  private static final String ANNEX = "Norn's Annex";
  private static final String DISCARDING =
      ", addText: [\"This creature can't attack unless you discard a card.\"]";

  @ParameterizedTest
  @CsvSource({"'', 1", "lifeLostThisTurn: 2, 0"})
  void life_is_lost_for_the_first_time_once(String before, int times) {
    assertThat(triggers("", before, "card: \"Gonti's Machinations\"", ANNEX)).isEqualTo(times);
  }

  @ParameterizedTest
  @CsvSource({"true, 1", "false, 0"})
  void cards_are_discarded_for_the_first_time_once(boolean first, int times) {
    String rielle =
        "card: \"Rielle, the Everwise\", holds: {\"it's the first time this turn\": " + first + "}";

    assertThat(triggers(DISCARDING, "", rielle, "Forest")).isEqualTo(times);
  }

  @Test
  void whether_cards_were_discarded_before_is_asked_only_where_some_are_now() {
    String rielle = "card: \"Rielle, the Everwise\"";

    assertThat(ruling(DISCARDING, "", rielle, "Forest").path("verdict").asString())
        .isEqualTo("undetermined");
    assertThat(triggers("", "", rielle, "Forest")).isZero();
  }

  /** That life was lost is no first time: each payment of life makes it trigger. */
  @Test
  void a_condition_about_lost_life_is_no_first_time() {
    String watch =
        "types: [enchantment], text: \"Whenever you lose life, if an opponent lost life this turn,"
            + " draw a card.\"";

    assertThat(triggers("", "", watch, ANNEX)).isEqualTo(2);
  }

  private static long triggers(String creatures, String before, String watch, String tax) {
    var ruling = ruling(creatures, before, watch, tax);
    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
    return ruling
        .at("/state/triggered")
        .valueStream()
        .filter(one -> one.path("source").asString().equals("watch"))
        .count();
  }

  private static JsonNode ruling(String creatures, String before, String watch, String tax) {
    return RulingsOf.first(
        """
        players: [{id: ann, hand: 4, mana: "", state: {%2$s}}, {id: bob, state: {lifeLostThisTurn: 1}}]
        permanents:
        - {id: one, card: Grizzly Bears, controller: ann%1$s}
        - {id: two, card: Grizzly Bears, controller: ann%1$s}
        - {id: watch, %3$s, controller: ann}
        - {card: "%4$s", controller: bob}
        moves:
        - declareAttackers: {attacks: [{attacker: one, target: bob}, {attacker: two, target: bob}]}
        """
            .formatted(creatures, before, watch, tax));
  }
}
