package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The second sentence of a static ability applies all the time, like the first (604.1), whatever
 * word it begins with: what it forbids or requires is applied or named as not understood, and never
 * left out.
 */
class SecondSentencesTest {
  private static final String NO_ATTACK = "[]";
  private static final String BEARS_ATTACK_BOB = "[{attacker: bears, target: bob}]";

  private static String underBobsAura(String text) {
    return "- {id: bears, card: Grizzly Bears, controller: ann}\n"
        + "- {id: aura, types: [enchantment], subtypes: [Aura], controller: bob, attachedTo: bears,"
        + " text: \"%s\"}\n".formatted(text);
  }

  private static String decision(String permanents, String attacks) {
    return RulingsOf.declaring(permanents, attacks).path("decidedBy").asString("");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "This creature has haste. It can't attack.",
        "This creature's power is 3. It can't attack.",
        "If this creature would die, exile it instead. This creature can't attack.",
      })
  void a_creature_can_t_attack_by_its_own_second_sentence(String text) {
    assertThat(decision(RulingsOf.creature("bears", "ann", text), BEARS_ATTACK_BOB))
        .isEqualTo("508.1c");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "This creature has haste. It attacks each combat if able.",
        "Creatures can't block. They attack each combat if able.",
      })
  void a_creature_must_attack_by_its_own_second_sentence(String text) {
    assertThat(decision(RulingsOf.creature("bears", "ann", text), NO_ATTACK)).isEqualTo("508.1d");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Enchanted creature has haste. It can't attack.",
        "Enchanted creature gets +1/+1. It has flying. It can't attack you.",
        "Enchanted creature can't be blocked. It can't attack.",
      })
  void an_aura_s_second_sentence_is_of_the_enchanted_creature(String text) {
    assertThat(decision(underBobsAura(text), BEARS_ATTACK_BOB)).isEqualTo("508.1c");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Enchanted creature has haste. That creature can't attack you.",
        "Each creature gets +1/+1. It can't attack.",
        "Bears get +1/+1. They can't attack.",
        "Creatures enchanted by Auras you control get -1/-0. Those creatures can't attack.",
      })
  void what_it_means_is_applied_or_not_understood(String text) {
    assertThat(RulingsOf.verdict(underBobsAura(text), BEARS_ATTACK_BOB))
        .isIn("illegal", "undetermined");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Bears get +1/+1. They can't attack.",
        "Bears get +1/+1. They can't attack alone.",
        "Creatures your opponents control get -1/-0. Each of those creatures can't attack you.",
      })
  void it_is_of_all_that_the_first_was_of(String text) {
    assertThat(decision(underBobsAura(text), BEARS_ATTACK_BOB)).isEqualTo("508.1c");
  }

  @Test
  void all_that_the_first_was_of_attack() {
    String text = "Bears get +1/+1. All of those creatures attack each combat if able.";
    assertThat(decision(underBobsAura(text), NO_ATTACK)).isEqualTo("508.1d");
  }

  /** What happens in a sentence between them says nothing of the creatures. */
  @Test
  void a_sentence_that_goes_on_with_the_first_is_not_left_out() {
    String text =
        "Creatures you control have haste. If a creature you control would die, exile it instead."
            + " They attack each combat if able.";
    assertThat(RulingsOf.verdict(RulingsOf.creature("bears", "ann", text), NO_ATTACK))
        .isIn("illegal", "undetermined");
  }

  /** 614.1a: an event that is replaced is no condition of what the lines before it say. */
  @Test
  void a_land_that_an_aura_makes_a_creature_has_haste() {
    String emergence =
        """
        - {id: mountain, card: Mountain, controller: ann, since: thisTurn}
        - {card: Crackling Emergence, controller: ann, attachedTo: mountain}
        """;
    assertThat(RulingsOf.verdict(emergence, "[{attacker: mountain, target: bob}]"))
        .isEqualTo("legal");
  }

  /** 614.1a: the sentence is about tokens that were made, and the bears are none of them. */
  @Test
  void what_was_made_as_an_event_was_replaced_is_something_else() {
    String text =
        "If one or more tokens would be created, twice that many are created instead. They can't"
            + " attack.";
    assertThat(RulingsOf.verdict(underBobsAura(text), BEARS_ATTACK_BOB)).isEqualTo("legal");
  }
}
