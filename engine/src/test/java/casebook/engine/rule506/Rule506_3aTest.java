package casebook.engine.rule506;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.move.Move;
import casebook.engine.play.Moves;
import casebook.engine.ruling.Ruling;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 506.3a: a noncreature that is put attacking or blocking enters and does neither. */
class Rule506_3aTest {
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
  @Applies("506.3a")
  @DoesNotApply("506.3e")
  void a_noncreature_enters_but_never_blocks() {
    Ruling ruling =
        ruling(board, declare("bears", "bob"), Moves.putBlocking(bobs("artifact"), "bears"));
    assertThat(applying(ruling)).containsExactly("506.3a token bears");
    assertThat(notApplying(ruling)).contains("506.3e token bears");
    assertThat(Moves.blocking(ruling)).isEmpty();
  }

  @Test
  @DoesNotApply({"506.3a", "506.3e", "506.3f"})
  void it_blocks_what_attacks_its_controller_their_planeswalker_or_the_battle_they_protect() {
    Move entering = Moves.putBlocking(bobs("creature"), "bears");
    for (String target : new String[] {"bob", "sage"}) {
      Ruling ruling = ruling(board, declare("bears", target), entering);
      assertThat(applying(ruling)).isEmpty();
      assertThat(Moves.blocking(ruling)).containsExactly("token > bears");
    }
    Permanent cats = bobs("creature").change().controller(id("cat")).build();
    assertThat(
            Moves.blocking(
                ruling(board, declare("bears", "siege"), Moves.putBlocking(cats, "bears"))))
        .containsExactly("token > bears");
  }

  private Permanent bobs(String... types) {
    return aCreature("token", "bob")
        .change()
        .characteristics(token.characteristics().withTypes(Set.of(types)))
        .build();
  }
}
