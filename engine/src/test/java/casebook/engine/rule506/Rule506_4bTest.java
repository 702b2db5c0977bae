package casebook.engine.rule506;

import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.block;
import static casebook.engine.play.Moves.blocking;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.board.Board;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Ruling;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 506.4b: tapping and untapping don't remove a creature from combat. */
class Rule506_4bTest {
  private final Board board = Tables.twoAttackers().board();

  private final Move attack = declare("bears", "bob", "ogre", "sage");

  @Test
  @Applies("506.4b")
  void tapping_and_untapping_remove_nothing() {
    for (Change change : List.of(new Change.Taps(), new Change.Untaps())) {
      Ruling ruling =
          ruling(
              board,
              attack,
              block("wall", "bears"),
              change("bears", change),
              change("wall", change));
      assertThat(applying(ruling)).containsExactly("506.4b wall");
      assertThat(attacking(ruling)).contains("bears > bob");
      assertThat(blocking(ruling)).containsExactly("wall > bears");
    }
  }

  @Test
  @DoesNotApply("506.4b")
  void tapping_an_idler_is_no_matter_of_combat() {
    assertThat(notApplying(ruling(board, attack, change("wall", new Change.Taps()))))
        .contains("506.4b wall");
  }
}
