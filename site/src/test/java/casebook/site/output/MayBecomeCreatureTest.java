package casebook.site.output;

import static casebook.site.output.RulingsOf.declaring;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What an ability may have made a creature as something entered (603.6a), and the case doesn't list
 * it: an attack of other creatures is what it is, unless something asks for company, for types, or
 * for an attack of every creature.
 */
class MayBecomeCreatureTest {

  /** Awakener Druid came this turn, and its Forest may be a creature. */
  @ParameterizedTest(name = "{0} {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          card: Grizzly Bears                    | bears  | legal
          card: Grizzly Bears                    | forest | undetermined
          card: Grizzly Bears                    | nobody | legal
          card: Juggernaut                       | nobody | illegal
          card: Juggernaut                       | bears  | legal
          card: Mogg Flunkies                    | nobody | legal
          card: Mogg Flunkies                    | bears  | illegal
          card: Mogg Flunkies, goadedBy: [bob]   | nobody | undetermined
          card: Mogg Flunkies, goadedBy: [bob]   | bears  | illegal
          card: Grizzly Bears, tapped: true      | bears  | illegal
          """)
  void awakener_druid(String bears, String attacker, String verdict) {
    assertThat(verdict(bears, attacker, "Grizzly Bears")).isEqualTo(verdict);
  }

  /** Something that every creature has to obey, or that asks how many attack. */
  @ParameterizedTest(name = "{0} {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Grand Melee | bears  | undetermined
          Moat        | bears  | illegal
          Moat        | nobody | legal
          """)
  void awakener_druid_beside(String other, String attacker, String verdict) {
    assertThat(verdict("card: Grizzly Bears", attacker, other)).isEqualTo(verdict);
  }

  private static String verdict(String bears, String attacker, String other) {
    String permanents =
        """
        - {id: bears, controller: ann, %s}
        - {id: forest, card: Forest, controller: ann}
        - {id: druid, card: Awakener Druid, controller: ann, since: thisTurn}
        - {id: other, card: "%s", controller: bob}
        """
            .formatted(bears, other);
    String attacks =
        attacker.equals("nobody") ? "[]" : "[{attacker: %s, target: bob}]".formatted(attacker);
    return declaring(permanents, attacks).path("verdict").asString();
  }
}
