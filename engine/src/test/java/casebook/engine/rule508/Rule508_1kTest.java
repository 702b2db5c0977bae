package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Combat;
import casebook.engine.board.Combat.Attacked;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.force.Grounds;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Ruling;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 508.1k: which of the chosen creatures become attacking creatures. */
class Rule508_1kTest {
  private final Grounds grounds =
      Table.annAndBob()
          .creature("bears", "ann")
          .creature(
              "goblin", "ann", new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS))
          .creature(
              "ally",
              "ann",
              new Effect.MustAttack(
                  Filter.SELF,
                  Whom.ANYTHING,
                  new Condition.Attack(new Filter.Not(Filter.SELF), Amount.of(1), Whom.ANYTHING)))
          .planeswalker("sage", "bob")
          .grounds();

  @Test
  @Applies("508.1k")
  void chosen_creatures_become_attacking_creatures() {
    Combat combat = attacking(grounds.board(), attack("bears", "bob", "goblin", "sage"));
    assertThat(combat.attackers()).isEqualTo(ids("bears", "goblin"));
    assertThat(combat.lastAttacked().get(id("goblin")))
        .as("the defending player is the planeswalker's controller")
        .isEqualTo(new Attacked(id("sage"), id("bob")));
    assertThat(combat.declared()).containsEntry(id("bears"), id("bob"));
    assertThat(combat.stage()).isEqualTo(Combat.Stage.ATTACKERS_DECLARED);
  }

  @Test
  @DoesNotApply("508.1k")
  void a_creature_sacrificed_to_pay_a_cost_never_attacks() {
    Attack attack = attack("bears", "bob", "goblin", "bob");
    Board afterPaying = grounds.board().without(ids("goblin"));
    assertThat(attacking(afterPaying, attack).attackers()).isEqualTo(ids("bears"));
    assertThat(attacking(afterPaying, attack).declared()).containsOnlyKeys(id("bears"));
    assertThat(Rule508_1k.remaining(afterPaying, attack)).isEqualTo(attack("bears", "bob"));
    assertThat(Rule508_1k.findings(afterPaying, attack))
        .containsExactly(
            Finding.applies(Rule508_1k.NUMBER, ids("bears")),
            Finding.doesNotApply(Rule508_1k.NUMBER, ids("goblin")));
  }

  @Test
  @DoesNotApply("508.1k")
  void neither_does_a_creature_that_another_player_controls_by_then() {
    Board afterPaying =
        grounds
            .board()
            .with(
                grounds
                    .board()
                    .permanent(id("bears"))
                    .orElseThrow()
                    .change()
                    .controller(id("bob"))
                    .build());
    assertThat(attacking(afterPaying, attack("bears", "bob")).attackers()).isEmpty();
  }

  @Test
  void without_chosen_creatures_nothing_attacks() {
    Combat combat = attacking(grounds.board(), Attack.NONE);
    assertThat(combat.attackers()).isEmpty();
    assertThat(combat.everAttacking()).isFalse();
    assertThat(Rule508_1k.findings(grounds.board(), Attack.NONE)).isEmpty();
  }

  @Test
  @Applies("506.7")
  void a_creature_had_to_attack_where_an_effect_required_it() {
    assertThat(attacking(grounds.board(), attack("goblin", "bob")).hadToAttack())
        .as("a requirement that exists only if something else attacks exists here")
        .containsExactlyInAnyOrder(id("goblin"), id("ally"));
  }

  @Test
  @DoesNotApply("506.7")
  void a_requirement_that_does_not_exist_for_the_declared_attack_requires_nothing() {
    assertThat(attacking(grounds.board(), Attack.NONE).hadToAttack())
        .isEqualTo(Set.copyOf(ids("goblin")));
    Grounds any =
        Table.annAndBob()
            .creature("bears", "ann")
            .enchantment(
                "war",
                "bob",
                new Effect.MustAttackWith(
                    new Players.ActivePlayer(),
                    Amount.of(1),
                    Filter.CREATURE,
                    Whom.ANYTHING,
                    Condition.ALWAYS))
            .grounds();
    assertThat(Rule508_1k.attacking(any, any.board(), attack("bears", "bob")).hadToAttack())
        .as("what a player must attack with requires no particular creature")
        .isEqualTo(Set.of());
  }

  private Combat attacking(Board afterPaying, Attack attack) {
    return Rule508_1k.attacking(grounds, afterPaying, attack);
  }

  @Test
  @DoesNotApply("508.1k")
  void an_attacker_sacrificed_for_the_attack_does_not_attack() {
    Effect sacrifice =
        new Effect.AttackCost(
            Filter.CREATURE,
            Whom.ANYTHING,
            new Cost.Sacrifice(Amount.of(1), new Filter.Named("bears")),
            Condition.ALWAYS);
    Board altar =
        Table.annAndBob().creature("bears", "ann").enchantment("altar", "bob", sacrifice).board();
    Ruling ruling = ruling(altar, declare("bears", "bob"));
    assertThat(ruling.state().attacking()).isEmpty();
    assertThat(notApplying(ruling)).contains("508.1k bears");
  }
}
