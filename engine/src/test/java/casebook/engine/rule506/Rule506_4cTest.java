package casebook.engine.rule506;

import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.play.Moves;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import org.junit.jupiter.api.Test;

/** 506.4c: a creature goes on attacking when what it attacks is removed. */
class Rule506_4cTest {
  /** Ann's battle, which Bob protects, is returned to hand as a cost of attacking. */
  @Test
  @Applies({"506.4c", "508.1k"})
  void what_attacks_a_battle_that_is_given_up_as_a_cost_attacks_nothing() {
    Effect home =
        new Effect.AttackCost(
            Filter.SELF,
            Whom.ANYTHING,
            new Cost.ReturnToHand(Amount.of(1), new Filter.HasType("battle")),
            Condition.ALWAYS);
    Board costly =
        Table.annAndBob()
            .creature("bears", "ann", home)
            .creature("elk", "ann")
            .creature("ogre", "ann")
            .creature("imp", "ann")
            .battle("siege", "ann", "bob")
            .board();
    Ruling ruling =
        ruling(
            costly,
            Moves.begin(),
            Moves.state("ogre", "siege"),
            Moves.state("imp", "bob"),
            declare("bears", "siege", "elk", "bob"));
    assertThat(ruling.verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(attacking(ruling))
        .containsExactlyInAnyOrder("ogre >", "imp > bob", "bears >", "elk > bob");
  }
}
