package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** 613.7: what the order of effects makes a difference to, and the case doesn't tell it. */
class OrderNotToldTest {
  private static final String ATTACK = "[{attacker: bears, target: bob}]";

  /** The verdict on the bears' attack where two permanents came as told. */
  private static String verdict(String bears, String one, String other) {
    return RulingsOf.verdict(
        """
        - {id: bears, card: Grizzly Bears, controller: ann%s}
        - {card: %s}
        - {card: %s}
        - {card: Moat, controller: bob}
        """
            .formatted(bears, one, other),
        ATTACK);
  }

  @Test
  void it_is_not_taken_from_the_order_in_which_things_are_listed() {
    assertThat(verdict("", "Levitation, controller: ann", "Gravity Sphere, controller: bob"))
        .isEqualTo("undetermined");
    assertThat(verdict("", "Gravity Sphere, controller: bob", "Levitation, controller: ann"))
        .isEqualTo("undetermined");
    assertThat(
            verdict(
                ", keywords: [flying], since: thisTurn",
                "Humility, controller: bob",
                "Fervor, controller: ann"))
        .isNotEqualTo("legal");
  }

  @Test
  void timestamps_tell_it() {
    assertThat(
            verdict(
                "",
                "Gravity Sphere, controller: bob, timestamp: 1",
                "Levitation, controller: ann, timestamp: 2"))
        .isEqualTo("legal");
    assertThat(
            verdict(
                "",
                "Levitation, controller: ann, timestamp: 1",
                "Gravity Sphere, controller: bob, timestamp: 2"))
        .isEqualTo("illegal");
  }
}
