package casebook.engine.play;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import org.junit.jupiter.api.Test;

/** What a static ability does is over when its object leaves (611.3b), if it doesn't continue. */
class ContinuesTest {
  private static final Effect NOBODY =
      new Effect.CantAttack(Filter.CREATURE, Whom.ANYTHING, Condition.ALWAYS);
  private static final Move LEAVES = change("wall", new Change.Leaves());

  private static boolean isLegal(Board board, Move... moves) {
    return ruling(board, moves).decidedBy().isEmpty();
  }

  private static Board board(Effect... ofWall) {
    return Table.annAndBob().creature("bears", "ann").enchantment("wall", "bob", ofWall).board();
  }

  @Test
  void creatures_can_attack_once_what_kept_them_from_it_is_gone() {
    assertThat(isLegal(board(NOBODY), declare("bears", "bob"))).isFalse();
    assertThat(isLegal(board(NOBODY), LEAVES, declare("bears", "bob"))).isTrue();
  }

  @Test
  void they_still_cannot_where_the_effect_continues_until_end_of_turn() {
    Board board = board(NOBODY, new Effect.Continues());
    assertThat(isLegal(board, LEAVES, declare("bears", "bob"))).isFalse();
  }

  @Test
  void nothing_continues_of_what_had_lost_its_abilities() {
    var loses = new Effect.TakesAll(new Filter.HasType("enchantment"), Condition.ALWAYS);
    Board board =
        Table.annAndBob()
            .creature("bears", "ann", loses)
            .enchantment("wall", "bob", NOBODY, new Effect.Continues())
            .board();
    assertThat(isLegal(board, LEAVES, declare("bears", "bob"))).isTrue();
  }

  @Test
  void it_continues_where_its_owner_leaves_the_game() {
    Board board =
        Table.of("ann", "bob", "cat")
            .creature("bears", "ann")
            .enchantment("wall", "bob", NOBODY, new Effect.Continues())
            .board();
    assertThat(isLegal(board, new Move.PlayerLeaves(id("bob")), declare("bears", "cat"))).isFalse();
  }
}
