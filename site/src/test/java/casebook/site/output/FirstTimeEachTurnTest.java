package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What triggers for the first time each turn does so once, however often it is paid. */
class FirstTimeEachTurnTest {
  @Test
  void life_is_lost_for_the_first_time_once() {
    var ruling =
        RulingsOf.first(
            """
            players: [{id: ann, life: 20, mana: ""}, {id: bob}]
            permanents:
            - {id: one, card: Grizzly Bears, controller: ann}
            - {id: two, card: Grizzly Bears, controller: ann}
            - {id: gonti, card: "Gonti's Machinations", controller: ann}
            - {card: "Norn's Annex", controller: bob}
            moves:
            - declareAttackers: {attacks: [{attacker: one, target: bob}, {attacker: two, target: bob}]}
            """);

    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
    assertThat(ruling.at("/state/triggered").valueStream())
        .filteredOn(one -> one.path("source").asString().equals("gonti"))
        .hasSize(1);
  }
}
