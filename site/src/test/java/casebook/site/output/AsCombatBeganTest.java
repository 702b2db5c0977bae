package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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

  @Test
  void what_gives_melee_matters_to_whoever_may_attack() {
    String pack =
        """
        - {id: pack, name: Pack, types: [enchantment], controller: ann,
           text: "At the beginning of combat on your turn, target creature you control gains %s."}
        """;
    String bear =
        "- {id: bear, name: Bear, types: [creature], power: 2, toughness: 2, controller: ann}\n";

    assertThat(verdict(pack.formatted("melee") + bear)).isEqualTo("undetermined");
    assertThat(verdict(pack.formatted("menace") + bear)).isEqualTo("legal");
    assertThat(verdict(pack.formatted("melee") + bear.replace("ann", "bob"))).isEqualTo("legal");
  }

  @Test
  void the_loss_of_abilities_matters_where_something_else_has_one_that_counts() {
    String plasm =
        """
        - {id: plasm, name: Plasm, types: [creature], power: 2, toughness: 2, controller: ann,
           text: "At the beginning of combat on your turn, another target creature loses all\
         abilities until end of turn."}
        """;
    String wall =
        """
        - {id: wall, name: Wall, types: [creature], power: 0, toughness: 4, controller: ann,
           text: "Defender"}
        """;

    assertThat(verdict(plasm)).isEqualTo("legal");
    assertThat(verdict(plasm + wall)).isEqualTo("undetermined");
    assertThat(verdict(plasm + wall.replace("Defender", ""))).isEqualTo("legal");
  }

  @Test
  void an_if_at_the_end_is_asked_of_the_board() {
    String marshal =
        """
        - {id: marshal, name: Marshal, types: [creature], power: 3, toughness: 3, controller: ann,
           text: "At the beginning of each combat, creatures you control gain reach until end of\
         turn if a creature you control has reach. The same is true for haste and vigilance."}
        - {id: bear, name: Bear, types: [creature], power: 2, toughness: 2, controller: ann,
           since: thisTurn}
        """;
    String fast =
        """
        - {id: fast, name: Fast, types: [creature], power: 1, toughness: 1, controller: ann,
           text: "Haste"}
        """;

    assertThat(verdict(marshal)).isEqualTo("legal");
    assertThat(verdict(marshal + fast)).isEqualTo("undetermined");
    assertThat(verdict(marshal + fast.replace("Haste", "Reach"))).isEqualTo("legal");
    String onItsOwnLine = marshal.replace(" The same", "\\nThe same");
    assertThat(verdict(onItsOwnLine)).isEqualTo("legal");
    assertThat(verdict(onItsOwnLine + fast)).isEqualTo("undetermined");
  }

  @Test
  void an_ability_that_something_gives_triggers_too() {
    String banner =
        """
        - {id: bear, name: Bear, types: [creature], power: 2, toughness: 2, controller: ann}
        - {id: banner, name: Banner, types: [artifact], subtypes: [equipment], controller: ann,
           attachedTo: bear, text: "Equipped creature has \\"At the beginning of combat on your\
         turn, this creature attacks this combat if able.\\""}
        """;

    assertThat(verdict(banner)).isEqualTo("undetermined");
    assertThat(verdict(banner.replace("on your", "on each opponent's"))).isEqualTo("legal");
  }

  @Test
  void what_a_player_may_leave_was_done_where_the_case_says_so() {
    String leader =
        """
        - {id: leader, name: Leader, types: [enchantment], controller: ann,
           text: "At the beginning of combat on your turn, %s"}
        - {id: bear, name: Bear, types: [creature], power: 2, toughness: 2, controller: ann}
        """;

    for (String may :
        List.of(
            "you may have target creature attack this turn if able.",
            "up to one target creature can't attack this turn.",
            "choose up to one target creature. Until end of turn, it can't attack.",
            "draw a card. Then you may pay {1}. If you do, creatures can't attack this turn.")) {
      assertThat(verdict(leader.formatted(may))).as(may).isEqualTo("legal");
    }
    for (String must :
        List.of(
            "target creature attacks this turn if able.",
            "you may pay {1}. If you don't, creatures you control can't attack this turn.",
            "you may draw a card. Creatures can't attack this turn.")) {
      assertThat(verdict(leader.formatted(must))).as(must).isEqualTo("undetermined");
    }
  }

  private static String verdict(String permanents) {
    return ruling(permanents).path("verdict").asString();
  }

  private static JsonNode ruling(String permanents) {
    String board =
        "players: [{id: ann}, {id: bob}, {id: cat}]\npermanents:\n%smoves:\n- declareAttackers: {attacks: []}\n"
            .formatted(permanents);
    return RulingsOf.first(board);
  }
}
