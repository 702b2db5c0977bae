package casebook.engine.rule508;

import static casebook.engine.Table.aCreature;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.state;
import static casebook.engine.play.Moves.steps;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.board.Board;
import casebook.engine.move.Move;
import casebook.engine.play.Tables;
import org.junit.jupiter.api.Test;

/** 508.8: no attackers: the steps that are skipped. */
class Rule508_8Test {
  private final Board board = Tables.firstAndDoubleStrike().board();

  @Test
  @DoesNotApply("508.8")
  void a_creature_put_attacking_is_enough_for_all_steps() {
    Move entering = put(aCreature("token", "ann"));
    assertThat(ruling(board, declare(), entering).state().skipped()).isEmpty();
    assertThat(steps(board, declare(), entering)).hasSize(5);
  }

  @Test
  @Applies("508.8")
  void a_creature_that_is_merely_stated_to_be_attacking_is_not() {
    assertThat(steps(board, declare(), state("bears", "bob"))).hasSize(3);
  }
}
