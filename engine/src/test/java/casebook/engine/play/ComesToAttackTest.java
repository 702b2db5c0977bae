package casebook.engine.play;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.end;
import static casebook.engine.play.Moves.impossible;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.state;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Combat.Stage;
import casebook.engine.board.Permanent;
import casebook.engine.ruling.ImpossibleMove;
import org.junit.jupiter.api.Test;

/** When a creature can't be put attacking, and when its target must be stated. */
class ComesToAttackTest {
  private final Board board = Tables.oneAttackerAtMost().board();

  private final Permanent token = aCreature("token", "ann");

  @Test
  void a_choice_that_is_not_stated_must_be_the_only_one() {
    assertThat(impossible(board, begin(), put(token)))
        .isEqualTo(
            new ImpossibleMove.NoTargetChosen(id("token"), ids("bob", "cat", "sage", "siege")));
    Board two = Table.annAndBob().board();
    assertThat(attacking(ruling(two, begin(), put(token)))).containsExactly("token > bob");
  }

  @Test
  void it_cannot_come_where_it_is_or_after_combat() {
    assertThat(impossible(board, begin(), put(aCreature("bears", "ann"), "bob")))
        .isEqualTo(new ImpossibleMove.AlreadyOnTheBattlefield(id("bears")));
    assertThat(impossible(board, declare(), end(), put(token, "bob")))
        .isEqualTo(new ImpossibleMove.WrongMoment(Stage.ENDED));
    assertThat(impossible(board, declare(), state("token", "bob")))
        .isEqualTo(new ImpossibleMove.NotOnTheBattlefield(id("token")));
  }
}
