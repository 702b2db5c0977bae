package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Mana;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.force.Grounds;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.OptionalPayment;
import casebook.engine.move.Payment;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Costs.CostItem;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Finding.Outcome;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** 508.1h: what it costs to attack in all. */
class Rule508_1hTest {
  private static final Whom YOU = new Whom.ThePlayer(Players.YOU);

  private final Grounds grounds =
      Table.of("ann", "bob", "cho")
          .creature("bears", "ann")
          .creature(
              "ogre",
              "ann",
              new Effect.OptionalCost(Filter.SELF, "rage", new Cost.PayLife(Amount.of(3))))
          .enchantment("moat", "bob", cost("{2}"))
          .enchantment("toll", "bob", cost("{W}"))
          .enchantment("gate", "cho", cost("{0}"))
          .grounds();

  private static Effect cost(String mana) {
    return new Effect.AttackCost(
        Filter.CREATURE, YOU, new Cost.PayMana(Mana.of(mana), Amount.of(0)), Condition.ALWAYS);
  }

  @Test
  @DoesNotApply("508.1h")
  void withoutCostsTheTotalIsNothing() {
    Costs costs = total(Attack.NONE, new Payment.All());
    assertThat(costs).isEqualTo(Costs.NONE);
    assertThat(Rule508_1h.findings(costs)).containsExactly(Finding.doesNotApply(Step.H, List.of()));
  }

  @Test
  @Applies("508.1h")
  void theCostsOfAllAttackersAreAddedUp() {
    Costs costs = total(attack("bears", "bob", "ogre", "bob"), new Payment.All());
    assertThat(costs.total().mana().text()).isEqualTo("{4}{W}{W}");
    assertThat(costs.items()).hasSize(4).allMatch(CostItem::paid);
    assertThat(Rule508_1h.findings(costs))
        .extracting(Finding::outcome)
        .containsOnly(Outcome.APPLIES);
  }

  @Test
  void aCostToAttackAnotherPlayerIsNotPartOfIt() {
    Costs costs = total(attack("bears", "cho"), new Payment.All());
    assertThat(costs.items())
        .extracting(item -> item.stated().source().name())
        .containsOnly("gate");
  }

  @Test
  void aCostOfZeroIsACost() {
    Costs costs = total(attack("bears", "cho"), new Payment.Nothing());
    assertThat(costs.total().mana().text()).isEqualTo("{0}");
    assertThat(costs.items())
        .singleElement()
        .satisfies(item -> {
          assertThat(item.target()).contains(id("cho"));
          assertThat(item.paid()).isFalse();
        });
  }

  @Test
  void whatIsNotPaidIsNotPartOfTheTotal() {
    Attack attack = attack("bears", "bob", "ogre", "cho");
    assertThat(total(attack, new Payment.Nothing()).total().mana()).isEqualTo(Mana.NONE);
    assertThat(total(attack, paying("ogre", Optional.empty())).items())
        .extracting(CostItem::creature, CostItem::paid)
        .containsExactlyInAnyOrder(
            tuple(id("bears"), false), tuple(id("bears"), false), tuple(id("ogre"), true));
    assertThat(total(attack, paying("ogre", Optional.of("bob"))).items()).noneMatch(CostItem::paid);
  }

  @Test
  @Applies("508.1h")
  void chosenOptionalCostsAreAdded() {
    var rage = new OptionalPayment(id("ogre"), "rage", Optional.empty());
    var move =
        new DeclareAttackers(attack("ogre", "bob"), List.of(), new Payment.All(), List.of(rage));
    Costs costs = Rule508_1h.total(grounds, move);
    assertThat(costs.total().life()).isEqualTo(3);
    assertThat(costs.total().mana().text()).isEqualTo("{2}{W}");
    assertThat(costs.items()).extracting(CostItem::creature).containsOnly(id("ogre"));
  }

  private Costs total(Attack attack, Payment payment) {
    return Rule508_1h.total(grounds, new DeclareAttackers(attack, List.of(), payment, List.of()));
  }

  private static Payment paying(String creature, Optional<String> target) {
    return new Payment.For(
        List.of(new Payment.Paid(id(creature), target.map(Table::id), List.of())));
  }
}
