package casebook.engine.rule506;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.answer;
import static casebook.engine.play.Moves.declare;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Answer;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 506.7: whether a creature had to attack. */
class Rule506_7Test {
  private final Board board = Tables.twoAttackers().board();

  private final Move attack = declare("bears", "bob", "ogre", "sage");

  @Test
  @Applies("506.7")
  void a_requirement_makes_a_creature_have_to_attack() {
    Question had = new Question.HadToAttack(id("bears"));
    Board goaded =
        Table.annAndBob()
            .creature("bears", "ann")
            .which(bears -> bears.goadedBy(Set.of(id("bob"))))
            .board();
    assertThat(answer(goaded, had, declare("bears", "bob"))).isEqualTo(new Answer.Truth(true));
  }

  @Test
  @DoesNotApply("506.7")
  void without_a_requirement_none_had_to() {
    Question had = new Question.HadToAttack(id("bears"));
    assertThat(answer(board, had, attack)).isEqualTo(new Answer.Truth(false));
  }
}
