package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.force.Grounds;
import casebook.engine.mana.Mana;
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
  void without_costs_the_total_is_nothing() {
    Costs costs = total(Attack.NONE, new Payment.All());
    assertThat(costs).isEqualTo(Costs.NONE);
    assertThat(Rule508_1h.findings(costs))
        .containsExactly(Finding.doesNotApply(Rule508_1h.NUMBER, List.of()));
  }

  @Test
  @Applies("508.1h")
  void the_costs_of_all_attackers_are_added_up() {
    Costs costs = total(attack("bears", "bob", "ogre", "bob"), new Payment.All());
    assertThat(costs.total().mana().text()).isEqualTo("{4}{W}{W}");
    assertThat(costs.items()).hasSize(4).allMatch(CostItem::paid);
    assertThat(Rule508_1h.findings(costs))
        .extracting(Finding::outcome)
        .containsOnly(Outcome.APPLIES);
  }

  @Test
  void a_cost_to_attack_another_player_is_not_part_of_it() {
    Costs costs = total(attack("bears", "cho"), new Payment.All());
    assertThat(costs.items())
        .extracting(item -> item.stated().source().name())
        .containsOnly("gate");
  }

  @Test
  void a_cost_of_zero_is_a_cost() {
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
  void what_is_not_paid_is_not_part_of_the_total() {
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
  void a_cost_may_have_several_parts() {
    Cost both =
        new Cost.Together(
            List.of(
                new Cost.PayMana(Mana.of("{2}"), Amount.of(0)),
                new Cost.PayLife(Amount.of(1)),
                new Cost.PayLife(Amount.of(2))));
    Table table =
        Table.annAndBob()
            .creature(
                "bears",
                "ann",
                new Effect.AttackCost(Filter.SELF, Whom.ANYTHING, both, Condition.ALWAYS));
    Costs costs = Rule508_1h.total(table.grounds(), DeclareAttackers.of(attack("bears", "bob")));
    assertThat(costs.total().mana().text()).isEqualTo("{2}");
    assertThat(costs.total().life()).isEqualTo(3);
  }

  @Test
  @Applies("508.1h")
  void chosen_optional_costs_are_added() {
    var rage = new OptionalPayment(id("ogre"), "rage", Optional.empty());
    var move =
        new DeclareAttackers(attack("ogre", "bob"), List.of(), new Payment.All(), List.of(rage));
    Costs costs = Rule508_1h.total(grounds, move);
    assertThat(costs.total().life()).isEqualTo(3);
    assertThat(costs.total().mana().text()).isEqualTo("{2}{W}");
    assertThat(costs.items()).extracting(CostItem::creature).containsOnly(id("ogre"));
  }

  private static Effect perTapped(Filter tapped) {
    return new Effect.AttackCost(
        Filter.CREATURE,
        YOU,
        new Cost.PayMana(Mana.of("{X}"), new Amount.CountOf(tapped)),
        Condition.ALWAYS);
  }

  private static final Filter ANNS_TAPPED =
      new Filter.Both(
          List.of(
              new Filter.IsTapped(),
              new Filter.ControlledBy(new Players.ControllerOf(new Filter.InQuestion()))));

  @Test
  @Applies("508.1h")
  void the_total_is_determined_once_attackers_are_tapped() {
    Table counted =
        Table.annAndBob()
            .creature("bears", "ann")
            .creature("ogre", "ann", Table.keyword("vigilance"))
            .creature("elk", "ann")
            .enchantment("toll", "bob", perTapped(ANNS_TAPPED))
            .enchantment("moat", "bob", cost("{2}"));
    Costs costs =
        Rule508_1h.total(
            counted.grounds(),
            DeclareAttackers.of(attack("bears", "bob", "ogre", "bob", "elk", "bob")));
    assertThat(costs.items())
        .filteredOn(item -> item.stated().source().name().equals("toll"))
        .hasSize(3)
        .allMatch(item -> item.price().mana().text().equals("{2}"));
    assertThat(costs.total().mana().text()).isEqualTo("{12}");
  }

  @Test
  @Applies("508.1h")
  void what_is_tapped_is_counted_for_each_cost_each_creature_and_each_target() {
    Amount tapped = new Amount.CountOf(ANNS_TAPPED);
    Amount power = new Amount.PowerOf(new Filter.InQuestion());
    Amount hand = new Amount.Of(Players.DEFENDING, new Amount.CardsInHand());
    Table counted =
        Table.of("ann", "bob", "cho")
            .creature("bears", "ann")
            .creature("ogre", "ann")
            .being(ogre -> ogre.withPower(5))
            .player("cho", cho -> cho.withResources(20, 3, 0, 0, Optional.of(Mana.NONE)))
            .enchantment("double", "bob", perTapped(new Amount.Times(2, tapped)))
            .enchantment("sum", "bob", perTapped(new Amount.Sum(List.of(tapped, power, hand))));
    Costs costs =
        Rule508_1h.total(
            counted.grounds(), DeclareAttackers.of(attack("bears", "bob", "ogre", "cho")));
    assertThat(costs.items())
        .extracting(
            item -> item.stated().source().name(),
            CostItem::creature,
            item -> item.price().mana().text())
        .containsExactlyInAnyOrder(
            tuple("double", id("bears"), "{4}"),
            tuple("double", id("ogre"), "{4}"),
            tuple("sum", id("bears"), "{4}"),
            tuple("sum", id("ogre"), "{10}"));
  }

  /** Whatever counts what only untapped creatures have counts them once attackers are tapped. */
  @Test
  @Applies("508.1h")
  void what_an_attacker_loses_as_it_is_tapped_is_not_counted() {
    Effect untappedFly =
        new Effect.Gives(
            new Filter.Both(List.of(Filter.CREATURE, new Filter.Not(new Filter.IsTapped()))),
            List.of(
                new Ability("", Frame.STATIC, new Meaning.Read(List.of(Table.keyword("flying"))))),
            Condition.ALWAYS);
    Table counted =
        Table.annAndBob()
            .creature("bears", "ann")
            .creature("ogre", "ann")
            .enchantment("wind", "ann", untappedFly)
            .enchantment(
                "net", "bob", perTapped(new Amount.CountOf(new Filter.HasKeyword("flying"))));
    Costs costs = Rule508_1h.total(counted.grounds(), DeclareAttackers.of(attack("bears", "bob")));
    assertThat(costs.total().mana().text()).isEqualTo("{1}");
  }

  private static Effect perTapped(Amount amount) {
    return new Effect.AttackCost(
        Filter.CREATURE, Whom.ANYTHING, new Cost.PayMana(Mana.of("{X}"), amount), Condition.ALWAYS);
  }

  private static final Filter ITS_LANDS =
      new Filter.Both(
          List.of(
              new Filter.HasType("land"),
              new Filter.ControlledBy(new Players.ControllerOf(new Filter.InQuestion()))));

  /** A cost that counts the lands of whom it makes sacrifice one. */
  private static Board lockedIn(String mana) {
    return Table.annAndBob()
        .creature(
            "bears",
            "ann",
            new Effect.AttackCost(
                Filter.SELF,
                Whom.ANYTHING,
                new Cost.Sacrifice(Amount.of(1), new Filter.HasType("land")),
                Condition.ALWAYS))
        .land("hill", "ann")
        .land("dale", "ann")
        .mana("ann", mana)
        .enchantment(
            "tithe",
            "bob",
            new Effect.AttackCost(
                Filter.CREATURE,
                YOU,
                new Cost.PayMana(Mana.of("{X}"), new Amount.CountOf(ITS_LANDS)),
                Condition.ALWAYS))
        .board();
  }

  @Test
  @Applies("508.1h")
  void what_is_paid_does_not_change_the_total() {
    var attack = DeclareAttackers.of(attack("bears", "bob"));
    assertThat(Declaring.ruling(lockedIn("{2}"), attack).decidedBy()).isEmpty();
    assertThat(Declaring.ruling(lockedIn("{1}"), attack).decidedBy())
        .map(Object::toString)
        .contains("508.1j");
    assertThat(Declaring.ruling(lockedIn("{2}"), attack).costs().total().mana().text())
        .isEqualTo("{2}");
  }

  private Costs total(Attack attack, Payment payment) {
    return Rule508_1h.total(grounds, new DeclareAttackers(attack, List.of(), payment, List.of()));
  }

  private static Payment paying(String creature, Optional<String> target) {
    return new Payment.For(
        List.of(new Payment.Paid(id(creature), target.map(Table::id), List.of())));
  }
}
