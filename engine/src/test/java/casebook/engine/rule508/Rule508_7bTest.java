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
import casebook.engine.play.Tables;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import org.junit.jupiter.api.Test;

/** 508.7b: requirements and restrictions don't bear on reselecting. */
class Rule508_7bTest {
  private final Table table = Tables.fourPlayers();

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
