package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
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

  /** A legend that another player comes to control beside one of that name is no attachment. */
  @Test
  void two_legends_of_a_name_end_nothing() {
    String permanents =
        """
        - {id: mine, card: "Isamaru, Hound of Konda", controller: ann}
        - {id: yours, card: "Isamaru, Hound of Konda", controller: bob}
        - {id: greaves, card: Lightning Greaves, controller: ann, attachedTo: bears}
        """;
    assertThat(verdict(permanents, "{permanent: yours, controller: ann}", "bears"))
        .isEqualTo("legal");
  }

  /** What an effect has made an Aura is put into the graveyard as its creature leaves (704.5m). */
  @Test
  void a_creature_that_became_an_aura() {
    String permanents =
        """
        - {id: sphere, card: Sphere of Safety, controller: bob}
        - {id: licid, card: Nurturing Licid, controller: bob, attachedTo: lions,
           now: {types: [enchantment], subtypes: [aura]}}
        """;
    assertThat(verdict(permanents, "{permanent: lions, taps: true}", "bears")).isEqualTo("illegal");
    assertThat(verdict(permanents, "{permanent: lions, leaves: true}", "bears")).isEqualTo("legal");
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
