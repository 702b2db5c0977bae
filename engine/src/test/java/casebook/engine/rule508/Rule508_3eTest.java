package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.rule508.Triggering.table;
import static casebook.engine.rule508.Triggering.times;
import static casebook.engine.rule508.Triggering.whenever;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent.PlayerAttacksPlayer;
import casebook.engine.effect.TriggerEvent.PlayerAttacksWith;
import casebook.engine.effect.Whom;
import org.junit.jupiter.api.Test;

/** 508.3e: “whenever [a player] attacks [another player]”. */
class Rule508_3eTest {
  @Test
  @Applies("508.3e")
  void attacking_players_triggers_once_for_each_of_them() {
    Table table =
        table()
            .enchantment(
                "feud", "ann", whenever(new PlayerAttacksPlayer(Players.YOU, Players.OPPONENT)))
            .creature("elf", "ann");
    assertThat(times(table, attack("bears", "bob", "ogre", "bob", "elf", "cho")))
        .containsExactly("508.3e feud [bob]", "508.3e feud [cho]");
  }

  /** "Whenever you attack a player with one or more Goblins": it says which player is attacked. */
  @Test
  @Applies("508.3e")
  void attacking_players_with_certain_creatures_triggers_once_for_each_of_them() {
    var player = new Whom.Each(new Whom.ThePlayer(Players.OPPONENT));
    Table table =
        table()
            .enchantment(
                "feud",
                "ann",
                whenever(new PlayerAttacksWith(Players.YOU, Amount.of(1), Filter.CREATURE, player)))
            .creature("elf", "ann");
    assertThat(times(table, attack("bears", "bob", "ogre", "bob", "elf", "cho")))
        .containsExactly("508.3e feud [bears, ogre]", "508.3e feud [elf]");
    assertThat(times(table, attack("bears", "sage"))).isEmpty();
  }

  @Test
  @DoesNotApply("508.3e")
  void attacking_a_planeswalker_is_not_attacking_a_player() {
    Table table =
        table()
            .enchantment(
                "feud", "ann", whenever(new PlayerAttacksPlayer(Players.YOU, Players.OPPONENT)));
    assertThat(times(table, attack("bears", "sage"))).isEmpty();
  }
}
