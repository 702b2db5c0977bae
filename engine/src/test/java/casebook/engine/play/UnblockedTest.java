package casebook.engine.play;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.after;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.block;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.end;
import static casebook.engine.play.Moves.impossible;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.putBlocking;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.state;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.BlockStatus;
import casebook.engine.board.Board;
import casebook.engine.board.Combat.Stage;
import casebook.engine.board.CombatStep;
import casebook.engine.board.Permanent;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Ruling;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What enters attacking after blockers are declared, and who is blocked (506.3d, 508.4d). */
class UnblockedTest {
  private static final List<CombatStep> LATE =
      List.of(CombatStep.DECLARE_BLOCKERS, CombatStep.COMBAT_DAMAGE, CombatStep.END_OF_COMBAT);

  private final Table table =
      Table.annAndBob().creature("bears", "ann").creature("ogre", "ann").creature("wall", "bob");
  private final Board board = table.board();
  private final Permanent token = aCreature("token", "ann");

  private static Move putIn(CombatStep step, Permanent permanent) {
    return new Move.PutAttacking(permanent, Optional.of(id("bob")), false, Optional.of(step));
  }

  private static Optional<BlockStatus> status(Board board, String creature, Move... moves) {
    Board after = moves.length == 0 ? board : after(board, moves);
    Ruling asked = ruling(after, new Move.Ask(new Question.Blocked(id(creature))));
    return ((Answer.Blocked) asked.answer().orElseThrow()).status();
  }

  @Test
  @Applies({"506.3d", "508.4d"})
  void whatEntersAttackingAfterBlockersAreDeclaredIsUnblocked() {
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
  void whatEntersAttackingBeforeThatIsNeitherYetAndCanBeBlocked() {
    Ruling ruling = ruling(board, declare("bears", "bob"), put(token, "bob"));
    assertThat(notApplying(ruling)).contains("506.3d token", "508.4d token");
    assertThat(status(board, "token", declare("bears", "bob"), put(token, "bob"))).isEmpty();
    Move[] blocked = {declare("bears", "bob"), put(token, "bob"), block("wall", "token")};
    assertThat(status(board, "token", blocked)).contains(BlockStatus.BLOCKED);
    assertThat(status(board, "bears", blocked)).contains(BlockStatus.UNBLOCKED);
  }

  @Test
  @Applies("508.4d")
  void itStaysUnblockedUntilAnEffectSaysThatItBecomesBlocked() {
    Board entered =
        after(board, declare("bears", "bob"), block(), putIn(CombatStep.COMBAT_DAMAGE, token));
    assertThat(status(entered, "token", change("wall", new Change.Leaves())))
        .contains(BlockStatus.ENTERED_UNBLOCKED);
    Move blocked = change("token", new Change.BecomesBlocked());
    assertThat(applying(ruling(entered, blocked))).contains("508.4d token");
    assertThat(status(entered, "token", blocked)).contains(BlockStatus.BLOCKED);
    assertThat(status(entered, "token", putBlocking(aCreature("saproling", "bob"), "token")))
        .contains(BlockStatus.BLOCKED);
  }

  @Test
  @DoesNotApply("508.4d")
  void removedFromCombatOrAfterItNothingIsBlockedOrUnblocked() {
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
  @DoesNotApply({"506.3d", "508.4d"})
  void beforeFebruary2026ItWasNeitherBlockedNorUnblocked() {
    Board then = table.amendedBy().board();
    Move[] moves = {declare("bears", "bob"), block(), put(token, "bob")};
    assertThat(status(then, "token", moves)).isEmpty();
    assertThat(applying(ruling(then, moves))).doesNotContain("506.3d token", "508.4d token");
    assertThat(status(then, "bears", moves)).contains(BlockStatus.UNBLOCKED);
  }

  @Test
  @Applies("508.4")
  void whatWasPutAttackingRemainsSoUntilCombatEnds() {
    Ruling ended = ruling(board, declare("bears", "bob"), put(token, "bob"), end());
    assertThat(applying(ended)).containsExactly("508.1k bears", "508.4 token");
    Ruling then =
        ruling(table.amendedBy().board(), declare("bears", "bob"), put(token, "bob"), end());
    assertThat(applying(then)).containsExactly("508.1k bears token");
  }

  @Test
  void nothingEntersInAStepThatIsPastOrSkipped() {
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
  void inTheEndOfCombatStepItIsTooLateForTheStepsThatWereSkipped() {
    Ruling ruling = ruling(board, declare(), putIn(CombatStep.END_OF_COMBAT, token));
    assertThat(ruling.state().skipped()).containsExactly("declareBlockers", "combatDamage");
    assertThat(applying(ruling)).contains("508.4d token");
  }

  @Test
  void oneBlockerMayBlockSeveral() {
    var both =
        new Move.DeclareBlockers(Table.attack("wall", "bears").targets(), Set.of(id("ogre")));
    assertThat(status(board, "ogre", declare("bears", "bob", "ogre", "bob"), both))
        .contains(BlockStatus.BLOCKED);
  }
}
