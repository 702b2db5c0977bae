package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Costs to attack (508.1h) and optional ones (508.1g). */
class CostReadingTest {
  @TestFactory
  Stream<DynamicTest> optional_costs() {
    return Wordings.mean(
        """
        You may exert this creature as it attacks.
          OptionalCost(Self, "exert", Exert)
        You may exert this creature as it attacks. When you do, it gains flying until end of turn.
          OptionalCost(Self, "exert", Exert)
          TRIGGERED Trigger(PaysOptionalCost(Self, "exert"))
          TRIGGERED Gives(Self, [Ability("flying", STATIC, Read([Keyword("flying")]))], Lasts(TURN))
        If this creature hasn't been exerted this turn, you may exert it as it attacks.
          OptionalCost(Both([Self, Not(Is(EXERTED))]), "exert", Exert)
        You may exert this creature as it attacks. When you do, target creature can't block this turn.
          OptionalCost(Self, "exert", Exert)
          TRIGGERED Trigger(PaysOptionalCost(Self, "exert"))
        Enlist
          OptionalCost(Self, "enlist", Enlist)
        Equipped creature has "You may exert this creature as it attacks."
          Gives(Attached, [Ability("You may exert this creature as it attacks.", STATIC, Read([OptionalCost(Self, "exert", Exert)]))])
        As this creature attacks, you may pay {2}.
          OptionalCost(Self, "pay", PayMana({2}, 0))
        As this creature attacks, you may pay {2}. If you do, it gets +2/+0 until end of turn.
          OptionalCost(Self, "pay", PayMana({2}, 0))
          RESOLUTION ModifiesPowerToughness(Self, 2, 0, Lasts(TURN))
        As this creature attacks, you may sacrifice another creature.
          OptionalCost(Self, "sacrifice", Sacrifice(1, Both([HasType("creature"), Not(Self)])))
        Creatures you control have enlist.
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("enlist", STATIC, Read([OptionalCost(Self, "enlist", Enlist)]))])
        """);
  }

  @TestFactory
  Stream<DynamicTest> to_attack_with_this_creature() {
    return Wordings.mean(
        """
        This creature can't attack unless you pay {2}.
          AttackCost(Self, Anything, PayMana({2}, 0))
        This creature can't attack or block unless you pay {1}.
          AttackCost(Self, Anything, PayMana({1}, 0))
        This creature can't attack or block unless you pay {1} for each +1/+1 counter on it.
          AttackCost(Self, Anything, Times(CountersOn(Self, "+1/+1"), PayMana({1}, 0)))
        This creature can't attack unless its controller pays {3}.
          AttackCost(Self, Anything, PayMana({3}, 0))
        This creature can't attack unless you sacrifice a land.
          AttackCost(Self, Anything, Sacrifice(1, HasType("land")))
        This creature can't attack unless you sacrifice two Islands.
          AttackCost(Self, Anything, Sacrifice(2, HasSubtype("island")))
        This creature can't attack unless you return an enchantment you control to its owner's hand.
          AttackCost(Self, Anything, ReturnToHand(1, HasType("enchantment")))
        This creature can't attack unless you tap an untapped creature you control.
          AttackCost(Self, Anything, Tap(1, HasType("creature")))
        This creature can't attack unless you discard a card.
          AttackCost(Self, Anything, Discard(1))
        This creature can't attack unless you pay 3 life.
          AttackCost(Self, Anything, PayLife(3))
        This creature can't attack unless you pay {E}{E}.
          AttackCost(Self, Anything, PayEnergy(2))
        This creature can't attack unless you exile a card from your graveyard.
          AttackCost(Self, Anything, ExileFromGraveyard(1))
        This creature can't attack unless you exile two cards from your graveyard.
          AttackCost(Self, Anything, ExileFromGraveyard(2))
        This creature can't attack unless you remove a +1/+1 counter from it.
          AttackCost(Self, Anything, RemoveCounters(1, "+1/+1", Self))
        This creature can't attack unless you pay {1} and sacrifice a creature.
          AttackCost(Self, Anything, Together([PayMana({1}, 0), Sacrifice(1, HasType("creature"))]))
        This creature can't attack or block unless you pay 2 life.
          AttackCost(Self, Anything, PayLife(2))
        """);
  }

  @TestFactory
  Stream<DynamicTest> for_enchanted_creatures() {
    return Wordings.mean(
        """
        Enchanted creature can't attack unless its controller pays {3}.
          AttackCost(Attached, Anything, PayMana({3}, 0))
        Enchanted creature can't attack or block unless its controller pays {2}.
          AttackCost(Attached, Anything, PayMana({2}, 0))
        Enchanted creature can't attack or block unless its controller pays {1} for each card in your hand.
          AttackCost(Attached, Anything, Times(Of(You, CardsInHand), PayMana({1}, 0)))
        Enchanted creature can't attack unless its controller pays 3 life.
          AttackCost(Attached, Anything, PayLife(3))
        Enchanted creature can't attack, block, or crew Vehicles unless its controller pays {3}.
          AttackCost(Attached, Anything, PayMana({3}, 0))
        """);
  }

  @TestFactory
  Stream<DynamicTest> asked_of_each_creature() {
    return Wordings.mean(
        """
        Each creature with one or more counters on it can't attack you or planeswalkers you control unless its controller pays {X}, where X is the number of counters on that creature.
          AttackCost(HasCounters("", AT_LEAST, 1), Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]), PayMana({X}, CountersOn(InQuestion, "")))
        Each creature can't attack you unless its controller pays {X}, where X is its power.
          AttackCost(Any, ThePlayer(You), PayMana({X}, PowerOf(InQuestion)))
        Creatures can't attack you unless their controller taps an untapped creature they control for each of those creatures.
          AttackCost(Any, ThePlayer(You), Tap(1, Both([HasType("creature"), ControlledBy(ControllerOf(InQuestion))])))
        """);
  }

  @TestFactory
  Stream<DynamicTest> to_attack_somebody() {
    return Wordings.mean(
        """
        Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.
          AttackCost(Any, ThePlayer(You), PayMana({2}, 0))
        Creatures can't attack you unless their controller pays {2} for each of those creatures.
          AttackCost(Any, ThePlayer(You), PayMana({2}, 0))
        Creatures can't attack you or planeswalkers you control unless their controller pays {1} for each of those creatures.
          AttackCost(Any, Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]), PayMana({1}, 0))
        Creatures can't attack you or a planeswalker you control unless their controller pays {1} for each of those creatures.
          AttackCost(Any, Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]), PayMana({1}, 0))
        Creatures can't attack you or planeswalkers you control unless their controller pays {W/P} for each of those creatures.
          AttackCost(Any, Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]), PayMana({W/P}, 0))
        Creatures can't attack you or planeswalkers you control unless their controller pays {X} for each of those creatures, where X is the number of enchantments you control.
          AttackCost(Any, Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]), PayMana({X}, CountOf(Both([HasType("enchantment"), ControlledBy(You)]))))
        Creatures can't attack you unless their controller pays {X} for each creature they control that's attacking you, where X is the number of basic land types among lands you control.
          AttackCost(Any, ThePlayer(You), PayMana({X}, BasicLandTypes(You)))
        Domain — Creatures can't attack you unless their controller pays {X} for each creature they control that's attacking you, where X is the number of basic land types among lands you control.
          AttackCost(Any, ThePlayer(You), PayMana({X}, BasicLandTypes(You)))
        Creatures can't attack you or planeswalkers you control unless their controller pays 1 life for each of those creatures.
          AttackCost(Any, Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]), PayLife(1))
        Nonblack creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.
          AttackCost(Not(HasColor(B)), ThePlayer(You), PayMana({2}, 0))
        Creatures can't attack you unless their controller pays {2}.
          AttackCost(Any, ThePlayer(You), PayMana({2}, 0))
        Each creature can't attack you unless its controller pays {2}.
          AttackCost(Any, ThePlayer(You), PayMana({2}, 0))
        Creatures with flying can't attack you unless their controller pays {1} for each creature with flying they control that's attacking you.
          AttackCost(HasKeyword("flying"), ThePlayer(You), PayMana({1}, 0))
        As long as this creature is untapped, creatures can't attack you or planeswalkers you control unless their controller pays {1} for each of those creatures.
          AttackCost(Any, Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]), PayMana({1}, 0), Exists(Both([Self, Not(IsTapped)])))
        As long as you're the monarch, creatures can't attack you unless their controller pays {2} for each of those creatures.
          AttackCost(Any, ThePlayer(You), PayMana({2}, 0), ExistsPlayer(Both([You, IsMonarch])))
        Creatures can't attack a player unless their controller pays {1} for each of those creatures.
          AttackCost(Any, ThePlayer(Anyone), PayMana({1}, 0))
        Until your next turn, creatures can't attack you or planeswalkers you control unless their controller pays {2} for each of those creatures.
          AttackCost(Any, Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]), PayMana({2}, 0), Lasts(UNTIL_YOUR_NEXT_TURN))
        Creatures can't attack you or block creatures you control unless their controller pays {2}.
          AttackCost(Any, ThePlayer(You), PayMana({2}, 0))
        Creatures your opponents control can't attack you unless that player pays {1} for each of those creatures.
          AttackCost(ControlledBy(Opponent), ThePlayer(You), PayMana({1}, 0))
        Creatures can't attack you this turn unless their controller pays {X} for each creature they control that's attacking you.
          AttackCost(Any, ThePlayer(You), PayMana({X}, ChosenNumber), Lasts(TURN))
        """);
  }

  @TestFactory
  Stream<DynamicTest> for_all_attacks() {
    return Wordings.mean(
        """
        Creatures can't attack unless their controller pays {X} for each attacking creature they control.
          AttackCost(Any, Anything, PayMana({X}, ChosenNumber))
        Creatures can't attack unless their controller sacrifices a land for each attacking creature they control.
          AttackCost(Any, Anything, Sacrifice(1, HasType("land")))
        Green creatures can't attack unless their controller sacrifices a land for each green creature they control that's attacking.
          AttackCost(HasColor(G), Anything, Sacrifice(1, HasType("land")))
        """);
  }

  @TestFactory
  Stream<DynamicTest> triggers_are_no_costs() {
    return Wordings.mean(
        """
        Whenever a player attacks, that player may pay {2}.
          TRIGGERED Trigger(PlayerAttacks(Anyone))
        Whenever this creature attacks, you may pay {1}. If you do, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
          RESOLUTION irrelevant
        """);
  }
}
