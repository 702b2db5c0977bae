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
import casebook.engine.board.Characteristics;
import casebook.engine.board.Color;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.TriggerEvent.AttacksUnblocked;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.effect.TriggerEvent.CreatureAttacks;
import casebook.engine.effect.TriggerEvent.IsAttacked;
import casebook.engine.effect.TriggerEvent.PlayerAttacks;
import casebook.engine.effect.TriggerEvent.PlayerAttacksPlayer;
import casebook.engine.effect.TriggerEvent.PlayerAttacksWith;
import casebook.engine.effect.Whom;
import casebook.engine.force.Grounds;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.OptionalPayment;
import casebook.engine.move.Payment;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.State.Triggered;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 508.1m, 508.2 and 508.3: which abilities trigger on attackers being declared. */
class Rule508_3Test {
  private static final Filter YOURS =
      new Filter.Both(List.of(Filter.CREATURE, new Filter.ControlledBy(Players.YOU)));
  private static final Whom YOU = new Whom.ThePlayer(Players.YOU);

  private static Effect whenever(TriggerEvent event) {
    return new Effect.Trigger(event, Condition.ALWAYS);
  }

  private static Effect selfAttacks(Whom whom) {
    return whenever(new CreatureAttacks(Filter.SELF, whom, Company.ANY));
  }

  private static Table table() {
    return Table.of("ann", "bob", "cho")
        .creature("bears", "ann")
        .creature("ogre", "ann")
        .planeswalker("sage", "bob");
  }

  private static List<Triggered> triggered(Table table, Attack attack) {
    Grounds grounds = table.grounds();
    Board after = grounds.board().with(Rule508_1k.attacking(grounds, grounds.board(), attack));
    return Rule508_1m.triggered(Table.grounds(after), attack);
  }

  /** "508.3a raider [bears]" for each time that something triggers. */
  private static List<String> times(Table table, Attack attack) {
    return triggered(table, attack).stream()
        .map(one -> one.rule() + " " + one.stated().source().name() + " " + one.about())
        .toList();
  }

  // 508.3a

  @Test
  @Applies({"508.3a", "508.1m", "508.3"})
  void whenACreatureAttacksItsAbilityTriggers() {
    Table table = table().creature("raider", "ann", selfAttacks(Whom.ANYTHING));
    assertThat(times(table, attack("raider", "bob", "bears", "cho")))
        .containsExactly("508.3a raider [raider]");
  }

  @Test
  @DoesNotApply({"508.3a", "508.1m", "508.3"})
  void whenOnlyOthersAttackItDoesNot() {
    Table table = table().creature("raider", "ann", selfAttacks(Whom.ANYTHING));
    assertThat(times(table, attack("bears", "bob"))).isEmpty();
    assertThat(times(table, Attack.NONE)).isEmpty();
    assertThat(Rule508_1m.findings(List.of()))
        .containsExactly(Finding.doesNotApply(Step.M, List.of()));
  }

  @Test
  @Applies("508.3a")
  void anAbilityThatMeansSeveralCreaturesTriggersForEach() {
    Table table =
        table()
            .enchantment(
                "drums", "ann", whenever(new CreatureAttacks(YOURS, Whom.ANYTHING, Company.ANY)));
    assertThat(times(table, attack("bears", "bob", "ogre", "cho")))
        .containsExactly("508.3a drums [bears]", "508.3a drums [ogre]");
  }

  @Test
  @Applies("508.3a")
  void attackingACertainPlayerTriggersWhereThatPlayerIsAttackedAndNotAPlaneswalker() {
    Table table =
        table()
            .enchantment(
                "thorns", "bob", whenever(new CreatureAttacks(Filter.CREATURE, YOU, Company.ANY)));
    assertThat(times(table, attack("bears", "bob", "ogre", "sage")))
        .containsExactly("508.3a thorns [bears]");
    assertThat(times(table, attack("bears", "cho"))).isEmpty();
  }

  @Test
  @Applies("508.3a")
  @DoesNotApply("508.3a")
  void attackingAloneLooksAtTheWholeDeclaration() {
    Table table =
        table()
            .enchantment(
                "duel", "ann", whenever(new CreatureAttacks(YOURS, Whom.ANYTHING, Company.ALONE)))
            .enchantment(
                "mob",
                "ann",
                whenever(new CreatureAttacks(YOURS, Whom.ANYTHING, Company.WITH_OTHERS)));
    assertThat(times(table, attack("bears", "bob"))).containsExactly("508.3a duel [bears]");
    assertThat(times(table, attack("bears", "bob", "ogre", "cho")))
        .containsExactly("508.3a mob [bears]", "508.3a mob [ogre]");
  }

  @Test
  @DoesNotApply("508.3a")
  void anInterveningIfThatIsNotMetKeepsItFromTriggering() {
    var ifTenLife =
        new Effect.Trigger(
            new CreatureAttacks(Filter.SELF, Whom.ANYTHING, Company.ANY),
            new Condition.Compare(
                new Amount.Of(Players.YOU, new Amount.Life()), Relation.AT_MOST, Amount.of(10)));
    Table table = table().creature("raider", "ann", ifTenLife);
    assertThat(times(table, attack("raider", "bob"))).isEmpty();
    assertThat(times(table.life("ann", 10), attack("raider", "bob"))).hasSize(1);
  }

  @Test
  @Applies("508.3a")
  void anAbilityMayLookAtTheAttackersAsTheyAreAttacking() {
    var withTwoAttackers =
        new Effect.Trigger(
            new CreatureAttacks(Filter.SELF, Whom.ANYTHING, Company.ANY),
            new Condition.Compare(
                new Amount.CountOf(new Filter.IsAttacking(Whom.ANYTHING)),
                Relation.AT_LEAST,
                Amount.of(2)));
    Table table = table().creature("captain", "ann", withTwoAttackers);
    assertThat(times(table, attack("captain", "bob", "bears", "cho"))).hasSize(1);
    assertThat(times(table, attack("captain", "bob"))).isEmpty();
  }

  // 508.3b

  @Test
  @Applies("508.3b")
  void beingAttackedHappensOnceByHoweverManyCreatures() {
    Table table = table().enchantment("alarm", "bob", whenever(new IsAttacked(YOU)));
    assertThat(times(table, attack("bears", "bob", "ogre", "bob")))
        .containsExactly("508.3b alarm [bob]");
  }

  @Test
  @DoesNotApply("508.3b")
  void whoIsNotAttackedIsNot() {
    Table table =
        table()
            .enchantment("alarm", "bob", whenever(new IsAttacked(YOU)))
            .enchantment(
                "vow",
                "bob",
                whenever(
                    new IsAttacked(new Whom.ThePermanent(new Filter.HasType("planeswalker")))));
    assertThat(times(table, attack("bears", "cho"))).isEmpty();
    assertThat(times(table, attack("bears", "sage"))).containsExactly("508.3b vow [sage]");
  }

  // 508.3c

  @Test
  @Applies("508.3c")
  void attackingWithCreaturesHappensOnce() {
    Table table =
        table()
            .enchantment(
                "horn",
                "ann",
                whenever(
                    new PlayerAttacksWith(
                        Players.YOU, Amount.of(2), Filter.CREATURE, Whom.ANYTHING)));
    assertThat(times(table, attack("bears", "bob", "ogre", "cho")))
        .containsExactly("508.3c horn [bears, ogre]");
  }

  @Test
  @DoesNotApply("508.3c")
  void attackingWithTooFewOrOtherCreaturesOrByAnotherPlayerIsNotIt() {
    var twoOrMore =
        whenever(new PlayerAttacksWith(Players.YOU, Amount.of(2), Filter.CREATURE, Whom.ANYTHING));
    Table table =
        table().enchantment("horn", "ann", twoOrMore).enchantment("echo", "bob", twoOrMore);
    assertThat(times(table, attack("bears", "bob"))).isEmpty();
    assertThat(times(table, attack("bears", "bob", "ogre", "bob")))
        .containsExactly("508.3c horn [bears, ogre]");
    Table named =
        table()
            .enchantment(
                "tale",
                "ann",
                whenever(
                    new PlayerAttacksWith(
                        Players.YOU, Amount.of(1), new Filter.Named("ogre"), Whom.ANYTHING)));
    assertThat(times(named, attack("bears", "bob"))).isEmpty();
  }

  @Test
  @Applies("508.3c")
  void creaturesThatAttackAnotherPlayerDoNotCountWhereItSaysWhom() {
    Table table =
        table()
            .enchantment(
                "moat",
                "bob",
                whenever(
                    new PlayerAttacksWith(Players.ANYONE, Amount.of(2), Filter.CREATURE, YOU)));
    assertThat(times(table, attack("bears", "bob", "ogre", "cho"))).isEmpty();
    assertThat(times(table, attack("bears", "bob", "ogre", "bob"))).hasSize(1);
  }

  // 508.3d

  @Test
  @Applies("508.3d")
  @DoesNotApply("508.3d")
  void aPlayerAttacksOnceWithHoweverManyCreatures() {
    Table table =
        table()
            .enchantment("flag", "ann", whenever(new PlayerAttacks(Players.YOU)))
            .enchantment("truce", "bob", whenever(new PlayerAttacks(Players.YOU)));
    assertThat(times(table, attack("bears", "bob", "ogre", "sage")))
        .as("bob doesn't attack")
        .containsExactly("508.3d flag [bears, ogre]");
    assertThat(times(table, Attack.NONE)).isEmpty();
  }

  // 508.3e

  @Test
  @Applies("508.3e")
  void attackingPlayersTriggersOnceForEachOfThem() {
    Table table =
        table()
            .enchantment(
                "feud", "ann", whenever(new PlayerAttacksPlayer(Players.YOU, Players.OPPONENT)))
            .creature("elf", "ann");
    assertThat(times(table, attack("bears", "bob", "ogre", "bob", "elf", "cho")))
        .containsExactly("508.3e feud [bob]", "508.3e feud [cho]");
  }

  @Test
  @DoesNotApply("508.3e")
  void attackingAPlaneswalkerIsNotAttackingAPlayer() {
    Table table =
        table()
            .enchantment(
                "feud", "ann", whenever(new PlayerAttacksPlayer(Players.YOU, Players.OPPONENT)));
    assertThat(times(table, attack("bears", "sage"))).isEmpty();
  }

  // 508.3f

  @Test
  @Applies("508.3f")
  void attackingWithoutBeingBlockedTriggersOnlyOnceBlockersAreDeclared() {
    Table table =
        table()
            .creature("thief", "ann", whenever(new AttacksUnblocked(Filter.SELF, Whom.ANYTHING)))
            .creature("fanatic", "ann", keyword("frenzy"));
    assertThat(times(table, attack("thief", "bob", "fanatic", "bob"))).isEmpty();
  }

  @Test
  @DoesNotApply("508.3f")
  void attackingByItselfDoesNotWaitForBlockers() {
    Table table = table().creature("thief", "ann", selfAttacks(Whom.ANYTHING));
    assertThat(times(table, attack("thief", "bob"))).containsExactly("508.3a thief [thief]");
  }

  // Keyword abilities

  @Test
  void keywordAbilitiesTriggerForEachInstance() {
    Table table =
        table()
            .creature("eldrazi", "ann", new Effect.Keyword("Annihilator", Optional.of("2")))
            .creature("singer", "ann", keyword("battle cry"), keyword("battle cry"));
    assertThat(times(table, attack("eldrazi", "bob", "singer", "bob")))
        .containsExactly(
            "508.3a eldrazi [eldrazi]", "508.3a singer [singer]", "508.3a singer [singer]");
    assertThat(times(table, attack("bears", "bob"))).isEmpty();
  }

  @Test
  void exaltedTriggersForAnyOfItsControllersCreaturesThatAttacksAlone() {
    Table table = table().creature("squire", "ann", keyword("exalted"));
    assertThat(times(table, attack("bears", "bob"))).containsExactly("508.3a squire [bears]");
    assertThat(times(table, attack("bears", "bob", "ogre", "bob"))).isEmpty();
    Table other = table().creature("rival", "bob", keyword("exalted"));
    assertThat(times(other, attack("bears", "bob"))).isEmpty();
  }

  @Test
  void dethroneTriggersAgainstThePlayerWithTheMostLifeOrTiedForIt() {
    Table table = table().creature("usurper", "ann", keyword("dethrone"));
    assertThat(times(table, attack("usurper", "bob"))).hasSize(1);
    assertThat(times(table, attack("usurper", "sage"))).isEmpty();
    table.life("cho", 21);
    assertThat(times(table, attack("usurper", "bob"))).isEmpty();
    assertThat(times(table, attack("usurper", "cho"))).hasSize(1);
  }

  @Test
  void trainingNeedsAnotherAttackerWithGreaterPower() {
    Table table =
        table()
            .creature("pupil", "ann", keyword("training"))
            .creature("master", "ann")
            .being(master -> master.withPower(3));
    assertThat(times(table, attack("pupil", "bob", "master", "cho"))).hasSize(1);
    assertThat(times(table, attack("pupil", "bob", "bears", "bob"))).isEmpty();
    assertThat(times(table, attack("pupil", "bob"))).isEmpty();
    assertThat(times(table, attack("master", "bob", "bears", "bob"))).isEmpty();
  }

  // 508.2 and its sub-rules

  @Test
  @Applies("508.2")
  void theActivePlayerGetsPriority() {
    assertThat(Rule508_2.priority(table().board())).isEqualTo(id("ann"));
  }

  @Test
  @DoesNotApply("508.2")
  void theDefendingPlayerDoesNot() {
    assertThat(Rule508_2.priority(Table.of("bob", "ann").board())).isNotEqualTo(id("ann"));
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
}
