package casebook.engine.rule506;

import static casebook.engine.Table.aCreature;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.board.Board;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Ruling;
import org.junit.jupiter.api.Test;

/** 506.3b: a creature put attacking under another player's control. */
class Rule506_3bTest {
  private final Board board = Tables.oneAttackerAtMost().board();

  @Test
  @Applies("506.3b")
  void under_another_players_control_it_enters_but_never_attacks() {
    Ruling ruling = ruling(board, begin(), put(aCreature("token", "bob"), "cat"));
    assertThat(applying(ruling)).containsExactly("506.3b token");
    assertThat(attacking(ruling)).isEmpty();
  }
}
