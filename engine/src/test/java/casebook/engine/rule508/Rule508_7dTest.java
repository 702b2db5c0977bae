package casebook.engine.rule508;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.reselect;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Options.AttackOption;
import casebook.engine.move.Move;
import casebook.engine.play.Moves;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Reason.NotReselectable;
import casebook.engine.ruling.Reason.NotReselectable.Limit;
import casebook.engine.ruling.Ruling;
import org.junit.jupiter.api.Test;

/** 508.7d: with one defending player, only that player's side can be reselected. */
class Rule508_7dTest {
  private final Table table = Tables.fourPlayers();

  @Test
  @DoesNotApply("508.7d")
  void a_game_of_two_has_no_chosen_defending_player() {
    Board single =
        Table.annAndBob()
            .option(AttackOption.SINGLE)
            .creature("bears", "ann")
            .planeswalker("sage", "bob")
            .board();
    Move reselect = Moves.reselect("bears", "sage");
    assertThat(notApplying(ruling(single, declare("bears", "bob"), reselect)))
        .contains("508.7d bears sage");
  }

  @Test
  @Applies("508.7d")
  void where_one_player_was_chosen_only_that_player_is_reselected() {
    Board chosen = table.option(AttackOption.SINGLE).board();
    Ruling ruling =
        ruling(chosen, begin("bob"), declare("bears", "bob"), reselect("bears", "oracle"));
    assertThat(ruling.why())
        .containsExactly(
            new NotReselectable(id("bears"), id("oracle"), Limit.CHOSEN_DEFENDING_PLAYER));
    assertThat(attacking(ruling)).containsExactly("bears > bob");
    assertThat(
            attacking(
                ruling(chosen, begin("bob"), declare("bears", "bob"), reselect("bears", "sage"))))
        .containsExactly("bears > sage");
    assertThat(attacking(ruling(chosen, declare("bears", "bob"), reselect("bears", "sage"))))
        .containsExactly("bears > sage");
  }
}
