package casebook.site.output;

import static casebook.site.output.RulingsOf.creature;
import static casebook.site.output.RulingsOf.declaring;
import static casebook.site.output.RulingsOf.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is changed leaves an attack open only where something asks for it. */
class ChangesNobodyAsksForTest {
  private static final String BEAR = creature("bear", "ann", "");
  private static final String ATTACK = "[{attacker: bear, target: bob}]";

  /** Color words in texts are others (612.2): only what speaks of colors says something else. */
  @Test
  void color_words() {
    String mists = "- {card: Swirl the Mists, controller: bob}\n";
    String fence =
        "- {name: Fence, types: [enchantment], controller: bob,"
            + " text: \"%s creatures can't attack.\"}\n";

    assertThat(verdict(BEAR + mists, ATTACK)).isEqualTo("legal");
    assertThat(verdict(BEAR + mists + fence.formatted("Black"), ATTACK)).isEqualTo("undetermined");
    assertThat(verdict(BEAR + mists + fence.formatted("Tapped"), ATTACK)).isEqualTo("legal");
  }

  /** A land of every nonbasic land type is a Gate, and no Forest (205.3i). */
  @Test
  void nonbasic_land_types() {
    String nexus = "- {card: Planar Nexus, controller: bob}\n";
    String unless = "This creature can't attack unless defending player controls a %s.";

    assertThat(verdict(BEAR + nexus, ATTACK)).isEqualTo("legal");
    assertThat(verdict(creature("bear", "ann", unless.formatted("Gate")) + nexus, ATTACK))
        .isEqualTo("legal");
    assertThat(verdict(creature("bear", "ann", unless.formatted("Forest")) + nexus, ATTACK))
        .isEqualTo("illegal");
  }

  /** What lets creatures attack as though they hadn't defender asks for it (702.3b). */
  @Test
  void defender() {
    String wall = creature("bear", "ann", "Defender");
    String alert =
        "- {name: Alert, types: [enchantment], controller: ann,"
            + " text: \"Creatures you control can attack as though they didn't have defender.\"}\n";

    assertThat(verdict(wall + alert, ATTACK)).isEqualTo("legal");
    assertThat(declaring(wall + alert, ATTACK).path("accounting").toString())
        .doesNotContainIgnoringCase("nothing in this move asks for");
  }
}
