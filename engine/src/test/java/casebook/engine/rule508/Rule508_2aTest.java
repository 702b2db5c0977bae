package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.rule508.Triggering.table;
import static casebook.engine.rule508.Triggering.times;
import static casebook.engine.rule508.Triggering.whenever;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.effect.TriggerEvent.CreatureAttacks;
import casebook.engine.effect.Whom;
import casebook.engine.force.Grounds;
import casebook.engine.mana.Color;
import casebook.engine.move.Attack;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.State.Triggered;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 508.2a: an ability triggers at the declaration, by what creatures are then. */
class Rule508_2aTest {
  private static final Effect GREEN =
      new Effect.Trigger(
          new CreatureAttacks(new Filter.HasColor(Color.G), Whom.ANYTHING, Company.ANY),
          Condition.ALWAYS);

  private static final Effect ENLIST =
      new Effect.OptionalCost(Filter.SELF, "enlist", new Cost.Enlist());

  private final Board board =
      Table.annAndBob()
          .creature("bears", "ann")
          .creature("captain", "ann", ENLIST)
          .enchantment("bane", "bob", GREEN)
          .board();

  @Test
  @Applies({"508.2a", "508.1m", "508.2"})
  void what_is_green_as_it_attacks_triggers_and_what_turns_green_later_does_not() {
    Ruling green = ruling(board, turnsGreen("bears"), declare("bears", "bob"));
    assertThat(green.state().triggered())
        .extracting(Triggered::about)
        .containsExactly(ids("bears"));
    Ruling late = ruling(board, declare("bears", "bob"), turnsGreen("bears"));
    assertThat(late.state().triggered()).isEmpty();
    assertThat(applying(late)).contains("508.2a bears");
  }

  @Test
  @DoesNotApply({"508.2a", "508.2b"})
  void nothing_is_too_late_where_nothing_attacked() {
    assertThat(applying(ruling(board, declare(), turnsGreen("bears")))).isEmpty();
    assertThat(notApplying(ruling(board, declare("bears", "bob")))).contains("508.2b");
  }

  @Test
  @Applies("508.2a")
  void a_creature_that_is_green_only_after_it_attacked_does_not_trigger() {
    var green =
        whenever(new CreatureAttacks(new Filter.HasColor(Color.G), Whom.ANYTHING, Company.ANY));
    Table table = table().enchantment("bane", "bob", green);
    Attack attack = attack("bears", "bob");
    assertThat(times(table, attack)).isEmpty();
    Grounds before = table.grounds();
    Grounds after = Table.grounds(colored(before.board(), "bears", Color.G));
    assertThat(Rule508_2a.findings(before, after, attack))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.rule()).hasToString("508.2a");
          assertThat(finding.about()).isEqualTo(ids("bears"));
          assertThat(finding.stated().orElseThrow().effect()).isEqualTo(green);
        });
  }

  @Test
  @DoesNotApply("508.2a")
  void a_creature_that_was_green_all_along_has_triggered() {
    Table table =
        table()
            .enchantment(
                "bane",
                "bob",
                whenever(
                    new CreatureAttacks(new Filter.HasColor(Color.G), Whom.ANYTHING, Company.ANY)));
    Grounds green = Table.grounds(colored(table.board(), "bears", Color.G));
    Attack attack = attack("bears", "bob");
    assertThat(Rule508_1m.triggered(green, attack)).hasSize(1);
    assertThat(
            Rule508_2a.findings(
                green, Table.grounds(colored(green.board(), "ogre", Color.G)), attack))
        .isEmpty();
  }

  private static Move turnsGreen(String creature) {
    return new Move.ChangePermanent(
        id(creature), List.of(new Change.BecomesColors(Set.of(Color.G))));
  }

  private static Board colored(Board board, String creature, Color color) {
    var permanent = board.permanent(id(creature)).orElseThrow();
    Characteristics colored = permanent.characteristics().withColors(Set.of(color));
    return board.with(permanent.change().characteristics(colored).build());
  }
}
