package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** "Attacked this turn" counts the combat that goes on, once attackers are declared (508.1k). */
class AttackedThisTurnTest {
  private static final String BOTH =
      "{attacker: elder, target: bob}, {attacker: younger, target: bob}";
  private static final String ONE = "{attacker: elder, target: bob}";
  private static final String GONE = "- change: {permanent: younger, leaves: true}\n";

  @Test
  void a_creature_is_larger_once_two_were_declared_whether_both_are_still_there_or_not() {
    String text =
        "As long as you attacked with two or more Elves this turn, Elves you control"
            + " get +1/+0.";

    assertThat(power(text, BOTH, "")).isEqualTo(3);
    assertThat(power(text, BOTH, GONE)).isEqualTo(3);
    assertThat(power(text, ONE, "")).isEqualTo(2);
  }

  @Test
  void who_may_attack_is_asked_before_they_are_declared() {
    String text = "This creature can't attack unless you attacked with an Elf this turn.";

    assertThat(declared(text, "", ONE).path("decidedBy").asString()).isEqualTo("508.1c");
    assertThat(declared(text, ", attackedThisTurn: [bob]", ONE).path("verdict").asString())
        .isEqualTo("legal");
  }

  @Test
  void the_first_time_is_not_the_declaration_itself() {
    String text =
        "Whenever one or more Elves you control attack for the first time each turn,"
            + " draw a card.";

    assertThat(declared(text, "", BOTH).at("/state/triggered")).hasSize(1);
    assertThat(declared(text, ", attackedThisTurn: [bob]", BOTH).at("/state/triggered")).isEmpty();
  }

  private static int power(String text, String attacks, String then) {
    String ask = "- ask: {characteristics: elder}\n";
    return RulingsOf.last(board(text, "") + declaring(attacks) + then + ask)
        .at("/answer/power")
        .asInt();
  }

  private static JsonNode declared(String text, String younger, String attacks) {
    return RulingsOf.last(board(text, younger) + declaring(attacks));
  }

  private static String declaring(String attacks) {
    return "- declareAttackers: {attacks: [%s]}\n".formatted(attacks);
  }

  private static String board(String text, String younger) {
    return """
    players: [{id: ann}, {id: bob}]
    permanents:
    - {id: elder, types: [creature], subtypes: [elf], power: 2, toughness: 2, controller: ann, text: "%s"}
    - {id: younger, types: [creature], subtypes: [elf], power: 2, toughness: 2, controller: ann%s}
    moves:
    """
        .formatted(text, younger);
  }
}
