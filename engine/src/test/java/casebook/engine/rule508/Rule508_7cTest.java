package casebook.engine.rule508;

import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.leavesGame;
import static casebook.engine.play.Moves.reselect;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Ruling;
import org.junit.jupiter.api.Test;

/** 508.7c: what can be reselected. */
class Rule508_7cTest {
  private final Table table = Tables.fourPlayers();

  private final Board board = table.board();

  @Test
  @Applies("508.7c")
  void a_player_who_left_is_no_opponent_any_more() {
    Ruling ruling =
        ruling(board, declare("bears", "bob"), leavesGame("cat"), reselect("bears", "cat"));
    assertThat(ruling.decidedBy()).map(Object::toString).contains("508.7c");
  }
}
