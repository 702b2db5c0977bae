package casebook.engine.play;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.block;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.end;
import static casebook.engine.play.Moves.impossible;
import static casebook.engine.play.Moves.putIn;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.status;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.BlockStatus;
import casebook.engine.board.Board;
import casebook.engine.board.Combat.Stage;
import casebook.engine.board.CombatStep;
import casebook.engine.board.Permanent;
import casebook.engine.move.Move;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Ruling;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** When something can still enter attacking, and one blocker that blocks several. */
class UnblockedTest {
  private final Table table =
      Table.annAndBob().creature("bears", "ann").creature("ogre", "ann").creature("wall", "bob");

  private final Board board = table.board();

  private final Permanent token = aCreature("token", "ann");

  @Test
  void nothing_enters_in_a_step_that_is_past_or_skipped() {
    assertThat(
            impossible(
                board,
                declare("bears", "bob"),
                block(),
                putIn(CombatStep.DECLARE_ATTACKERS, token)))
        .isEqualTo(new ImpossibleMove.WrongMoment(Stage.BLOCKERS_DECLARED));
    assertThat(impossible(board, declare(), putIn(CombatStep.COMBAT_DAMAGE, token)))
        .isEqualTo(new ImpossibleMove.StepSkipped("combatDamage"));
    assertThat(impossible(board, declare(), end(), putIn(CombatStep.END_OF_COMBAT, token)))
        .isEqualTo(new ImpossibleMove.WrongMoment(Stage.ENDED));
    assertThat(
            impossible(
                board, declare("bears", "bob"), putIn(CombatStep.COMBAT_DAMAGE, token), block()))
        .isEqualTo(new ImpossibleMove.WrongMoment(Stage.COMBAT_DAMAGE));
  }

  @Test
  void in_the_end_of_combat_step_it_is_too_late_for_the_steps_that_were_skipped() {
    Ruling ruling = ruling(board, declare(), putIn(CombatStep.END_OF_COMBAT, token));
    assertThat(ruling.state().skipped()).containsExactly("declareBlockers", "combatDamage");
    assertThat(applying(ruling)).contains("508.4d token");
  }

  @Test
  void one_blocker_may_block_several() {
    var both =
        new Move.DeclareBlockers(Table.attack("wall", "bears").targets(), Set.of(id("ogre")));
    assertThat(status(board, "ogre", declare("bears", "bob", "ogre", "bob"), both))
        .contains(BlockStatus.BLOCKED);
  }
}
