package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Abilities that trigger at the beginning of combat, and cases that don't list what they did. */
class AsCombatBeganTest {
  private static final String RUHAN = "- {id: ruhan, card: Ruhan of the Fomori, controller: ann}\n";

  @Test
  void nobody_says_whom_ruhan_has_to_attack() {
    JsonNode ruling = ruling(RUHAN);

    assertThat(ruling.path("verdict").asString()).isEqualTo("undetermined");
    assertThat(ruling.path("accounting").toString())
        .contains("list what it did under “effects”")
        .contains("at the beginning of combat on your turn");
  }

  @Test
  void the_case_lists_it() {
    JsonNode ruling =
        ruling(
            RUHAN
                + """
                effects:
                - {source: Ruhan of the Fomori, permanent: ruhan, controller: ann, affects: [bob],
                   text: "This creature attacks that player this combat if able."}
                """);

    assertThat(ruling.path("verdict").asString()).isEqualTo("illegal");
    assertThat(ruling.path("decidedBy").asString()).isEqualTo("508.1d");
  }

  @Test
  void the_case_says_that_nothing_came_of_it() {
    String holds = "controller: ann, holds: {\"at the beginning of combat on your turn\": false}";

    assertThat(ruling(RUHAN.replace("controller: ann", holds)).path("verdict").asString())
        .isEqualTo("legal");
  }

  @Test
  void it_has_not_triggered_on_another_players_turn_or_for_a_creature_that_is_tapped() {
    assertThat(ruling(RUHAN.replace("ann", "bob")).path("verdict").asString()).isEqualTo("legal");
    assertThat(ruling(RUHAN.replace("ann", "ann, tapped: true")).path("verdict").asString())
        .isEqualTo("legal");
  }

  @Test
  void its_condition_did_not_hold() {
    String calm =
        """
        - {id: calm, name: Calm, types: [enchantment], controller: ann, text: "At the beginning of\
         combat on your turn, if you control an artifact, target creature can't attack this turn."}
        """;
    String stone = "- {id: stone, name: Stone, types: [artifact], controller: ann}\n";

    assertThat(ruling(calm).path("verdict").asString()).isEqualTo("legal");
    assertThat(ruling(calm + stone).path("verdict").asString()).isEqualTo("undetermined");
  }

  @Test
  void haste_matters_to_what_came_this_turn() {
    String drum =
        """
        - {id: drum, name: Drum, types: [artifact], controller: ann,
           text: "At the beginning of combat on your turn, target creature gains haste."}
        - {id: bear, name: Bear, types: [creature], power: 2, toughness: 2, controller: ann}
        """;

    assertThat(ruling(drum).path("verdict").asString()).isEqualTo("legal");
    assertThat(
            ruling(drum.replace("toughness: 2", "toughness: 2, since: thisTurn"))
                .path("verdict")
                .asString())
        .isEqualTo("undetermined");
  }

  @Test
  void power_matters_where_something_asks_for_it() {
    String herald =
        """
        - {id: herald, name: Herald, types: [creature], power: 2, toughness: 2, controller: ann,
           text: "At the beginning of combat on your turn, target creature gets +2/+2."}
        """;
    String fence =
        """
        - {id: fence, name: Fence, types: [enchantment], controller: bob,
           text: "Creatures with power 4 or greater can't attack."}
        """;

    assertThat(ruling(herald).path("verdict").asString()).isEqualTo("legal");
    assertThat(ruling(herald + fence).path("verdict").asString()).isEqualTo("undetermined");
  }

  @Test
  void what_a_new_token_has_to_do_matters_where_it_is_on_the_board() {
    String boss =
        """
        - {id: boss, name: Boss, types: [creature], power: 2, toughness: 2, controller: ann,
           text: "At the beginning of combat on your turn, create a 1/1 red Goblin creature token.\
         That token gains haste until end of turn and attacks this combat if able."}
        """;
    String goblin =
        "- {id: goblin, name: Goblin, types: [creature], power: 1, toughness: 1, controller: ann,"
            + " since: thisTurn}\n";

    assertThat(ruling(boss).path("verdict").asString()).isEqualTo("legal");
    assertThat(ruling(boss + goblin).path("verdict").asString()).isEqualTo("undetermined");
  }

  private static JsonNode ruling(String permanents) {
    String board =
        "players: [{id: ann}, {id: bob}, {id: cat}]\npermanents:\n%smoves:\n- declareAttackers: {attacks: []}\n"
            .formatted(permanents);
    return RulingsOf.first(board);
  }
}
