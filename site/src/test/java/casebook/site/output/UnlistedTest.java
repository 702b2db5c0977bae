package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a permanent's text speaks of and doesn't tell: the chosen creature, the only creature. */
class UnlistedTest {
  private static final String BEAR = "- {id: bear, card: Grizzly Bears, controller: ann}\n";
  private static final String RAMPART =
      "- {id: rampart, card: Meekstone, controller: bob,"
          + " text: Creatures with power 4 or greater can't attack.}\n";

  @Test
  void the_only_creature_that_you_control_is_that_creature() {
    String seclusion = "- {id: seclusion, card: Homicidal Seclusion, controller: ann}\n";

    assertThat(decidedBy(BEAR + seclusion + RAMPART, attack("bear"))).isEqualTo("508.1c");
    assertThat(
            RulingsOf.verdict(
                BEAR + seclusion + RAMPART + "- {card: Wall of Stone, controller: ann}\n",
                attack("bear")))
        .isEqualTo("legal");
  }

  @Test
  void a_chosen_creature_may_be_any_until_the_case_lists_it() {
    String pitlord =
        "- {id: pitlord, card: Tyrannical Pitlord, controller: ann, since: thisTurn}\n";
    String listed =
        "effects: [{source: Tyrannical Pitlord, permanent: pitlord, affects: [bear], controller: ann,"
            + " text: The chosen creature gets +3/+3 and has flying.}]\n";

    assertThat(RulingsOf.verdict(BEAR + pitlord + RAMPART, attack("bear")))
        .isEqualTo("undetermined");
    assertThat(RulingsOf.verdict(BEAR + pitlord, attack("bear"))).isEqualTo("legal");
    assertThat(
            RulingsOf.first(
                    "players: [{id: ann}, {id: bob}]\npermanents:\n%s%smoves:\n- declareAttackers: {attacks: %s}\n"
                        .formatted(BEAR + pitlord + RAMPART, listed, attack("bear")))
                .path("decidedBy")
                .asString())
        .isEqualTo("508.1c");
  }

  @Test
  void an_exiled_card_is_not_told() {
    String scythe = "- {card: Strata Scythe, controller: ann, attachedTo: bear}\n";

    assertThat(RulingsOf.verdict(BEAR + scythe + RAMPART, attack("bear")))
        .isEqualTo("undetermined");
  }

  @Test
  void a_chosen_permanent_makes_mana_perhaps_no_more() {
    String taxed =
        """
        - {id: bear, card: Grizzly Bears, controller: ann}
        - {card: Forest, controller: ann, count: 2}
        - {card: Ghostly Prison, controller: bob}
        - {card: Scheming Fence, controller: bob}
        """;

    assertThat(RulingsOf.verdict(taxed, attack("bear"))).isEqualTo("undetermined");
    assertThat(
            RulingsOf.verdict(BEAR + "- {card: Scheming Fence, controller: bob}\n", attack("bear")))
        .isEqualTo("legal");
  }

  /** Of what a spell's copy or a line before means nothing is chosen or exiled. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ob Nixilis, the Adversary",
        "Xolatoyac, the Smiling Flood",
        "Hostility",
        "Jon Irenicus, Shattered One"
      })
  void what_goes_on_with_a_line_before_is_no_chosen_creature(String card) {
    assertThat(
            RulingsOf.verdict(
                BEAR + "- {card: \"" + card + "\", controller: bob}\n", attack("bear")))
        .isEqualTo("legal");
  }

  @Test
  void what_is_put_onto_the_battlefield_may_have_chosen_any_creature() {
    String board =
        """
        players: [{id: ann}, {id: bob}]
        permanents:
        %smoves:
        - declareAttackers: {attacks: []}
        - putAttacking: {permanent: {id: pitlord, %s, controller: ann}, target: bob}
        - endCombat: {}
        - beginCombat: {}
        - declareAttackers: {attacks: %s}
        """;

    assertThat(
            verdictOfLast(
                board.formatted(BEAR + RAMPART, "card: Tyrannical Pitlord", attack("bear"))))
        .isEqualTo("undetermined");
    assertThat(
            verdictOfLast(board.formatted(BEAR + RAMPART, "card: Grizzly Bears", attack("bear"))))
        .isEqualTo("legal");
  }

  @Test
  void a_land_without_land_types_is_no_island() {
    String shark = "- {id: shark, card: Giant Shark, controller: ann}\n";
    String vents = "- {id: vents, card: Steam Vents, controller: bob}\n";
    String moon = "- {card: Alpine Moon, controller: ann, chosen: {card: Steam Vents}}\n";

    assertThat(RulingsOf.verdict(shark + vents, attack("shark"))).isEqualTo("legal");
    assertThat(decidedBy(shark + vents + moon, attack("shark"))).isEqualTo("508.1c");
  }

  private static String verdictOfLast(String text) {
    return RulingsOf.last(text).path("verdict").asString();
  }

  private static String decidedBy(String permanents, String attacks) {
    return RulingsOf.declaring(permanents, attacks).path("decidedBy").asString();
  }

  private static String attack(String attacker) {
    return "[{attacker: " + attacker + ", target: bob}]";
  }
}
