package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.keyword;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Game;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.move.Move;
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** 508.1a: which creatures can be chosen to attack. */
class Rule508_1aTest {
  @Test
  @Applies("508.1a")
  void what_cannot_be_chosen() {
    assertThat(reasons(bears -> bears.tapped(true)))
        .containsExactly(new Reason.Tapped(id("bears")));
    assertThat(reasons(bears -> bears.since(Since.THIS_TURN)))
        .containsExactly(new Reason.SummoningSick(id("bears")));
    assertThat(reasons(bears -> bears.controller(id("bob"))))
        .containsExactly(new Reason.NotControlled(id("bears")));
    assertThat(reasons(bears -> bears.phasedOut(true)))
        .containsExactly(new Reason.PhasedOut(id("bears")));
    Table table = Table.annAndBob().creature("bears", "ann");
    assertThat(
            declared(
                    table.being(it -> it.withTypes(Set.of("creature", "battle"))).board(),
                    "bears",
                    "bob")
                .why())
        .containsExactly(new Reason.AlsoABattle(id("bears")));
    assertThat(
            declared(table.being(it -> it.withTypes(Set.of("artifact"))).board(), "bears", "bob")
                .why())
        .containsExactly(new Reason.NotACreature(id("bears")));
  }

  @Test
  @DoesNotApply("508.1a")
  void haste_lets_what_came_this_turn_attack() {
    Board board =
        Table.annAndBob()
            .creature("bears", "ann", keyword("haste"))
            .which(bears -> bears.since(Since.THIS_TURN))
            .board();
    assertThat(declared(board, "bears", "bob").verdict()).isEqualTo(Verdict.LEGAL);
  }

  private static Ruling declared(Board board, String... creaturesAndTargets) {
    return ruling(board, Move.DeclareAttackers.of(attack(creaturesAndTargets)));
  }

  private static Ruling ruling(Board board, Move... moves) {
    return Game.adjudicate(board, List.of(moves)).rulings().getLast();
  }

  /** What decides the declaration of a creature that differs from an ordinary one in this. */
  private static List<Reason> reasons(UnaryOperator<Permanent.Builder> difference) {
    Board board = Table.annAndBob().creature("bears", "ann").which(difference).board();
    return declared(board, "bears", "bob").why();
  }
}
