package casebook.engine.play;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.block;
import static casebook.engine.play.Moves.blocking;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.impossible;
import static casebook.engine.play.Moves.leavesGame;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Ruling;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What leaves with a permanent or with a player, and what doesn't come back. */
class LeavesCombatTest {
  private final Board board = Tables.twoAttackers().board();

  private final Move attack = declare("bears", "bob", "ogre", "sage");

  @Test
  void a_removed_creature_stays_removed() {
    Ruling ruling =
        ruling(
            board,
            attack,
            change("bears", new Change.LosesType("creature")),
            change("bears", new Change.GainsType("creature")));
    assertThat(attacking(ruling)).containsExactly("ogre > sage");
  }

  @Test
  void what_is_attached_phases_out_along() {
    Board equipped =
        Table.annAndBob()
            .creature("bears", "ann")
            .creature("symbiote", "ann")
            .which(symbiote -> symbiote.attachedTo(Optional.of(id("bears"))))
            .board();
    Ruling ruling =
        ruling(
            equipped,
            declare("bears", "bob", "symbiote", "bob"),
            change("bears", new Change.PhasesOut()));
    assertThat(attacking(ruling)).isEmpty();
    assertThat(applying(ruling)).containsExactly("506.4 bears", "506.4 symbiote");
  }

  @Test
  void what_a_player_owns_leaves_with_the_player() {
    Ruling ruling = ruling(board, attack, block("wall", "bears"), leavesGame("bob"));
    assertThat(applying(ruling))
        .containsExactly("506.4 wall", "506.4 sage", "506.4c ogre sage", "508.1k bears bob");
    assertThat(attacking(ruling)).containsExactly("bears >", "ogre >");
    assertThat(blocking(ruling)).isEmpty();
  }

  @Test
  void what_a_player_only_controls_goes_back_to_its_owner() {
    Board stolen =
        Table.of("ann", "bob", "cat")
            .creature("bears", "ann")
            .which(bears -> bears.owner(id("cat")))
            .creature("ogre", "cat")
            .which(ogre -> ogre.owner(id("ann")))
            .board();
    Ruling ruling = ruling(stolen, declare("bears", "bob"), leavesGame("ann"));
    assertThat(attacking(ruling)).isEmpty();
    assertThat(ruling(stolen, leavesGame("ann"), change("bears", new Change.Taps())).findings())
        .isNotEmpty();
    assertThat(impossible(stolen, leavesGame("ann"), change("ogre", new Change.Taps())))
        .isEqualTo(new ImpossibleMove.NotOnTheBattlefield(id("ogre")));
  }
}
