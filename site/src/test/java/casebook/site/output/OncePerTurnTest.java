package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** "This ability triggers only once each turn". */
class OncePerTurnTest {
  @ParameterizedTest
  @CsvSource({
    "'Whenever one or more creatures you control attack, draw a card.', 1, 1",
    "'Whenever a creature you control attacks, draw a card.', 2, 1",
    "'Whenever one or more creatures you control attack, draw a card. This ability triggers only once each turn.', 1, 0",
    "'Whenever a creature you control attacks, draw a card. This ability triggers only once each turn.', 1, 0",
    "'Whenever a creature you control attacks, you gain 1 life. Draw a card. This ability triggers only once each turn.', 1, 0"
  })
  void in_two_combats(String text, int first, int second) {
    String board =
        """
        players: [{id: ann}, {id: bob}]
        turn: {extraCombatPhases: 1}
        permanents:
        - {id: a, card: Grizzly Bears, controller: ann}
        - {id: b, card: Hill Giant, controller: ann}
        - {id: drum, name: Drum, types: [artifact], controller: ann, text: "%s"}
        moves:
        - declareAttackers: {attacks: [{attacker: a, target: bob}, {attacker: b, target: bob}]}
        - change: {permanent: a, untaps: true}
        - endCombat: {}
        - beginCombat: {}
        - declareAttackers: {attacks: [{attacker: a, target: bob}]}
        """
            .formatted(text);

    assertThat(RulingsOf.first(board).path("state").path("triggered")).hasSize(first);
    assertThat(RulingsOf.last(board).path("state").path("triggered")).hasSize(second);
  }
}
