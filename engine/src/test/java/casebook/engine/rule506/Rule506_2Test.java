package casebook.engine.rule506;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.ids;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.defenders;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.putSpecified;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.state;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Options.AttackOption;
import casebook.engine.board.Permanent;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import org.junit.jupiter.api.Test;

/** 506.2: who attacks and who defends. */
class Rule506_2Test {
  private final Board board = Tables.firstAndDoubleStrike().board();

  private final Permanent token = aCreature("token", "ann");

  @Test
  @Applies("506.2")
  @DoesNotApply({"506.2a", "506.2b"})
  void of_two_players_the_other_one_defends() {
    Ruling ruling = ruling(board, begin());
    assertThat(ruling.verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(applying(ruling)).containsExactly("506.2 bob");
    assertThat(notApplying(ruling)).containsExactly("506.2a bob", "506.2b bob");
    assertThat(defenders(board)).isEqualTo(ids("bob"));
  }

  @Test
  @DoesNotApply("506.2")
  void creatures_of_other_players_do_not_attack() {
    assertThat(ruling(board, declare("wall", "bob")).verdict()).isEqualTo(Verdict.ILLEGAL);
  }

  @Test
  @Applies("506.2")
  void a_creature_of_the_defending_player_does_not_become_attacking() {
    Ruling ruling = ruling(board, declare(), state("wall", "cat"));
    assertThat(applying(ruling)).containsExactly("506.2 wall");
    assertThat(attacking(ruling)).isEmpty();
  }

  @Test
  @Applies("506.2")
  void a_player_who_is_not_defending_is_not_attacked_even_if_the_effect_says_so() {
    Board chosen = Table.of("ann", "bob", "cat").option(AttackOption.SINGLE).board();
    Ruling ruling = ruling(chosen, begin("bob"), putSpecified(token, "cat"));
    assertThat(applying(ruling)).containsExactly("506.2 token");
    assertThat(attacking(ruling)).isEmpty();
  }
}
