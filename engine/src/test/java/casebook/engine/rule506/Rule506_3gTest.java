package casebook.engine.rule506;

import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.state;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.board.Board;
import casebook.engine.move.Change;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Ruling;
import org.junit.jupiter.api.Test;

/** 506.3g: a battle doesn't become an attacking or blocking creature. */
class Rule506_3gTest {
  private final Board board = Tables.oneAttackerAtMost().board();

  @Test
  @Applies("506.3g")
  void a_battle_does_not_become_an_attacking_creature() {
    Ruling ruling =
        ruling(
            board,
            declare(),
            change("siege", new Change.GainsType("creature")),
            state("siege", "bob"));
    assertThat(applying(ruling)).containsExactly("506.3g siege");
    assertThat(attacking(ruling)).isEmpty();
  }

  @Test
  @DoesNotApply("506.3g")
  void another_creature_does() {
    assertThat(notApplying(ruling(board, declare(), state("bears", "bob"))))
        .contains("506.3g bears");
  }
}
