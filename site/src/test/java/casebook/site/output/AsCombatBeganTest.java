package casebook.site.output;

import static casebook.site.output.RulingsOf.creature;
import static casebook.site.output.RulingsOf.declaring;
import static casebook.site.output.RulingsOf.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Abilities that trigger at the beginning of combat, and cases that don't list what they did. */
class AsCombatBeganTest {
  private static final String RUHAN = "- {id: ruhan, card: Ruhan of the Fomori, controller: ann}\n";
  private static final String BEAR = creature("bear", "ann", "");
  private static final String NEW_BEAR =
      BEAR.replace("controller: ann", "controller: ann, since: thisTurn");

  @Test
  void nobody_says_whom_ruhan_has_to_attack() {
    JsonNode ruling = declaring(RUHAN, "[]");

    assertThat(ruling.path("verdict").asString()).isEqualTo("undetermined");
    assertThat(ruling.path("accounting").toString())
        .contains("list what it did under “effects”")
        .contains("at the beginning of combat on your turn");
  }

  @Test
  void the_case_lists_it() {
    JsonNode ruling =
        declaring(
            RUHAN
                + """
                effects:
                - {source: Ruhan of the Fomori, permanent: ruhan, controller: ann, affects: [bob],
                   text: "This creature attacks that player this combat if able."}
                """,
            "[]");

    assertThat(ruling.path("verdict").asString()).isEqualTo("illegal");
    assertThat(ruling.path("decidedBy").asString()).isEqualTo("508.1d");
  }

  @Test
  void the_case_says_that_nothing_came_of_it() {
    String holds = "controller: ann, holds: {\"at the beginning of combat on your turn\": false}";

    assertThat(verdict(RUHAN.replace("controller: ann", holds))).isEqualTo("legal");
  }

  @Test
  void a_verdict_tells_that_a_created_token_may_be_missing() {
    String rabblemaster = "- {id: boss, card: Goblin Rabblemaster, controller: ann}\n";
    String token =
        "- {id: goblin, types: [creature], subtypes: [Goblin], power: 1, toughness: 1,"
            + " token: true, since: thisTurn, controller: ann}\n";

    JsonNode ruling = declaring(rabblemaster, "[]");

    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
    assertThat(ruling.path("doubts")).hasSize(1);
    assertThat(ruling.path("doubts").path(0).path("permanent").asString()).isEqualTo("boss");
    assertThat(ruling.path("doubts").path(0).path("because").asString())
        .contains("\"at the beginning of combat on your turn\": false");
    assertThat(declaring(rabblemaster + token, "[]").has("doubts")).isFalse();
  }

  @Test
  void it_has_not_triggered_on_another_players_turn_or_for_a_creature_that_is_tapped() {
    assertThat(verdict(RUHAN.replace("ann", "bob"))).isEqualTo("legal");
    assertThat(verdict(RUHAN.replace("ann", "ann, tapped: true"))).isEqualTo("legal");
  }

  @Test
  void its_condition_did_not_hold() {
    String calm =
        """
        - {id: calm, name: Calm, types: [enchantment], controller: ann, text: "At the beginning of\
         combat on your turn, if you control an artifact, target creature can't attack this turn."}
        """;
    String stone = "- {id: stone, name: Stone, types: [artifact], controller: ann}\n";

    assertThat(verdict(BEAR + calm)).isEqualTo("legal");
    assertThat(verdict(BEAR + calm + stone)).isEqualTo("undetermined");
    assertThat(verdict(calm + stone)).as("without a creature").isEqualTo("legal");
  }

  /** What was chosen the case may tell; if not, any creature may be meant. */
  @ParameterizedTest(name = "{1} ({2}, {3})")
  @CsvSource(
      delimiter = ';',
      value = {
        "a creature type; Creatures of the chosen type can't attack this turn.; type: wall; type: bear",
        "a creature type; Creatures of the chosen type attack this turn if able.; type: wall; type: bear",
        "a color; Creatures of the chosen color can't attack this turn.; color: red; color: green",
        "a color; Creatures of the chosen color attack this turn if able.; color: red; color: green"
      })
  void a_choice_that_is_not_told_may_mean_any_creature(
      String what, String then, String other, String bears) {
    String chosen =
        """
        - {id: watch, name: Watch, types: [enchantment], controller: ann%s,
           text: "At the beginning of combat on your turn, choose %s. %s"}
        """;
    String bear = "- {id: bear, card: Grizzly Bears, controller: %s}\n";
    String attack = then.contains("can't") ? "[{attacker: bear, target: bob}]" : "[]";
    String board = bear.formatted("ann") + chosen;

    assertThat(verdict(board.formatted("", what, then), attack)).isEqualTo("undetermined");
    assertThat(verdict(board.formatted(", chosen: {" + bears + "}", what, then), attack))
        .isEqualTo("undetermined");
    assertThat(verdict(board.formatted(", chosen: {" + other + "}", what, then), attack))
        .isEqualTo("legal");
    assertThat(verdict(bear.formatted("bob") + chosen.formatted("", what, then)))
        .as("without a creature of the active player's")
        .isEqualTo("legal");
  }

  @Test
  void what_a_choice_changes_matters_where_something_asks_for_it() {
    String watch =
        """
        - {id: watch, name: Watch, types: [enchantment], controller: ann, text: "At the beginning of\
         combat on your turn, choose a creature type. Creatures of the chosen type get +2/+2 until\
         end of turn."}
        """;
    String fence =
        "- {id: fence, name: Fence, types: [enchantment], controller: bob,"
            + " text: Creatures with power 4 or greater can't attack.}\n";
    String attack = "[{attacker: bear, target: bob}]";

    assertThat(verdict(BEAR + watch, attack)).isEqualTo("legal");
    assertThat(verdict(BEAR + watch + fence, attack)).isEqualTo("undetermined");
  }

  @Test
  void haste_matters_to_what_came_this_turn() {
    String drum =
        """
        - {id: drum, name: Drum, types: [artifact], controller: ann,
           text: "At the beginning of combat on your turn, target creature gains haste."}
        """;

    assertThat(verdict(drum + BEAR)).isEqualTo("legal");
    assertThat(verdict(drum + NEW_BEAR, "[{attacker: bear, target: bob}]"))
        .isEqualTo("undetermined");
    assertThat(verdict(drum + NEW_BEAR)).as("it stays home").isEqualTo("legal");
  }

  @Test
  void power_matters_where_something_asks_for_it() {
    String herald =
        creature(
            "herald",
            "ann",
            "At the beginning of combat on your turn, target creature gets +2/+2.");
    String fence =
        """
        - {id: fence, name: Fence, types: [enchantment], controller: bob,
           text: "Creatures with power 4 or greater can't attack."}
        """;

    assertThat(verdict(herald)).isEqualTo("legal");
    assertThat(verdict(herald + fence)).isEqualTo("undetermined");
  }

  @Test
  void what_a_new_token_has_to_do_matters_where_it_is_on_the_board() {
    String boss =
        creature(
            "boss",
            "ann",
            "At the beginning of combat on your turn, create a 1/1 red Goblin creature token."
                + " That token gains haste until end of turn and attacks this combat if able.");
    String goblin =
        "- {id: goblin, name: Goblin, types: [creature], power: 1, toughness: 1, controller: ann,"
            + " token: true, since: thisTurn}\n";

    assertThat(verdict(boss)).isEqualTo("legal");
    assertThat(verdict(boss + goblin)).isEqualTo("undetermined");
  }

  @Test
  void what_gives_melee_matters_to_whoever_may_attack() {
    String pack =
        """
        - {id: pack, name: Pack, types: [enchantment], controller: ann,
           text: "At the beginning of combat on your turn, target creature you control gains %s."}
        """;
    assertThat(verdict(pack.formatted("melee") + BEAR)).isEqualTo("undetermined");
    assertThat(verdict(pack.formatted("menace") + BEAR)).isEqualTo("legal");
    assertThat(verdict(pack.formatted("melee") + BEAR.replace("ann", "bob"))).isEqualTo("legal");
  }

  @Test
  void the_loss_of_abilities_matters_where_something_else_has_one_that_counts() {
    String plasm =
        creature(
            "plasm",
            "ann",
            "At the beginning of combat on your turn, another target creature loses all"
                + " abilities until end of turn.");
    String wall = creature("wall", "ann", "Defender");

    assertThat(verdict(plasm)).isEqualTo("legal");
    assertThat(verdict(plasm + wall)).isEqualTo("undetermined");
    assertThat(verdict(plasm + wall.replace("Defender", ""))).isEqualTo("legal");
  }

  @Test
  void an_if_at_the_end_is_asked_of_the_board() {
    String marshal =
        NEW_BEAR
            + creature(
                "marshal",
                "ann",
                "At the beginning of each combat, creatures you control gain reach until end of"
                    + " turn if a creature you control has reach. The same is true for haste and"
                    + " vigilance.");
    String fast = creature("fast", "ann", "Haste");

    String attack = "[{attacker: bear, target: bob}]";

    assertThat(verdict(marshal, attack)).isEqualTo("illegal");
    assertThat(verdict(marshal + fast, attack)).isEqualTo("legal");
    assertThat(verdict(marshal + fast.replace("Haste", "Reach"), attack)).isEqualTo("illegal");
    String onItsOwnLine = marshal.replace(" The same", "\\nThe same");
    assertThat(verdict(onItsOwnLine)).isEqualTo("legal");
    assertThat(verdict(onItsOwnLine + fast)).isEqualTo("legal");
  }

  @Test
  void an_ability_that_something_gives_triggers_too() {
    String banner =
        BEAR
            + """
            - {id: banner, name: Banner, types: [artifact], subtypes: [equipment], controller: ann,
               attachedTo: bear, text: "Equipped creature has \\"At the beginning of combat on your\
             turn, this creature attacks this combat if able.\\""}
            """;

    assertThat(verdict(banner)).as("it attacks if able").isEqualTo("illegal");
    assertThat(verdict(banner, "[{attacker: bear, target: bob}]")).isEqualTo("legal");
    assertThat(verdict(banner.replace("on your", "on each opponent's"))).isEqualTo("legal");
  }

  /** An ability that leaves nothing to choose did what it says (507.1, 608.2). */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          creatures you control gain haste until end of turn.         | legal
          creatures you control with power 2 gain haste until end of turn.   | legal
          creatures you control with power 3 gain haste until end of turn.   | illegal
          if you control an artifact, creatures you control gain haste until end of turn. | illegal
          target creature gains haste until end of turn.              | undetermined
          you may have creatures you control gain haste until end of turn. | undetermined
          creatures you control gain your choice of haste or flying until end of turn. | undetermined
          """)
  void what_leaves_nothing_to_choose_is_known(String does, String verdict) {
    String drum =
        """
        - {id: drum, name: Drum, types: [enchantment], controller: %s%s,
           text: "At the beginning of combat on your turn, %s"}
        """;
    String attack = "[{attacker: bear, target: bob}]";

    assertThat(verdict(NEW_BEAR + drum.formatted("ann", "", does), attack)).isEqualTo(verdict);
    assertThat(verdict(NEW_BEAR + drum.formatted("bob", "", does), attack))
        .as("it isn't Bob's turn")
        .isEqualTo("illegal");
    assertThat(verdict(NEW_BEAR + drum.formatted("ann", ", loses: abilities", does), attack))
        .isEqualTo("illegal");
    String denied = ", holds: {at the beginning of combat on your turn: false}";
    assertThat(verdict(NEW_BEAR + drum.formatted("ann", denied, does), attack))
        .isEqualTo("illegal");
  }

  private static final String DRUM =
      """
      players: [{id: ann}, {id: bob}]
      permanents:
      %s- {id: drum, name: Drum, types: [enchantment], controller: ann,
         text: "At the beginning of combat on your turn, %s"}
      moves:
      %s
      """;

  @Test
  void what_is_known_counts_for_what_could_attack_too() {
    JsonNode ruling =
        RulingsOf.first(
            DRUM.formatted(
                NEW_BEAR,
                "creatures you control gain haste until end of turn.",
                "- ask: {couldAttack: bear}"));

    assertThat(ruling.path("answer").asBoolean()).isTrue();
    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
  }

  /** What a resolved ability changes it doesn't change of what comes later (611.2c). */
  @Test
  void what_comes_later_is_not_changed_by_it() {
    String soldier =
        "{id: soldier, name: Soldier, token: true, types: [creature], power: 1, toughness: 1,"
            + " controller: ann}";
    JsonNode ruling =
        RulingsOf.last(
            DRUM.formatted(
                BEAR,
                "creatures you control get +2/+2 until end of turn.",
                "- declareAttackers: {attacks: [{attacker: bear, target: bob}]}\n"
                    + "- putAttacking: {permanent: %s, target: bob}\n".formatted(soldier)
                    + "- ask: {characteristics: soldier}"));

    assertThat(ruling.path("answer").path("power").toString()).contains("1").doesNotContain("3");
  }

  /** It was done as combat began, and not to what its player comes to control in that combat. */
  @ParameterizedTest
  @CsvSource({"'', legal", "'- beginCombat: {}\n', illegal"})
  void what_a_player_gains_once_combat_has_begun_is_not_changed_by_it(
      String begun, String verdict) {
    JsonNode ruling =
        RulingsOf.last(
            DRUM.formatted(
                NEW_BEAR + creature("stolen", "bob", ""),
                "creatures you control gain haste until end of turn.",
                begun
                    + "- change: {permanent: stolen, controller: ann}\n"
                    + "- declareAttackers: {attacks: [{attacker: stolen, target: bob}]}"));

    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Sight of the Scalelords | Enormous Baloth | turnBegan | legal
          Odric, Lunarch Marshal  | Raging Goblin   | thisTurn  | legal
          Cactusfolk Sureshot     | Enormous Baloth | thisTurn  | legal
          Cactusfolk Sureshot     | Grizzly Bears   | thisTurn  | illegal
          """)
  void cards_that_leave_nothing_to_choose(String giver, String card, String since, String verdict) {
    String board =
        """
        - {id: bear, card: %s, controller: ann, since: %s}
        - {id: giver, card: "%s", controller: ann}
        """
            .formatted(card, since, giver);

    JsonNode ruling = declaring(board, "[{attacker: bear, target: bob}]");

    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
    boolean vigilant = giver.startsWith("Sight");
    assertThat(ruling.path("state").path("tapped").toString())
        .isEqualTo(vigilant || verdict.equals("illegal") ? "[]" : "[\"bear\"]");
  }

  @Test
  void what_a_player_may_leave_was_done_where_the_case_says_so() {
    String leader =
        """
        - {id: leader, name: Leader, types: [enchantment], controller: ann,
           text: "At the beginning of combat on your turn, %s"}
        """
            + BEAR;

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

  @Test
  void an_emblem_that_nobody_has_yet_has_not_triggered() {
    String tezzeret = "- {id: tezzeret, card: Tezzeret the Schemer, controller: ann}\n";
    String lure = "- {id: goblin, card: Crazed Goblin, controller: ann}\n";

    assertThat(verdict(tezzeret + NEW_BEAR + lure, "[{attacker: bear, target: bob}]"))
        .isEqualTo("illegal");
    assertThat(verdict(tezzeret + lure, "[{attacker: goblin, target: bob}]")).isEqualTo("legal");
  }
}
