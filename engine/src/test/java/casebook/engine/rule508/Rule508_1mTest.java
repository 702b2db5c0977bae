package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.rule508.Triggering.selfAttacks;
import static casebook.engine.rule508.Triggering.table;
import static casebook.engine.rule508.Triggering.times;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 508.1m: abilities trigger on attackers being declared. */
class Rule508_1mTest {
  @Test
  @Applies("508.1m")
  void an_ability_triggers_again_for_each_effect_that_says_so() {
    Effect again =
        new Effect.TriggersAgain(
            new Filter.ControlledBy(Players.YOU), Condition.ALWAYS, Optional.of(Filter.ANY));
    Table table =
        table()
            .creature("raider", "ann", selfAttacks(Whom.ANYTHING))
            .creature("herald", "ann", again)
            .enchantment("banner", "bob", again);
    assertThat(times(table, attack("raider", "bob")))
        .containsExactly("508.3a raider [raider]", "508.3a raider [raider]");
    assertThat(times(table.creature("echo", "ann", again), attack("raider", "bob"))).hasSize(3);
  }

  @Test
  @DoesNotApply("508.1m")
  void what_another_creature_causes_does_not_trigger_again() {
    Effect again =
        new Effect.TriggersAgain(
            new Filter.ControlledBy(Players.YOU),
            Condition.ALWAYS,
            Optional.of(new Filter.HasSubtype("goblin")));
    Table table =
        table()
            .creature("raider", "ann", selfAttacks(Whom.ANYTHING))
            .creature("herald", "ann", again);
    assertThat(times(table, attack("raider", "bob"))).hasSize(1);
    assertThat(
            times(
                table
                    .creature("goblin", "ann", selfAttacks(Whom.ANYTHING))
                    .being(is -> is.withSubtypes(Set.of("goblin"))),
                attack("raider", "bob", "goblin", "bob")))
        .hasSize(3);
  }
}
