package casebook.engine.play;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.answer;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.end;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Game;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Direction;
import casebook.engine.board.Player;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Players;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.rule506.Rule506_2;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Combat among several players, and one combat phase after another. */
class CombatPhaseTest {
  private final Board board = Tables.firstAndDoubleStrike().board();

  @Test
  void cr_500_11_no_attackers_are_declared_in_a_combat_phase_that_is_skipped() {
    Table table = Tables.twoAttackers();
    Board skips = table.effect("peace", "bob", new Effect.SkipsCombat(Players.OPPONENT)).board();
    for (Move move : List.of(declare(), declare("bears", "bob"), begin())) {
      assertThat(Game.adjudicate(skips, List.of(move)).impossible())
          .get()
          .isInstanceOf(ImpossibleMove.CombatSkipped.class);
    }
    Board others =
        Tables.twoAttackers().effect("peace", "bob", new Effect.SkipsCombat(Players.YOU)).board();
    assertThat(ruling(others, declare("bears", "bob")).verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(ruling(skips.with(skips.turn().nextCombat()), begin()).verdict())
        .isEqualTo(Verdict.LEGAL);
  }

  @Test
  void the_nearest_opponent_sits_beyond_teammates_and_those_who_left() {
    Table teams =
        Table.of("ann", "bob", "cat", "dan").teams(List.of("ann", "bob"), List.of("cat", "dan"));
    Board all = teams.board();
    assertThat(Rule506_2.nearestOpponent(all, id("ann"), Direction.LEFT)).contains(id("cat"));
    assertThat(Rule506_2.nearestOpponent(all, id("ann"), Direction.RIGHT)).contains(id("dan"));
    assertThat(Rule506_2.nearestOpponent(all, id("bob"), Direction.RIGHT)).contains(id("dan"));
    assertThat(Rule506_2.nearestOpponent(all, id("dan"), Direction.LEFT)).contains(id("ann"));
    assertThat(Rule506_2.nearestOpponent(all, id("dan"), Direction.RIGHT)).contains(id("bob"));
    Board three = Table.of("ann", "bob", "cat").board();
    assertThat(Rule506_2.nearestOpponent(three, id("bob"), Direction.LEFT)).contains(id("cat"));
    assertThat(Rule506_2.nearestOpponent(three, id("bob"), Direction.RIGHT)).contains(id("ann"));
    Board without = teams.player("cat", Player::outOfGame).board();
    assertThat(Rule506_2.nearestOpponent(without, id("ann"), Direction.LEFT)).contains(id("dan"));
    Board alone = teams.player("dan", Player::outOfGame).board();
    assertThat(Rule506_2.nearestOpponent(alone, id("ann"), Direction.LEFT)).isEmpty();
  }

  @Test
  void an_ended_combat_is_followed_by_another() {
    Ruling again = ruling(board, begin(), declare("bears", "bob"), end(), begin());
    assertThat(again.verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(again.state().attacking()).isEmpty();
    assertThat(answer(board, new Question.Steps(), declare(), end(), begin()))
        .isEqualTo(answer(board, new Question.Steps()));
  }
}
