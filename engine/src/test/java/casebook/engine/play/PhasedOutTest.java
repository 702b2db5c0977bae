package casebook.engine.play;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.impossible;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.putBlocking;
import static casebook.engine.play.Moves.putSpecified;
import static casebook.engine.play.Moves.reselect;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.state;
import static casebook.engine.play.Moves.stateSpecified;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.ruling.ImpossibleMove;
import org.junit.jupiter.api.Test;

/** What is phased out is treated as though it did not exist (702.26b). */
class PhasedOutTest {
  private final Board board =
      Table.of("ann", "bob", "cat").creature("bears", "ann").planeswalker("sage", "bob").board();

  private final Permanent token = aCreature("token", "ann");

  @Test
  void whatIsPhasedOutIsTreatedAsThoughItDidNotExist() {
    Permanent ghost = aCreature("ghost", "ann").change().phasedOut(true).build();
    Board haunted = board.with(ghost);
    var phasedOut = new ImpossibleMove.IsPhasedOut(id("ghost"));
    assertThat(impossible(board, declare(), put(ghost, "bob"))).isEqualTo(phasedOut);
    assertThat(impossible(haunted, declare(), state("ghost", "bob"))).isEqualTo(phasedOut);
    assertThat(impossible(haunted, declare(), reselect("ghost", "bob"))).isEqualTo(phasedOut);
    assertThat(
            impossible(
                board,
                declare("bears", "bob"),
                putBlocking(ghost.change().controller(id("bob")).build(), "bears")))
        .isEqualTo(phasedOut);
  }

  @Test
  @Applies({"508.4a", "508.4b", "506.3c"})
  void aPlaneswalkerThatIsPhasedOutIsNotThere() {
    Move phasesOut = change("sage", new Change.PhasesOut());
    assertThat(applying(ruling(board, declare(), phasesOut, putSpecified(token, "sage"))))
        .containsExactly("506.3c token", "508.4a token");
    assertThat(applying(ruling(board, declare(), phasesOut, stateSpecified("bears", "sage"))))
        .containsExactly("508.4b bears");
    assertThat(applying(ruling(board, declare(), phasesOut, put(token, "sage"))))
        .containsExactly("506.3c token", "508.4a token");
    assertThat(
            ruling(board, declare("bears", "bob"), phasesOut, reselect("bears", "sage"))
                .decidedBy())
        .map(Object::toString)
        .contains("508.7c");
  }
}
