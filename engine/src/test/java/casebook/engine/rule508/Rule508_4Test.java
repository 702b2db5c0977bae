package casebook.engine.rule508;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.answer;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.end;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.state;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Reason.NotAChoice;
import casebook.engine.ruling.Reason.NotAttackable.Why;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 508.4: creatures put onto the battlefield attacking. */
class Rule508_4Test {
  private final Board board = Tables.oneAttackerAtMost().board();

  private final Permanent token = aCreature("token", "ann");

  private final Table table =
      Table.annAndBob().creature("bears", "ann").creature("ogre", "ann").creature("wall", "bob");

  @Test
  @Applies("508.4")
  @DoesNotApply({"506.3a", "506.3b", "506.3f"})
  void its_controller_chooses_what_it_attacks() {
    for (String target : new String[] {"bob", "cat", "sage", "siege"}) {
      Ruling ruling = ruling(board, begin(), put(token, target));
      assertThat(ruling.verdict()).isEqualTo(Verdict.LEGAL);
      assertThat(attacking(ruling)).containsExactly("token > " + target);
      assertThat(applying(ruling)).contains("508.4 token " + target);
      assertThat(notApplying(ruling)).contains("506.3a token", "506.3f token", "506.3b token");
    }
  }

  @Test
  @Applies("508.4")
  void only_what_may_be_attacked_can_be_chosen() {
    Ruling ruling = ruling(board, begin(), put(token, "seer"));
    assertThat(ruling.verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(ruling.decidedBy()).contains(RuleNumber.parse("508.4"));
    assertThat(ruling.why())
        .containsExactly(
            new NotAChoice(id("token"), id("seer"), Why.NOT_CONTROLLED_BY_A_DEFENDING_PLAYER));
    assertThat(attacking(ruling)).isEmpty();
  }

  @Test
  @Applies("508.4")
  void an_effect_may_state_that_a_creature_is_attacking() {
    Ruling ruling = ruling(board, declare(), state("bears", "sage"));
    assertThat(attacking(ruling)).containsExactly("bears > sage");
    assertThat(applying(ruling)).contains("508.4 bears sage");
  }

  @Test
  @Applies("508.4")
  void it_never_attacked() {
    Ruling asked = wasDeclared("token", declare("bears", "bob"), put(token, "bob"));
    assertThat(asked.answer()).contains(new Answer.Truth(false));
    assertThat(applying(asked)).containsExactly("508.4 token");
    assertThat(applying(wasDeclared("bears", declare("bears", "bob"), put(token, "bob"))))
        .containsExactly("508.1k bears");
    assertThat(applying(wasDeclared("wall", declare("bears", "bob"), put(token, "bob")))).isEmpty();
    assertThat(
            answer(
                board, new Question.Attacked(id("ann"), id("cat")), declare(), put(token, "cat")))
        .isEqualTo(new Answer.Truth(false));
  }

  @Test
  @DoesNotApply("508.4")
  void a_declared_creature_did_attack() {
    Ruling ruling =
        ruling(board, declare("bears", "bob"), new Move.Ask(new Question.WasDeclared(id("bears"))));
    assertThat(ruling.answer()).contains(new Answer.Truth(true));
    assertThat(applying(ruling)).doesNotContain("508.4 bears");
  }

  @Test
  @Applies("508.4")
  void what_was_put_attacking_remains_so_until_combat_ends() {
    Ruling ended = ruling(board, declare("bears", "bob"), put(token, "bob"), end());
    assertThat(applying(ended)).containsExactly("508.1k bears", "508.4 token");
    Ruling then =
        ruling(table.amendedBy().board(), declare("bears", "bob"), put(token, "bob"), end());
    assertThat(applying(then)).containsExactly("508.1k bears token");
  }

  private Ruling wasDeclared(String creature, Move... before) {
    var moves = new ArrayList<>(List.of(before));
    moves.add(new Move.Ask(new Question.WasDeclared(id(creature))));
    return ruling(board, moves.toArray(Move[]::new));
  }
}
