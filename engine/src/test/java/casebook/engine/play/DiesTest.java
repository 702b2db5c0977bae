package casebook.engine.play;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.after;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.ruling.Removal;
import casebook.engine.ruling.Ruling;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A creature whose toughness becomes 0 is gone before anybody can act (704.5f). */
class DiesTest {
  private static final Effect ANTHEM =
      new Effect.ModifiesPowerToughness(
          Filter.CREATURE, Amount.of(1), Amount.of(1), Condition.ALWAYS);
  private static final Move ANTHEM_LEAVES = change("anthem", new Change.Leaves());

  private static Table attackers() {
    return Table.annAndBob().creature("bears", "ann").creature("ogre", "ann");
  }

  @Test
  void an_attacker_without_toughness_leaves_combat() {
    Move shrinks = change("bears", new Change.HasCounters(Map.of("-1/-1", 2)));
    Board now = after(attackers().board(), declare("bears", "bob"), shrinks);
    assertThat(now.permanent(id("bears"))).isEmpty();
    assertThat(now.combat().attackers()).isEmpty();
  }

  @Test
  void that_it_died_is_said_in_combat_and_out_of_it() {
    Move shrinks = change("ogre", new Change.HasCounters(Map.of("-1/-1", 2)));
    Ruling attacking = ruling(attackers().board(), declare("ogre", "bob"), shrinks);
    assertThat(applying(attacking)).containsExactly("506.4 ogre");
    assertThat(attacking.findings())
        .allMatch(one -> one.removal().equals(Optional.of(Removal.DIES)));

    Ruling beside = ruling(attackers().board(), declare("bears", "bob"), shrinks);
    assertThat(notApplying(beside)).containsExactly("506.4 ogre");
    assertThat(beside.findings()).allMatch(one -> one.removal().equals(Optional.of(Removal.DIES)));
  }

  @Test
  void one_that_loses_what_kept_it_alive_dies_too() {
    Table table =
        attackers()
            .which(ogre -> ogre.counters(Map.of("-1/-1", 2)))
            .enchantment("anthem", "ann", ANTHEM);
    Board now = after(table.board(), ANTHEM_LEAVES);
    assertThat(now.permanent(id("ogre"))).isEmpty();
    assertThat(now.permanent(id("bears"))).isPresent();
  }

  @Test
  void what_enters_without_toughness_is_gone_at_once() {
    Effect plague =
        new Effect.ModifiesPowerToughness(
            Filter.CREATURE, Amount.of(-2), Amount.of(-2), Condition.ALWAYS);
    Table table =
        attackers()
            .which(ogre -> ogre.counters(Map.of("+1/+1", 1)))
            .enchantment("plague", "bob", plague);
    Permanent token =
        Table.annAndBob().creature("token", "ann").board().permanent(id("token")).orElseThrow();
    Board now =
        after(
            table.board(),
            declare("ogre", "bob"),
            new Move.PutAttacking(token, Optional.of(id("bob")), false));
    assertThat(now.permanent(id("token"))).isEmpty();
    assertThat(now.combat().attackers()).containsExactly(id("ogre"));
  }

  @Test
  void what_the_case_shows_without_toughness_stays() {
    Board shown = attackers().which(ogre -> ogre.counters(Map.of("-1/-1", 2))).board();
    assertThat(after(shown, declare("bears", "bob")).permanent(id("ogre"))).isPresent();
  }
}
