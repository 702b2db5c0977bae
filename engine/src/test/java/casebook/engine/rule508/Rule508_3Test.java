package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.keyword;
import static casebook.engine.rule508.Triggering.selfAttacks;
import static casebook.engine.rule508.Triggering.table;
import static casebook.engine.rule508.Triggering.times;
import static casebook.engine.rule508.Triggering.whenever;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Game;
import casebook.engine.Table;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.effect.TriggerEvent.AttacksUnblocked;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.effect.TriggerEvent.CreatureAttacks;
import casebook.engine.effect.TriggerEvent.CreaturesUnblocked;
import casebook.engine.effect.TriggerEvent.IsAttacked;
import casebook.engine.effect.TriggerEvent.PlayerAttacks;
import casebook.engine.effect.TriggerEvent.PlayerAttacksPlayer;
import casebook.engine.effect.TriggerEvent.PlayerAttacksWith;
import casebook.engine.effect.Whom;
import casebook.engine.move.Attack;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.move.Move.DeclareBlockers;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Ruling;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 508.1m and 508.3: which abilities trigger on attackers being declared. */
class Rule508_3Test {
  private static final Filter YOURS =
      new Filter.Both(List.of(Filter.CREATURE, new Filter.ControlledBy(Players.YOU)));
  private static final Whom YOU = new Whom.ThePlayer(Players.YOU);

  /** "APPLIES [bears]" for each finding of a rule on a declaration. */
  private static List<String> found(Table table, String rule, Attack attack) {
    var move = DeclareAttackers.of(attack);
    return Game.adjudicate(table.board(), List.of(move)).rulings().getFirst().findings().stream()
        .filter(finding -> finding.rule().toString().equals(rule))
        .map(finding -> finding.outcome() + " " + finding.about())
        .toList();
  }

  // 508.3a

  @Test
  @Applies("508.1m")
  void anAbilityTriggersAgainForEachEffectThatSaysSo() {
    Effect again =
        new Effect.TriggersAgain(
            new Filter.ControlledBy(Players.YOU), Condition.ALWAYS, Optional.of(Filter.ANY));
    Table table =
        table()
            .creature("raider", "ann", selfAttacks(Whom.ANYTHING))
            .creature("herald", "ann", again)
            .enchantment("banner", "bob", again);
    assertThat(times(table, attack("raider", "bob")))
        .containsExactly("508.3a raider [raider]", "508.3a raider [raider]");
    assertThat(times(table.creature("echo", "ann", again), attack("raider", "bob"))).hasSize(3);
  }

  @Test
  @DoesNotApply("508.1m")
  void whatAnotherCreatureCausesDoesNotTriggerAgain() {
    Effect again =
        new Effect.TriggersAgain(
            new Filter.ControlledBy(Players.YOU),
            Condition.ALWAYS,
            Optional.of(new Filter.HasSubtype("goblin")));
    Table table =
        table()
            .creature("raider", "ann", selfAttacks(Whom.ANYTHING))
            .creature("herald", "ann", again);
    assertThat(times(table, attack("raider", "bob"))).hasSize(1);
    assertThat(
            times(
                table
                    .creature("goblin", "ann", selfAttacks(Whom.ANYTHING))
                    .being(is -> is.withSubtypes(Set.of("goblin"))),
                attack("raider", "bob", "goblin", "bob")))
        .hasSize(3);
  }

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
        .containsExactly(Finding.doesNotApply(Rule508_1m.NUMBER, List.of()));
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
    assertThat(found(table, "508.3f", attack("thief", "bob", "fanatic", "bob")))
        .containsExactly("APPLIES [thief]", "APPLIES [fanatic]");
  }

  @Test
  @Applies("508.3f")
  void whatIsNotBlockedTriggersAsBlockersAreDeclared() {
    Table table =
        table()
            .creature("thief", "ann", whenever(new AttacksUnblocked(Filter.SELF, Whom.ANYTHING)))
            .creature("fanatic", "ann", keyword("frenzy"))
            .creature("guard", "bob")
            .enchantment("alarm", "bob", whenever(new CreaturesUnblocked(Filter.ANY, YOU)));
    Attack attack = attack("thief", "bob", "fanatic", "bob", "bears", "bob");
    var blocks =
        new DeclareBlockers(new LinkedHashMap<>(Map.of(id("guard"), id("fanatic"))), Set.of());
    List<Ruling> rulings =
        Game.adjudicate(table.board(), List.of(DeclareAttackers.of(attack), blocks)).rulings();
    assertThat(rulings.get(1).state().triggered())
        .extracting(one -> one.stated().source().name() + " " + one.about())
        .containsExactly("thief [thief]", "alarm [thief, bears]");
  }

  @Test
  @DoesNotApply("508.3f")
  void whatDoesNotAttackOrWhoseConditionDoesNotHoldDoesNotWaitForBlockers() {
    var goblins = new Condition.Exists(new Filter.HasSubtype("goblin"));
    Table table =
        table()
            .creature("idler", "ann", whenever(new AttacksUnblocked(Filter.SELF, Whom.ANYTHING)))
            .creature(
                "loner",
                "ann",
                new Effect.Trigger(new AttacksUnblocked(Filter.SELF, Whom.ANYTHING), goblins));
    assertThat(found(table, "508.3f", attack("loner", "bob"))).isEmpty();
  }

  @Test
  @DoesNotApply("508.3f")
  void attackingByItselfDoesNotWaitForBlockers() {
    Table table = table().creature("thief", "ann", selfAttacks(Whom.ANYTHING));
    assertThat(times(table, attack("thief", "bob"))).containsExactly("508.3a thief [thief]");
    assertThat(found(table, "508.3f", attack("thief", "bob"))).isEmpty();
    assertThat(found(table, "508.3a", attack("thief", "bob"))).containsExactly("APPLIES [thief]");
  }
}
