package casebook.engine.rule506;

import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.play.Moves.answer;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.defenders;
import static casebook.engine.play.Moves.impossible;
import static casebook.engine.play.Moves.leavesGame;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Options.AttackOption;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Reason.NoDefendingPlayer;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import org.junit.jupiter.api.Test;

/** 506.2a: one or more defending players, by the options of a multiplayer game. */
class Rule506_2aTest {
  @Test
  @Applies("506.2a")
  void one_of_several_opponents_is_chosen() {
    Board three = Table.of("ann", "bob", "cat").option(AttackOption.SINGLE).board();
    Ruling ruling = ruling(three, begin("cat"));
    assertThat(applying(ruling)).containsExactly("506.2 ann", "506.2a cat");
    assertThat(defenders(three, begin("cat"))).isEqualTo(ids("cat"));
  }

  @Test
  @Applies("506.2a")
  void one_of_them_must_be_chosen() {
    Board three = Table.of("ann", "bob", "cat").option(AttackOption.SINGLE).board();
    var nobodyChosen = new ImpossibleMove.NoDefendingPlayerChosen();
    assertThat(impossible(three, begin())).isEqualTo(nobodyChosen);
    assertThat(impossible(three, declare())).as("no attack implies whom").isEqualTo(nobodyChosen);
  }

  @Test
  @Applies("506.2a")
  void only_an_opponent_can_be_chosen() {
    Board three = Table.of("ann", "bob", "cat").option(AttackOption.SINGLE).board();
    Ruling ruling = ruling(three, begin("ann"));
    assertThat(ruling.verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(ruling.decidedBy()).contains(RuleNumber.parse("506.2a"));
    assertThat(ruling.why()).containsExactly(new NoDefendingPlayer(id("ann")));
  }

  @Test
  @Applies("506.2a")
  void only_an_opponent_in_range_can_be_chosen() {
    Board five =
        Table.of("ann", "bob", "cat", "dan", "eve").option(AttackOption.SINGLE).range(1).board();
    assertThat(ruling(five, begin("cat")).verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(ruling(five, begin("eve")).verdict()).isEqualTo(Verdict.LEGAL);
  }

  @Test
  @Applies("506.2a")
  void all_opponents_defend_where_several_may_be_attacked() {
    Board three = Table.of("ann", "bob", "cat").board();
    assertThat(defenders(three)).isEqualTo(ids("bob", "cat"));
  }

  @Test
  @Applies("506.2a")
  void the_option_may_dictate_the_choice() {
    Board left = Table.of("ann", "bob", "cat").option(AttackOption.LEFT).board();
    assertThat(defenders(left)).isEqualTo(ids("bob"));
    assertThat(ruling(left, begin("cat")).verdict()).isEqualTo(Verdict.ILLEGAL);
    Board right = Table.of("ann", "bob", "cat").option(AttackOption.RIGHT).board();
    assertThat(defenders(right)).isEqualTo(ids("cat"));
  }

  @Test
  @Applies("506.2a")
  void who_was_chosen_and_leaves_is_not_replaced() {
    Board three =
        Table.of("ann", "bob", "cat").option(AttackOption.SINGLE).creature("bears", "ann").board();
    assertThat(defenders(three, begin("bob"), leavesGame("bob"))).isEmpty();
  }

  @Test
  @DoesNotApply("506.2a")
  void with_one_opponent_there_is_nobody_to_choose() {
    Board single = Table.annAndBob().option(AttackOption.SINGLE).creature("bears", "ann").board();
    assertThat(answer(single, new Question.DefendingPlayers(), begin()))
        .isEqualTo(new Answer.Players(ids("bob")));
  }
}
