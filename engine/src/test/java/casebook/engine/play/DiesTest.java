package casebook.engine.play;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.after;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import java.util.Map;
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
  void what_the_case_shows_without_toughness_stays() {
    Board shown = attackers().which(ogre -> ogre.counters(Map.of("-1/-1", 2))).board();
    assertThat(after(shown, declare("bears", "bob")).permanent(id("ogre"))).isPresent();
  }
}
