package casebook.engine.rule506;

import static casebook.engine.play.Moves.after;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.block;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.end;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.steps;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.board.Board;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.play.Tables;
import org.junit.jupiter.api.Test;

/** 506.1: the steps of the combat phase, and which of them are skipped. */
class Rule506_1Test {
  private final Board board = Tables.firstAndDoubleStrike().board();

  @Test
  @Applies("506.1")
  @DoesNotApply("508.8")
  void an_attack_has_five_steps() {
    assertThat(steps(board, declare("bears", "bob")))
        .containsExactly(
            "beginningOfCombat",
            "declareAttackers",
            "declareBlockers",
            "combatDamage",
            "endOfCombat");
    assertThat(notApplying(ruling(board, declare("bears", "bob")))).contains("508.8 bears");
  }

  @Test
  @Applies({"506.1", "508.8"})
  void without_attackers_blocking_and_damage_are_skipped() {
    assertThat(steps(board, declare()))
        .containsExactly("beginningOfCombat", "declareAttackers", "endOfCombat");
    assertThat(ruling(board, declare()).state().skipped())
        .containsExactly("declareBlockers", "combatDamage");
    assertThat(applying(ruling(board, declare()))).contains("508.8");
    assertThat(steps(board, declare(), end()))
        .containsExactly("beginningOfCombat", "declareAttackers", "endOfCombat");
  }

  @Test
  @Applies("506.1")
  void an_attacker_with_first_strike_makes_two_damage_steps() {
    assertThat(steps(board, declare("knight", "bob")))
        .containsSubsequence("combatDamage", "combatDamage");
  }

  @Test
  @Applies("506.1")
  void so_does_a_blocker_with_double_strike() {
    assertThat(steps(board, declare("bears", "bob"), block("duelist", "bears")))
        .containsSubsequence("combatDamage", "combatDamage");
  }

  @Test
  @DoesNotApply("506.1")
  void a_creature_with_first_strike_that_does_not_fight_makes_none() {
    assertThat(steps(board, declare("bears", "bob"), block("wall", "bears")))
        .containsOnlyOnce("combatDamage");
  }

  @Test
  @Applies("506.1")
  void after_combat_its_steps_are_read_off_those_who_fought() {
    assertThat(steps(board, declare("knight", "bob"), end())).hasSize(6);
    assertThat(steps(board, declare("bears", "bob"), block("duelist", "bears"), end())).hasSize(6);
    assertThat(steps(board, declare("bears", "bob"), end())).hasSize(5);
  }

  @Test
  @Applies("506.1")
  void which_creature_makes_two_damage_steps_is_told() {
    Move asked = new Move.Ask(new Question.Steps());
    assertThat(applying(ruling(after(board, declare("knight", "bob")), asked)))
        .contains("506.1", "506.1 knight");
    assertThat(
            applying(
                ruling(after(board, declare("bears", "bob"), block("duelist", "bears")), asked)))
        .contains("506.1 duelist")
        .doesNotContain("506.1 bears", "506.1 knight");
    assertThat(applying(ruling(after(board, declare("bears", "bob")), asked)))
        .contains("506.1")
        .doesNotContain("506.1 knight", "506.1 duelist");
    assertThat(applying(ruling(after(board, declare()), asked))).doesNotContain("506.1 knight");
  }
}
