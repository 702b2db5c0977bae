package casebook.site.output;

import static casebook.site.output.RulingsOf.creature;
import static casebook.site.output.RulingsOf.declaring;
import static casebook.site.output.RulingsOf.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Modes that were chosen as combat or an earlier step of the turn began (700.2b). */
class ModesChosenEarlierTest {
  private static final String READY = creature("bear", "ann", "");

  private static final String BEAR =
      READY.replace("controller: ann", "controller: ann, since: thisTurn");

  private static final String WITH_BEAR = "[{attacker: bear, target: bob}]";

  private static final String FENCE =
      "- {id: fence, name: Fence, types: [enchantment], controller: bob,"
          + " text: \"Creatures with power 4 or greater can't attack.\"}\n";

  @Test
  void nobody_says_which_mode_was_chosen() {
    String one = modal("choose one —", "Target creature you control gains haste") + BEAR;
    assertThat(verdict(one, WITH_BEAR)).isEqualTo("undetermined");
    assertThat(verdict(one)).as("it stays home").isEqualTo("legal");
    String random = modal("choose one at random —", "Creatures you control gain haste") + BEAR;
    assertThat(verdict(random, WITH_BEAR)).isEqualTo("undetermined");
    assertThat(verdict(modal("choose one or both —", "~ attacks this turn if able")))
        .isEqualTo("legal");
    String attacks = modal("choose one —", "Target creature attacks this turn if able");
    assertThat(verdict(attacks + READY)).isEqualTo("undetermined");
    assertThat(verdict(attacks)).as("no creature").isEqualTo("legal");
  }

  @Test
  void no_mode_bears_on_the_attack() {
    assertThat(verdict(modal("choose one —", "Target creature you control gains menace") + BEAR))
        .isEqualTo("legal");
    String stronger = modal("choose one —", "Target creature you control gets +2/+0") + BEAR;
    assertThat(verdict(stronger)).isEqualTo("legal");
    assertThat(verdict(stronger + FENCE)).isEqualTo("undetermined");
  }

  @Test
  void no_mode_had_to_be_chosen() {
    assertThat(verdict(modal("you may choose one —", "Creatures you control gain haste") + BEAR))
        .isEqualTo("legal");
    assertThat(verdict(modal("choose up to one —", "Creatures you control gain haste") + BEAR))
        .isEqualTo("legal");
  }

  @Test
  void the_case_says_which_mode_it_was() {
    String board = modal("choose one —", "Target creature you control gains haste") + BEAR;
    String effect =
        "effects:\n- {source: Shrine, permanent: shrine, controller: ann, text: \"%s\", affects:"
            + " [bear]}\n";

    JsonNode ruling =
        declaring(board + effect.formatted("Target creature you control gains haste."), WITH_BEAR);
    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
    ruling =
        declaring(board + effect.formatted("Target creature you control gains reach."), WITH_BEAR);
    assertThat(ruling.path("decidedBy").asString()).isEqualTo("508.1a");
    String nothing = "controller: ann, holds: {\"at the beginning of combat on your turn\": false}";
    assertThat(verdict(board.replaceFirst("controller: ann", nothing))).isEqualTo("legal");
  }

  @Test
  void an_upkeep_of_this_turn_may_have_done_what_lasts() {
    String fervor =
        """
        - {id: fervor, name: Fervor, types: [enchantment], controller: ann,
           text: "At the beginning of your %s, target creature %s."}
        """;

    String upkeep = fervor.formatted("upkeep", "gains haste until end of turn") + BEAR;
    assertThat(verdict(upkeep, WITH_BEAR)).isEqualTo("undetermined");
    assertThat(verdict(fervor.formatted("first main phase", "attacks this turn if able") + BEAR))
        .isEqualTo("undetermined");
    assertThat(verdict(fervor.formatted("draw step", "can't attack this turn") + BEAR))
        .isEqualTo("undetermined");
    String endStep = fervor.formatted("end step", "gains haste until end of turn") + BEAR;
    assertThat(verdict(endStep, WITH_BEAR)).isEqualTo("illegal");
    assertThat(verdict(fervor.formatted("upkeep", "gains haste") + BEAR)).isEqualTo("legal");
  }

  @Test
  void what_came_later_in_the_turn_or_belongs_to_another_player_has_not_triggered_in_the_upkeep() {
    String fervor =
        """
        - {id: fervor, name: Fervor, types: [enchantment], controller: ann,
           text: "At the beginning of your upkeep, target creature gains haste until end of turn."}
        """;

    assertThat(verdict(fervor.replace("ann", "ann, since: thisTurn") + BEAR, WITH_BEAR))
        .isEqualTo("illegal");
    assertThat(verdict(fervor.replace("ann", "bob") + BEAR, WITH_BEAR)).isEqualTo("illegal");
    assertThat(verdict(fervor.replace("ann", "bob").replace("your", "each") + BEAR, WITH_BEAR))
        .isEqualTo("undetermined");
    String nothing = "ann, holds: {\"at the beginning of your upkeep\": false}";
    assertThat(verdict(fervor.replace("ann", nothing) + BEAR, WITH_BEAR)).isEqualTo("illegal");
  }

  @Test
  void what_was_chosen_for_the_object_says_which_of_its_abilities_it_has() {
    String siege =
        """
        - {id: siege, name: Siege, types: [enchantment], controller: ann, chosen: {mode: %s},
           text: "As ~ enters, choose Khans or Dragons.\\n• Khans — At the beginning of combat on\
         your turn, creatures can't attack this turn.\\n• Dragons — At the beginning of combat on\
         your turn, draw a card."}
        """;

    assertThat(verdict(siege.formatted("Khans") + READY, WITH_BEAR)).isEqualTo("illegal");
    assertThat(verdict(siege.formatted("Dragons") + READY, WITH_BEAR)).isEqualTo("legal");
  }

  @Test
  void a_keyword_in_a_table_of_results_is_nobodys_ability() {
    String machine =
        creature("bear", "ann", "{2}: Roll a six-sided die.\\n1—3 | Defender\\n4—6 | Draw a card.");

    assertThat(verdict(machine, WITH_BEAR)).isEqualTo("legal");
  }

  private static String modal(String choose, String mode) {
    return """
    - {id: shrine, name: Shrine, types: [artifact], controller: ann,
       text: "At the beginning of combat on your turn, %s\\n• Draw a card.\\n• %s until end of turn."}
    """
        .formatted(choose, mode);
  }
}
