package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.rule508.Triggering.selfAttacks;
import static casebook.engine.rule508.Triggering.table;
import static casebook.engine.rule508.Triggering.times;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.effect.Whom;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Finding;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 508.3: an ability triggers on the attackers that its condition names. */
class Rule508_3Test {
  @Test
  @Applies({"508.3a", "508.1m", "508.3"})
  void when_a_creature_attacks_its_ability_triggers() {
    Table table = table().creature("raider", "ann", selfAttacks(Whom.ANYTHING));
    assertThat(times(table, attack("raider", "bob", "bears", "cho")))
        .containsExactly("508.3a raider [raider]");
  }

  @Test
  @DoesNotApply({"508.3a", "508.1m", "508.3"})
  void when_only_others_attack_it_does_not() {
    Table table = table().creature("raider", "ann", selfAttacks(Whom.ANYTHING));
    assertThat(times(table, attack("bears", "bob"))).isEmpty();
    assertThat(times(table, Attack.NONE)).isEmpty();
    assertThat(Rule508_1m.findings(List.of()))
        .containsExactly(Finding.doesNotApply(Rule508_1m.NUMBER, List.of()));
  }
}
