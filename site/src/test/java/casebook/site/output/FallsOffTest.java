package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is attached to what it can't be attached to any more falls off (704.5m, 704.5n). */
class FallsOffTest {
  private static String verdict(String permanents, String change, String attacker) {
    return RulingsOf.last(
            """
            players: [{id: ann, mana: "{1}"}, {id: bob}]
            permanents:
            - {id: bears, card: Grizzly Bears, controller: ann}
            - {id: lions, card: Savannah Lions, controller: ann}
            %s
            moves:
            - change: %s
            - declareAttackers: {attacks: [{attacker: %s, target: bob}]}
            """
                .formatted(permanents, change, attacker))
        .path("verdict")
        .asString();
  }

  /** Pacifism is white: a creature that gains protection from white loses it (702.16c). */
  @ParameterizedTest
  @CsvSource({
    "gains: Haste, illegal",
    "gains: Protection from black, illegal",
    "gains: Protection from white, legal",
  })
  void pacifism(String gained, String verdict) {
    assertThat(
            verdict(
                "- {id: pacifism, card: Pacifism, controller: bob, attachedTo: bears}",
                "{permanent: bears, %s}".formatted(gained),
                "bears"))
        .isEqualTo(verdict);
  }

  /** An Aura whose creature has left isn't an enchantment on the battlefield any more. */
  @ParameterizedTest
  @CsvSource({"taps: true, illegal", "leaves: true, legal"})
  void sphere_of_safety_counts_what_is_there(String change, String verdict) {
    String permanents =
        """
        - {id: sphere, card: Sphere of Safety, controller: bob}
        - {id: pacifism, card: Pacifism, controller: bob, attachedTo: lions}
        """;
    assertThat(verdict(permanents, "{permanent: lions, %s}".formatted(change), "bears"))
        .isEqualTo(verdict);
  }

  /** With bestow it becomes unattached, and is a creature again (702.103f). */
  @ParameterizedTest
  @CsvSource({"taps: true, illegal", "losesType: creature, legal", "leaves: true, legal"})
  void boon_satyr(String change, String verdict) {
    assertThat(
            verdict(
                "- {id: satyr, card: Boon Satyr, controller: ann, attachedTo: lions}",
                "{permanent: lions, %s}".formatted(change),
                "satyr"))
        .isEqualTo(verdict);
  }
}
