package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** {@code ask: {completions}}: what can and what must attack besides some attackers (508.1). */
class CompletionsTest {
  private static JsonNode answer(String permanents, String question) {
    return RulingsOf.first(
            """
            players: [{id: ann, mana: "{2}"}, {id: bob}, {id: cid}]
            permanents:
            - {id: bear, card: Grizzly Bears, controller: ann}
            - {id: elf, card: Llanowar Elves, controller: ann}
            - {id: wall, card: Wall of Omens, controller: ann}
            %s
            moves:
            - ask: {completions: {%s}}
            """
                .formatted(permanents, question))
        .path("answer");
  }

  private static String told(JsonNode attackers) {
    var told = new StringBuilder();
    for (JsonNode one : attackers) {
      told.append(one.path("attacker").asString());
      for (JsonNode target : one.path("targets")) {
        told.append(' ').append(target.asString());
      }
      told.append("; ");
    }
    return told.toString().strip();
  }

  @Test
  void a_creature_with_defender_is_in_no_completion() {
    JsonNode answer = answer("", "attacks: [{attacker: elf, target: cid}]");

    assertThat(told(answer.path("possible"))).isEqualTo("bear bob cid; elf cid;");
    assertThat(told(answer.path("must"))).isEqualTo("elf cid;");
    assertThat(answer.path("attacks").size()).isEqualTo(3);
    assertThat(answer.path("attacks").path(0).toString())
        .isEqualTo("{\"attacks\":[{\"attacker\":\"elf\",\"target\":\"cid\"}]}");
  }

  @Test
  void a_creature_that_must_attack_is_in_all_of_them() {
    String juggernaut = "- {id: juggernaut, card: Juggernaut, controller: ann}\n";
    JsonNode answer = answer(juggernaut, "");

    assertThat(told(answer.path("must"))).isEqualTo("juggernaut bob cid;");
  }

  @Test
  void one_attacker_at_most_leaves_no_room_for_another() {
    String arbiter = "- {id: arbiter, card: Silent Arbiter, controller: bob}\n";
    JsonNode answer = answer(arbiter, "attacks: [{attacker: bear, target: bob}]");

    assertThat(told(answer.path("possible"))).isEqualTo("bear bob;");
  }

  @Test
  void a_cost_that_can_be_paid_once_is_paid_for_either_creature() {
    String propaganda = "- {id: tax, card: Propaganda, controller: bob}\n";

    assertThat(told(answer(propaganda, "").path("possible")))
        .isEqualTo("bear bob cid; elf bob cid;");
    assertThat(
            told(answer(propaganda, "attacks: [{attacker: bear, target: bob}]").path("possible")))
        .isEqualTo("bear bob; elf cid;");
    assertThat(told(answer(propaganda, "pay: none").path("possible")))
        .isEqualTo("bear cid; elf cid;");
  }

  @Test
  void the_limit_bounds_the_list_alone() {
    JsonNode answer = answer("", "limit: 1");

    assertThat(answer.path("attacks").size()).isEqualTo(1);
    assertThat(told(answer.path("possible"))).isEqualTo("bear bob cid; elf bob cid;");
  }

  @Test
  void what_can_not_be_read_leaves_it_open() {
    String odd =
        "- {id: odd, types: [enchantment], controller: bob,"
            + " text: \"Creatures can't attack unless the moon is full.\"}\n";

    assertThat(answer(odd, "").isNull()).isTrue();
  }

  @Test
  void no_legal_attack_includes_a_creature_that_can_not_attack() {
    JsonNode answer = answer("", "attacks: [{attacker: wall, target: cid}]");

    assertThat(answer.path("possible").size()).isZero();
    assertThat(answer.path("must").size()).isZero();
    assertThat(answer.path("attacks").size()).isZero();
  }
}
