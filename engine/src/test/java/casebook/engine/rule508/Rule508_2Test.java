package casebook.engine.rule508;

import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.rule508.Triggering.table;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Player;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 508.2: who gets priority after attackers are declared. */
class Rule508_2Test {
  @Test
  @Applies("508.2")
  void the_active_player_gets_priority() {
    assertThat(Rule508_2.priority(table().board())).isEqualTo(ids("ann"));
    assertThat(Rule508_2.priority(Table.of("bob", "ann", "cho").active("cho").board()))
        .isEqualTo(ids("cho"));
  }

  @Test
  @Applies("508.2")
  void a_team_that_takes_its_turn_together_gets_it_together() {
    Board teams =
        Table.of("ann", "bob", "cho", "dee")
            .teams(List.of("ann", "bob"), List.of("cho", "dee"))
            .active("dee")
            .board();
    assertThat(Rule508_2.priority(teams)).isEqualTo(ids("cho", "dee"));
  }

  @Test
  @DoesNotApply("508.2")
  void where_the_active_player_left_the_next_in_turn_order_gets_it() {
    Table table = Table.of("ann", "bob", "cho").player("cho", Player::outOfGame);
    assertThat(Rule508_2.priority(table.active("cho").board())).isEqualTo(ids("ann"));
    table.player("ann", Player::outOfGame);
    assertThat(Rule508_2.priority(table.active("ann").board())).isEqualTo(ids("bob"));
  }

  @Test
  @DoesNotApply("508.2")
  void the_defending_player_does_not() {
    assertThat(Rule508_2.priority(Table.of("bob", "ann").board())).doesNotContain(id("ann"));
  }
}
