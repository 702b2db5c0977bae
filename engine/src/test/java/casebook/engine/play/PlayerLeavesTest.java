package casebook.engine.play;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.play.Moves.answer;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.impossible;
import static casebook.engine.play.Moves.leavesGame;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.putBlocking;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Options.AttackOption;
import casebook.engine.board.Player;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Reason.NotAttackable;
import casebook.engine.ruling.Reason.NotAttackable.Why;
import casebook.engine.ruling.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What can and can't happen once a player has left the game (800.4b, 800.4j, 801.2c). */
class PlayerLeavesTest {
  @Test
  void nothing_enters_under_the_control_of_a_player_who_left_the_game() {
    Board three = Table.of("ann", "bob", "cat").creature("bears", "ann").board();
    assertThat(impossible(three, leavesGame("ann"), put(aCreature("imp", "ann"), "bob")))
        .isEqualTo(new ImpossibleMove.NotInTheGame(id("ann")));
    assertThat(
            impossible(
                three,
                declare("bears", "cat"),
                leavesGame("bob"),
                putBlocking(aCreature("imp", "bob"), "bears")))
        .isEqualTo(new ImpossibleMove.NotInTheGame(id("bob")));
  }

  @Test
  void nobody_declares_attackers_once_the_active_player_left_the_game() {
    Board three = Table.of("ann", "bob", "cat").board();
    assertThat(impossible(three, leavesGame("ann"), declare()))
        .isEqualTo(new ImpossibleMove.NotInTheGame(id("ann")));
  }

  @Test
  void nothing_comes_under_the_control_of_a_player_who_left_the_game() {
    Board three = Table.of("ann", "bob", "cat").creature("bears", "ann").board();
    Move stolen = change("bears", new Change.ChangesController(id("bob")));
    assertThat(impossible(three, leavesGame("bob"), stolen))
        .isEqualTo(new ImpossibleMove.NotInTheGame(id("bob")));
  }

  @Test
  void who_left_in_this_turn_still_separates_those_beside_them() {
    Board four = Table.of("ann", "bob", "cat", "dan").range(1).creature("bears", "ann").board();
    assertThat(ruling(four, leavesGame("bob"), declare("bears", "cat")).why())
        .containsExactly(new NotAttackable(id("bears"), id("cat"), Why.OUT_OF_RANGE));
    Question defending = new Question.DefendingPlayers();
    assertThat(answer(four, defending, leavesGame("bob")))
        .isEqualTo(new Answer.Players(ids("dan")));
  }

  @Test
  void who_left_in_an_earlier_turn_separates_nobody() {
    Board four =
        Table.of("ann", "bob", "cat", "dan")
            .range(1)
            .creature("bears", "ann")
            .player("bob", Player::outOfGame)
            .board();
    assertThat(ruling(four, declare("bears", "cat")).verdict()).isEqualTo(Verdict.LEGAL);
  }

  @Test
  @DoesNotApply("506.2")
  void nobody_attacks_in_a_turn_whose_active_player_left() {
    Board left =
        Table.of("ann", "bob", "cat").option(AttackOption.LEFT).creature("bears", "ann").board();
    Question defending = new Question.DefendingPlayers();
    assertThat(answer(left, defending, leavesGame("ann"))).isEqualTo(new Answer.Players(List.of()));
  }
}
