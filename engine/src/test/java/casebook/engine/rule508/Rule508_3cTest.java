package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.rule508.Triggering.table;
import static casebook.engine.rule508.Triggering.times;
import static casebook.engine.rule508.Triggering.whenever;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent.PlayerAttacksWith;
import casebook.engine.effect.TriggerEvent.PlayerAttacksWithEach;
import casebook.engine.effect.Whom;
import org.junit.jupiter.api.Test;

/** 508.3c: “whenever [a player] attacks with [a creature]”. */
class Rule508_3cTest {
  private static final Whom YOU = new Whom.ThePlayer(Players.YOU);

  @Test
  @Applies("508.3c")
  void attacking_with_creatures_happens_once() {
    Table table =
        table()
            .enchantment(
                "horn",
                "ann",
                whenever(
                    new PlayerAttacksWith(
                        Players.YOU, Amount.of(2), Filter.CREATURE, Whom.ANYTHING)));
    assertThat(times(table, attack("bears", "bob", "ogre", "cho")))
        .containsExactly("508.3c horn [bears, ogre]");
  }

  @Test
  @Applies("508.3c")
  void attacking_with_a_creature_happens_with_each_such_creature() {
    Table table =
        table()
            .enchantment(
                "horn",
                "ann",
                whenever(new PlayerAttacksWithEach(Players.YOU, Filter.CREATURE, Whom.ANYTHING)));
    assertThat(times(table, attack("bears", "bob", "ogre", "cho")))
        .containsExactly("508.3c horn [bears]", "508.3c horn [ogre]");
  }

  @Test
  @DoesNotApply("508.3c")
  void attacking_with_too_few_or_other_creatures_or_by_another_player_is_not_it() {
    var twoOrMore =
        whenever(new PlayerAttacksWith(Players.YOU, Amount.of(2), Filter.CREATURE, Whom.ANYTHING));
    Table table =
        table().enchantment("horn", "ann", twoOrMore).enchantment("echo", "bob", twoOrMore);
    assertThat(times(table, attack("bears", "bob"))).isEmpty();
    assertThat(times(table, attack("bears", "bob", "ogre", "bob")))
        .containsExactly("508.3c horn [bears, ogre]");
    Table named =
        table()
            .enchantment(
                "tale",
                "ann",
                whenever(
                    new PlayerAttacksWith(
                        Players.YOU, Amount.of(1), new Filter.Named("ogre"), Whom.ANYTHING)));
    assertThat(times(named, attack("bears", "bob"))).isEmpty();
  }

  @Test
  @Applies("508.3c")
  void creatures_that_attack_another_player_do_not_count_where_it_says_whom() {
    Table table =
        table()
            .enchantment(
                "moat",
                "bob",
                whenever(
                    new PlayerAttacksWith(Players.ANYONE, Amount.of(2), Filter.CREATURE, YOU)));
    assertThat(times(table, attack("bears", "bob", "ogre", "cho"))).isEmpty();
    assertThat(times(table, attack("bears", "bob", "ogre", "bob"))).hasSize(1);
  }
}
