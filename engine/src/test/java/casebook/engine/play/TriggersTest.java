package casebook.engine.play;

import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.effect.TriggerEvent.CreatureAttacks;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Color;
import casebook.engine.ruling.Ruling;
import org.junit.jupiter.api.Test;

/** An attacker that is given up for the attack. */
class TriggersTest {
  private static final Effect GREEN =
      new Effect.Trigger(
          new CreatureAttacks(new Filter.HasColor(Color.G), Whom.ANYTHING, Company.ANY),
          Condition.ALWAYS);

  private static final Effect ENLIST =
      new Effect.OptionalCost(Filter.SELF, "enlist", new Cost.Enlist());

  private final Board board =
      Table.annAndBob()
          .creature("bears", "ann")
          .creature("captain", "ann", ENLIST)
          .enchantment("bane", "bob", GREEN)
          .board();

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
