package casebook.engine.rule508;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.answer;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.no;
import static casebook.engine.play.Moves.reselect;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.yes;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Reason.NotReselectable;
import casebook.engine.ruling.Reason.NotReselectable.Limit;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 508.7a: the creature isn't removed from combat. */
class Rule508_7aTest {
  private final Table table = Tables.fourPlayers();

  private final Board board = table.board();

  @Test
  @Applies("508.7a")
  void it_still_attacked_what_it_was_declared_as_attacking_and_nothing_else() {
    Move[] moves = {declare("bears", "bob"), reselect("bears", "cat")};
    assertThat(answer(board, new Question.Attacked(id("ann"), id("bob")), moves)).isEqualTo(yes());
    assertThat(answer(board, new Question.Attacked(id("ann"), id("cat")), moves)).isEqualTo(no());
    assertThat(answer(board, new Question.Attacking(id("ann"), id("cat")), moves)).isEqualTo(yes());
    assertThat(answer(board, new Question.Attacking(id("ann"), id("bob")), moves)).isEqualTo(no());
  }

  @Test
  @DoesNotApply({"508.7a", "508.7c"})
  void nothing_else_can_be_reselected_and_the_creature_goes_on_attacking_what_it_did() {
    for (String target : List.of("ann", "seer", "raid", "grove", "ogre")) {
      Ruling ruling = ruling(board, declare("bears", "bob"), reselect("bears", target));
      assertThat(ruling.verdict()).isEqualTo(Verdict.ILLEGAL);
      assertThat(ruling.decidedBy()).map(Object::toString).contains("508.7c");
      assertThat(ruling.why())
          .containsExactly(new NotReselectable(id("bears"), id(target), Limit.OPPONENTS));
      assertThat(attacking(ruling)).containsExactly("bears > bob");
      assertThat(applying(ruling)).isEmpty();
    }
  }
}
