package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conditions of what resolved that a case says not to have been so. */
class DeniedConditionsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "If this spell was flaunted, target creature attacks this turn if able. | this spell was flaunted | false | legal",
        "If this spell was flaunted, target creature attacks this turn if able. | this spell was flaunted | true | illegal",
        // What happens unless something is so did happen.
        "Target creature attacks this turn if able unless its owner juggles. | its owner juggles | false | undetermined",
      })
  void what_is_said_under_them_did_not_happen(
      String text, String words, boolean so, String verdict) {
    var ruling =
        RulingsOf.first(
            """
            players: [{id: ann}, {id: bob}]
            permanents:
            - {id: bear, card: Grizzly Bears, controller: ann}
            effects:
            - {source: Flaunt, controller: bob, affects: [bear], text: "%s", holds: {"%s": %s}}
            moves:
            - declareAttackers: {attacks: []}
            """
                .formatted(text, words, so));

    assertThat(ruling.path("verdict").asString()).isEqualTo(verdict);
  }
}
