package casebook.site.words.effect;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.AsThough;
import casebook.engine.effect.Effect.AtMost;
import casebook.engine.effect.Effect.AttackCost;
import casebook.engine.effect.Effect.CantAttack;
import casebook.engine.effect.Effect.MustAttack;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Effect.Pretence;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.effect.Whom;
import casebook.engine.effect.Window;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class EffectWordsTest {
  private static final Condition ALWAYS = Condition.ALWAYS;
  private static final Whom ANYTHING = Whom.ANYTHING;
  private static final Whom YOU = new Whom.ThePlayer(Players.YOU);
  private static final Filter YOURS = new Filter.ControlledBy(Players.YOU);
  private static final Filter DEFENDERS = new Filter.ControlledBy(Players.DEFENDING);
  private static final Filter PLANESWALKER = new Filter.HasType("planeswalker");

  private static Filter all(Filter... filters) {
    return new Filter.Both(List.of(filters));
  }

  private static Filter any(Filter... filters) {
    return new Filter.Either(List.of(filters));
  }

  private static Filter not(Filter filter) {
    return new Filter.Not(filter);
  }

  private static Condition cast(Players who, String fact, int atLeast) {
    return new Condition.ExistsPlayer(
        new Players.Both(
            List.of(
                who,
                new Players.Has(
                    new Amount.PlayerFact(fact), Relation.AT_LEAST, Amount.of(atLeast)))));
  }

  private static Condition unless(Condition condition) {
    return Condition.unless(condition);
  }

  private static Filter subtype(String name) {
    return new Filter.HasSubtype(name);
  }

  private static Condition attack(Filter who, int atLeast) {
    return new Condition.Attack(who, Amount.of(atLeast), ANYTHING);
  }

  private static Effect cant(Condition when) {
    return new CantAttack(Filter.SELF, ANYTHING, when);
  }

  private static Effect must(Filter who, Whom whom) {
    return new MustAttack(who, whom, ALWAYS);
  }

  private static Cost mana(String mana) {
    return new Cost.PayMana(Mana.of(mana), Amount.of(0));
  }

  private static Ability ability(Effect effect) {
    return new Ability("", Frame.STATIC, new Meaning.Read(List.of(effect)));
  }

  private static final Whom YOU_OR_YOURS =
      new Whom.Either(List.of(YOU, new Whom.ThePermanent(all(PLANESWALKER, YOURS))));

  static Stream<Arguments> effects() {
    return Stream.of(
        Arguments.of(cant(ALWAYS), "This creature can't attack."),
        Arguments.of(cant(new Condition.AttacksAlone()), "This creature can't attack alone."),
        Arguments.of(
            cant(unless(new Condition.AttacksAlone())), "This creature can attack only alone."),
        Arguments.of(
            cant(unless(new Condition.Exists(all(subtype("island"), DEFENDERS)))),
            "This creature can't attack unless defending player controls an Island."),
        Arguments.of(
            cant(
                new Condition.Exists(
                    all(not(new Filter.IsTapped()), new Filter.HasType("land"), DEFENDERS))),
            "This creature can't attack if defending player controls an untapped land."),
        Arguments.of(
            cant(unless(new Condition.TurnIs("creatureSpellsCastThisTurn"))),
            "This creature can't attack unless you've cast a creature spell this turn."),
        Arguments.of(
            cant(unless(cast(Players.YOU, "spellsCastThisTurn", 1))),
            "This creature can't attack unless you've cast a spell this turn."),
        Arguments.of(
            cant(cast(Players.OPPONENT, "instantOrSorcerySpellsCastThisTurn", 2)),
            "This creature can't attack if an opponent has cast two or more instant or sorcery"
                + " spells this turn."),
        Arguments.of(
            cant(
                unless(
                    new Condition.ExistsPlayer(
                        new Players.Both(List.of(Players.YOU, new Players.AttackedThisTurn()))))),
            "This creature can't attack unless you attacked this turn."),
        Arguments.of(
            new Effect.CantAttack(
                all(
                    not(new Filter.OwnedBy(Players.OPPONENT)),
                    new Filter.ControlledBy(Players.OPPONENT)),
                Whom.ANYTHING,
                Condition.ALWAYS),
            "Creatures your opponents control but don't own can't attack."),
        Arguments.of(
            new Effect.CantAttack(
                all(new Filter.ControlledBy(Players.YOU), new Filter.OwnedBy(Players.OPPONENT)),
                Whom.ANYTHING,
                Condition.ALWAYS),
            "Creatures you control that your opponents own can't attack."),
        Arguments.of(
            cant(new Condition.Attacked(all(Filter.CREATURE, not(Filter.SELF)), Amount.of(1))),
            "This creature can't attack if another creature attacked this turn."),
        Arguments.of(
            new Effect.MustAttack(
                new Filter.ControlledBy(Players.OPPONENT),
                Whom.ANYTHING,
                attack(
                    new Filter.ControlledBy(new Players.ControllerOf(new Filter.InQuestion())), 1)),
            "If a creature an opponent controls attacks, creatures that player controls attack each"
                + " combat if able."),
        Arguments.of(
            cant(unless(attack(all(Filter.CREATURE, not(Filter.SELF)), 2))),
            "This creature can't attack unless at least two other creatures attack."),
        Arguments.of(
            cant(
                unless(
                    attack(
                        all(
                            any(new Filter.HasColor(Color.B), new Filter.HasColor(Color.G)),
                            Filter.CREATURE),
                        1))),
            "This creature can't attack unless a black or green creature attacks."),
        Arguments.of(
            cant(
                unless(
                    attack(
                        new Filter.PowerIs(Relation.GREATER, new Amount.PowerOf(Filter.SELF)), 1))),
            "This creature can't attack unless a creature with power greater than this creature's"
                + " power attacks."),
        Arguments.of(
            cant(
                unless(
                    new Condition.Compare(
                        new Amount.Of(Players.YOU, new Amount.CardsInGraveyard()),
                        Relation.AT_LEAST,
                        Amount.of(7)))),
            "This creature can't attack unless there are seven or more cards in your graveyard."),
        Arguments.of(
            cant(
                unless(
                    new Condition.Compare(
                        new Amount.CountOf(all(new Filter.HasType("artifact"), YOURS)),
                        Relation.AT_LEAST,
                        Amount.of(3)))),
            "This creature can't attack unless you control three or more artifacts."),
        Arguments.of(
            cant(
                unless(
                    new Condition.ExistsPlayer(
                        new Players.Both(List.of(Players.DEFENDING, new Players.IsPoisoned()))))),
            "This creature can't attack unless defending player is poisoned."),
        Arguments.of(
            cant(new Condition.Exists(all(Filter.SELF, new Filter.IsTapped()))),
            "This creature can't attack if it is tapped."),
        Arguments.of(
            cant(
                new Condition.Compare(
                    new Amount.Of(Players.YOU, new Amount.Life()), Relation.AT_MOST, Amount.of(5))),
            "This creature can't attack if your life total is 5 or less."),
        Arguments.of(
            cant(
                new Condition.Compare(
                    new Amount.CountOf(all(Filter.CREATURE, YOURS)),
                    Relation.LESS,
                    new Amount.CountOf(all(Filter.CREATURE, DEFENDERS)))),
            "This creature can't attack if the number of creatures you control is less than the"
                + " number of creatures defending player controls."),
        Arguments.of(
            new CantAttack(new Filter.Attached(), YOU_OR_YOURS, ALWAYS),
            "Enchanted creature can't attack you or planeswalkers you control."),
        Arguments.of(
            new CantAttack(
                all(Filter.CREATURE, new Filter.PowerIs(Relation.AT_MOST, Amount.of(2))),
                YOU,
                ALWAYS),
            "Creatures with power 2 or less can't attack you."),
        Arguments.of(
            new CantAttack(
                all(
                    Filter.CREATURE,
                    new Filter.ControlledBy(Players.OPPONENT),
                    new Filter.HasCounters("", Relation.AT_LEAST, Amount.of(1))),
                ANYTHING,
                ALWAYS),
            "Creatures your opponents control with a counter on them can't attack."),
        Arguments.of(
            new CantAttack(all(Filter.CREATURE, not(new Filter.HasKeyword("flying"))), YOU, ALWAYS),
            "Creatures without flying can't attack you."),
        Arguments.of(
            new CantAttack(
                Filter.SELF,
                new Whom.ThePlayer(
                    new Players.Both(List.of(new Players.AlreadyAttackedThisTurn()))),
                ALWAYS),
            "This creature can't attack players it has already attacked this turn."),
        Arguments.of(
            new AtMost(Amount.of(1), Filter.ANY, ANYTHING, Period.COMBAT, ALWAYS),
            "No more than one creature can attack each combat."),
        Arguments.of(
            new AtMost(Amount.of(2), Filter.CREATURE, YOU, Period.TURN, ALWAYS),
            "No more than two creatures can attack you each turn."),
        Arguments.of(
            new AtMost(
                new Amount.CountOf(all(subtype("swamp"), YOURS)),
                Filter.CREATURE,
                ANYTHING,
                Period.COMBAT,
                ALWAYS),
            "No more than X creatures can attack each combat, where X is the number of Swamps you"
                + " control."),
        Arguments.of(must(Filter.SELF, ANYTHING), "This creature attacks each combat if able."),
        Arguments.of(
            must(all(Filter.CREATURE, new Filter.ControlledBy(Players.OPPONENT)), ANYTHING),
            "Creatures your opponents control attack each combat if able."),
        Arguments.of(must(subtype("elf"), ANYTHING), "Elves attack each combat if able."),
        Arguments.of(
            must(Filter.SELF, new Whom.ThePlayer(new Players.Not(Players.YOU))),
            "This creature attacks a player other than you each combat if able."),
        Arguments.of(
            must(new Filter.Affected(), new Whom.ThePlayer(new Players.ChosenPlayer())),
            "That creature attacks the chosen player each combat if able."),
        Arguments.of(
            new MustAttack(all(Filter.CREATURE, YOURS), ANYTHING, attack(Filter.SELF, 1)),
            "If this creature attacks, creatures you control attack each combat if able."),
        Arguments.of(
            new MustAttack(
                Filter.SELF,
                ANYTHING,
                unless(new Condition.Exists(all(subtype("goblin"), YOURS, not(Filter.SELF))))),
            "This creature attacks each combat if able unless you control another Goblin."),
        Arguments.of(
            new Effect.MustAttackWith(Players.OPPONENT, Amount.of(1), Filter.ANY, YOU, ALWAYS),
            "Each opponent must attack you with at least one creature each combat if able."),
        Arguments.of(
            new Effect.Goaded(new Filter.Attached(), ALWAYS), "Enchanted creature is goaded."),
        Arguments.of(
            new Effect.Goaded(
                all(Filter.CREATURE, new Filter.ControlledBy(Players.OPPONENT)), ALWAYS),
            "Creatures your opponents control are goaded."),
        Arguments.of(new Effect.Detained(new Filter.Affected()), "That creature is detained."),
        Arguments.of(
            new AttackCost(Filter.CREATURE, YOU, mana("{2}"), ALWAYS),
            "Creatures can't attack you unless their controller pays {2} for each of those"
                + " creatures."),
        Arguments.of(
            new AttackCost(
                Filter.CREATURE,
                YOU,
                new Cost.PayMana(Mana.of("{X}"), new Amount.CountOf(all(subtype("swamp"), YOURS))),
                ALWAYS),
            "Creatures can't attack you unless their controller pays {X} for each of those"
                + " creatures, where X is the number of Swamps you control."),
        Arguments.of(
            new AttackCost(
                Filter.SELF, ANYTHING, new Cost.Sacrifice(Amount.of(2), subtype("island")), ALWAYS),
            "This creature can't attack unless you sacrifice two Islands."),
        Arguments.of(
            new AttackCost(
                new Filter.Attached(),
                ANYTHING,
                new Cost.Times(new Amount.CountOf(all(Filter.CREATURE, YOURS)), mana("{1}")),
                ALWAYS),
            "Enchanted creature can't attack unless its controller pays {1} for each creature you"
                + " control."),
        Arguments.of(
            new AttackCost(
                Filter.SELF,
                ANYTHING,
                new Cost.ReturnToHand(Amount.of(1), all(new Filter.HasType("enchantment"), YOURS)),
                ALWAYS),
            "This creature can't attack unless you return an enchantment you control to its"
                + " owner's hand."),
        Arguments.of(
            new Effect.OptionalCost(Filter.SELF, "exert", new Cost.Exert()),
            "You may exert this creature as it attacks."),
        Arguments.of(new Effect.OptionalCost(Filter.SELF, "enlist", new Cost.Enlist()), "Enlist."),
        Arguments.of(
            new AsThough(Filter.SELF, Pretence.HASTE, ANYTHING, ALWAYS),
            "This creature can attack as though it had haste."),
        Arguments.of(
            new AsThough(
                all(Filter.CREATURE, YOURS, new Filter.HasKeyword("defender")),
                Pretence.NO_DEFENDER,
                ANYTHING,
                ALWAYS),
            "Creatures you control with defender can attack as though they didn't have defender."),
        Arguments.of(new Effect.Keyword("flying", Optional.empty()), "Flying."),
        Arguments.of(
            new Effect.Gives(
                all(not(Filter.SELF), subtype("dinosaur"), YOURS),
                List.of(ability(new Effect.Keyword("haste", Optional.empty()))),
                ALWAYS),
            "Other Dinosaurs you control have haste."),
        Arguments.of(
            new Effect.Gives(new Filter.Attached(), List.of(ability(cant(ALWAYS))), ALWAYS),
            "Enchanted creature has “This creature can't attack.”"),
        Arguments.of(
            new Effect.Gives(
                Filter.SELF,
                List.of(ability(new Effect.Keyword("haste", Optional.empty()))),
                new Condition.Exists(
                    all(not(Filter.SELF), Filter.CREATURE, new Filter.HasColor(Color.R), YOURS))),
            "As long as you control another red creature, this creature has haste."),
        Arguments.of(
            new Effect.Takes(Filter.SELF, "defender", ALWAYS), "This creature loses defender."),
        Arguments.of(new Effect.TakesAll(Filter.CREATURE, ALWAYS), "Creatures lose all abilities."),
        Arguments.of(
            new Effect.Trigger(
                new TriggerEvent.CreatureAttacks(Filter.SELF, ANYTHING, Company.ALONE), ALWAYS),
            "Whenever this creature attacks alone, this ability triggers."),
        Arguments.of(
            new Effect.Trigger(
                new TriggerEvent.PlayerAttacksWith(Players.YOU, Amount.of(2), Filter.ANY, ANYTHING),
                ALWAYS),
            "Whenever you attack with two or more creatures, this ability triggers."),
        Arguments.of(
            new Effect.Trigger(new TriggerEvent.IsAttacked(YOU_OR_YOURS), ALWAYS),
            "Whenever you or a planeswalker you control is attacked, this ability triggers."),
        Arguments.of(
            new Effect.Trigger(
                new TriggerEvent.PlayerAttacks(Players.OPPONENT),
                new Condition.ExistsPlayer(
                    new Players.Both(List.of(Players.YOU, new Players.IsMonarch())))),
            "Whenever an opponent attacks, if you're the monarch, this ability triggers."),
        Arguments.of(
            new Effect.ChoosesAttackers(Players.YOU), "You choose which creatures attack."),
        Arguments.of(
            new Effect.Timing(
                new Window.Both(
                    List.of(
                        new Window.During(Window.Span.COMBAT, Players.ANYONE),
                        new Window.Before(Window.Point.BLOCKERS_DECLARED)))),
            "This may be cast or activated only during combat before blockers are declared."),
        Arguments.of(
            new Effect.SkipsCombat(Players.OPPONENT), "Each opponent skips their combat phase."));
  }

  @ParameterizedTest
  @MethodSource("effects")
  void an_effect_is_said_in_one_sentence(Effect effect, String sentence) {
    assertThat(EffectWords.PRINTED.sentence(effect)).isEqualTo(sentence);
  }

  @Test
  void an_Equipment_speaks_of_the_equipped_creature() {
    assertThat(
            EffectWords.printed("this Equipment", "equipped creature")
                .sentence(must(new Filter.Attached(), ANYTHING)))
        .isEqualTo("Equipped creature attacks each combat if able.");
  }
}
