package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * A token that was put attacking came under control this turn: in an additional combat it can't be
 * declared without haste (508.1a), and so doesn't have to attack.
 */
class PutAttackingTest {
  @ParameterizedTest
  @CsvSource({
    "'[{attacker: hero, target: bob}, {attacker: soldier, target: bob}]', '', illegal",
    "'[{attacker: hero, target: bob}, {attacker: soldier, target: bob}]', haste, legal",
    "'[{attacker: hero, target: bob}]', '', legal",
    "'[{attacker: hero, target: bob}]', haste, illegal"
  })
  void in_the_next_combat(String attacks, String keyword, String verdict) {
    JsonNode ruling =
        RulingsOf.last(
            """
            players: [{id: ann}, {id: bob}]
            turn: {extraCombatPhases: 1}
            permanents:
            - {id: hero, card: Hero of Bladehold, controller: ann}
            - {id: curse, card: Curse of the Nightly Hunt, controller: bob, attachedTo: ann}
            moves:
            - declareAttackers: {attacks: [{attacker: hero, target: bob}]}
            - putAttacking:
                permanent: {id: soldier, name: Soldier, types: [creature], subtypes: [Soldier], power: 1,
                  toughness: 1, token: true, controller: ann, tapped: true, keywords: [%s]}
                target: bob
            - endCombat: {}
            - change: {permanent: soldier, untaps: true}
            - change: {permanent: hero, untaps: true}
            - beginCombat: {}
            - declareAttackers: {attacks: %s}
            """
                .formatted(keyword, attacks));

    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
  }
}
