package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each spell is a creature spell or a noncreature spell: what is told of some kinds tells of
 * others, and what doesn't follow isn't known.
 */
class SpellsCastTest {
  private static String board(String facts, String ofTurn, String attacker, String other) {
    return """
    players:
    - {id: ann, state: {%s}}
    - {id: bob}
    permanents:
    - {id: attacker, card: %s, controller: ann}
    - {id: other, card: %s, controller: bob}
    turn: {%s}
    moves:
    - declareAttackers: {attacks: [{attacker: attacker, target: bob}]}
    """
        .formatted(facts, attacker, other, ofTurn);
  }

  private static String verdict(String facts, String attacker) {
    String ofPlayer =
        RulingsOf.first(board(facts, "", attacker, "Forest")).path("verdict").asString();
    String ofTurn =
        RulingsOf.first(board("", facts, attacker, "Forest")).path("verdict").asString();
    assertThat(ofTurn).isEqualTo(ofPlayer);
    return ofPlayer;
  }

  /** It can't attack unless you've cast a noncreature spell this turn. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                                                               | illegal
          spellsCastThisTurn: 3, creatureSpellsCastThisTurn: 1             | legal
          spellsCastThisTurn: 1, creatureSpellsCastThisTurn: 1             | illegal
          spellsCastThisTurn: 0                                            | illegal
          spellsCastThisTurn: 1                                            | undetermined
          spellsCastThisTurn: 2, instantOrSorcerySpellsCastThisTurn: 1     | undetermined
          instantOrSorcerySpellsCastThisTurn: 1                            | legal
          creatureSpellsCastThisTurn: 2                                    | illegal
          """)
  void silburlind_snapper(String facts, String verdict) {
    assertThat(verdict(facts, "Silburlind Snapper")).isEqualTo(verdict);
  }

  /** It can't attack unless you've cast a creature spell this turn. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          spellsCastThisTurn: 2                                            | undetermined
          spellsCastThisTurn: 2, noncreatureSpellsCastThisTurn: 1          | legal
          spellsCastThisTurn: 2, noncreatureSpellsCastThisTurn: 2          | illegal
          spellsCastThisTurn: 2, instantOrSorcerySpellsCastThisTurn: 2     | illegal
          noncreatureSpellsCastThisTurn: 2                                 | illegal
          """)
  void goblin_cohort(String facts, String verdict) {
    assertThat(verdict(facts, "Goblin Cohort")).isEqualTo(verdict);
  }

  /** It has defender and can attack if you've cast an instant or sorcery spell this turn. */
  @ParameterizedTest
  @CsvSource({
    "noncreatureSpellsCastThisTurn: 1, undetermined",
    "creatureSpellsCastThisTurn: 1, illegal",
    "'spellsCastThisTurn: 1, creatureSpellsCastThisTurn: 1', illegal",
  })
  void piston_fist_cyclops(String facts, String verdict) {
    assertThat(verdict(facts, "Piston-Fist Cyclops")).isEqualTo(verdict);
  }

  /** Each opponent who cast a spell this turn can't attack: of whatever kind the spell was. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "creatureSpellsCastThisTurn: 1",
        "noncreatureSpellsCastThisTurn: 1",
        "instantOrSorcerySpellsCastThisTurn: 1",
        "spellsCastThisTurn: 1",
      })
  void angelic_arbiter(String facts) {
    assertThat(
            RulingsOf.first(board(facts, "", "Grizzly Bears", "Angelic Arbiter"))
                .path("verdict")
                .asString())
        .isEqualTo("illegal");
  }

  @Test
  void a_turn_and_its_player_tell_of_the_same_spells() {
    String two = "spellsCastThisTurn: 2";
    String one = "creatureSpellsCastThisTurn: 1";
    assertThat(RulingsOf.problems(board(one, two, "Grizzly Bears", "Forest")))
        .contains("tell of different spells");
    assertThat(RulingsOf.problems(board(one, one, "Grizzly Bears", "Forest"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "spellsCastThisTurn: 1, creatureSpellsCastThisTurn: 2",
        "spellsCastThisTurn: 3, creatureSpellsCastThisTurn: 1, noncreatureSpellsCastThisTurn: 1",
        "noncreatureSpellsCastThisTurn: 1, instantOrSorcerySpellsCastThisTurn: 2",
        "spellsCastThisTurn: 1, instantOrSorcerySpellsCastThisTurn: 2",
        "creatureSpellsCastThisTurn: -1",
        "creatureSpellsCastThisTurn: 2147483647, noncreatureSpellsCastThisTurn: 2147483647",
      })
  void counts_that_contradict_each_other_are_refused(String facts) {
    assertThat(RulingsOf.problems(board(facts, "", "Grizzly Bears", "Forest")))
        .contains("These counts of spells contradict each other");
    assertThat(RulingsOf.problems(board("", facts, "Grizzly Bears", "Forest")))
        .contains("These counts of spells contradict each other");
  }
}
