package casebook.site.output;

import static casebook.site.output.RulingsOf.creature;
import static casebook.site.output.RulingsOf.declaring;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Tokens that were created as combat began (507.1), and boards that don't list them. */
class MissingTokensTest {
  private static final String BOSS = "- {id: boss, card: Goblin Rabblemaster, controller: ann}\n";
  private static final String OTHER = BOSS.replace("id: boss", "id: other");
  private static final String BEAR = creature("bear", "ann", "");
  private static final String NOBODY = "[]";

  private static String token(String id, String is) {
    return "- {id: %s, power: 1, toughness: 1, token: true, since: thisTurn, controller: ann, %s}\n"
        .formatted(id, is);
  }

  private static final String GOBLIN = token("goblin", "types: [creature], subtypes: [Goblin]");

  private static JsonNode doubts(String board, String attacks) {
    return declaring(board, attacks).path("doubts");
  }

  private static String attack(String attacker) {
    return "[{attacker: %s, target: bob}]".formatted(attacker);
  }

  @Test
  void what_is_created_and_what_to_say_of_it_is_told() {
    JsonNode doubt = doubts(BOSS, NOBODY).path(0);

    assertThat(doubt.path("permanent").asString()).isEqualTo("boss");
    assertThat(doubt.path("because").asString())
        .contains("a 1/1 red Goblin creature token with haste", "lacks one such new token")
        .contains("\"at the beginning of combat on your turn\": false");
  }

  /** A token is known by its types, or by its name, which it has from them (111.4). */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          types: [creature], subtypes: [Goblin]          | 0
          types: [creature], subtypes: [Goblin, Warrior] | 0
          types: [creature], name: Goblin                | 0
          types: [creature], name: Goblin Token          | 0
          types: [creature], subtypes: [Soldier]         | 1
          types: [creature]                              | 1
          types: [artifact], subtypes: [Treasure]        | 1
          types: [enchantment], name: Goblin             | 1
          """)
  void only_a_token_that_may_be_the_created_one_stands_for_it(String is, int missing) {
    assertThat(doubts(BOSS + token("new", is), NOBODY)).hasSize(missing);
  }

  @Test
  void a_token_of_an_earlier_turn_or_of_another_player_is_another_one() {
    assertThat(doubts(BOSS + GOBLIN.replace("thisTurn", "turnBegan"), attack("goblin"))).hasSize(1);
    assertThat(doubts(BOSS + GOBLIN.replace("ann", "bob"), NOBODY)).hasSize(1);
  }

  @Test
  void each_ability_needs_tokens_of_its_own() {
    String attack = "[{attacker: boss, target: bob}, {attacker: other, target: bob}]";

    assertThat(doubts(BOSS + OTHER, attack)).hasSize(2);
    assertThat(
            doubts(BOSS + OTHER + GOBLIN.replace("power", "keywords: [defender], power"), attack))
        .hasSize(1);
    String two = GOBLIN.replace("power", "count: 2, keywords: [defender], power");
    assertThat(doubts(BOSS + OTHER + two, attack)).isEmpty();
  }

  @Test
  void an_ability_that_creates_two_needs_two() {
    String pair =
        creature(
            "boss",
            "ann",
            "At the beginning of combat on your turn, create two 1/1 red Goblin creature tokens"
                + " with haste and \\\"This creature attacks each combat if able.\\\"");

    assertThat(doubts(pair, NOBODY).path(0).path("because").asString())
        .contains("two Goblin creature tokens", "lacks two such new tokens; add them");
    assertThat(doubts(pair + GOBLIN, NOBODY).path(0).path("because").asString())
        .contains("lacks one such new token");
    assertThat(doubts(pair + GOBLIN.replace("power", "count: 2, power"), NOBODY)).isEmpty();
  }

  /** The attackers, and what they attack, are the same whatever else is on the board. */
  @Test
  void it_does_not_matter_where_an_attacker_or_what_it_attacks_is_wrong() {
    String sick = BEAR.replace("controller: ann", "controller: ann, since: thisTurn");

    JsonNode ruling = declaring(BOSS + sick, attack("bear"));
    assertThat(ruling.path("decidedBy").asString()).isEqualTo("508.1a");
    assertThat(ruling.has("doubts")).isFalse();

    JsonNode self = declaring(BOSS + BEAR, "[{attacker: bear, target: ann}]");
    assertThat(self.path("decidedBy").asString()).isEqualTo("508.1b");
    assertThat(self.has("doubts")).isFalse();
  }

  @Test
  void an_undetermined_ruling_has_a_doubt_already() {
    String riddle = creature("riddle", "ann", "This creature can't attack unless it befits you.");

    JsonNode ruling = declaring(BOSS + riddle, attack("riddle"));
    assertThat(ruling.path("verdict").asString()).isEqualTo("undetermined");
    assertThat(ruling.has("doubts")).isFalse();
  }

  /** Judged with the token as its text describes it, the attack is judged in the same way. */
  @Test
  void it_does_not_matter_where_the_ruling_is_the_same_with_the_token() {
    String skitter = "- {id: skitter, card: \"Lord Skitter, Sewer King\", controller: ann}\n";
    String pacified = creature("bear", "ann", "This creature can't attack.");
    String pack =
        creature(
            "bear",
            "ann",
            "This creature can't attack unless you control three or more creatures.");

    assertThat(doubts(skitter, attack("skitter"))).isEmpty();
    assertThat(doubts(BOSS + pacified, attack("bear"))).as("508.1c either way").isEmpty();
    assertThat(doubts(skitter + pack, attack("bear"))).as("the Rat makes three").hasSize(1);
    assertThat(doubts(skitter + BEAR + pack.replace("bear", "third"), attack("bear"))).isEmpty();
  }

  @Test
  void what_an_ability_does_to_its_token_counts() {
    String warboss = "- {id: boss, card: Legion Warboss, controller: ann}\n";
    String moat =
        "- {id: moat, name: Moat, types: [enchantment], controller: bob,"
            + " text: Creatures without flying can't attack.}\n";

    assertThat(doubts(warboss, NOBODY)).as("the Goblin has to attack").hasSize(1);
    assertThat(doubts(warboss + moat, NOBODY)).as("it can't").isEmpty();
  }

  /** What changes how many are created, or how they enter, may change what they are. */
  @Test
  void it_may_matter_where_something_changes_what_is_created() {
    String skitter = "- {id: skitter, card: \"Lord Skitter, Sewer King\", controller: ann}\n";
    String double_ = "- {id: more, card: Doubling Season, controller: ann}\n";

    assertThat(doubts(skitter + double_, attack("skitter"))).hasSize(1);
  }

  @Test
  void what_could_attack_may_be_the_same_with_the_token() {
    String ask =
        """
        players: [{id: ann}, {id: bob}]
        permanents:
        %s
        moves:
        - ask: {%s}
        """;
    assertThat(RulingsOf.first(ask.formatted(BOSS + BEAR, "couldAttack: bear")).has("doubts"))
        .isFalse();
    assertThat(
            RulingsOf.first(ask.formatted(BOSS + BEAR, "legalAttacks: {limit: 9}")).has("doubts"))
        .isTrue();
  }
}
