package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.Table.keyword;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Game;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.move.Move;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 508.1: an illegal declaration returns to the moment before it. */
class Rule508_1Test {
  @Test
  @Applies("508.1")
  void an_illegal_declaration_returns_to_the_moment_before_it() {
    Board board =
        Table.annAndBob()
            .creature("bears", "ann")
            .creature("wall", "ann", keyword("defender"))
            .board();
    var wrong = Move.DeclareAttackers.of(attack("bears", "bob", "wall", "bob"));
    var right = Move.DeclareAttackers.of(attack("bears", "bob"));
    Ruling illegal = ruling(board, wrong);
    assertThat(illegal.verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(illegal.state().attacking()).isEmpty();
    assertThat(illegal.state().tapped()).isEmpty();
    assertThat(ruling(board, wrong, right)).isEqualTo(ruling(board, right));
  }

  @Test
  @DoesNotApply("508.1")
  void a_legal_one_is_not_reversed() {
    Board board = Table.annAndBob().creature("bears", "ann").board();
    Ruling legal = declared(board, "bears", "bob");
    assertThat(legal.verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(legal.state().attacking()).containsOnlyKeys(id("bears"));
    assertThat(legal.state().tapped()).isEqualTo(ids("bears"));
  }

  @Test
  @Applies("508.1")
  void the_first_step_that_is_not_complied_with_decides() {
    Board board =
        Table.annAndBob()
            .creature("bears", "ann")
            .which(bears -> bears.tapped(true))
            .creature("wall", "ann", keyword("defender"))
            .board();
    assertThat(decidedBy(declared(board, "bears", "bob", "wall", "bob"))).isEqualTo("508.1a");
  }

  private static Ruling ruling(Board board, Move... moves) {
    return Game.adjudicate(board, List.of(moves)).rulings().getLast();
  }

  private static Ruling declared(Board board, String... creaturesAndTargets) {
    return ruling(board, Move.DeclareAttackers.of(attack(creaturesAndTargets)));
  }

  private static String decidedBy(Ruling ruling) {
    return ruling.decidedBy().map(Object::toString).orElse("");
  }
}
