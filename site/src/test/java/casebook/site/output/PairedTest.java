package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Creatures that are paired, by soulbond as a rule (702.95). */
class PairedTest {
  private static final String MAULER =
      "- {id: mauler, card: Lightning Mauler, controller: ann, since: thisTurn}\n";
  private static final String BEARS =
      "- {id: bears, card: Grizzly Bears, controller: ann, since: thisTurn}\n";
  private static final String LUMBERKNOT =
      "- {id: lumberknot, card: Flowering Lumberknot, controller: ann}\n";
  private static final String WINGCRAFTER =
      "- {id: wingcrafter, card: Wingcrafter, controller: ann}\n";

  @Test
  void both_creatures_of_a_pair_have_what_one_gives_them() {
    String pair = with(MAULER, "pairedWith: bears") + BEARS;

    assertThat(verdict(pair, "bears")).isEqualTo("legal");
    assertThat(verdict(pair, "mauler")).isEqualTo("legal");
    assertThat(verdict(MAULER + with(BEARS, "pairedWith: mauler"), "bears")).isEqualTo("legal");
  }

  @Test
  void a_third_creature_has_nothing_of_it() {
    String third = "- {id: ogre, card: Gray Ogre, controller: ann, since: thisTurn}\n";

    assertThat(verdict(with(MAULER, "pairedWith: bears") + BEARS + third, "ogre"))
        .isEqualTo("illegal");
  }

  @Test
  void nobody_says_whether_it_is_paired() {
    assertThat(verdict(MAULER + BEARS, "bears")).isEqualTo("undetermined");
    assertThat(ruling(MAULER + BEARS, "bears").path("accounting").toString())
        .contains("say in “pairedWith” which creature it is paired with");
    String old = MAULER.replace(", since: thisTurn", "") + BEARS.replace(", since: thisTurn", "");
    assertThat(verdict(old, "bears")).isEqualTo("legal");
    assertThat(verdict(MAULER.replace("ann", "bob") + old.replace("mauler", "other"), "bears"))
        .isEqualTo("legal");
  }

  @Test
  void what_does_nothing_before_it_resolves_makes_no_difference() {
    String wright = "- {id: wright, card: Stonewright, controller: ann}\n";

    assertThat(verdict(wright + BEARS.replace(", since: thisTurn", ""), "bears"))
        .isEqualTo("legal");
  }

  @Test
  void the_case_says_that_it_is_not_paired() {
    for (String called : List.of("this creature", "this permanent")) {
      String alone = "holds: {\"%s is paired with another creature\": false}".formatted(called);
      assertThat(verdict(with(MAULER, alone) + BEARS, "bears")).isEqualTo("illegal");
    }
  }

  @Test
  void a_creature_that_must_be_paired_asks_for_soulbond() {
    assertThat(verdict(with(LUMBERKNOT, "pairedWith: wingcrafter") + WINGCRAFTER, "lumberknot"))
        .isEqualTo("legal");
    assertThat(
            verdict(
                with(LUMBERKNOT, "pairedWith: wingcrafter") + with(WINGCRAFTER, "loses: abilities"),
                "lumberknot"))
        .isEqualTo("illegal");
    assertThat(verdict(LUMBERKNOT + WINGCRAFTER, "lumberknot")).isEqualTo("undetermined");
    assertThat(verdict(LUMBERKNOT, "lumberknot")).isEqualTo("illegal");
    String alone = "holds: {\"it's paired with a creature with soulbond\": false}";
    assertThat(verdict(with(LUMBERKNOT, alone) + WINGCRAFTER, "lumberknot")).isEqualTo("illegal");
  }

  @Test
  void a_pair_ends_with_a_creature_that_is_none_any_more() {
    String pair = with(MAULER, "pairedWith: bears") + with(BEARS, "now: {types: [artifact]}");

    assertThat(verdict(pair, "mauler")).isEqualTo("illegal");
  }

  @Test
  void a_pair_that_cannot_be_is_refused() {
    assertThatThrownBy(() ->
            verdict(with(MAULER, "pairedWith: bears") + BEARS.replace("ann", "bob"), "mauler"))
        .hasMessageContaining("702.95e");
    assertThatThrownBy(() ->
            verdict(
                with(MAULER, "pairedWith: bears") + BEARS + with(LUMBERKNOT, "pairedWith: bears"),
                "mauler"))
        .hasMessageContaining("702.95a");
    assertThatThrownBy(() -> verdict(with(MAULER, "pairedWith: mauler"), "mauler"))
        .hasMessageContaining("702.95a");
  }

  @Test
  void a_creature_of_a_stack_that_is_paired_is_an_entry_of_its_own() {
    String stack = with(MAULER, "count: 2, pairedWith: bears");

    assertThatThrownBy(() -> verdict(stack + BEARS, "mauler#1"))
        .hasMessageContaining("permanents[0].pairedWith")
        .hasMessageContaining("entry of its own");
    String twoBears = with(MAULER, "pairedWith: bears#2") + with(BEARS, "count: 2");
    assertThat(verdict(twoBears, "bears#2")).isEqualTo("legal");
    assertThat(verdict(twoBears, "bears#1")).isEqualTo("illegal");
  }

  @Test
  void of_what_enters_it_is_open_too_whether_it_is_paired() {
    assertThat(afterEntering("", "bears")).isEqualTo("undetermined");
    assertThat(
            afterEntering(
                ", holds: {\"this creature is paired with another creature\": false}", "bears"))
        .isEqualTo("illegal");
  }

  @Test
  void what_enters_is_paired_with_what_was_there() {
    assertThat(afterEntering(", pairedWith: bears", "bears")).isEqualTo("legal");
    assertThat(afterEntering(", pairedWith: ogre", "bears")).isEqualTo("illegal");
    assertThat(afterEntering(", pairedWith: ogre", "ogre")).isEqualTo("legal");
    assertThatThrownBy(() -> afterEntering(", pairedWith: theirs", "bears"))
        .hasMessageContaining("moves[1].putAttacking.permanent.pairedWith")
        .hasMessageContaining("702.95e");
    assertThatThrownBy(() -> afterEntering(", count: 2, pairedWith: bears", "bears"))
        .hasMessageContaining("One permanent in each move");
  }

  /**
   * The verdict on an attack with a creature in another combat phase of the turn, after Lightning
   * Mauler has entered attacking.
   */
  private static String afterEntering(String stated, String attacker) {
    return RulingsOf.last(
            """
            players: [{id: ann}, {id: bob}]
            turn: {extraCombatPhases: 1}
            permanents:
            %s- {id: ogre, card: Gray Ogre, controller: ann, since: thisTurn}
            - {id: theirs, card: Gray Ogre, controller: bob}
            moves:
            - beginCombat:
            - putAttacking: {permanent: {id: new, card: Lightning Mauler, controller: ann%s}, target: bob}
            - endCombat:
            - beginCombat:
            - declareAttackers: {attacks: [{attacker: %s, target: bob}]}
            """
                .formatted(BEARS, stated, attacker))
        .path("verdict")
        .asString();
  }

  private static String with(String permanent, String field) {
    return permanent.replace("}\n", ", " + field + "}\n");
  }

  private static String verdict(String permanents, String attacker) {
    return ruling(permanents, attacker).path("verdict").asString();
  }

  private static JsonNode ruling(String permanents, String attacker) {
    return RulingsOf.declaring(permanents, "[{attacker: " + attacker + ", target: bob}]");
  }
}
