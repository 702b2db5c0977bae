package casebook.site.output;

import static casebook.site.output.RulingsOf.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A new creature may have haste by a choice or a cost as it entered, which a case doesn't show:
 * riot (702.136a), dash (702.109a), blitz (702.152a), suspend (702.62a).
 */
class MayHaveHasteTest {
  private static final String ATTACK = "[{attacker: creature, target: bob}]";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          since: thisTurn                                | undetermined
          since: turnBegan                               | legal
          since: thisTurn, counters: {"+1/+1": 1}        | illegal
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
}
