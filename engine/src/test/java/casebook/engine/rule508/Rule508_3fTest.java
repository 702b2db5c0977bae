package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.keyword;
import static casebook.engine.rule508.Triggering.selfAttacks;
import static casebook.engine.rule508.Triggering.table;
import static casebook.engine.rule508.Triggering.times;
import static casebook.engine.rule508.Triggering.whenever;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Game;
import casebook.engine.Table;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent.AttacksUnblocked;
import casebook.engine.effect.TriggerEvent.CreaturesUnblocked;
import casebook.engine.effect.Whom;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.Move.DeclareBlockers;
import casebook.engine.ruling.Ruling;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 508.3f: “whenever [a creature] attacks and isn't blocked”. */
class Rule508_3fTest {
  private static final Whom YOU = new Whom.ThePlayer(Players.YOU);

  @Test
  @Applies("508.3f")
  void attacking_without_being_blocked_triggers_only_once_blockers_are_declared() {
    Table table =
        table()
            .creature("thief", "ann", whenever(new AttacksUnblocked(Filter.SELF, Whom.ANYTHING)))
            .creature("fanatic", "ann", keyword("frenzy"));
    assertThat(times(table, attack("thief", "bob", "fanatic", "bob"))).isEmpty();
    assertThat(found(table, "508.3f", attack("thief", "bob", "fanatic", "bob")))
        .containsExactly("APPLIES [thief]", "APPLIES [fanatic]");
  }

  @Test
  @Applies("508.3f")
  void what_is_not_blocked_triggers_as_blockers_are_declared() {
    Table table =
        table()
            .creature("thief", "ann", whenever(new AttacksUnblocked(Filter.SELF, Whom.ANYTHING)))
            .creature("fanatic", "ann", keyword("frenzy"))
            .creature("guard", "bob")
            .enchantment("alarm", "bob", whenever(new CreaturesUnblocked(Filter.ANY, YOU)));
    Attack attack = attack("thief", "bob", "fanatic", "bob", "bears", "bob");
    var blocks =
        new DeclareBlockers(new LinkedHashMap<>(Map.of(id("guard"), id("fanatic"))), Set.of());
    List<Ruling> rulings =
        Game.adjudicate(table.board(), List.of(DeclareAttackers.of(attack), blocks)).rulings();
    assertThat(rulings.get(1).state().triggered())
        .extracting(one -> one.stated().source().name() + " " + one.about())
        .containsExactly("thief [thief]", "alarm [thief, bears]");
  }

  @Test
  @DoesNotApply("508.3f")
  void what_does_not_attack_or_whose_condition_does_not_hold_does_not_wait_for_blockers() {
    var goblins = new Condition.Exists(new Filter.HasSubtype("goblin"));
    Table table =
        table()
            .creature("idler", "ann", whenever(new AttacksUnblocked(Filter.SELF, Whom.ANYTHING)))
            .creature(
                "loner",
                "ann",
                new Effect.Trigger(new AttacksUnblocked(Filter.SELF, Whom.ANYTHING), goblins));
    assertThat(found(table, "508.3f", attack("loner", "bob"))).isEmpty();
  }

  @Test
  @DoesNotApply("508.3f")
  void attacking_by_itself_does_not_wait_for_blockers() {
    Table table = table().creature("thief", "ann", selfAttacks(Whom.ANYTHING));
    assertThat(times(table, attack("thief", "bob"))).containsExactly("508.3a thief [thief]");
    assertThat(found(table, "508.3f", attack("thief", "bob"))).isEmpty();
    assertThat(found(table, "508.3a", attack("thief", "bob"))).containsExactly("APPLIES [thief]");
  }

  /** "APPLIES [bears]" for each finding of a rule on a declaration. */
  private static List<String> found(Table table, String rule, Attack attack) {
    var move = DeclareAttackers.of(attack);
    return Game.adjudicate(table.board(), List.of(move)).rulings().getFirst().findings().stream()
        .filter(finding -> finding.rule().toString().equals(rule))
        .map(finding -> finding.outcome() + " " + finding.about())
        .toList();
  }
}
