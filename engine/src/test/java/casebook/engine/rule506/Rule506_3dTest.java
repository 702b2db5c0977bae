package casebook.engine.rule506;

import static casebook.engine.Table.aCreature;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.block;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.putIn;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.status;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.BlockStatus;
import casebook.engine.board.Board;
import casebook.engine.board.CombatStep;
import casebook.engine.board.Permanent;
import casebook.engine.move.Move;
import casebook.engine.ruling.Ruling;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 506.3d: a creature put attacking after blockers were declared is unblocked. */
class Rule506_3dTest {
  private static final List<CombatStep> LATE =
      List.of(CombatStep.DECLARE_BLOCKERS, CombatStep.COMBAT_DAMAGE, CombatStep.END_OF_COMBAT);

  private final Table table =
      Table.annAndBob().creature("bears", "ann").creature("ogre", "ann").creature("wall", "bob");

  private final Board board = table.board();

  private final Permanent token = aCreature("token", "ann");

  @Test
  @Applies({"506.3d", "508.4d"})
  void what_enters_attacking_after_blockers_are_declared_is_unblocked() {
    for (CombatStep step : LATE) {
      Ruling ruling = ruling(board, declare("bears", "bob"), putIn(step, token));
      assertThat(applying(ruling)).contains("506.3d token", "508.4d token");
      assertThat(attacking(ruling)).containsExactly("bears > bob", "token > bob");
      assertThat(status(board, "token", declare("bears", "bob"), putIn(step, token)))
          .contains(BlockStatus.ENTERED_UNBLOCKED);
    }
    Move[] afterBlocks = {declare("bears", "bob"), block("wall", "bears"), put(token, "bob")};
    assertThat(status(board, "token", afterBlocks)).contains(BlockStatus.ENTERED_UNBLOCKED);
    assertThat(status(board, "bears", afterBlocks)).contains(BlockStatus.BLOCKED);
  }

  @Test
  @DoesNotApply({"506.3d", "508.4d"})
  void what_enters_attacking_before_that_is_neither_yet_and_can_be_blocked() {
    Ruling ruling = ruling(board, declare("bears", "bob"), put(token, "bob"));
    assertThat(notApplying(ruling)).contains("506.3d token", "508.4d token");
    assertThat(status(board, "token", declare("bears", "bob"), put(token, "bob"))).isEmpty();
    Move[] blocked = {declare("bears", "bob"), put(token, "bob"), block("wall", "token")};
    assertThat(status(board, "token", blocked)).contains(BlockStatus.BLOCKED);
    assertThat(status(board, "bears", blocked)).contains(BlockStatus.UNBLOCKED);
  }

  @Test
  @DoesNotApply({"506.3d", "508.4d"})
  void before_february2026_it_was_neither_blocked_nor_unblocked() {
    Board then = table.amendedBy().board();
    Move[] moves = {declare("bears", "bob"), block(), put(token, "bob")};
    assertThat(status(then, "token", moves)).isEmpty();
    assertThat(applying(ruling(then, moves))).doesNotContain("506.3d token", "508.4d token");
    assertThat(status(then, "bears", moves)).contains(BlockStatus.UNBLOCKED);
  }
}
