package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What isn't allowed stays so where text that isn't known can only ask for more. */
class IllegalWhateverIsUnreadTest {
  private static final String SICK =
      "- {id: bears, card: Grizzly Bears, controller: ann, since: thisTurn}\n";
  private static final String ATTACK = "[{attacker: bears, target: bob}]";
  private static final String RUHAN = "- {id: ruhan, card: Ruhan of the Fomori, controller: ann}\n";

  @Test
  void a_requirement_that_is_not_told_lets_no_creature_attack() {
    JsonNode ruling = RulingsOf.declaring(SICK + RUHAN, ATTACK);

    assertThat(ruling.path("verdict").asString()).isEqualTo("illegal");
    assertThat(ruling.path("decidedBy").asString()).isEqualTo("508.1a");
    assertThat(ruling.has("legalAttacks")).isFalse();
    assertThat(ruling.path("nearest")).isEmpty();
    assertThat(ruling.path("accounting").toString()).contains("\"did\":\"unread\"");
  }

  @Test
  void nor_does_what_triggers_once_attackers_are_declared() {
    String unread =
        RulingsOf.creature(
            "odd",
            "ann",
            "Whenever this creature and another creature attack different players, attackers swap.");

    assertThat(RulingsOf.declaring(SICK + unread, ATTACK).path("verdict").asString())
        .isEqualTo("illegal");
    assertThat(
            RulingsOf.declaring(SICK + unread, "[{attacker: odd, target: bob}]")
                .path("verdict")
                .asString())
        .isEqualTo("undetermined");
  }

  @Test
  void what_may_give_haste_leaves_it_open() {
    String unread = RulingsOf.creature("odd", "ann", "Creatures attack sideways and early.");

    assertThat(RulingsOf.declaring(SICK + unread, ATTACK).path("verdict").asString())
        .isEqualTo("undetermined");
  }

  @Test
  void requirements_that_are_not_told_leave_508_1d_open() {
    assertThat(RulingsOf.declaring(SICK + RUHAN, "[]").path("verdict").asString())
        .isEqualTo("undetermined");
  }
}
