package casebook.engine.play;

import static casebook.engine.Table.id;
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
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.ruling.Ruling;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A permanent that blocks and is attacked, or is attacked as two things (506.4d, 506.4e). */
class SeveralPartsInCombatTest {
  private final Board board =
      Table.of("ann", "bob", "cat")
          .creature("bears", "ann")
          .creature("ogre", "ann")
          .creature("wall", "bob")
          .planeswalker("sage", "bob")
          .board();

  private final Move attack = declare("bears", "bob", "ogre", "sage");

  /** Bob's planeswalker has become a creature as well and blocks while it is attacked. */
  private Ruling afterBlocking(Change... changes) {
    return ruling(
        board,
        attack,
        change("sage", new Change.GainsType("creature")),
        block("sage", "bears"),
        change("sage", changes));
  }

  @Test
  @Applies("506.4d")
  void aBlockingPlaneswalkerThatStopsBeingACreatureIsStillAttacked() {
    Ruling ruling = afterBlocking(new Change.LosesType("creature"));
    assertThat(applying(ruling)).containsExactly("506.4d sage");
    assertThat(notApplying(ruling)).containsExactly("506.4 sage");
    assertThat(blocking(ruling)).isEmpty();
    assertThat(attacking(ruling)).containsExactly("bears > bob", "ogre > sage");
  }

  @Test
  @Applies("506.4d")
  void oneThatStopsBeingAPlaneswalkerStillBlocks() {
    Ruling ruling = afterBlocking(new Change.LosesType("planeswalker"));
    assertThat(applying(ruling)).containsExactly("506.4d sage", "506.4c ogre sage");
    assertThat(blocking(ruling)).containsExactly("sage > bears");
    assertThat(attacking(ruling)).containsExactly("bears > bob", "ogre >");
  }

  @Test
  @Applies({"506.4", "506.4d"})
  void oneThatStopsBeingBothIsRemoved() {
    Ruling ruling =
        afterBlocking(new Change.LosesType("creature"), new Change.LosesType("planeswalker"));
    assertThat(applying(ruling)).containsExactly("506.4 sage", "506.4d sage", "506.4c ogre sage");
    assertThat(blocking(ruling)).isEmpty();
    assertThat(attacking(ruling)).containsExactly("bears > bob", "ogre >");
  }

  @Test
  @DoesNotApply("506.4d")
  void oneThatStaysBothIsNotConcerned() {
    Ruling ruling = afterBlocking(new Change.GainsType("artifact"));
    assertThat(applying(ruling)).isEmpty();
    assertThat(blocking(ruling)).containsExactly("sage > bears");
    assertThat(attacking(ruling)).containsExactly("bears > bob", "ogre > sage");
  }

  @Test
  @DoesNotApply("506.4d")
  void oneThatOnlyIsAttackedIsSimplyRemoved() {
    Ruling ruling =
        ruling(
            board,
            attack,
            change("sage", new Change.GainsType("creature")),
            change("sage", new Change.LosesType("planeswalker")));
    assertThat(applying(ruling)).containsExactly("506.4 sage", "506.4c ogre sage");
  }

  /** Bob's planeswalker is also a battle, which somebody protects, and is attacked. */
  private Ruling afterAttackOnBoth(String protector, Change... changes) {
    Board both =
        Table.of("ann", "bob", "cat")
            .creature("bears", "ann")
            .planeswalker("sage", "bob")
            .which(sage -> sage.protector(Optional.of(id(protector))))
            .being(sage -> sage.withTypes(Set.of("planeswalker", "battle")))
            .board();
    return ruling(both, declare("bears", "sage"), change("sage", changes));
  }

  @Test
  @Applies("506.4e")
  void whatStopsBeingBothIsRemoved() {
    Ruling ruling =
        afterAttackOnBoth(
            "bob", new Change.LosesType("planeswalker"), new Change.LosesType("battle"));
    assertThat(applying(ruling)).containsExactly("506.4 sage", "506.4e sage", "506.4c bears sage");
    assertThat(attacking(ruling)).containsExactly("bears >");
  }

  @Test
  @Applies("506.4e")
  void whatStopsBeingABattleIsRemovedOnlyWhereItsProtectorDoesNotControlIt() {
    Ruling same = afterAttackOnBoth("bob", new Change.LosesType("battle"));
    assertThat(applying(same)).containsExactly("506.4e sage bob");
    assertThat(attacking(same)).containsExactly("bears > sage");
    Ruling other = afterAttackOnBoth("cat", new Change.LosesType("battle"));
    assertThat(applying(other))
        .containsExactly("506.4 sage", "506.4e sage bob cat", "506.4c bears sage");
    assertThat(attacking(other)).containsExactly("bears >");
  }

  @Test
  @Applies("506.4e")
  void whatStopsBeingAPlaneswalkerAndIsStillABattleIsNotRemoved() {
    for (String protector : List.of("bob", "cat")) {
      Ruling ruling = afterAttackOnBoth(protector, new Change.LosesType("planeswalker"));
      assertThat(applying(ruling)).containsExactly("506.4e sage");
      assertThat(attacking(ruling)).containsExactly("bears > sage");
    }
  }

  @Test
  @DoesNotApply("506.4e")
  void whatStaysBothIsNotConcerned() {
    Ruling ruling = afterAttackOnBoth("bob", new Change.GainsType("artifact"));
    assertThat(applying(ruling)).isEmpty();
    assertThat(attacking(ruling)).containsExactly("bears > sage");
  }
}
