package casebook.engine.rule508;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.reselect;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Reason.NotReselectable;
import casebook.engine.ruling.Reason.NotReselectable.Limit;
import casebook.engine.ruling.Ruling;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 508.7e: only what is in range can be reselected. */
class Rule508_7eTest {
  private final Table table = Tables.fourPlayers();

  @Test
  @Applies("508.7e")
  void what_is_reselected_is_in_range() {
    Board near = table.range(1).board();
    for (String target : List.of("cat", "oracle", "siege")) {
      Ruling ruling = ruling(near, declare("bears", "bob"), reselect("bears", target));
      assertThat(ruling.why())
          .containsExactly(new NotReselectable(id("bears"), id(target), Limit.RANGE_OF_INFLUENCE));
      assertThat(attacking(ruling)).containsExactly("bears > bob");
    }
    for (String target : List.of("dan", "outpost")) {
      assertThat(attacking(ruling(near, declare("bears", "bob"), reselect("bears", target))))
          .containsExactly("bears > " + target);
    }
  }
}
