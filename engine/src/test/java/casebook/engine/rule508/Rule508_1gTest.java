package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Since;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.OptionalPayment;
import casebook.engine.move.Payment;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Finding.Outcome;
import casebook.engine.ruling.Price.Action;
import casebook.engine.ruling.Reason.ChosenTooOften;
import casebook.engine.ruling.Reason.ChosenWithoutAttacking;
import casebook.engine.ruling.Reason.NoSuchOptionalCost;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** 508.1g: which optional costs can be chosen. */
class Rule508_1gTest {
  private static final Effect EXERT =
      new Effect.OptionalCost(Filter.SELF, "exert", new Cost.Exert());
  private static final Effect ENLIST =
      new Effect.OptionalCost(Filter.SELF, "enlist", new Cost.Enlist());

  private final Table table =
      Table.annAndBob()
          .creature("runner", "ann", EXERT)
          .creature("captain", "ann", ENLIST)
          .creature("bears", "ann")
          .creature("recruit", "ann")
          .which(one -> one.since(Since.THIS_TURN))
          .creature("charger", "ann", Table.keyword("haste"))
          .which(one -> one.since(Since.THIS_TURN))
          .creature("sleeper", "ann")
          .which(one -> one.tapped(true))
          .creature("stranger", "bob")
          .enchantment(
              "banner",
              "ann",
              new Effect.OptionalCost(Filter.CREATURE, "Tribute", new Cost.PayLife(Amount.of(1))));

  @Test
  @DoesNotApply("508.1g")
  void without_attackers_there_is_no_optional_cost() {
    assertThat(findings(Attack.NONE))
        .containsExactly(Finding.doesNotApply(Rule508_1g.NUMBER, List.of()));
  }

  @Test
  @Applies("508.1g")
  void an_optional_cost_need_not_be_chosen() {
    assertThat(findings(attack("runner", "bob")))
        .containsExactly(Finding.applies(Rule508_1g.NUMBER, ids("runner")));
  }

  @Test
  @Applies("508.1g")
  void an_attacker_may_be_exerted() {
    var exert = choose("runner", "Exert");
    assertThat(findings(attack("runner", "bob"), exert))
        .singleElement()
        .extracting(Finding::outcome)
        .isEqualTo(Outcome.APPLIES);
    CostItem item = chosen(attack("runner", "bob"), exert).getFirst();
    assertThat(item.target()).isEmpty();
    assertThat(item.paid()).isTrue();
    assertThat(item.price().permanents())
        .singleElement()
        .satisfies(part -> {
          assertThat(part.action()).isEqualTo(Action.EXERT);
          assertThat(part.from()).isEqualTo(ids("runner"));
        });
  }

  @Test
  void each_instance_is_chosen_at_most_once() {
    var exert = choose("runner", "exert");
    assertThat(findings(attack("runner", "bob"), exert, exert))
        .extracting(Finding::outcome)
        .containsExactly(Outcome.APPLIES, Outcome.DISOBEYED);
    Table twice = Table.annAndBob().creature("runner", "ann", EXERT, EXERT);
    assertThat(Rule508_1g.findings(twice.grounds(), move(attack("runner", "bob"), exert, exert)))
        .extracting(Finding::outcome)
        .containsExactly(Outcome.APPLIES, Outcome.APPLIES);
  }

  @Test
  @Applies("508.1g")
  void a_creature_without_the_cost_cant_pay_it() {
    assertThat(findings(attack("bears", "bob"), choose("bears", "exert")))
        .containsExactly(
            Finding.disobeyed(new NoSuchOptionalCost(id("bears"), "exert"), ids("bears")));
  }

  @Test
  @Applies("508.1g")
  void an_instance_of_a_cost_is_chosen_once() {
    Table once = Table.annAndBob().creature("runner", "ann", EXERT);
    var exert = choose("runner", "exert");
    assertThat(Rule508_1g.findings(once.grounds(), move(attack("runner", "bob"), exert, exert)))
        .contains(Finding.disobeyed(new ChosenTooOften(id("runner"), "exert"), ids("runner")));
  }

  @Test
  void a_creature_that_does_not_attack_cant_pay_it() {
    assertThat(findings(attack("bears", "bob"), choose("runner", "exert")))
        .containsExactly(
            Finding.disobeyed(new ChosenWithoutAttacking(id("runner"), "exert"), ids("runner")));
  }

  @Test
  @Applies("508.1g")
  void another_object_may_offer_the_cost_for_each_attacker() {
    assertThat(
            chosen(
                attack("bears", "bob", "runner", "bob"),
                choose("bears", "tribute"),
                choose("runner", "TRIBUTE")))
        .extracting(CostItem::creature)
        .isEqualTo(ids("bears", "runner"));
  }

  @Test
  void only_an_untapped_idle_creature_that_could_have_attacked_can_be_enlisted() {
    CostItem enlist =
        chosen(attack("captain", "bob", "runner", "bob"), choose("captain", "enlist")).getFirst();
    assertThat(enlist.price().permanents().getFirst().from()).isEqualTo(ids("bears", "charger"));
  }

  @Test
  void what_lets_others_enlist_can_itself_be_enlisted() {
    Effect all = new Effect.OptionalCost(Filter.CREATURE, "enlist", new Cost.Enlist());
    Table drilled = Table.annAndBob().creature("sergeant", "ann", all).creature("bears", "ann");
    CostItem enlist =
        Rule508_1g.chosen(
                drilled.grounds(), move(attack("bears", "bob"), choose("bears", "enlist")))
            .getFirst();
    assertThat(enlist.price().permanents().getFirst().from()).isEqualTo(ids("sergeant"));
  }

  private List<Finding> findings(Attack attack, OptionalPayment... payments) {
    return Rule508_1g.findings(table.grounds(), move(attack, payments));
  }

  private List<CostItem> chosen(Attack attack, OptionalPayment... payments) {
    return Rule508_1g.chosen(table.grounds(), move(attack, payments));
  }

  private static OptionalPayment choose(String creature, String cost) {
    return new OptionalPayment(id(creature), cost, Optional.empty());
  }

  private static DeclareAttackers move(Attack attack, OptionalPayment... payments) {
    return new DeclareAttackers(attack, List.of(), new Payment.All(), List.of(payments));
  }
}
