package casebook.engine.rule508;

import static casebook.engine.rule508.Declaring.ledger;
import static casebook.engine.rule508.Declaring.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.Table;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.ruling.RequirementItem;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 508.1d: alike requirements of a stack are one item of the ledger, with their count. */
class AlikeItemsTest {
  private static final Effect ATTACKS =
      new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS);
  private static final Effect ALL_ATTACK =
      new Effect.MustAttack(Filter.CREATURE, Whom.ANYTHING, Condition.ALWAYS);

  private static Table table(Effect... effects) {
    return Table.annAndBob()
        .creature("goblin#1", "ann", effects)
        .creature("goblin#2", "ann", effects)
        .creature("goblin#3", "ann", effects);
  }

  /** "2 × goblin#1 by goblin#1: obeyed" for each item. */
  private static List<String> items(Table table, String... creaturesAndTargets) {
    return ruling(table, creaturesAndTargets).requirements().orElseThrow().items().stream()
        .map(AlikeItemsTest::words)
        .toList();
  }

  private static String words(RequirementItem item) {
    return "%d × %s by %s: %s"
        .formatted(
            item.count(),
            item.creature().orElseThrow(),
            item.stated().source().name(),
            item.obeyed()
                ? "obeyed"
                : "not obeyed" + item.excuse().map(_ -> ", excused").orElse(""));
  }

  @Test
  @Applies("508.1d")
  void what_is_obeyed_is_counted_apart_from_what_is_not_and_totals_count_all() {
    Table goblins = table(ATTACKS);
    assertThat(items(goblins, "goblin#2", "bob"))
        .containsExactly(
            "2 × goblin#1 by goblin#1: not obeyed", "1 × goblin#2 by goblin#2: obeyed");
    assertThat(ledger(goblins, "goblin#2", "bob")).isEqualTo("1 of 3");
  }

  @Test
  @Applies("508.1d")
  void two_requirements_of_each_creature_are_two_items() {
    Table goblins = table(ATTACKS, ATTACKS);
    String[] all = {"goblin#1", "bob", "goblin#2", "bob", "goblin#3", "bob"};
    assertThat(items(goblins, all))
        .containsExactly("3 × goblin#1 by goblin#1: obeyed", "3 × goblin#1 by goblin#1: obeyed");
    assertThat(ledger(goblins, all)).isEqualTo("6 of 6");
  }

  @Test
  @Applies("508.1d")
  void other_sources_and_other_stacks_are_other_items() {
    Table crowd =
        table()
            .creature("bears", "ann")
            .creature("ogre#1", "ann")
            .enchantment("war", "bob", ALL_ATTACK)
            .enchantment("rage", "bob", ALL_ATTACK);
    assertThat(items(crowd))
        .containsExactlyInAnyOrder(
            "3 × goblin#1 by war: not obeyed",
            "1 × bears by war: not obeyed",
            "1 × ogre#1 by war: not obeyed",
            "3 × goblin#1 by rage: not obeyed",
            "1 × bears by rage: not obeyed",
            "1 × ogre#1 by rage: not obeyed");
    assertThat(ledger(crowd)).isEqualTo("0 of 10");
  }

  @Test
  @Applies("508.1d")
  void an_excuse_is_shared_by_those_that_have_the_same() {
    Table goblins =
        table(ATTACKS)
            .creature("goblin#4", "ann", ATTACKS)
            .which(goblin -> goblin.tapped(true))
            .creature("goblin#5", "ann", ATTACKS)
            .which(goblin -> goblin.tapped(true));
    assertThat(items(goblins))
        .containsExactly(
            "3 × goblin#1 by goblin#1: not obeyed",
            "2 × goblin#4 by goblin#4: not obeyed, excused");
  }
}
