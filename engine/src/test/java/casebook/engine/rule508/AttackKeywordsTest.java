package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.keyword;
import static casebook.engine.rule508.Triggering.table;
import static casebook.engine.rule508.Triggering.times;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.effect.Effect;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Keyword abilities that stand for an ability that triggers on attacking. */
class AttackKeywordsTest {

  @Test
  void keyword_abilities_trigger_for_each_instance() {
    Table table =
        table()
            .creature("eldrazi", "ann", new Effect.Keyword("Annihilator", Optional.of("2")))
            .creature("singer", "ann", keyword("battle cry"), keyword("battle cry"));
    assertThat(times(table, attack("eldrazi", "bob", "singer", "bob")))
        .containsExactly(
            "508.3a eldrazi [eldrazi]", "508.3a singer [singer]", "508.3a singer [singer]");
    assertThat(times(table, attack("bears", "bob"))).isEmpty();
  }

  @Test
  void firebending_and_mobilize_trigger_whatever_their_number_is() {
    Table table =
        table()
            .creature("bender", "ann", new Effect.Keyword("firebending", Optional.of("x")))
            .creature("rider", "ann", new Effect.Keyword("mobilize", Optional.of("2")));
    assertThat(times(table, attack("bender", "bob", "rider", "bob")))
        .containsExactly("508.3a bender [bender]", "508.3a rider [rider]");
  }

  @Test
  void exalted_triggers_for_any_of_its_controllers_creatures_that_attacks_alone() {
    Table table = table().creature("squire", "ann", keyword("exalted"));
    assertThat(times(table, attack("bears", "bob"))).containsExactly("508.3a squire [bears]");
    assertThat(times(table, attack("bears", "bob", "ogre", "bob"))).isEmpty();
    Table other = table().creature("rival", "bob", keyword("exalted"));
    assertThat(times(other, attack("bears", "bob"))).isEmpty();
  }

  @Test
  void dethrone_triggers_against_the_player_with_the_most_life_or_tied_for_it() {
    Table table = table().creature("usurper", "ann", keyword("dethrone"));
    assertThat(times(table, attack("usurper", "bob"))).hasSize(1);
    assertThat(times(table, attack("usurper", "sage"))).isEmpty();
    table.life("cho", 21);
    assertThat(times(table, attack("usurper", "bob"))).isEmpty();
    assertThat(times(table, attack("usurper", "cho"))).hasSize(1);
  }

  @Test
  void training_needs_another_attacker_with_greater_power() {
    Table table =
        table()
            .creature("pupil", "ann", keyword("training"))
            .creature("master", "ann")
            .being(master -> master.withPower(3));
    assertThat(times(table, attack("pupil", "bob", "master", "cho"))).hasSize(1);
    assertThat(times(table, attack("pupil", "bob", "bears", "bob"))).isEmpty();
    assertThat(times(table, attack("pupil", "bob"))).isEmpty();
    assertThat(times(table, attack("master", "bob", "bears", "bob"))).isEmpty();
  }
}
