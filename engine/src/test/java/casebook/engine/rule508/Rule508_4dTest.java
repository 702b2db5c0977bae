package casebook.engine.rule508;

import static casebook.engine.Table.aCreature;
import static casebook.engine.play.Moves.after;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.block;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.end;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.putBlocking;
import static casebook.engine.play.Moves.putIn;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.state;
import static casebook.engine.play.Moves.status;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.BlockStatus;
import casebook.engine.board.Board;
import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.NotUnblocked;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** 508.4d: what is put attacking after blockers were declared stays unblocked. */
class Rule508_4dTest {
  private final Table table =
      Table.annAndBob().creature("bears", "ann").creature("ogre", "ann").creature("wall", "bob");

  private final Board board = table.board();

  private final Permanent token = aCreature("token", "ann");

  @Test
  @Applies("508.4d")
  void it_stays_unblocked_until_an_effect_says_that_it_becomes_blocked() {
    Board entered =
        after(board, declare("bears", "bob"), block(), putIn(CombatStep.COMBAT_DAMAGE, token));
    assertThat(status(entered, "token", change("wall", new Change.Leaves())))
        .contains(BlockStatus.ENTERED_UNBLOCKED);
    Move blocked = change("token", new Change.BecomesBlocked());
    assertThat(applying(ruling(entered, blocked))).contains("508.4d token");
    assertThat(status(entered, "token", blocked)).contains(BlockStatus.ENTERED_AND_BECAME_BLOCKED);
    assertThat(status(entered, "token", putBlocking(aCreature("saproling", "bob"), "token")))
        .contains(BlockStatus.ENTERED_AND_BECAME_BLOCKED);
  }

  @Test
  @DoesNotApply("508.4d")
  void removed_from_combat_or_after_it_nothing_is_blocked_or_unblocked() {
    Board entered =
        after(board, declare("bears", "bob"), block(), putIn(CombatStep.DECLARE_BLOCKERS, token));
    Move removed = change("token", new Change.RemovedFromCombat());
    assertThat(status(entered, "token", removed)).isEmpty();
    assertThat(status(entered, "token", removed, state("token", "bob"))).isEmpty();
    assertThat(status(entered, "token", end())).isEmpty();
    assertThat(notApplying(ruling(entered, change("wall", new Change.BecomesBlocked()))))
        .contains("508.4d wall");
    assertThat(status(entered, "wall", change("wall", new Change.BecomesBlocked()))).isEmpty();
  }

  @Test
  @DoesNotApply("508.4d")
  void why_a_creature_is_not_unblocked_since_it_entered_is_told() {
    Board entered =
        after(board, declare("bears", "bob"), block(), putIn(CombatStep.DECLARE_BLOCKERS, token));
    assertThat(why(entered, "token")).isEmpty();
    assertThat(why(entered, "bears")).contains(NotUnblocked.DID_NOT_ENTER_SO);
    assertThat(why(entered, "ogre")).contains(NotUnblocked.NOT_ATTACKING);
    assertThat(why(after(entered, change("token", new Change.BecomesBlocked())), "token"))
        .contains(NotUnblocked.BECAME_BLOCKED);
    assertThat(why(after(entered, change("token", new Change.RemovedFromCombat())), "token"))
        .contains(NotUnblocked.REMOVED_FROM_COMBAT);
    assertThat(why(after(entered, change("bears", new Change.RemovedFromCombat())), "bears"))
        .contains(NotUnblocked.REMOVED_FROM_COMBAT);
    assertThat(why(after(entered, end()), "token")).contains(NotUnblocked.COMBAT_IS_OVER);
  }

  private static Optional<NotUnblocked> why(Board board, String creature) {
    Move asked = new Move.Ask(new Question.Blocked(new Id(creature)));
    return ruling(board, asked).findings().getFirst().notUnblocked();
  }
}
