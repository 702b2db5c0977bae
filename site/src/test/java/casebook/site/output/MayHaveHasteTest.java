package casebook.site.output;

import static casebook.site.output.RulingsOf.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A new creature may have haste by a choice or a cost as it entered. That of riot is shown by the
 * counter that it has instead (702.136a); dash (702.109a), blitz (702.152a) and suspend (702.62a) a
 * case doesn't show.
 */
class MayHaveHasteTest {
  private static final String ATTACK = "[{attacker: creature, target: bob}]";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          since: thisTurn                                | legal
          since: turnBegan                               | legal
          since: thisTurn, counters: {"+1/+1": 1}        | illegal
          since: thisTurn, loses: abilities              | illegal
          since: thisTurn, counters: {haste: 1}          | legal
          since: thisTurn, now: {keywords: [riot]}       | illegal
          since: thisTurn, now: {keywords: [haste]}      | legal
          """)
  void riot(String stated, String verdict) {
    String creature = "- {id: creature, card: Zhur-Taa Goblin, controller: ann, " + stated + "}\n";

    assertThat(verdict(creature, ATTACK)).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          since: thisTurn                                | undetermined
          since: thisTurn, token: true                   | illegal
          since: thisTurn, counters: {"+1/+1": 1}        | illegal
          since: thisTurn, addText: [Haste]              | legal
          """)
  void riot_that_something_gives(String stated, String verdict) {
    String permanents =
        """
        - {id: creature, card: Grizzly Bears, controller: ann, %s}
        - {id: rhythm, card: Rhythm of the Wild, controller: ann}
        """
            .formatted(stated);

    assertThat(verdict(permanents, ATTACK)).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource({"Mardu Scout", "Tenacious Underdog", "Durkwood Baloth"})
  void dash_blitz_and_suspend(String card) {
    String creature = "- {id: creature, card: %s, controller: ann, since: %s}\n";

    assertThat(verdict(creature.formatted(card, "thisTurn"), ATTACK)).isEqualTo("undetermined");
    assertThat(verdict(creature.formatted(card, "turnBegan"), ATTACK)).isEqualTo("legal");
  }

  /** Haste of a creature that stays home lets it attack, and makes none of the others illegal. */
  @ParameterizedTest
  @CsvSource({"Mardu Scout", "Tenacious Underdog"})
  void it_makes_no_difference_where_the_creature_stays_home(String card) {
    String creatures =
        """
        - {id: bears, card: Grizzly Bears, controller: ann}
        - {id: new, card: %s, controller: ann, since: thisTurn}
        """
            .formatted(card);
    String lure = "- {id: lure, card: Angler Turtle, controller: bob}\n";
    String cap = "- {id: cap, card: Silent Arbiter, controller: bob}\n";
    String attack = "[{attacker: bears, target: bob}]";

    assertThat(verdict(creatures, attack)).isEqualTo("legal");
    assertThat(verdict(creatures + lure + cap, attack))
        .as("the new one is required to")
        .isEqualTo("legal");
    assertThat(verdict(creatures + lure + cap, "[]")).isEqualTo("illegal");
    assertThat(verdict(creatures + lure, attack))
        .as("the new one is required to if it can")
        .isEqualTo("undetermined");
  }

  @Test
  void whoever_gets_haste_as_combat_begins_need_not_attack() {
    String board =
        """
        - {id: bears, card: Grizzly Bears, controller: ann}
        - {id: new, card: Hill Giant, controller: ann, since: thisTurn}
        - {id: drum, name: Drum, types: [artifact], controller: ann,
           text: "At the beginning of combat on your turn, target creature gains haste."}
        """;

    assertThat(verdict(board, "[{attacker: bears, target: bob}]")).isEqualTo("legal");
    assertThat(verdict(board, "[{attacker: new, target: bob}]")).isEqualTo("undetermined");
  }

  @Test
  void what_asks_for_haste_leaves_it_open() {
    String board =
        """
        - {id: goblin, card: Raging Goblin, controller: ann}
        - {id: new, card: Mardu Scout, controller: ann, since: thisTurn}
        - {id: fence, name: Fence, types: [enchantment], controller: bob,
           text: "Creatures with haste attack each combat if able."}
        """;

    assertThat(verdict(board, "[{attacker: goblin, target: bob}]")).isEqualTo("undetermined");
  }
}
