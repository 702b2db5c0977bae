package casebook.engine.rule506;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.move.Change;
import casebook.engine.ruling.Ruling;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 506.4e: a planeswalker that is a battle as well and is attacked. */
class Rule506_4eTest {
  @Test
  @Applies("506.4e")
  void what_stops_being_both_is_removed() {
    Ruling ruling =
        afterAttackOnBoth(
            "bob", new Change.LosesType("planeswalker"), new Change.LosesType("battle"));
    assertThat(applying(ruling)).containsExactly("506.4 sage", "506.4e sage", "506.4c bears sage");
    assertThat(attacking(ruling)).containsExactly("bears >");
  }

  @Test
  @Applies("506.4e")
  void what_stops_being_a_battle_is_removed_only_where_its_protector_does_not_control_it() {
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
  void what_stops_being_a_planeswalker_and_is_still_a_battle_is_not_removed() {
    for (String protector : List.of("bob", "cat")) {
      Ruling ruling = afterAttackOnBoth(protector, new Change.LosesType("planeswalker"));
      assertThat(applying(ruling)).containsExactly("506.4e sage");
      assertThat(attacking(ruling)).containsExactly("bears > sage");
    }
  }

  @Test
  @DoesNotApply("506.4e")
  void what_stays_both_is_not_concerned() {
    Ruling ruling = afterAttackOnBoth("bob", new Change.GainsType("artifact"));
    assertThat(applying(ruling)).isEmpty();
    assertThat(attacking(ruling)).containsExactly("bears > sage");
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
}
