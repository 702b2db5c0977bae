package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.Table.keyword;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Designation;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.ManaCost;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.force.Grounds;
import casebook.engine.mana.Mana;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.OptionalPayment;
import casebook.engine.move.Payment;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Finding.Outcome;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.Reason.CannotPay;
import casebook.engine.ruling.Reason.NotPaid;
import casebook.engine.ruling.Reason.WrongPayment;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** 508.1j: all costs are paid, and in full. */
class Rule508_1jTest {
  private static final Filter LAND = new Filter.HasType("land");
  private static final Effect TWO = toAttackYou(new Cost.PayMana(Mana.of("{2}"), Amount.of(0)));
  private static final Effect ENLIST =
      new Effect.OptionalCost(Filter.SELF, "enlist", new Cost.Enlist());

  private static Effect toAttackYou(Cost cost) {
    return new Effect.AttackCost(
        Filter.CREATURE, new Whom.ThePlayer(Players.YOU), cost, Condition.ALWAYS);
  }

  private static Table bears() {
    return Table.of("ann", "bob", "cho")
        .creature("bears", "ann")
        .creature("ogre", "ann")
        .creature("guard", "ann", keyword("vigilance"));
  }

  private static DeclareAttackers all(Attack attack) {
    return DeclareAttackers.of(attack);
  }

  private static DeclareAttackers paying(Attack attack, Payment payment) {
    return new DeclareAttackers(attack, List.of(), payment, List.of());
  }

  private static DeclareAttackers with(Attack attack, String creature, String... permanents) {
    return paying(
        attack,
        new Payment.For(
            List.of(new Payment.Paid(id(creature), Optional.empty(), ids(permanents)))));
  }

  private static List<Finding> findings(Table table, DeclareAttackers move) {
    Grounds grounds = table.grounds();
    Costs costs = Rule508_1h.total(grounds, move);
    return Rule508_1j.findings(grounds, move.attack(), costs, Bills.of(grounds, move, costs));
  }

  private static List<Reason> reasons(Table table, DeclareAttackers move) {
    return findings(table, move).stream().flatMap(one -> one.reason().stream()).toList();
  }

  private static boolean isPayable(Table table, DeclareAttackers move) {
    Grounds grounds = table.grounds();
    return Rule508_1j.payable(grounds, move, Rule508_1h.total(grounds, move)).isSure();
  }

  private static Board paid(Table table, DeclareAttackers move) {
    assertThat(reasons(table, move)).isEmpty();
    Grounds grounds = table.grounds();
    Costs costs = Rule508_1h.total(grounds, move);
    return Bills.of(grounds, move, costs).after();
  }

  private static List<Id> tapped(Table table, DeclareAttackers move) {
    Grounds grounds = table.grounds();
    Costs costs = Rule508_1h.total(grounds, move);
    return Bills.of(grounds, move, costs).tapped();
  }

  @Test
  @DoesNotApply("508.1j")
  void without_costs_there_is_nothing_to_pay() {
    Table table = bears().enchantment("moat", "bob", TWO);
    assertThat(findings(table, all(attack("bears", "cho"))))
        .containsExactly(Finding.doesNotApply(Rule508_1j.NUMBER, List.of()));
    assertThat(isPayable(table, all(attack("bears", "cho")))).isTrue();
  }

  @Test
  @DoesNotApply("508.1j")
  void a_tax_is_paid_with_mana() {
    Table table = bears().enchantment("moat", "bob", TWO).mana("ann", "{3}{G}");
    DeclareAttackers move = all(attack("bears", "bob"));
    assertThat(findings(table, move)).extracting(Finding::outcome).containsOnly(Outcome.OBEYED);
    assertThat(paid(table, move).player(id("ann")).mana()).contains(Mana.of("{1}{G}"));
  }

  @Test
  @Applies("508.1j")
  void partial_payments_are_not_allowed() {
    Table table = bears().enchantment("moat", "bob", TWO).mana("ann", "{3}");
    DeclareAttackers move = all(attack("bears", "bob", "ogre", "bob"));
    assertThat(reasons(table, move)).containsExactly(new CannotPay(mana("{1}"), List.of()));
    assertThat(isPayable(table, move)).isFalse();
  }

  @Test
  @Applies("508.1j")
  void a_required_cost_that_is_not_paid_is_a_reason_for_each_creature() {
    Table table = bears().enchantment("moat", "bob", TWO).mana("ann", "{9}");
    Attack attack = attack("bears", "bob", "ogre", "bob", "guard", "cho");
    var moat = new Stated(Source.of(id("moat")), "", TWO);
    assertThat(reasons(table, paying(attack, new Payment.Nothing())))
        .containsExactly(
            new NotPaid(id("bears"), id("bob"), List.of(moat)),
            new NotPaid(id("ogre"), id("bob"), List.of(moat)));
    assertThat(reasons(table, with(attack, "bears")))
        .containsExactly(new NotPaid(id("ogre"), id("bob"), List.of(moat)));
    assertThat(isPayable(table, with(attack, "bears"))).isFalse();
  }

  @Test
  void a_cost_of_zero_is_paid_only_where_the_player_says_so() {
    Table table =
        bears()
            .enchantment(
                "gate", "bob", toAttackYou(new Cost.PayMana(Mana.of("{0}"), Amount.of(0))));
    Attack attack = attack("bears", "bob");
    assertThat(reasons(table, all(attack))).isEmpty();
    assertThat(reasons(table, paying(attack, new Payment.Nothing())))
        .singleElement()
        .isInstanceOf(NotPaid.class);
  }

  @Test
  void life_energy_and_cards_are_paid() {
    Table table =
        bears()
            .enchantment("blood", "bob", toAttackYou(new Cost.PayLife(Amount.of(3))))
            .enchantment("cell", "bob", toAttackYou(new Cost.PayEnergy(Amount.of(2))))
            .enchantment("rack", "bob", toAttackYou(new Cost.Discard(Amount.of(1))))
            .enchantment("tomb", "bob", toAttackYou(new Cost.ExileFromGraveyard(Amount.of(2))))
            .player("ann", ann -> ann.withResources(3, 1, 1, 2, Optional.of(Mana.NONE)));
    Player ann = paid(table, all(attack("bears", "bob"))).player(id("ann"));
    assertThat(ann.life()).isZero();
    assertThat(ann.energy()).isZero();
    assertThat(ann.hand()).isZero();
    assertThat(ann.graveyard()).as("the discarded card is exiled with the other").isZero();
    Price missing = new Price(Mana.NONE, 3, 2, 1, 1, List.of());
    assertThat(reasons(table, all(attack("bears", "bob", "ogre", "bob"))))
        .containsExactly(new CannotPay(missing, List.of()));
  }

  @Test
  void life_for_phyrexian_mana_comes_after_life_that_must_be_paid() {
    Table table =
        bears()
            .enchantment(
                "annex", "bob", toAttackYou(new Cost.PayMana(Mana.of("{W/P}"), Amount.of(0))))
            .enchantment("blood", "bob", toAttackYou(new Cost.PayLife(Amount.of(1))));
    DeclareAttackers move = all(attack("bears", "bob"));
    assertThat(paid(table.life("ann", 3), move).player(id("ann")).life()).isZero();
    assertThat(reasons(table.life("ann", 2), move))
        .containsExactly(new CannotPay(mana("{W/P}"), List.of()));
    assertThat(paid(table.mana("ann", "{W}"), move).player(id("ann")).life()).isEqualTo(1);
  }

  @Test
  void life_is_not_paid_by_who_cannot_lose_it() {
    Table table =
        bears()
            .enchantment(
                "annex", "bob", toAttackYou(new Cost.PayMana(Mana.of("{W/P}"), Amount.of(0))))
            .enchantment("golem", "ann", new Effect.CantPayLife(Players.YOU, Condition.ALWAYS));
    DeclareAttackers move = all(attack("bears", "bob"));
    assertThat(reasons(table, move)).containsExactly(new CannotPay(mana("{W/P}"), List.of()));
    assertThat(isPayable(table.mana("ann", "{W}"), move)).isTrue();
    Table blood =
        bears()
            .enchantment("blood", "bob", toAttackYou(new Cost.PayLife(Amount.of(3))))
            .enchantment("golem", "bob", new Effect.CantPayLife(Players.ANYONE, Condition.ALWAYS));
    assertThat(isPayable(blood, move)).isFalse();
  }

  @Test
  void what_cannot_be_sacrificed_pays_no_cost_and_makes_no_mana() {
    var kept = new Effect.CantBeSacrificed(Filter.SELF, Players.ANYONE, Condition.ALWAYS);
    var sacrificed =
        new Effect.AddsMana(
            ManaCost.SACRIFICE, List.of(Mana.of("{G}")), Amount.of(1), Condition.ALWAYS);
    DeclareAttackers move = all(attack("bears", "bob"));
    Effect tide = toAttackYou(new Cost.Sacrifice(Amount.of(1), LAND));
    Effect tax = toAttackYou(new Cost.PayMana(Mana.of("{1}"), Amount.of(0)));
    Table land = bears().land("arbor", "ann").enchantment("tide", "bob", tide);
    assertThat(isPayable(land, move)).isTrue();
    Table holdingOn = bears().land("arbor", "ann").enchantment("tide", "bob", tide);
    holdingOn.enchantment(
        "suit", "ann", new Effect.CantBeSacrificed(LAND, Players.ANYONE, Condition.ALWAYS));
    assertThat(isPayable(holdingOn, move)).isFalse();
    assertThat(
            isPayable(
                bears().enchantment("seal", "ann", sacrificed).enchantment("tax", "bob", tax),
                move))
        .isTrue();
    assertThat(
            isPayable(
                bears().enchantment("seal", "ann", sacrificed, kept).enchantment("tax", "bob", tax),
                move))
        .isFalse();
  }

  /** "Spells and abilities your opponents control can't cause you to sacrifice permanents." */
  @Test
  void what_an_opponent_asks_for_is_not_sacrificed_but_what_oneself_asks_for_is() {
    var host =
        new Effect.CantBeSacrificed(
            new Filter.ControlledBy(Players.YOU), Players.OPPONENT, Condition.ALWAYS);
    var cost =
        new Effect.AttackCost(
            Filter.CREATURE,
            Whom.ANYTHING,
            new Cost.Sacrifice(Amount.of(1), LAND),
            Condition.ALWAYS);
    DeclareAttackers move = all(attack("bears", "bob"));
    for (String asking : List.of("ann", "bob")) {
      Table table =
          bears()
              .land("forest", "ann")
              .enchantment("woodlands", asking, cost)
              .enchantment("host", "ann", host);
      assertThat(isPayable(table, move)).as(asking).isEqualTo(asking.equals("ann"));
    }
  }

  @Test
  void each_creature_needs_a_land_of_its_own() {
    Table table =
        bears()
            .land("forest", "ann")
            .enchantment("growth", "ann")
            .which(growth -> growth.attachedTo(Optional.of(id("forest"))))
            .land("island", "ann")
            .land("swamp", "bob")
            .enchantment("tide", "bob", toAttackYou(new Cost.Sacrifice(Amount.of(1), LAND)));
    Board after = paid(table, all(attack("bears", "bob", "ogre", "bob")));
    assertThat(after.permanent(id("forest"))).isEmpty();
    assertThat(after.permanent(id("island"))).isEmpty();
    assertThat(after.permanent(id("growth")).flatMap(Permanent::attachedTo)).isEmpty();
    assertThat(after.player(id("ann")).graveyard()).isEqualTo(2);
    assertThat(reasons(table, all(attack("bears", "bob", "ogre", "bob", "guard", "bob"))))
        .singleElement()
        .isInstanceOfSatisfying(
            CannotPay.class,
            reason ->
                assertThat(reason.missing().permanents())
                    .singleElement()
                    .satisfies(part -> assertThat(part.count()).isEqualTo(1)));
  }

  @Test
  void the_named_permanent_is_sacrificed() {
    Table table =
        bears()
            .land("forest", "ann")
            .land("island", "ann")
            .enchantment("tide", "bob", toAttackYou(new Cost.Sacrifice(Amount.of(1), LAND)));
    Board after = paid(table, with(attack("bears", "bob"), "bears", "island"));
    assertThat(after.permanent(id("island"))).isEmpty();
    assertThat(after.permanent(id("forest"))).isPresent();
  }

  @Test
  void a_permanent_that_cant_pay_the_cost_cant_be_named() {
    Table table =
        bears()
            .land("forest", "ann")
            .enchantment("tide", "bob", toAttackYou(new Cost.Sacrifice(Amount.of(1), LAND)));
    assertThat(reasons(table, with(attack("bears", "bob"), "bears", "ogre")))
        .containsExactly(new WrongPayment(id("bears"), id("ogre")));
    assertThat(isPayable(table, with(attack("bears", "bob"), "bears", "ogre"))).isTrue();
  }

  @Test
  void a_returned_card_may_be_discarded() {
    Table table =
        bears()
            .land("forest", "ann")
            .enchantment("wind", "bob", toAttackYou(new Cost.ReturnToHand(Amount.of(1), LAND)))
            .enchantment("rack", "bob", toAttackYou(new Cost.Discard(Amount.of(1))));
    Board after = paid(table, all(attack("bears", "bob")));
    assertThat(after.player(id("ann")).hand()).isZero();
    assertThat(after.player(id("ann")).graveyard()).isEqualTo(1);
  }

  @Test
  void an_attacker_tapped_by_attacking_cant_be_tapped_again_but_a_vigilant_one_can() {
    Table table =
        bears()
            .enchantment("ropes", "bob", toAttackYou(new Cost.Tap(Amount.of(1), Filter.CREATURE)));
    assertThat(tapped(table, all(attack("bears", "bob")))).isEqualTo(ids("ogre"));
    assertThat(tapped(table, all(attack("bears", "bob", "ogre", "cho")))).isEqualTo(ids("guard"));
    assertThat(tapped(table, all(attack("bears", "bob", "guard", "cho")))).isEqualTo(ids("ogre"));
    assertThat(reasons(table, all(attack("bears", "bob", "ogre", "bob", "guard", "bob"))))
        .singleElement()
        .isInstanceOf(CannotPay.class);
  }

  @Test
  void counters_are_removed() {
    Table table =
        bears()
            .creature("hydra", "ann")
            .which(one -> one.counters(Map.of("+1/+1", 2)))
            .enchantment(
                "leech",
                "bob",
                toAttackYou(new Cost.RemoveCounters(Amount.of(2), "+1/+1", Filter.CREATURE)));
    Board after = paid(table, all(attack("bears", "bob")));
    assertThat(after.permanent(id("hydra")).map(Permanent::counters)).contains(Map.of());
    assertThat(isPayable(table, all(attack("bears", "bob", "ogre", "bob")))).isFalse();
  }

  @Test
  void an_exerted_attacker_is_exerted() {
    Table table =
        Table.annAndBob()
            .creature(
                "runner", "ann", new Effect.OptionalCost(Filter.SELF, "exert", new Cost.Exert()));
    var exert = new OptionalPayment(id("runner"), "exert", Optional.empty());
    Board after = paid(table, choosing(attack("runner", "bob"), exert));
    assertThat(after.permanent(id("runner")).orElseThrow().is(Designation.EXERTED)).isTrue();
    Board plain = paid(table, all(attack("runner", "bob")));
    assertThat(plain.permanent(id("runner")).orElseThrow().is(Designation.EXERTED)).isFalse();
  }

  /** 701.43b: what has been exerted can be exerted again. */
  @Test
  void one_creature_is_exerted_for_two_costs_that_name_it() {
    var offer = new Effect.OptionalCost(Filter.SELF, "exert", new Cost.Exert());
    Table table = Table.annAndBob().creature("runner", "ann", offer, offer);
    var exert = new OptionalPayment(id("runner"), "exert", Optional.of(id("runner")));
    DeclareAttackers twice = choosing(attack("runner", "bob"), exert, exert);
    assertThat(reasons(table, twice)).isEmpty();
    assertThat(paid(table, twice).permanent(id("runner")).orElseThrow().is(Designation.EXERTED))
        .isTrue();
  }

  @Test
  @Applies("508.1j")
  void one_creature_is_not_enlisted_by_two() {
    Table table =
        Table.annAndBob()
            .creature("captain", "ann", ENLIST)
            .creature("sergeant", "ann", ENLIST)
            .creature("private", "ann")
            .creature("cook", "ann");
    Attack attack = attack("captain", "bob", "sergeant", "bob");
    assertThat(
            reasons(
                table,
                choosing(attack, enlist("captain", "private"), enlist("sergeant", "private"))))
        .containsExactly(new WrongPayment(id("sergeant"), id("private")));
    assertThat(
            tapped(
                table, choosing(attack, enlist("captain", "cook"), enlist("sergeant", "private"))))
        .containsExactlyInAnyOrder(id("cook"), id("private"));
  }

  @Test
  void an_attacker_cant_be_enlisted_nor_the_creature_itself() {
    Table table = Table.annAndBob().creature("captain", "ann", ENLIST).creature("private", "ann");
    Attack both = attack("captain", "bob", "private", "bob");
    assertThat(reasons(table, choosing(both, enlist("captain", "private"))))
        .contains(new WrongPayment(id("captain"), id("private")));
    assertThat(reasons(table, choosing(attack("captain", "bob"), enlist("captain", "captain"))))
        .contains(new WrongPayment(id("captain"), id("captain")));
    assertThat(reasons(table, choosing(attack("captain", "bob"), enlist("captain", "private"))))
        .isEmpty();
  }

  @Test
  void a_thousand_taxed_attackers_pay() {
    var table = Table.annAndBob().enchantment("moat", "bob", TWO).mana("ann", "{2000}");
    String[] attack = new String[2_000];
    for (int i = 0; i < 1_000; i++) {
      table.creature("bears#" + i, "ann");
      attack[2 * i] = "bears#" + i;
      attack[2 * i + 1] = "bob";
    }
    assertThat(reasons(table, all(attack(attack)))).isEmpty();
    assertThat(reasons(table.mana("ann", "{1999}"), all(attack(attack))))
        .containsExactly(new CannotPay(mana("{1}"), List.of()));
  }

  private static Price mana(String mana) {
    return new Price(Mana.of(mana), 0, 0, 0, 0, List.of());
  }

  private static OptionalPayment enlist(String creature, String with) {
    return new OptionalPayment(id(creature), "enlist", Optional.of(id(with)));
  }

  private static DeclareAttackers choosing(Attack attack, OptionalPayment... payments) {
    return new DeclareAttackers(attack, List.of(), new Payment.All(), List.of(payments));
  }
}
