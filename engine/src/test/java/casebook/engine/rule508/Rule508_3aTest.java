package casebook.engine.rule508;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.attack;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.rule508.Triggering.table;
import static casebook.engine.rule508.Triggering.times;
import static casebook.engine.rule508.Triggering.whenever;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.effect.TriggerEvent.CreatureAttacks;
import casebook.engine.effect.Whom;
import casebook.engine.ruling.Ruling;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 508.3a: “whenever [a creature] attacks”. */
class Rule508_3aTest {
  private static final Filter YOURS =
      new Filter.Both(List.of(Filter.CREATURE, new Filter.ControlledBy(Players.YOU)));

  private static final Whom YOU = new Whom.ThePlayer(Players.YOU);

  private final Permanent token = aCreature("token", "ann");

  @Test
  @DoesNotApply("508.3a")
  void what_triggers_on_attackers_being_declared_is_said_not_to_trigger_for_it() {
    Effect anyAttack =
        new Effect.Trigger(
            new TriggerEvent.CreatureAttacks(
                Filter.CREATURE, Whom.ANYTHING, TriggerEvent.Company.ANY),
            Condition.ALWAYS);
    Board drums = Table.of("ann", "bob").enchantment("drums", "ann", anyAttack).board();
    Ruling ruling = ruling(drums, declare(), put(token, "bob"));
    assertThat(ruling.state().triggered()).isEmpty();
    assertThat(notApplying(ruling)).contains("508.3a token");
  }

  @Test
  @Applies("508.3a")
  void an_ability_that_means_several_creatures_triggers_for_each() {
    Table table =
        table()
            .enchantment(
                "drums", "ann", whenever(new CreatureAttacks(YOURS, Whom.ANYTHING, Company.ANY)));
    assertThat(times(table, attack("bears", "bob", "ogre", "cho")))
        .containsExactly("508.3a drums [bears]", "508.3a drums [ogre]");
  }

  @Test
  @Applies("508.3a")
  void attacking_a_certain_player_triggers_where_that_player_is_attacked_and_not_a_planeswalker() {
    Table table =
        table()
            .enchantment(
                "thorns", "bob", whenever(new CreatureAttacks(Filter.CREATURE, YOU, Company.ANY)));
    assertThat(times(table, attack("bears", "bob", "ogre", "sage")))
        .containsExactly("508.3a thorns [bears]");
    assertThat(times(table, attack("bears", "cho"))).isEmpty();
  }

  @Test
  @Applies("508.3a")
  @DoesNotApply("508.3a")
  void attacking_alone_looks_at_the_whole_declaration() {
    Table table =
        table()
            .enchantment(
                "duel", "ann", whenever(new CreatureAttacks(YOURS, Whom.ANYTHING, Company.ALONE)))
            .enchantment(
                "mob",
                "ann",
                whenever(new CreatureAttacks(YOURS, Whom.ANYTHING, Company.WITH_OTHERS)));
    assertThat(times(table, attack("bears", "bob"))).containsExactly("508.3a duel [bears]");
    assertThat(times(table, attack("bears", "bob", "ogre", "cho")))
        .containsExactly("508.3a mob [bears]", "508.3a mob [ogre]");
  }

  @Test
  @DoesNotApply("508.3a")
  void an_intervening_if_that_is_not_met_keeps_it_from_triggering() {
    var ifTenLife =
        new Effect.Trigger(
            new CreatureAttacks(Filter.SELF, Whom.ANYTHING, Company.ANY),
            new Condition.Compare(
                new Amount.Of(Players.YOU, new Amount.Life()), Relation.AT_MOST, Amount.of(10)));
    Table table = table().creature("raider", "ann", ifTenLife);
    assertThat(times(table, attack("raider", "bob"))).isEmpty();
    assertThat(times(table.life("ann", 10), attack("raider", "bob"))).hasSize(1);
  }

  @Test
  @Applies("508.3a")
  void an_ability_may_look_at_the_attackers_as_they_are_attacking() {
    var withTwoAttackers =
        new Effect.Trigger(
            new CreatureAttacks(Filter.SELF, Whom.ANYTHING, Company.ANY),
            new Condition.Compare(
                new Amount.CountOf(new Filter.IsAttacking(Whom.ANYTHING)),
                Relation.AT_LEAST,
                Amount.of(2)));
    Table table = table().creature("captain", "ann", withTwoAttackers);
    assertThat(times(table, attack("captain", "bob", "bears", "cho"))).hasSize(1);
    assertThat(times(table, attack("captain", "bob"))).isEmpty();
  }
}
