package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text of an effect may call permanents and players by the names that they have here. */
class CalledByNameTest {
  private static final String BOARD =
      """
      players: [{id: ann, name: Ann}, {id: bob, name: Bob}, {id: a, name: A}]
      permanents:
      - {id: bears, card: Grizzly Bears, controller: ann, since: thisTurn}
      - {id: giant, card: Hill Giant, controller: ann}
      - {id: twin1, card: Runeclaw Bear, controller: ann, since: thisTurn}
      - {id: twin2, card: Runeclaw Bear, controller: ann, since: thisTurn}
      - {id: goblin, name: Goblin, token: true, types: [creature], subtypes: [Goblin],
         power: 1, toughness: 1, controller: ann, since: thisTurn}
      effects: [{source: %s, controller: bob, text: "%s"}]
      moves:
      - declareAttackers: {attacks: [{attacker: %s, target: bob}]}
      """;

  private static String verdict(String source, String text, String attacker) {
    return RulingsOf.first(BOARD.formatted(source, text, attacker)).path("verdict").asString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Grizzly Bears gains haste until end of turn.             | bears  | legal
          Grizzly Bears gains haste until end of turn.             | goblin | illegal
          Hill Giant can't attack this turn.                       | giant  | illegal
          Creatures Ann controls gain haste until end of turn.     | bears  | legal
          Creatures Bob controls gain haste until end of turn.     | bears  | illegal
          Hill Giant can't attack Bob this turn.                   | giant  | illegal
          Hill Giant attacks Bob this turn if able.                | giant  | legal
          A creature can't attack A this turn.                     | giant  | undetermined
          Goblin creatures Ann controls gain haste until end of turn. | goblin | legal
          """)
  void expedite(String text, String attacker, String verdict) {
    assertThat(verdict("Expedite", text, attacker)).isEqualTo(verdict);
  }

  /** A player's name that is a word of texts, or has signs of patterns, does no harm. */
  @ParameterizedTest
  @CsvSource({
    "You, 'Creatures you control gain haste until end of turn.', bears, illegal",
    "Bear, 'Bear creatures gain haste until end of turn.', bears, legal",
    "'$1 (x', 'Creatures $1 (x controls gain haste until end of turn.', bears, legal",
  })
  void a_player_called(String name, String text, String attacker, String verdict) {
    String board =
        BOARD.formatted("Expedite", text, attacker).replace("name: Ann", "name: \"" + name + '"');
    assertThat(RulingsOf.first(board).path("verdict").asString()).isEqualTo(verdict);
  }

  /** Which of two is meant nobody can tell, unless the effect says what it affects. */
  @Test
  void two_of_one_name() {
    String text = "Runeclaw Bear gains haste until end of turn.";
    assertThat(verdict("Expedite", text, "twin1")).isEqualTo("undetermined");

    String affecting =
        BOARD
            .formatted("Expedite", text, "twin1")
            .replace("controller: bob, text", "controller: bob, affects: [twin1], text");
    assertThat(RulingsOf.first(affecting).path("verdict").asString()).isEqualTo("legal");
  }

  /** What the text of a card calls by its own name is that card. */
  @Test
  void the_source_itself() {
    assertThat(verdict("Hill Giant", "Hill Giant can't attack this turn.", "giant"))
        .isEqualTo("illegal");
  }

  @Test
  void the_account_has_the_words_of_the_case() {
    assertThat(
            RulingsOf.first(
                    BOARD.formatted(
                        "Expedite", "Creatures Ann controls can't attack Bob.", "giant"))
                .path("accounting")
                .toString())
        .contains("Creatures Ann controls can't attack Bob.");
  }

  /**
   * "They" of a single player, as in "whenever an opponent casts a spell, they can't attack you".
   */
  @ParameterizedTest
  @CsvSource({"ann, illegal", "a, legal"})
  void they_are_the_player_whom_it_affects(String player, String verdict) {
    String board =
        BOARD
            .formatted(
                "Sandswirl Wanderglyph",
                "They can't attack you or planeswalkers you control this turn.",
                "giant")
            .replace("controller: bob, text", "controller: bob, affects: [" + player + "], text");
    assertThat(RulingsOf.first(board).path("verdict").asString()).isEqualTo(verdict);
  }
}
