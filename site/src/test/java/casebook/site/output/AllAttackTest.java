package casebook.site.output;

import static casebook.site.output.RulingsOf.creature;
import static casebook.site.output.RulingsOf.declaring;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** "Whenever all creatures you control attack": none of them stays home. */
class AllAttackTest {
  private static final String BOARD =
      creature("bear", "ann", "")
          + creature("ox", "ann", "")
          + "- {id: wall, card: Wall of Wood, controller: ann}\n"
          + "- {id: drum, name: Drum, types: [artifact], controller: ann,"
          + " text: \"Whenever all non-Wall creatures you control attack, draw a card.\"}\n";

  private static int triggered(String attacks) {
    return declaring(BOARD, attacks).path("state").path("triggered").size();
  }

  @Test
  void it_triggers_once_where_all_of_them_attack() {
    assertThat(triggered("[{attacker: bear, target: bob}, {attacker: ox, target: bob}]"))
        .isEqualTo(1);
  }

  @Test
  void it_waits_where_one_stays_home() {
    assertThat(triggered("[{attacker: bear, target: bob}]")).isZero();
    assertThat(triggered("[]")).isZero();
  }
}
