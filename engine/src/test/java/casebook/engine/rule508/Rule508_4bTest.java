package casebook.engine.rule508;

import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.leavesGame;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.stateSpecified;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.board.Board;
import casebook.engine.move.Change;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Ruling;
import org.junit.jupiter.api.Test;

/** 508.4b: a creature stated to be attacking what is gone. */
class Rule508_4bTest {
  private final Board board = Tables.battleOfAnother().board();

  @Test
  @Applies("508.4b")
  void what_an_effect_states_may_be_gone() {
    Ruling left = ruling(board, declare(), leavesGame("cat"), stateSpecified("bears", "cat"));
    assertThat(applying(left)).containsExactly("508.4b bears");
    Ruling changed =
        ruling(
            board,
            declare(),
            change("sage", new Change.LosesType("planeswalker")),
            stateSpecified("bears", "sage"));
    assertThat(applying(changed)).containsExactly("508.4b bears");
    assertThat(attacking(changed)).isEmpty();
  }

  @Test
  @DoesNotApply("508.4b")
  void what_an_effect_states_is_attacked_while_it_is_there() {
    Ruling ruling = ruling(board, declare(), stateSpecified("bears", "siege"));
    assertThat(notApplying(ruling)).contains("508.4b bears");
    assertThat(attacking(ruling)).containsExactly("bears > siege");
  }
}
