package casebook.site.output;

import static casebook.site.output.RulingsOf.declaring;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Whether a permanent entered this turn, where another player owns it: it may have been there, and
 * have come under its controller's control alone (302.6 asks for control, a card for entering).
 */
class UntoldHistoryTest {
  private static String verdict(String attacker, String... permanents) {
    return declaring(
            "- " + String.join("\n- ", permanents) + "\n",
            "[{attacker: %s, target: bob}]".formatted(attacker))
        .path("verdict")
        .asString();
  }

  /** It can attack as though it had haste unless it entered this turn. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          since: turnBegan                                             | legal
          since: thisTurn                                              | illegal
          since: thisTurn, owner: bob                                  | undetermined
          since: thisTurn, owner: bob, state: {enteredThisTurn: 0}     | legal
          since: thisTurn, owner: bob, state: {enteredThisTurn: 1}     | illegal
          since: thisTurn, owner: bob, holds: {~ entered this turn: false} | legal
          """)
  void chaos_lord(String stated, String verdict) {
    assertThat(
            verdict("lord", "{id: lord, card: Chaos Lord, controller: ann, %s}".formatted(stated)))
        .isEqualTo(verdict);
  }

  /** As long as it entered this turn, others have haste. */
  @ParameterizedTest
  @CsvSource({"thisTurn, ann, legal", "turnBegan, ann, illegal", "thisTurn, bob, undetermined"})
  void keldon_strike_team(String since, String owner, String verdict) {
    String team =
        "{id: team, card: Keldon Strike Team, controller: ann, since: %s, owner: %s}"
            .formatted(since, owner);
    String giant = "{id: giant, card: Hill Giant, controller: ann, since: thisTurn}";

    assertThat(verdict("giant", giant, team)).isEqualTo(verdict);
  }

  /** It asks whether an artifact entered under your control this turn. */
  @ParameterizedTest
  @CsvSource({
    "Ornithopter, ann, legal",
    "Ornithopter, bob, undetermined",
    "Hill Giant, bob, illegal",
  })
  void mechan_shieldmate(String card, String owner, String verdict) {
    String other =
        "{id: other, card: %s, controller: ann, since: thisTurn, owner: %s}".formatted(card, owner);
    String shieldmate = "{id: mate, card: Mechan Shieldmate, controller: ann}";

    assertThat(verdict("mate", shieldmate, other)).isEqualTo(verdict);
  }

  /** What the case says of an artifact's entering holds before what its controller suggests. */
  @ParameterizedTest
  @CsvSource({
    "'owner: bob, state: {enteredThisTurn: 1}', legal",
    "'owner: bob, state: {enteredThisTurn: 0}', illegal",
    "'owner: ann, state: {enteredThisTurn: 0}', illegal",
  })
  void mechan_shieldmate_where_entering_is_told(String told, String verdict) {
    String other = "{id: other, card: Ornithopter, controller: ann, since: thisTurn, %s}";
    String doubtful = "{id: one, card: Ornithopter, controller: ann, since: thisTurn, owner: bob}";
    String shieldmate = "{id: mate, card: Mechan Shieldmate, controller: ann}";

    assertThat(verdict("mate", shieldmate, other.formatted(told))).isEqualTo(verdict);
    assertThat(verdict("mate", shieldmate, other.formatted(told), doubtful))
        .isEqualTo(verdict.equals("legal") ? "legal" : "undetermined");
  }

  /** Where an artifact surely entered, or the doubtful one is another's, nothing is open. */
  @ParameterizedTest
  @CsvSource({"ann, bob, 'ann, since: thisTurn', legal", "bob, ann, ann, illegal"})
  void mechan_shieldmate_beside_two_artifacts(
      String controller, String owner, String other, String verdict) {
    String doubtful =
        "{id: one, card: Ornithopter, controller: %s, since: thisTurn, owner: %s}"
            .formatted(controller, owner);
    String plain = "{id: two, card: Ornithopter, controller: %s}".formatted(other);
    String shieldmate = "{id: mate, card: Mechan Shieldmate, controller: ann}";

    assertThat(verdict("mate", shieldmate, doubtful, plain)).isEqualTo(verdict);
  }

  /** What was there as the turn began and changes sides hasn't entered this turn. */
  @Test
  void chaos_lord_changes_sides() {
    JsonNode ruling =
        RulingsOf.last(
            """
            players: [{id: ann}, {id: bob}, {id: cat}]
            permanents:
            - {id: lord, card: Chaos Lord, controller: bob}
            moves:
            - change: {permanent: lord, controller: ann}
            - declareAttackers: {attacks: [{attacker: lord, target: cat}]}
            """);

    assertThat(ruling.path("verdict").asString()).isEqualTo("legal");
  }

  /** A coin shows one of its sides (705): what is said of one is said of the other. */
  @ParameterizedTest
  @CsvSource({
    "the coin comes up heads: true, legal",
    "the coin comes up heads: false, illegal",
    "it comes up tails: true, illegal",
    "it comes up tails: false, legal",
  })
  void molten_sentry(String holds, String verdict) {
    String sentry =
        "{id: sentry, card: Molten Sentry, controller: ann, since: thisTurn, holds: {%s}}"
            .formatted(holds);

    assertThat(verdict("sentry", sentry)).isEqualTo(verdict);
  }

  @Test
  void a_coin_with_both_sides_up_is_refused() {
    String problems =
        RulingsOf.problems(
            """
            players: [{id: ann}, {id: bob}]
            permanents:
            - {id: sentry, card: Molten Sentry, controller: ann,
               holds: {the coin comes up heads: true, it comes up tails: true}}
            moves: [{declareAttackers: {attacks: []}}]
            """);

    assertThat(problems).contains("A coin comes up heads or tails");
  }

  /** What has a name and no card is a token only where the case says so. */
  @ParameterizedTest
  @CsvSource({"'', illegal", "', token: true', legal", "', token: false', illegal"})
  void named_without_a_card(String token, String verdict) {
    String goblin =
        "{id: goblin, name: Goblin, types: [creature], power: 1, toughness: 1, controller: ann%s}"
            .formatted(token);
    String law =
        "{id: law, name: Law, types: [enchantment], controller: bob, text: Nontoken creatures can't"
            + " attack.}";

    assertThat(verdict("goblin", goblin, law)).isEqualTo(verdict);
  }
}
