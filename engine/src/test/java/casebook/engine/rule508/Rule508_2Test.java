package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.Table.keyword;
import static casebook.engine.rule508.Triggering.selfAttacks;
import static casebook.engine.rule508.Triggering.table;
import static casebook.engine.rule508.Triggering.times;
import static casebook.engine.rule508.Triggering.triggered;
import static casebook.engine.rule508.Triggering.whenever;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Game;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Player;
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
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 508.2: priority, and the order in which what triggered is put onto the stack. */
class Rule508_2Test {

  @Test
  @Applies("508.2")
  void theActivePlayerGetsPriority() {
    assertThat(Rule508_2.priority(table().board())).isEqualTo(ids("ann"));
    assertThat(Rule508_2.priority(Table.of("bob", "ann", "cho").active("cho").board()))
        .isEqualTo(ids("cho"));
  }

  @Test
  @Applies("508.2")
  void aTeamThatTakesItsTurnTogetherGetsItTogether() {
    Board teams =
        Table.of("ann", "bob", "cho", "dee")
            .teams(List.of("ann", "bob"), List.of("cho", "dee"))
            .active("dee")
            .board();
    assertThat(Rule508_2.priority(teams)).isEqualTo(ids("cho", "dee"));
  }

  @Test
  @DoesNotApply("508.2")
  void whereTheActivePlayerLeftTheNextInTurnOrderGetsIt() {
    Table table = Table.of("ann", "bob", "cho").player("cho", Player::outOfGame);
    assertThat(Rule508_2.priority(table.active("cho").board())).isEqualTo(ids("ann"));
    table.player("ann", Player::outOfGame);
    assertThat(Rule508_2.priority(table.active("ann").board())).isEqualTo(ids("bob"));
  }

  @Test
  @DoesNotApply("508.2")
  void theDefendingPlayerDoesNot() {
    assertThat(Rule508_2.priority(Table.of("bob", "ann").board())).doesNotContain(id("ann"));
  }

  @Test
  @Applies("508.2a")
  void aCreatureThatIsGreenOnlyAfterItAttackedDoesNotTrigger() {
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
  void aCreatureThatWasGreenAllAlongHasTriggered() {
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

  private static Board colored(Board board, String creature, Color color) {
    var permanent = board.permanent(id(creature)).orElseThrow();
    Characteristics colored = permanent.characteristics().withColors(Set.of(color));
    return board.with(permanent.change().characteristics(colored).build());
  }

  @Test
  @Applies("508.2b")
  void theActivePlayersAbilitiesGoOnTheStackFirstAndThenInTurnOrder() {
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
  void enlistingTriggersAsItsCostIsPaid() {
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
  void whatTriggeredAsACostWasPaidGoesOnTheStackAmongTheRest() {
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
  void whatWaitsForACreatureToBeExertedTriggersAsItIs() {
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
  void theAbilitiesOfAWholeActiveTeamGoOnTheStackFirst() {
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
  void turnOrderGoesRoundTheTable() {
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
  void whatTriggersOnBecomingTappedTriggersAsAttackersAreTapped() {
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
