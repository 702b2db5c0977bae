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
  private static final String TAPPING =
      ", addText: [\"This creature can't attack unless you tap an untapped creature you"
          + " control.\"]";

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

  /** An attacker and a creature that pays (508.1f, 508.1j); the other one is no first time. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a creature you control becomes tapped for the first time each turn | 1",
        "a creature you control becomes tapped for the first time during each of your turns | 1",
        "a creature you control becomes tapped | 4",
        "one or more creatures you control become tapped for the first time each turn | 1",
        "one or more creatures you control become tapped | 2"
      })
  void creatures_become_tapped_for_the_first_time_once(String event, int times) {
    assertThat(triggers(TAPPING, "", watch(event, ""), "Forest")).isEqualTo(times);
  }

  /** What doesn't match isn't the first time (603.2): the attackers don't, what pays does. */
  @Test
  void the_first_time_is_the_first_that_matches() {
    String watch =
        watch(
            "a creature you control becomes tapped for the first time each turn",
            " if it isn't being declared as an attacker,");

    assertThat(triggers(TAPPING, "", watch, "Forest")).isEqualTo(1);
    assertThat(triggers("", "", watch, "Forest")).isZero();
  }

  @Test
  void it_is_the_first_time_of_one_payer_only() {
    String watch = watch("an opponent loses life for the first time each turn", "");
    JsonNode ruling =
        RulingsOf.first(
            """
            players: [{id: ann, team: us, mana: ""}, {id: bob, team: us, mana: ""}, {id: cho, team: them}, {id: dee, team: them}]
            options: {sharedTeamTurns: true}
            permanents:
            - {id: one, card: Grizzly Bears, controller: ann}
            - {id: two, card: Grizzly Bears, controller: bob}
            - {id: watch, %s, controller: cho}
            - {card: "Norn's Annex", controller: cho}
            moves:
            - declareAttackers: {attacks: [{attacker: one, target: cho}, {attacker: two, target: cho}]}
            """
                .formatted(watch));

    assertThat(times(ruling)).isEqualTo(1);
  }

  private static String watch(String event, String condition) {
    return "types: [enchantment], text: \"Whenever "
        + event
        + ","
        + condition
        + " draw a card.\""
        + (event.contains("tapped for the first time")
            ? ", holds: {\"it's the first time this turn\": true}"
            : "");
  }

  private static long triggers(String creatures, String before, String watch, String tax) {
    var ruling = ruling(creatures, before, watch, tax);
    return times(ruling);
  }

  private static long times(JsonNode ruling) {
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
        - {id: cub, card: Grizzly Bears, controller: ann, count: 2}
        - {id: watch, %3$s, controller: ann}
        - {card: "%4$s", controller: bob}
        moves:
        - declareAttackers: {attacks: [{attacker: one, target: bob}, {attacker: two, target: bob}]}
        """
            .formatted(creatures, before, watch, tax));
  }

  /** An earlier attack may have been too weak to be the first that counts. */
  @ParameterizedTest
  @CsvSource({"'', undetermined, 0", "true, legal, 1", "false, legal, 0"})
  void whether_an_earlier_attack_was_large_enough_is_not_guessed(
      String first, String verdict, int triggers) {
    String holds =
        first.isEmpty() ? "" : ", holds: {\"it's the first time this turn\": " + first + "}";
    JsonNode ruling =
        RulingsOf.last(
            """
            players: [{id: ann}, {id: bob}]
            permanents:
            - {id: bears, card: Grizzly Bears, controller: ann}
            - id: worm
              {}
            moves:
            - declareAttackers: {attacks: [{attacker: bears, target: bob}]}
            - endCombat: {}
            - beginCombat: {}
            - declareAttackers: {attacks: [{attacker: worm, target: bob}]}
            """
                .replace(
                    "id: worm\n  {}",
                    "{id: worm, types: [creature], power: 14, toughness: 5, controller: ann, text:"
                        + " \"Whenever you attack with creatures with total power 12 or greater for"
                        + " the first time each turn, draw a card.\""
                        + holds
                        + "}"));
    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
    if (verdict.equals("legal")) {
      assertThat(ruling.path("state").path("triggered").size()).isEqualTo(triggers);
    }
  }
}
