package casebook.engine.rule506;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.answer;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.block;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.board.Board;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.play.Moves;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Answer;
import org.junit.jupiter.api.Test;

/** 506.5: attacking and blocking alone. */
class Rule506_5Test {
  private final Board board = Tables.firstAndDoubleStrike().board();

  @Test
  @Applies("506.5")
  void the_only_declared_attacker_attacks_alone_even_beside_a_token_put_attacking() {
    Move entering = put(aCreature("token", "ann"));
    assertThat(holds(new Question.AttacksAlone(id("bears")), declare("bears", "bob"), entering))
        .isTrue();
    assertThat(holds(new Question.AttackingAlone(id("bears")), declare("bears", "bob"), entering))
        .isFalse();
  }

  @Test
  @DoesNotApply("506.5")
  void one_of_two_does_not_attack_alone() {
    Move attack = declare("bears", "bob", "knight", "bob");
    assertThat(holds(new Question.AttacksAlone(id("bears")), attack)).isFalse();
    assertThat(holds(new Question.AttackingAlone(id("bears")), attack)).isFalse();
  }

  @Test
  @Applies("506.5")
  void the_last_of_two_is_attacking_alone_without_having_attacked_alone() {
    Move attack = declare("bears", "bob", "knight", "bob");
    Move death = Moves.change("knight", new Change.Leaves());
    assertThat(holds(new Question.AttacksAlone(id("bears")), attack, death)).isFalse();
    assertThat(holds(new Question.AttackingAlone(id("bears")), attack, death)).isTrue();
  }

  @Test
  @Applies("506.5")
  void blocking_alone_looks_at_the_blockers_in_the_same_way() {
    Move attack = declare("bears", "bob", "knight", "bob");
    Move alone = block("wall", "bears");
    Move both = block("wall", "bears", "duelist", "knight");
    Move entering = Moves.putBlocking(aCreature("token", "bob"), "bears");
    assertThat(holds(new Question.BlocksAlone(id("wall")), attack, alone, entering)).isTrue();
    assertThat(holds(new Question.BlockingAlone(id("wall")), attack, alone, entering)).isFalse();
    assertThat(holds(new Question.BlockingAlone(id("wall")), attack, alone)).isTrue();
    assertThat(holds(new Question.BlocksAlone(id("wall")), attack, both)).isFalse();
    assertThat(applying(ruling(board, attack, alone))).containsExactly("506.5 wall");
  }

  private boolean holds(Question question, Move... before) {
    return answer(board, question, before).equals(new Answer.Truth(true));
  }
}
