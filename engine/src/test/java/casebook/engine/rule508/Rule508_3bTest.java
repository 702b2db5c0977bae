package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.rule508.Triggering.table;
import static casebook.engine.rule508.Triggering.times;
import static casebook.engine.rule508.Triggering.whenever;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent.IsAttacked;
import casebook.engine.effect.Whom;
import org.junit.jupiter.api.Test;

/** 508.3b: “whenever [a player, planeswalker, or battle] is attacked”. */
class Rule508_3bTest {
  private static final Whom YOU = new Whom.ThePlayer(Players.YOU);

  @Test
  @Applies("508.3b")
  void being_attacked_happens_once_by_however_many_creatures() {
    Table table = table().enchantment("alarm", "bob", whenever(new IsAttacked(YOU)));
    assertThat(times(table, attack("bears", "bob", "ogre", "bob")))
        .containsExactly("508.3b alarm [bob]");
  }

  @Test
  @DoesNotApply("508.3b")
  void who_is_not_attacked_is_not() {
    Table table =
        table()
            .enchantment("alarm", "bob", whenever(new IsAttacked(YOU)))
            .enchantment(
                "vow",
                "bob",
                whenever(
                    new IsAttacked(new Whom.ThePermanent(new Filter.HasType("planeswalker")))));
    assertThat(times(table, attack("bears", "cho"))).isEmpty();
    assertThat(times(table, attack("bears", "sage"))).containsExactly("508.3b vow [sage]");
  }
}
