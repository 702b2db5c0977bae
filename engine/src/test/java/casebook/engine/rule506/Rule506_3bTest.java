package casebook.engine.rule506;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.keyword;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.ruling.Ruling;
import org.junit.jupiter.api.Test;

/** 506.3b: a creature put attacking under another player's control. */
class Rule506_3bTest {
  private static final Effect ONE_ATTACKER =
      new Effect.AtMost(Amount.of(1), Filter.ANY, Whom.ANYTHING, Period.COMBAT, Condition.ALWAYS);

  private final Board board =
      Table.of("ann", "bob", "cat")
          .creature("bears", "ann")
          .creature("wall", "bob", keyword("defender"))
          .planeswalker("sage", "bob")
          .planeswalker("seer", "ann")
          .battle("siege", "ann", "cat")
          .land("grove", "bob")
          .enchantment("lone", "bob", ONE_ATTACKER)
          .board();

  @Test
  @Applies("506.3b")
  void under_another_players_control_it_enters_but_never_attacks() {
    Ruling ruling = ruling(board, begin(), put(aCreature("token", "bob"), "cat"));
    assertThat(applying(ruling)).containsExactly("506.3b token");
    assertThat(attacking(ruling)).isEmpty();
  }
}
