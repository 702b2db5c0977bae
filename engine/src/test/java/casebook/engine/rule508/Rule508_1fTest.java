package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.ids;
import static casebook.engine.Table.keyword;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.force.Grounds;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Finding.Outcome;
import org.junit.jupiter.api.Test;

/** 508.1f: the chosen creatures become tapped. */
class Rule508_1fTest {
  private final Grounds grounds =
      Table.annAndBob()
          .creature("bears", "ann")
          .creature("guard", "ann", keyword("Vigilance"))
          .creature("idler", "ann")
          .grounds();

  @Test
  @Applies("508.1f")
  void chosen_creatures_are_tapped_and_others_are_not() {
    assertThat(Rule508_1f.tapped(grounds, attack("bears", "bob"))).isEqualTo(ids("bears"));
    assertThat(Rule508_1f.tapped(grounds, Attack.NONE)).isEmpty();
  }

  @Test
  @DoesNotApply("508.1f")
  void vigilance_keeps_an_attacker_untapped() {
    Attack attack = attack("guard", "bob", "bears", "bob");
    assertThat(Rule508_1f.tapped(grounds, attack)).isEqualTo(ids("bears"));
    assertThat(Rule508_1f.findings(grounds, attack))
        .extracting(Finding::outcome, Finding::about)
        .containsExactly(
            tuple(Outcome.DOES_NOT_APPLY, ids("guard")), tuple(Outcome.APPLIES, ids("bears")));
  }

  @Test
  void the_finding_names_the_vigilance_that_keeps_it_untapped() {
    assertThat(Rule508_1f.findings(grounds, attack("guard", "bob")))
        .singleElement()
        .satisfies(finding ->
            assertThat(finding.stated().orElseThrow().effect()).isEqualTo(keyword("Vigilance")));
  }
}
