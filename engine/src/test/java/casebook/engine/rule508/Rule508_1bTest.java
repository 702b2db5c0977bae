package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Game;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.move.Move;
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.Reason.NotAttackable.Why;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 508.1b: what each chosen creature attacks. */
class Rule508_1bTest {
  @Test
  @Applies("508.1b")
  void only_what_may_be_attacked_is_announced() {
    Board board =
        Table.annAndBob()
            .creature("bears", "ann")
            .planeswalker("seer", "ann")
            .land("grove", "bob")
            .battle("raid", "bob", "ann")
            .board();
    assertNotAttackable(board, "ann", Why.NOT_A_DEFENDING_PLAYER);
    assertNotAttackable(board, "seer", Why.NOT_CONTROLLED_BY_A_DEFENDING_PLAYER);
    assertNotAttackable(board, "grove", Why.NEITHER_PLANESWALKER_NOR_BATTLE);
    assertNotAttackable(board, "raid", Why.NOT_PROTECTED_BY_A_DEFENDING_PLAYER);
  }

  @Test
  @DoesNotApply("508.1b")
  void a_planeswalker_of_the_defending_player_or_a_battle_that_player_protects_may_be() {
    Board board =
        Table.annAndBob()
            .creature("bears", "ann")
            .planeswalker("sage", "bob")
            .battle("siege", "ann", "bob")
            .board();
    assertThat(declared(board, "bears", "sage").verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(declared(board, "bears", "siege").verdict()).isEqualTo(Verdict.LEGAL);
  }

  private static Ruling declared(Board board, String... creaturesAndTargets) {
    return ruling(board, Move.DeclareAttackers.of(attack(creaturesAndTargets)));
  }

  private static Ruling ruling(Board board, Move... moves) {
    return Game.adjudicate(board, List.of(moves)).rulings().getLast();
  }

  private static void assertNotAttackable(Board board, String target, Why why) {
    assertThat(declared(board, "bears", target).why())
        .containsExactly(new Reason.NotAttackable(id("bears"), id(target), why));
  }
}
