package casebook.engine.rule506;

import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.block;
import static casebook.engine.play.Moves.blocking;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.board.Board;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Ruling;
import org.junit.jupiter.api.Test;

/** 506.4d: a planeswalker that blocks and is attacked. */
class Rule506_4dTest {
  private final Board board = Tables.twoAttackers().board();

  private final Move attack = declare("bears", "bob", "ogre", "sage");

  @Test
  @Applies("506.4d")
  void a_blocking_planeswalker_that_stops_being_a_creature_is_still_attacked() {
    Ruling ruling = afterBlocking(new Change.LosesType("creature"));
    assertThat(applying(ruling)).containsExactly("506.4d sage");
    assertThat(notApplying(ruling)).containsExactly("506.4 sage");
    assertThat(blocking(ruling)).isEmpty();
    assertThat(attacking(ruling)).containsExactly("bears > bob", "ogre > sage");
  }

  @Test
  @Applies("506.4d")
  void one_that_stops_being_a_planeswalker_still_blocks() {
    Ruling ruling = afterBlocking(new Change.LosesType("planeswalker"));
    assertThat(applying(ruling)).containsExactly("506.4d sage", "506.4c ogre sage");
    assertThat(blocking(ruling)).containsExactly("sage > bears");
    assertThat(attacking(ruling)).containsExactly("bears > bob", "ogre >");
  }

  @Test
  @DoesNotApply("506.4d")
  void one_that_stays_both_is_not_concerned() {
    Ruling ruling = afterBlocking(new Change.GainsType("artifact"));
    assertThat(applying(ruling)).isEmpty();
    assertThat(blocking(ruling)).containsExactly("sage > bears");
    assertThat(attacking(ruling)).containsExactly("bears > bob", "ogre > sage");
  }

  @Test
  @DoesNotApply("506.4d")
  void one_that_only_is_attacked_is_simply_removed() {
    Ruling ruling =
        ruling(
            board,
            attack,
            change("sage", new Change.GainsType("creature")),
            change("sage", new Change.LosesType("planeswalker")));
    assertThat(applying(ruling)).containsExactly("506.4 sage", "506.4c ogre sage");
  }

  /** Bob's planeswalker has become a creature as well and blocks while it is attacked. */
  private Ruling afterBlocking(Change... changes) {
    return ruling(
        board,
        attack,
        change("sage", new Change.GainsType("creature")),
        block("sage", "bears"),
        change("sage", changes));
  }
}
