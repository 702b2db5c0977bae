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
            "odd", "ann", "Whenever this creature attacks sideways and early, attackers swap.");

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

  @Test
  void a_tapped_creature_attacks_by_nothing_that_is_not_told() {
    String tapped = "- {id: bears, card: Grizzly Bears, controller: ann, tapped: true}\n";
    String unread = RulingsOf.creature("odd", "ann", "Creatures attack sideways and early.");

    assertThat(RulingsOf.verdict(tapped + unread, ATTACK)).isEqualTo("illegal");
  }

  @Test
  void what_a_die_may_have_forbidden_makes_no_attack_legal() {
    String dragon = "- {id: dragon, card: Chaos Dragon, controller: ann}\n";
    String wall = "- {id: bears, card: Wall of Wood, controller: ann}\n";

    assertThat(RulingsOf.verdict(dragon + wall, ATTACK)).isEqualTo("illegal");
  }

  /** 508.1d: whatever Chaos Dragon can't attack, Juggernaut attacks if able. */
  @Test
  void an_attack_that_obeys_too_few_does_so_whatever_a_die_has_forbidden() {
    String dragon = "- {id: dragon, card: Chaos Dragon, controller: ann}\n";
    String juggernaut = "- {id: juggernaut, card: Juggernaut, controller: ann}\n";

    assertThat(RulingsOf.verdict(dragon + juggernaut, "[]")).isEqualTo("illegal");
    assertThat(RulingsOf.verdict(dragon, "[]")).isEqualTo("undetermined");
  }

  /** What is required of some attacks alone can be fewer, the more attacks are possible. */
  @Test
  void what_is_required_only_of_some_attacks_leaves_it_open() {
    String dragon = "- {id: dragon, card: Chaos Dragon, controller: ann}\n";
    String juggernaut = "- {id: juggernaut, card: Juggernaut, controller: ann}\n";
    String herd =
        RulingsOf.creature(
            "ox", "ann", "If this creature attacks, all creatures you control attack if able.");

    assertThat(RulingsOf.verdict(dragon + juggernaut + herd, "[]")).isEqualTo("undetermined");
  }

  @Test
  void it_is_said_how_many_requirements_can_be_obeyed_in_any_case() {
    String dragon = "- {id: dragon, card: Chaos Dragon, controller: ann}\n";
    String juggernaut = "- {id: juggernaut, card: Juggernaut, controller: ann}\n";
    String curse =
        "- {id: curse, card: Curse of the Nightly Hunt, controller: bob, attachedTo: ann}\n";

    JsonNode ruling = RulingsOf.declaring(dragon + juggernaut + curse, "[]");

    assertThat(ruling.path("verdict").asString()).isEqualTo("illegal");
    assertThat(ruling.path("requirements").path("maximum").asInt()).isEqualTo(2);
  }

  /** Had the die forbidden Bob, the dragon that Carol goaded could attack nobody but Carol. */
  @Test
  void an_attack_of_the_creature_that_a_die_may_have_restricted_stays_open() {
    String board =
        """
        players: [{id: ann}, {id: bob}, {id: carol}]
        permanents:
        - {id: dragon, card: Chaos Dragon, controller: ann, goadedBy: [carol]}
        moves:
        - declareAttackers: {attacks: [{attacker: dragon, target: carol}]}
        """;

    assertThat(RulingsOf.first(board).path("verdict").asString()).isEqualTo("undetermined");
  }

  @Test
  void an_attack_is_judged_where_a_condition_makes_no_difference_to_it() {
    String juggernaut = "- {id: juggernaut, card: Juggernaut, controller: ann}\n";
    String bears = "- {id: bears, card: Grizzly Bears, controller: ann}\n";

    assertThat(kicked(juggernaut + bears, "can't attack this turn", ATTACK)).isEqualTo("illegal");
    assertThat(
            kicked(
                juggernaut + bears,
                "can't attack this turn",
                "[{attacker: juggernaut, target: bob}]"))
        .isEqualTo("legal");
    assertThat(kicked(bears, "can't attack this turn", ATTACK)).isEqualTo("undetermined");
    assertThat(kicked(bears, "gains flying until end of turn", ATTACK)).isEqualTo("legal");
    assertThat(kicked(SICK, "gains haste until end of turn", ATTACK)).isEqualTo("undetermined");
  }

  private static String kicked(String permanents, String does, String attacks) {
    return RulingsOf.first(
            """
            players: [{id: ann}, {id: bob}]
            permanents:
            %seffects:
            - {source: a spell, controller: bob, affects: [bears],
               text: "If this spell was kicked, target creature %s."}
            moves:
            - declareAttackers: {attacks: %s}
            """
                .formatted(permanents, does, attacks))
        .path("verdict")
        .asString();
  }
}
