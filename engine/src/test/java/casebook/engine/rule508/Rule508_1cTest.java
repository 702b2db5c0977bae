package casebook.engine.rule508;

import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.Table.keyword;
import static casebook.engine.rule508.Declaring.decision;
import static casebook.engine.rule508.Declaring.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Since;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Designation;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Effect.Pretence;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent.PlayerAttacks;
import casebook.engine.effect.Whom;
import casebook.engine.effect.Window;
import casebook.engine.ruling.Finding;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 508.1c: what keeps creatures from attacking, and limits on how many attack. */
class Rule508_1cTest {
  private static final Whom YOU = new Whom.ThePlayer(Players.YOU);

  private static Effect atMostOne(Whom whom, Period period) {
    return new Effect.AtMost(Amount.of(1), Filter.CREATURE, whom, period, Condition.ALWAYS);
  }

  private static Table table() {
    return Table.of("ann", "bob", "cat").creature("bears", "ann").creature("ogre", "ann");
  }

  @Test
  @Applies("508.1c")
  void no_more_than_one_creature_can_attack_bob_under_his_limit() {
    Table limited = table().enchantment("lull", "bob", atMostOne(YOU, Period.COMBAT));
    assertThat(decision(limited, "bears", "bob", "ogre", "bob")).isEqualTo("508.1c");
    assertThat(ruling(limited, "bears", "bob", "ogre", "bob").findings().getLast().about())
        .isEqualTo(ids("bears", "ogre"));
  }

  @Test
  @DoesNotApply("508.1c")
  void what_attacks_another_player_is_not_counted() {
    Table limited = table().enchantment("lull", "bob", atMostOne(YOU, Period.COMBAT));
    assertThat(decision(limited, "bears", "bob", "ogre", "cat")).isEqualTo("legal");
    assertThat(ruling(limited, "bears", "bob", "ogre", "cat").findings())
        .filteredOn(finding -> finding.rule().equals(Rule508_1c.NUMBER))
        .extracting(Finding::about)
        .containsExactly(ids("bears"));
  }

  @Test
  @Applies("508.1c")
  void a_turns_limit_is_used_up_by_what_attacked_earlier_in_the_turn() {
    for (Period period : Period.values()) {
      Table limited =
          Table.of("ann", "bob", "cat")
              .creature("bears", "ann")
              .which(bears -> bears.attackedThisTurn(ids("bob")))
              .creature("ogre", "ann")
              .enchantment("lull", "bob", atMostOne(YOU, period));
      String other = period == Period.TURN ? "508.1c" : "legal";
      assertThat(decision(limited, "ogre", "bob")).as("%s", period).isEqualTo(other);
      assertThat(decision(limited, "bears", "bob")).as("again, %s", period).isEqualTo("legal");
    }
  }

  @Test
  @DoesNotApply("508.1c")
  void a_turns_limit_on_attacking_bob_is_not_used_up_by_attacking_cat() {
    Table limited =
        Table.of("ann", "bob", "cat")
            .creature("bears", "ann")
            .which(bears -> bears.attackedThisTurn(ids("cat")))
            .creature("ogre", "ann")
            .enchantment("lull", "bob", atMostOne(YOU, Period.TURN));
    assertThat(decision(limited, "ogre", "bob")).isEqualTo("legal");
  }

  @Test
  @Applies("508.1c")
  void a_detained_creature_cannot_attack() {
    Table detained = table().which(ogre -> ogre.designation(Designation.DETAINED, true));
    assertThat(decision(detained, "ogre", "bob")).isEqualTo("508.1c");
    assertThat(decision(detained, "bears", "bob")).isEqualTo("legal");
    Table byAnEffect = table().enchantment("jail", "bob", new Effect.Detained(Filter.CREATURE));
    assertThat(decision(byAnEffect, "bears", "bob")).isEqualTo("508.1c");
  }

  @Test
  @Applies("508.1c")
  void a_creature_with_defender_attacks_only_as_though_it_did_not_have_it() {
    Table wall = table().creature("wall", "ann", keyword("defender"));
    assertThat(decision(wall, "wall", "bob")).isEqualTo("508.1c");
    var asThough =
        new Effect.AsThough(Filter.CREATURE, Pretence.NO_DEFENDER, YOU, Condition.ALWAYS);
    wall.enchantment("ram", "bob", asThough);
    assertThat(decision(wall, "wall", "bob")).isEqualTo("legal");
    assertThat(decision(wall, "wall", "cat")).isEqualTo("508.1c");
  }

  @Test
  @DoesNotApply("508.1c")
  void a_keyword_that_only_a_spell_mentions_keeps_nothing_from_attacking() {
    assertThat(decision(table().effect("spell", "bob", keyword("defender")), "bears", "bob"))
        .isEqualTo("legal");
  }

  @Test
  @DoesNotApply("508.1c")
  void effects_of_other_kinds_restrict_nothing() {
    List<Effect> others =
        List.of(
            new Effect.MustAttack(Filter.CREATURE, Whom.ANYTHING, Condition.ALWAYS),
            new Effect.MustAttackWith(
                Players.ANYONE, Amount.of(1), Filter.CREATURE, Whom.ANYTHING, Condition.ALWAYS),
            new Effect.Goaded(Filter.CREATURE, Condition.ALWAYS),
            new Effect.AttackCost(
                Filter.CREATURE, Whom.ANYTHING, new Cost.PayLife(Amount.of(1)), Condition.ALWAYS),
            new Effect.OptionalCost(Filter.CREATURE, "exert", new Cost.Exert()),
            new Effect.AsThough(Filter.CREATURE, Pretence.HASTE, Whom.ANYTHING, Condition.ALWAYS),
            keyword("vigilance"),
            new Effect.Gives(Filter.CREATURE, List.of(), Condition.ALWAYS),
            new Effect.Takes(Filter.CREATURE, "flying", Condition.ALWAYS),
            new Effect.TakesAll(Filter.SELF, Condition.ALWAYS),
            new Effect.Trigger(new PlayerAttacks(Players.ANYONE), Condition.ALWAYS),
            new Effect.ChoosesAttackers(Players.YOU),
            new Effect.Timing(new Window.HavingBeenAttacked()));
    for (Effect other : others) {
      Table table = table().enchantment("other", "cat", other);
      assertThat(decision(table, "bears", "bob", "ogre", "bob")).as("%s", other).isEqualTo("legal");
    }
  }

  @Test
  @Applies("508.1a")
  void a_creature_that_came_this_turn_attacks_only_those_players_as_though_it_had_haste() {
    Table sick =
        Table.of("ann", "bob", "cat")
            .creature("imp", "ann")
            .which(imp -> imp.since(Since.THIS_TURN));
    assertThat(decision(sick, "imp", "bob")).isEqualTo("508.1a");
    sick.enchantment(
        "drum",
        "bob",
        new Effect.AsThough(Filter.CREATURE, Pretence.NO_DEFENDER, YOU, Condition.ALWAYS));
    assertThat(decision(sick, "imp", "bob")).isEqualTo("508.1a");
    sick.enchantment(
        "horn",
        "bob",
        new Effect.AsThough(
            new Filter.ControlledBy(Players.OPPONENT), Pretence.HASTE, YOU, Condition.ALWAYS));
    assertThat(decision(sick, "imp", "bob")).isEqualTo("legal");
    assertThat(decision(sick, "imp", "cat")).isEqualTo("508.1a");
    Table never =
        Table.annAndBob()
            .creature("imp", "ann")
            .which(imp -> imp.since(Since.THIS_TURN))
            .enchantment(
                "horn",
                "bob",
                new Effect.AsThough(
                    Filter.CREATURE, Pretence.HASTE, YOU, new Condition.Not(Condition.ALWAYS)),
                new Effect.AsThough(
                    new Filter.ControlledBy(Players.YOU), Pretence.HASTE, YOU, Condition.ALWAYS));
    assertThat(decision(never, "imp", "bob")).isEqualTo("508.1a");
    assertThat(ruling(never, "imp", "bob").findings().getFirst().about())
        .containsExactly(id("imp"));
  }
}
