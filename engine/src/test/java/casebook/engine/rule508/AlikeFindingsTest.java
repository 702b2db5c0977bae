package casebook.engine.rule508;

import static casebook.engine.rule508.Declaring.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.Table;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Reason.TooFewObeyed;
import casebook.engine.ruling.RequirementItem;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What a declaration is checked for and does is told once of creatures of a stack that are alike.
 */
class AlikeFindingsTest {
  private static final Effect ATTACKS =
      new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS);

  private static final Effect STAYS =
      new Effect.CantAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS);

  private static Table goblins(Effect... effects) {
    return Table.annAndBob()
        .creature("goblin#1", "ann", effects)
        .creature("goblin#2", "ann", effects)
        .creature("goblin#3", "ann", effects);
  }

  /** "508.1a OBEYED 2 × goblin#1, bob" for each finding up to 508.1d. */
  private static List<String> findings(Table table, String... creaturesAndTargets) {
    return ruling(table, creaturesAndTargets).findings().stream()
        .filter(finding -> finding.rule().compareTo(Rule508_1d.NUMBER) <= 0)
        .map(AlikeFindingsTest::words)
        .toList();
  }

  private static String words(Finding finding) {
    return "%s %s %d × %s"
        .formatted(
            finding.rule(),
            finding.outcome(),
            finding.count(),
            String.join(", ", finding.about().stream().map(Object::toString).toList()));
  }

  @Test
  @Applies("508.1d")
  void those_that_obey_are_told_apart_from_those_that_do_not() {
    assertThat(findings(goblins(ATTACKS), "goblin#1", "bob", "goblin#3", "bob"))
        .containsExactly(
            "508.1a OBEYED 2 × goblin#1",
            "508.1b DOES_NOT_APPLY 2 × goblin#1, bob",
            "508.1d OBEYED 2 × goblin#1",
            "508.1d DISOBEYED 1 × goblin#2");
  }

  @Test
  @Applies("508.1c")
  void each_creature_that_may_not_attack_is_a_reason_of_its_own() {
    var ruling = ruling(goblins(STAYS), "goblin#1", "bob", "goblin#2", "bob");
    assertThat(ruling.why()).hasSize(2);
    assertThat(ruling.decidedBy()).contains(Rule508_1c.NUMBER);
  }

  @Test
  @Applies("508.1d")
  void two_texts_of_each_are_two_findings() {
    assertThat(findings(goblins(ATTACKS, ATTACKS)))
        .containsExactly("508.1d DISOBEYED 3 × goblin#1", "508.1d DISOBEYED 3 × goblin#1");
  }

  @Test
  @Applies("508.1d")
  void the_reason_counts_what_is_ignored_too() {
    assertThat(ruling(goblins(ATTACKS), "goblin#2", "bob").why())
        .singleElement()
        .isInstanceOfSatisfying(
            TooFewObeyed.class,
            why -> assertThat(why.ignored()).extracting(RequirementItem::count).containsExactly(2));
  }

  @Test
  @Applies("508.1d")
  void other_attacks_of_the_same_stack_are_told_apart() {
    Table three =
        Table.of("ann", "bob", "cat").creature("goblin#1", "ann").creature("goblin#2", "ann");
    assertThat(findings(three, "goblin#1", "bob", "goblin#2", "cat"))
        .contains(
            "508.1a OBEYED 2 × goblin#1",
            "508.1b OBEYED 1 × goblin#1, bob",
            "508.1b OBEYED 1 × goblin#2, cat");
  }
}
