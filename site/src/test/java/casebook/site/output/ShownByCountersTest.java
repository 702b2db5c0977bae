package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** "For as long as it has a flood counter on it": the counter shows what the ability did. */
class ShownByCountersTest {
  private static final String SHARK = "- {id: shark, card: Giant Shark, controller: ann}\n";
  private static final String FOREST = "- {id: forest, card: Forest, controller: bob%s}\n";
  private static final String FLOODED = FOREST.formatted(", counters: {flood: 1}");

  @ParameterizedTest
  @ValueSource(strings = {"Xolatoyac, the Smiling Flood", "Eluge, the Shoreless Sea"})
  void a_flooded_land_is_an_island(String flood) {
    String from = "- {id: flood, card: \"" + flood + "\", controller: ann}\n";

    assertThat(verdict(SHARK + FLOODED + from)).isEqualTo("legal");
    assertThat(decidedBy(SHARK + FOREST.formatted("") + from)).isEqualTo("508.1c");
  }

  /** It lasts by the counter (611.2b): where its source is now makes no difference. */
  @Test
  void the_source_may_have_left() {
    assertThat(verdict(SHARK + FLOODED)).isEqualTo("legal");
    assertThat(decidedBy(SHARK + FLOODED.replace("flood: 1", "charge: 1"))).isEqualTo("508.1c");
    assertThat(decidedBy(SHARK + FLOODED.replace("flood: 1", "mire: 1"))).isEqualTo("508.1c");
    assertThat(decidedBy(SHARK + FLOODED.replace("flood: 1", "\"+1/+1\": 1"))).isEqualTo("508.1c");
  }

  @Test
  void lands_with_awakening_counters_are_creatures() {
    String land = "- {id: land, card: Forest, controller: ann%s}\n";
    String attack = "[{attacker: land, target: bob}]";

    assertThat(RulingsOf.verdict(land.formatted(", counters: {awakening: 1}"), attack))
        .isEqualTo("legal");
    assertThat(RulingsOf.verdict(land.formatted(""), attack)).isEqualTo("illegal");
  }

  /** Whose vow it is, the counter doesn't show. */
  @Test
  void a_vow_counter_leaves_open_whom_the_creature_cant_attack() {
    String bear = "- {id: bear, card: Grizzly Bears, controller: ann, counters: {vow: 1}}\n";
    String attack = "[{attacker: bear, target: bob}]";
    String promise =
        """
        effects: [{source: Promise of Loyalty, controller: %s, affects: [bear]}]
        """;

    assertThat(RulingsOf.verdict(bear, attack)).isEqualTo("undetermined");
    assertThat(RulingsOf.verdict(bear + promise.formatted("bob"), attack)).isEqualTo("illegal");
    assertThat(RulingsOf.verdict(bear + promise.formatted("cat"), attack)).isEqualTo("legal");
  }

  /** A flood counter is none of the object's own, whatever its name. */
  @ParameterizedTest
  @ValueSource(strings = {"Flood", "Tide"})
  void the_object_may_be_called_like_the_counter(String name) {
    String flood =
        """
        - {id: flood, name: %s, types: [enchantment], controller: ann, text: "{1}: Put a flood counter\
         on target land. That land is an Island in addition to its other types for as long as it has\
         a flood counter on it.\\nAt the beginning of combat on your turn, target creature can't\
         attack this turn."}
        """
            .formatted(name);

    assertThat(verdict(SHARK + FLOODED + flood)).isEqualTo("undetermined");
    assertThat(verdict(SHARK + FLOODED + flood.replace("on your", "on each opponent's")))
        .isEqualTo("legal");
    assertThat(decidedBy(SHARK + FOREST.formatted("") + flood)).isEqualTo("508.1c");
  }

  /** The Mountain is an Island, or an Island too: the counter doesn't show which of them put it. */
  @Test
  void a_counter_that_two_may_have_put_there_leaves_it_open() {
    String sled = "- {id: sled, card: Goblin Rock Sled, controller: ann}\n";
    String mountain = FLOODED.replace("forest, card: Forest", "forest, card: Mountain");
    String fountain = "- {id: fountain, card: Quicksilver Fountain, controller: ann}\n";
    String flood = "- {id: flood, card: \"Xolatoyac, the Smiling Flood\", controller: ann}\n";
    String attack = "[{attacker: sled, target: bob}]";
    String islandToo =
        mountain.replace(
            "controller", "now: {types: [land], subtypes: [Mountain, Island]}, controller");

    assertThat(RulingsOf.verdict(sled + mountain + fountain, attack)).isEqualTo("illegal");
    assertThat(RulingsOf.verdict(sled + mountain + flood, attack)).isEqualTo("legal");
    assertThat(RulingsOf.verdict(sled + mountain + fountain + flood, attack))
        .isEqualTo("undetermined");
    assertThat(RulingsOf.verdict(sled + islandToo + fountain + flood, attack)).isEqualTo("legal");
    String second = fountain.replace("id: fountain", "id: second");
    assertThat(RulingsOf.verdict(sled + mountain + fountain + second, attack))
        .as("both would do the same")
        .isEqualTo("illegal");
  }

  @Test
  void it_ends_as_the_counter_goes() {
    String permanents = SHARK + FLOODED + "- {card: Quicksilver Fountain, controller: ann}\n";

    assertThat(
            RulingsOf.last(
                    """
                    players: [{id: ann}, {id: bob}]
                    permanents:
                    %smoves:
                    - change: {permanent: forest, counters: {flood: 0}}
                    - declareAttackers: {attacks: [{attacker: shark, target: bob}]}
                    """
                        .formatted(permanents))
                .path("decidedBy")
                .asString())
        .isEqualTo("508.1c");
  }

  @Test
  void it_begins_as_a_move_puts_the_counter_there() {
    String board =
        """
        players: [{id: ann}, {id: bob}]
        permanents:
        %smoves:
        %s- declareAttackers: {attacks: [{attacker: shark, target: bob}]}
        """;
    String permanents =
        SHARK + FOREST.formatted("") + "- {card: Quicksilver Fountain, controller: ann}\n";
    String floods = "- change: {permanent: forest, counters: {flood: 1}}\n";

    assertThat(RulingsOf.last(board.formatted(permanents, "")).path("decidedBy").asString())
        .isEqualTo("508.1c");
    assertThat(RulingsOf.last(board.formatted(permanents, floods)).path("verdict").asString())
        .isEqualTo("legal");
  }

  /** Two counters only decide what its trigger does as it resolves, for that turn. */
  @Test
  void a_condition_of_something_else_shows_nothing() {
    String bear = "- {id: bear, card: Grizzly Bears, controller: ann, counters: {\"+1/+1\": 2}}\n";
    String urdnan = "- {card: \"Urdnan, Dromoka Warrior\", controller: ann}\n";
    String fence =
        "- {card: Meekstone, controller: bob, text: Creatures with double strike can't attack.}\n";

    assertThat(RulingsOf.verdict(bear + urdnan + fence, "[{attacker: bear, target: bob}]"))
        .isEqualTo("legal");
  }

  @Test
  void what_counters_show_lists_no_other_ability_of_the_object() {
    String flood =
        """
        - {id: flood, card: "Xolatoyac, the Smiling Flood", controller: ann,
           addText: ["At the beginning of combat on your turn, target creature can't attack this turn."]}
        """;

    assertThat(decidedBy(SHARK + FOREST.formatted(""))).isEqualTo("508.1c");
    assertThat(verdict(SHARK + FLOODED + flood)).isEqualTo("undetermined");
    assertThat(verdict(SHARK + FLOODED + flood.replace("on your turn", "on each opponent's turn")))
        .isEqualTo("legal");
  }

  @Test
  void what_the_case_lists_is_all_that_the_ability_did() {
    assertThat(
            RulingsOf.first(
                    """
                    players: [{id: ann}, {id: bob}]
                    permanents:
                    %s- {id: other, card: Plains, controller: bob}
                    - {id: fountain, card: Quicksilver Fountain, controller: ann}
                    effects:
                    - {source: Quicksilver Fountain, permanent: fountain, controller: ann, affects: [other],
                       text: That land is an Island for as long as it has a flood counter on it.}
                    moves:
                    - declareAttackers: {attacks: [{attacker: shark, target: bob}]}
                    """
                        .formatted(SHARK + FLOODED))
                .path("decidedBy")
                .asString())
        .isEqualTo("508.1c");
  }

  /** The feather counter may have come before or after what sets power to 6. */
  @Test
  void when_it_resolved_is_not_known() {
    String bear = "- {id: bear, card: Grizzly Bears, controller: ann%s}\n";
    String rampart =
        "- {id: rampart, card: Meekstone, controller: bob,"
            + " text: Creatures with power 4 or greater can't attack.}\n";
    String six =
        "- {id: six, card: Meekstone, controller: bob, text: Creatures have base power and"
            + " toughness 6/6.}\n";
    String mimeomancer = "- {card: Aven Mimeomancer, controller: ann}\n";
    String feather = bear.formatted(", counters: {feather: 1}");
    String attack = "[{attacker: bear, target: bob}]";

    assertThat(RulingsOf.verdict(feather + rampart + six + mimeomancer, attack))
        .isEqualTo("undetermined");
    assertThat(RulingsOf.verdict(feather + rampart + mimeomancer, attack)).isEqualTo("legal");
    assertThat(RulingsOf.verdict(bear.formatted("") + rampart + six + mimeomancer, attack))
        .isEqualTo("illegal");
  }

  private static String verdict(String permanents) {
    return RulingsOf.verdict(permanents, "[{attacker: shark, target: bob}]");
  }

  private static String decidedBy(String permanents) {
    return RulingsOf.declaring(permanents, "[{attacker: shark, target: bob}]")
        .path("decidedBy")
        .asString();
  }
}
