package casebook.engine.rule506;

import static casebook.engine.Table.aCreature;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.move.Move;
import casebook.engine.play.Moves;
import casebook.engine.ruling.Ruling;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 506.3e: a creature put blocking one that doesn't attack its controller's side. */
class Rule506_3eTest {
  private final Board board =
      Table.of("ann", "bob", "cat")
          .creature("bears", "ann")
          .creature("wall", "bob")
          .planeswalker("sage", "bob")
          .planeswalker("seer", "ann")
          .battle("siege", "ann", "cat")
          .land("grove", "bob")
          .board();

  private final Permanent token = aCreature("token", "ann");

  @Test
  @Applies("506.3e")
  void it_blocks_only_what_attacks_its_controller_or_theirs() {
    Move entering = Moves.putBlocking(bobs("creature"), "bears");
    for (String target : new String[] {"cat", "siege"}) {
      Ruling ruling = ruling(board, declare("bears", target), entering);
      assertThat(applying(ruling)).containsExactly("506.3e token bears");
      assertThat(Moves.blocking(ruling)).isEmpty();
    }
    assertThat(applying(ruling(board, declare(), entering))).containsExactly("506.3e token bears");
  }

  private Permanent bobs(String... types) {
    return aCreature("token", "bob")
        .change()
        .characteristics(token.characteristics().withTypes(Set.of(types)))
        .build();
  }
}
