package casebook.site.page.form;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.page.draft.Draft;
import org.junit.jupiter.api.Test;

/** What is done on the picture of a board, as its case says it afterwards. */
class GesturesTest {
  private static final String GOBLINS =
      """
      {"players": [{"id": "ann"}, {"id": "bob"}, {"id": "cid"}],
       "permanents": [
        {"id": "goblin", "card": "Crazed Goblin", "controller": "ann", "count": 12},
        {"id": "bears", "card": "Grizzly Bears", "controller": "ann"}],
       "moves": [{"declareAttackers": {"attacks": [
        {"attacker": "goblin", "target": "bob", "count": 5}]}}]}
      """;

  private static Draft after(String verb, String lines, String attacked, String with) {
    Draft draft = Draft.of(GOBLINS).orElseThrow();
    new Gestures(draft).make(verb, new Gestures.Held(lines, attacked), with);
    return draft;
  }

  private static String attacks(Draft draft) {
    return draft.declaration().path("attacks").toString();
  }

  @Test
  void a_creature_attacks_and_attacks_something_else() {
    Draft draft = after("attack", "1 bears", "", "cid");
    assertThat(attacks(draft)).endsWith(",{\"attacker\":\"bears\",\"target\":\"cid\"}]");
    new Gestures(draft).make("attack", new Gestures.Held("1 bears", "cid"), "bob");
    assertThat(attacks(draft)).endsWith(",{\"attacker\":\"bears\",\"target\":\"bob\"}]");
    new Gestures(draft).make("attack", new Gestures.Held("1 bears", "bob"), "");
    assertThat(attacks(draft)).doesNotContain("bears");
  }

  @Test
  void some_of_a_stack_attack_and_the_others_go_on_as_they_did() {
    assertThat(attacks(after("attack", "3 goblin", "", "cid")))
        .isEqualTo(
            "[{\"attacker\":\"goblin\",\"target\":\"bob\",\"count\":5},"
                + "{\"attacker\":\"goblin\",\"target\":\"cid\",\"count\":3}]");
    assertThat(attacks(after("attack", "5 goblin", "bob", ""))).isEqualTo("[]");
    assertThat(attacks(after("attack", "2 goblin", "bob", "cid")))
        .contains("\"target\":\"bob\",\"count\":3", "\"target\":\"cid\",\"count\":2");
  }

  @Test
  void some_of_a_stack_that_are_tapped_are_an_entry_of_their_own() {
    Draft draft = after("tap", "2 goblin", "bob", "");
    assertThat(draft.permanents()).hasSize(3);
    assertThat(draft.permanents().get(0).path("count").asInt(0)).isEqualTo(10);
    assertThat(draft.permanents().get(1).path("count").asInt(0)).isEqualTo(2);
    assertThat(draft.permanents().get(1).path("tapped").asBoolean(false)).isTrue();
    assertThat(attacks(draft))
        .isEqualTo(
            "[{\"attacker\":\"goblin\",\"target\":\"bob\",\"count\":3},"
                + "{\"attacker\":\"goblin-2\",\"target\":\"bob\",\"count\":2}]");
  }

  @Test
  void all_of_a_stack_stay_one_entry() {
    Draft draft = after("sick", "12 goblin", "", "");
    assertThat(draft.permanents()).hasSize(2);
    assertThat(Draft.text(draft.permanents().getFirst(), "since")).isEqualTo("thisTurn");
  }

  @Test
  void so_many_are_made_of_what_attacks_and_all_attack() {
    Draft draft = after("count", "5 goblin", "bob", "8");
    assertThat(draft.permanents().get(1).path("count").asInt(0)).isEqualTo(8);
    assertThat(attacks(draft))
        .isEqualTo("[{\"attacker\":\"goblin-2\",\"target\":\"bob\",\"count\":8}]");
    assertThat(after("count", "1 bears", "", "0").json()).isEqualTo(after("", "", "", "").json());
  }

  @Test
  void goading_and_counters_are_done_and_undone() {
    Draft draft = after("goad", "1 bears", "", "bob");
    new Gestures(draft).make("counter", new Gestures.Held("1 bears", ""), "+1/+1");
    new Gestures(draft).make("counter", new Gestures.Held("1 bears", ""), "+1/+1");
    assertThat(draft.json()).contains("\"goadedBy\":[\"bob\"]", "{\"+1/+1\":2}");
    new Gestures(draft).make("goad", new Gestures.Held("1 bears", ""), "bob");
    new Gestures(draft).make("uncounter", new Gestures.Held("1 bears", ""), "+1/+1");
    new Gestures(draft).make("uncounter", new Gestures.Held("1 bears", ""), "+1/+1");
    assertThat(draft.json()).doesNotContain("goadedBy").doesNotContain("counters");
  }

  @Test
  void what_another_player_gains_control_of_is_summoning_sick_and_attacks_no_more() {
    Draft draft = after("control", "5 goblin", "bob", "cid");
    assertThat(attacks(draft)).isEqualTo("[]");
    assertThat(draft.permanents().get(1).toString())
        .contains("\"controller\":\"cid\"", "\"owner\":\"ann\"", "\"since\":\"thisTurn\"");
  }

  @Test
  void what_nobody_knows_changes_nothing() {
    String before = after("", "", "", "").json();
    assertThat(after("tap", "1 nothing\nbad line\n99999999999 goblin", "", "").json())
        .isEqualTo(before);
    assertThat(after("explode", "1 bears", "", "").json()).isEqualTo(before);
  }

  private static final String PARTS =
      """
      {"players": [{"id": "ann"}, {"id": "bob"}],
       "permanents": [
        {"id": "goblin", "card": "Crazed Goblin", "controller": "ann", "count": 4},
        {"id": "boots", "card": "Swiftfoot Boots", "controller": "ann", "attachedTo": "goblin#4"},
        {"id": "greaves", "card": "Lightning Greaves", "controller": "ann", "attachedTo": "goblin#1"}],
       "effects": [{"source": "Provoke", "affects": ["goblin#2", "goblin#3"], "text": "They attack."}],
       "moves": [{"declareAttackers": {
        "attacks": [{"attacker": "goblin#1", "target": "bob"}, {"attacker": "goblin#4", "target": "bob"}],
        "bands": [["goblin#1", "goblin#4"]],
        "optional": [{"attacker": "goblin#4", "cost": "exert"}]}}]}
      """;

  @Test
  void what_is_no_longer_in_a_stack_is_named_nowhere() {
    Draft draft = Draft.of(PARTS).orElseThrow();
    new Gestures(draft).make("count", new Gestures.Held("4 goblin", ""), "2");
    assertThat(draft.permanents().get(0).path("count").asInt(0)).isEqualTo(2);
    assertThat(draft.permanents().get(1).has("attachedTo")).isFalse();
    assertThat(draft.permanents().get(2).path("attachedTo").asString("")).isEqualTo("goblin#1");
    assertThat(draft.effects().getFirst().path("affects").toString()).isEqualTo("[\"goblin#2\"]");
    assertThat(draft.json()).doesNotContain("goblin#3", "goblin#4");
  }

  @Test
  void the_only_one_left_of_a_stack_is_called_by_the_stacks_id() {
    Draft draft = Draft.of(PARTS).orElseThrow();
    new Gestures(draft).make("count", new Gestures.Held("4 goblin", ""), "1");
    assertThat(draft.permanents().get(2).path("attachedTo").asString("")).isEqualTo("goblin");
    assertThat(draft.json()).doesNotContain("goblin#");
  }

  @Test
  void those_of_a_stack_that_become_their_own_are_called_by_their_own_id() {
    Draft draft = Draft.of(PARTS).orElseThrow();
    new Gestures(draft).make("tap", new Gestures.Held("1 goblin", ""), "");
    assertThat(draft.permanents().get(1).path("id").asString("")).isEqualTo("goblin-2");
    assertThat(draft.permanents().get(2).path("attachedTo").asString("")).isEqualTo("goblin-2");
    assertThat(draft.declaration().path("bands").toString())
        .isEqualTo("[[\"goblin#1\",\"goblin-2\"]]");
    assertThat(draft.json()).doesNotContain("goblin#4");
  }
}
