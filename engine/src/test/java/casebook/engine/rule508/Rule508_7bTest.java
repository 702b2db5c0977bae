package casebook.engine.rule508;

import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.reselect;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import org.junit.jupiter.api.Test;

/** 508.7b: requirements and restrictions don't bear on reselecting. */
class Rule508_7bTest {
  private static final Effect CANT_ATTACK_ITS_CONTROLLER =
      new Effect.CantAttack(Filter.ANY, new Whom.ThePlayer(Players.YOU), Condition.ALWAYS);

  private final Table table =
      Table.of("ann", "bob", "cat", "dan")
          .creature("bears", "ann")
          .creature("ogre", "ann")
          .planeswalker("sage", "bob")
          .planeswalker("seer", "ann")
          .planeswalker("oracle", "cat")
          .battle("siege", "ann", "cat")
          .battle("raid", "cat", "ann")
          .battle("outpost", "cat", "bob")
          .land("grove", "bob")
          .enchantment("moat", "dan", CANT_ATTACK_ITS_CONTROLLER);

  private final Board board = table.board();

  @Test
  @Applies("508.7b")
  void restrictions_do_not_affect_it() {
    assertThat(ruling(board, declare("bears", "dan")).verdict()).isEqualTo(Verdict.ILLEGAL);
    Ruling ruling = ruling(board, declare("bears", "bob"), reselect("bears", "dan"));
    assertThat(applying(ruling)).contains("508.7b bears dan");
    assertThat(attacking(ruling)).containsExactly("bears > dan");
  }
}
