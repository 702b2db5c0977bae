package casebook.engine.rule506;

import static casebook.engine.Table.aCreature;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.play.Moves;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Ruling;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 506.3f: a creature that is a battle as well, put attacking or blocking. */
class Rule506_3fTest {
  private final Board board = Tables.oneAttackerAtMost().board();

  private final Permanent token = aCreature("token", "ann");

  @Test
  @Applies("506.3f")
  void a_creature_that_is_also_a_battle_enters_but_never_attacks() {
    Ruling ruling = ruling(board, begin(), put(typed("creature", "battle"), "bob"));
    assertThat(applying(ruling)).containsExactly("506.3f token");
    assertThat(attacking(ruling)).isEmpty();
  }

  @Test
  @Applies("506.3f")
  void a_battle_enters_but_never_blocks() {
    Ruling ruling =
        ruling(
            board, declare("bears", "bob"), Moves.putBlocking(bobs("creature", "battle"), "bears"));
    assertThat(applying(ruling)).containsExactly("506.3f token bears");
    assertThat(Moves.blocking(ruling)).isEmpty();
  }

  private Permanent typed(String... types) {
    return token.change().characteristics(token.characteristics().withTypes(Set.of(types))).build();
  }

  private Permanent bobs(String... types) {
    return aCreature("token", "bob")
        .change()
        .characteristics(token.characteristics().withTypes(Set.of(types)))
        .build();
  }
}
