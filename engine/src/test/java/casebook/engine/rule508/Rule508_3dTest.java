package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.rule508.Triggering.table;
import static casebook.engine.rule508.Triggering.times;
import static casebook.engine.rule508.Triggering.whenever;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent.PlayerAttacks;
import casebook.engine.move.Attack;
import org.junit.jupiter.api.Test;

/** 508.3d: “whenever [a player] attacks”. */
class Rule508_3dTest {
  @Test
  @Applies("508.3d")
  @DoesNotApply("508.3d")
  void a_player_attacks_once_with_however_many_creatures() {
    Table table =
        table()
            .enchantment("flag", "ann", whenever(new PlayerAttacks(Players.YOU)))
            .enchantment("truce", "bob", whenever(new PlayerAttacks(Players.YOU)));
    assertThat(times(table, attack("bears", "bob", "ogre", "sage")))
        .as("bob doesn't attack")
        .containsExactly("508.3d flag [bears, ogre]");
    assertThat(times(table, Attack.NONE)).isEmpty();
  }
}
