package casebook.engine.rule508;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.impossible;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.reselect;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.move.Change;
import casebook.engine.play.Tables;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 508.7: reselecting what a creature attacks. */
class Rule508_7Test {
  private final Table table = Tables.fourPlayers();

  private final Board board = table.board();

  @Test
  @Applies({"508.7", "508.7a", "508.7c"})
  @DoesNotApply({"508.7d", "508.7e", "508.7b"})
  void an_opponent_their_planeswalker_or_the_battle_they_protect_is_reselected() {
    for (String target : List.of("cat", "sage", "siege", "bob")) {
      Ruling ruling = ruling(board, declare("bears", "bob"), reselect("bears", target));
      assertThat(ruling.verdict()).isEqualTo(Verdict.LEGAL);
      assertThat(attacking(ruling)).containsExactly("bears > " + target);
      assertThat(applying(ruling)).containsExactly("508.7a bears " + target);
      assertThat(notApplying(ruling))
          .containsExactly(
              "508.7d bears " + target, "508.7e bears " + target, "508.7b bears " + target);
    }
  }

  @Test
  @DoesNotApply("508.7")
  void only_an_attacking_creature_attacks_something_else() {
    assertThat(impossible(board, declare("bears", "bob"), reselect("ogre", "cat")))
        .isEqualTo(new ImpossibleMove.NotAttacking(id("ogre")));
    assertThat(
            impossible(
                board,
                declare("bears", "bob"),
                change("bears", new Change.Leaves()),
                reselect("bears", "cat")))
        .isEqualTo(new ImpossibleMove.NotOnTheBattlefield(id("bears")));
  }
}
