package casebook.engine.play;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.impossible;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.putBlocking;
import static casebook.engine.play.Moves.reselect;
import static casebook.engine.play.Moves.state;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.ruling.ImpossibleMove;
import org.junit.jupiter.api.Test;

/** What is phased out is treated as though it did not exist (702.26b). */
class PhasedOutTest {
  private final Board board =
      Table.of("ann", "bob", "cat").creature("bears", "ann").planeswalker("sage", "bob").board();

  @Test
  void what_is_phased_out_is_treated_as_though_it_did_not_exist() {
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
}
