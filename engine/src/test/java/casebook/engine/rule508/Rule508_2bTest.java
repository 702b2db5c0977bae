package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.Table.keyword;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.rule508.Triggering.selfAttacks;
import static casebook.engine.rule508.Triggering.table;
import static casebook.engine.rule508.Triggering.triggered;
import static casebook.engine.rule508.Triggering.whenever;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Game;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent.BecomesTapped;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.effect.TriggerEvent.CreatureAttacks;
import casebook.engine.effect.TriggerEvent.PaysOptionalCost;
import casebook.engine.effect.TriggerEvent.PlayerAttacks;
import casebook.engine.effect.Whom;
import casebook.engine.force.Grounds;
import casebook.engine.mana.Color;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.OptionalPayment;
import casebook.engine.move.Payment;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.State.Triggered;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** 508.2b: what triggered on the declaration and on its costs goes onto the stack. */
class Rule508_2bTest {
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
  @Applies({"508.2b", "508.1f", "508.1j"})
  void the_enlisted_creature_is_tapped_and_enlist_triggers() {
    var choice = new OptionalPayment(id("captain"), "enlist", Optional.of(id("bears")));
    Ruling ruling =
        ruling(
            board,
            new DeclareAttackers(
                attack("captain", "bob"), List.of(), new Payment.All(), List.of(choice)));
    assertThat(ruling.state().tapped()).isEqualTo(ids("captain", "bears"));
    assertThat(ruling.state().triggered())
        .extracting(one -> one.rule() + " " + one.about())
        .containsExactly("508.2b [captain]");
  }

  @Test
  @Applies("508.2b")
  void the_active_players_abilities_go_on_the_stack_first_and_then_in_turn_order() {
    var anyAttack = whenever(new PlayerAttacks(Players.ANYONE));
    Table table =
        Table.of("ann", "bob", "cho")
            .enchantment("late", "cho", anyAttack)
            .enchantment("middle", "bob", anyAttack)
            .creature("bears", "ann")
            .enchantment("first", "ann", anyAttack)
            .enchantment("second", "ann", anyAttack)
            .effect("emblem", "ann", anyAttack);
    assertThat(triggered(table, attack("bears", "bob")))
        .extracting(one -> one.stated().source().name())
        .containsExactly("first", "second", "emblem", "middle", "late");
  }

  @Test
  @Applies("508.2b")
  @DoesNotApply("508.2b")
  void enlisting_triggers_as_its_cost_is_paid() {
    var enlist = new Effect.OptionalCost(Filter.SELF, "enlist", new Cost.Enlist());
    Grounds grounds = table().creature("captain", "ann", enlist).grounds();
    Attack attack = attack("captain", "bob");
    var choice = new OptionalPayment(id("captain"), "enlist", Optional.of(id("bears")));
    Costs enlisting =
        Rule508_1h.total(
            grounds, new DeclareAttackers(attack, List.of(), new Payment.All(), List.of(choice)));
    assertThat(Rule508_2b.asCostsWerePaid(grounds.inForce(), enlisting))
        .singleElement()
        .satisfies(one -> {
          assertThat(one.rule()).hasToString("508.2b");
          assertThat(one.about()).isEqualTo(ids("captain"));
          assertThat(one.controller()).isEqualTo(id("ann"));
        });
    Costs plain = Rule508_1h.total(grounds, DeclareAttackers.of(attack));
    assertThat(Rule508_2b.asCostsWerePaid(grounds.inForce(), plain)).isEmpty();
  }

  @Test
  @Applies("508.2b")
  void what_triggered_as_a_cost_was_paid_goes_on_the_stack_among_the_rest() {
    Board board =
        Table.annAndBob()
            .creature("raider", "ann", selfAttacks(Whom.ANYTHING))
            .creature(
                "captain", "ann", new Effect.OptionalCost(Filter.SELF, "enlist", new Cost.Enlist()))
            .creature("bears", "ann")
            .creature("rider", "ann", selfAttacks(Whom.ANYTHING))
            .effect("emblem", "ann", whenever(new PlayerAttacks(Players.ANYONE)))
            .board();
    var choice = new OptionalPayment(id("captain"), "enlist", Optional.of(id("bears")));
    Ruling ruling =
        Declaring.ruling(
            board,
            new DeclareAttackers(
                attack("raider", "bob", "captain", "bob", "rider", "bob"),
                List.of(),
                new Payment.All(),
                List.of(choice)));
    assertThat(ruling.state().triggered())
        .extracting(one -> one.stated().source().name())
        .containsExactly("raider", "captain", "rider", "emblem");
    assertThat(ruling.findings())
        .filteredOn(finding -> finding.rule().toString().equals("508.2b"))
        .as("it is no trigger condition of 508.3")
        .containsExactly(Finding.applies(RuleNumber.parse("508.2b"), ids("ann")));
  }

  /** "You may exert this creature as it attacks. When you do, …", and somebody who looks on. */
  @Test
  @Applies("508.2b")
  @DoesNotApply("508.2b")
  void what_waits_for_a_creature_to_be_exerted_triggers_as_it_is() {
    var exert = new Effect.OptionalCost(Filter.SELF, "exert", new Cost.Exert());
    var tapped = new Condition.Exists(new Filter.IsTapped());
    Table table =
        table()
            .creature("glory", "ann", exert, whenever(new PaysOptionalCost(Filter.SELF, "exert")))
            .creature("other", "ann", whenever(new PaysOptionalCost(Filter.SELF, "exert")))
            .enchantment("bows", "ann", whenever(new PaysOptionalCost(Filter.CREATURE, "bow")))
            .enchantment(
                "never",
                "ann",
                new Effect.Trigger(new PaysOptionalCost(Filter.CREATURE, "exert"), tapped))
            .enchantment(
                "trueheart", "bob", whenever(new PaysOptionalCost(Filter.CREATURE, "exert")));
    Grounds grounds = table.grounds();
    var choice = new OptionalPayment(id("glory"), "exert", Optional.empty());
    Costs exerting =
        Rule508_1h.total(
            grounds,
            new DeclareAttackers(
                attack("glory", "bob"), List.of(), new Payment.All(), List.of(choice)));
    assertThat(Rule508_2b.asCostsWerePaid(grounds.inForce(), exerting))
        .extracting(one -> one.stated().source().permanent(), Triggered::controller)
        .containsExactly(
            tuple(Optional.of(id("glory")), id("ann")),
            tuple(Optional.of(id("trueheart")), id("bob")));
  }

  @Test
  @Applies("508.2b")
  void the_abilities_of_a_whole_active_team_go_on_the_stack_first() {
    var anyAttack = whenever(new PlayerAttacks(Players.ANYONE));
    Board bobsTurn =
        Table.of("ann", "bob", "cho", "dee")
            .teams(List.of("ann", "bob"), List.of("cho", "dee"))
            .enchantment("hers", "ann", anyAttack)
            .enchantment("theirs", "cho", anyAttack)
            .creature("bears", "bob")
            .active("bob")
            .board();
    Grounds grounds = Table.grounds(bobsTurn);
    assertThat(Rule508_1m.triggered(grounds, attack("bears", "cho")))
        .extracting(one -> one.stated().source().name())
        .containsExactly("hers", "theirs");
  }

  @Test
  @Applies("508.2b")
  void turn_order_goes_round_the_table() {
    var anyAttack = whenever(new PlayerAttacks(Players.ANYONE));
    Board bobsTurn =
        Table.of("ann", "bob", "cho", "dee")
            .enchantment("last", "ann", anyAttack)
            .enchantment("third", "dee", anyAttack)
            .enchantment("second", "cho", anyAttack)
            .creature("bears", "bob")
            .enchantment("first", "bob", anyAttack)
            .active("bob")
            .board();
    assertThat(Rule508_1m.triggered(Table.grounds(bobsTurn), attack("bears", "cho")))
        .extracting(one -> one.stated().source().name())
        .containsExactly("first", "second", "third", "last");
  }

  @Test
  @Applies("508.2b")
  void what_triggers_on_becoming_tapped_triggers_as_attackers_are_tapped() {
    Effect again = new Effect.TriggersAgain(Filter.ANY, Condition.ALWAYS, Optional.of(Filter.ANY));
    Table table =
        table()
            .creature("scout", "ann", whenever(new BecomesTapped(Filter.SELF)))
            .creature("herald", "ann", again);
    assertThat(triggeredInAll(table, attack("scout", "bob"))).containsExactly("508.2b [scout]");
    assertThat(triggeredInAll(table, attack("bears", "bob"))).isEmpty();
    Table vigilant =
        table()
            .creature(
                "scout", "ann", whenever(new BecomesTapped(Filter.SELF)), keyword("vigilance"));
    assertThat(triggeredInAll(vigilant, attack("scout", "bob"))).isEmpty();
  }

  private static List<String> triggeredInAll(Table table, Attack attack) {
    return Game.adjudicate(table.board(), List.of(DeclareAttackers.of(attack)))
        .rulings()
        .getFirst()
        .state()
        .triggered()
        .stream()
        .map(one -> one.rule() + " " + one.about())
        .toList();
  }
}
