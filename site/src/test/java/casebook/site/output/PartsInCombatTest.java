package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What becomes of a permanent that plays two parts in combat is said (506.4d, 506.4e). */
class PartsInCombatTest {
  private static String blockingPlaneswalker(String lost) {
    return """
    players: [{id: ann, name: Ann}, {id: bob, name: Bob}]
    permanents:
      - {id: bears, card: Grizzly Bears, controller: ann}
      - {id: knight, card: White Knight, controller: ann}
      - {id: gideon, name: Gideon, types: [planeswalker, creature], power: 4, toughness: 4, controller: bob}
    moves:
      - declareAttackers:
          attacks: [{attacker: bears, target: gideon}, {attacker: knight, target: bob}]
      - declareBlockers: {blocks: [{blocker: gideon, attacker: knight}]}
      - change: {permanent: gideon, %s}
    """
        .formatted(lost);
  }

  private static String attackedAsBoth(String controller, String lost) {
    return """
    players: [{id: ann, name: Ann}, {id: bob, name: Bob}, {id: cid, name: Cid}]
    permanents:
      - {id: bears, card: Grizzly Bears, controller: ann}
      - {id: envoy, name: Envoy, types: [planeswalker, battle], controller: %s, protector: bob}
    moves:
      - declareAttackers: {attacks: [{attacker: bears, target: envoy}]}
      - change: {permanent: envoy, %s}
    """
        .formatted(controller, lost);
  }

  private static String last(String board) {
    return RulingsOf.last(board).path("findings").toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "losesType: planeswalker|Gideon is no longer a planeswalker that is being attacked, but still blocks",
        "losesType: creature|Gideon no longer blocks, but is still a planeswalker that is being attacked",
        "losesType: [creature, planeswalker], gainsType: land|Gideon is neither a creature nor a planeswalker now, so it is removed"
      })
  void a_blocking_creature_that_is_an_attacked_planeswalker(String lost, String said) {
    assertThat(last(blockingPlaneswalker(lost))).contains(said, "(506.4d)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bob|losesType: planeswalker|Envoy is still a battle, and is still attacked",
        "bob|losesType: battle|is still attacked, since its protector Bob controls it",
        "cid|losesType: battle|isn't attacked any more: Cid controls it, and Bob was its protector",
        "bob|losesType: [battle, planeswalker], gainsType: land|Envoy is neither a planeswalker nor a battle now"
      })
  void an_attacked_planeswalker_that_is_a_battle(String controller, String lost, String said) {
    assertThat(last(attackedAsBoth(controller, lost))).contains(said, "(506.4e)");
  }
}
