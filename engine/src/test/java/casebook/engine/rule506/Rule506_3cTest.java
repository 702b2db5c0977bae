package casebook.engine.rule506;

import static casebook.engine.Table.aCreature;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.leavesGame;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.putSpecified;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.move.Change;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Ruling;
import org.junit.jupiter.api.Test;

/** 506.3c: a creature put attacking a player or permanent that is gone. */
class Rule506_3cTest {
  private final Board board = Tables.battleOfAnother().board();

  private final Permanent token = aCreature("token", "ann");

  @Test
  @Applies({"506.3c", "508.4a"})
  void what_the_effect_named_may_be_gone() {
    Ruling player =
        ruling(board, declare("bears", "bob"), leavesGame("cat"), putSpecified(token, "cat"));
    assertThat(applying(player)).containsExactly("506.3c token", "508.4a token");
    assertThat(attacking(player)).containsExactly("bears > bob");
    Ruling permanent =
        ruling(board, declare(), change("sage", new Change.Leaves()), putSpecified(token, "sage"));
    assertThat(applying(permanent)).containsExactly("506.3c token", "508.4a token");
    Ruling kind = ruling(board, declare(), putSpecified(token, "grove"));
    assertThat(applying(kind)).containsExactly("506.3c token", "508.4a token");
  }

  @Test
  @DoesNotApply({"506.3c", "508.4a"})
  void what_the_effect_named_is_attacked_while_it_is_there() {
    Ruling ruling = ruling(board, declare(), putSpecified(token, "sage"));
    assertThat(notApplying(ruling)).contains("506.3c token", "508.4a token");
    assertThat(attacking(ruling)).containsExactly("token > sage");
  }
}
