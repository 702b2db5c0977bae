package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What says nothing about 506 and 508, and what may and can't be read. */
class RelevanceReadingTest {
  @TestFactory
  Stream<DynamicTest> power_of_what_attacks() {
    return Wordings.mean(
        """
        Attacking creatures get +1/+0.
          ModifiesPowerToughness(Both([IsAttacking, HasType("creature")]), 1, 0)
        Creatures attacking you get -1/-0.
          ModifiesPowerToughness(Both([HasType("creature"), IsAttacking(ThePlayer(You))]), -1, 0)
        This creature gets +2/+0 as long as it's attacking.
          ModifiesPowerToughness(Self, 2, 0, Exists(Both([Self, IsAttacking])))
        As long as this creature is attacking alone, it gets +2/+0.
          ModifiesPowerToughness(Self, 2, 0, AttacksAlone)
        Each creature that isn't attacking gets -1/-1.
          ModifiesPowerToughness(Both([HasType("creature"), Not(IsAttacking)]), -1, -1)
        """);
  }

  @TestFactory
  Stream<DynamicTest> irrelevant() {
    return Wordings.mean(
        """
        Destroy target attacking creature.
          irrelevant
        Target attacking or blocking creature gets +1/+1 until end of turn.
          ModifiesPowerToughness(Affected, 1, 1, Lasts(TURN))
        Trial Ogre deals 2 damage to target attacking or blocking creature.
          irrelevant
        Whenever this creature becomes blocked, defending player discards a card.
          TRIGGERED irrelevant
        Prevent all combat damage that would be dealt by attacking creatures.
          irrelevant
        If you attacked this turn, draw a card.
          irrelevant
        At the beginning of your end step, if you attacked this turn, draw a card.
          TRIGGERED irrelevant
        Destroy target creature that attacked this turn.
          irrelevant
        Untap all creatures that attacked this turn. After this phase, there is an additional combat phase.
          irrelevant
          irrelevant
        Put a vigilance counter on target creature.
          irrelevant
        Search your library for a creature card with haste.
          irrelevant
        Remove target attacking creature from combat.
          irrelevant
        You may reselect which player or planeswalker target attacking creature is attacking.
          irrelevant
        This creature can't be blocked except by two or more creatures.
          irrelevant
        This creature can block an additional creature each combat.
          irrelevant
        All creatures able to block this creature do so.
          irrelevant
        Target creature blocks this turn if able.
          irrelevant
        Draw a card.
          irrelevant
        The attacking player chooses how creatures block.
          irrelevant
        Spells cost {1} more to cast for each attacking creature.
          irrelevant
        """);
  }

  @TestFactory
  Stream<DynamicTest> changes_that_can_not_be_followed() {
    return Wordings.mean(
        """
        Creatures you control become a blue artifact with flying in strange ways.
          ChangesOtherwise(ControlledBy(You), [TYPES, COLORS, KEYWORDS], ["flying"])
        Each creature is a legendary 4/4 black and red Dragon as the moon rises.
          ChangesOtherwise(Any, [TYPES, COLORS, POWER_AND_TOUGHNESS], [])
        Trial Ogre's power is equal to the number of windows in this room.
          ChangesOtherwise(Self, [POWER_AND_TOUGHNESS], [])
        Trial Ogre's power and toughness are each equal to the number of windows in this room.
          ChangesOtherwise(Self, [POWER_AND_TOUGHNESS], [])
        Basic lands of the first chosen type are the second chosen type.
          ChangesOtherwise(HasType("land"), [TYPES], [])
        Creatures and lands of the first chosen type are the second chosen type.
          ChangesOtherwise(Any, [TYPES], [])
        Create a token that's a copy of that card, except it's a black Zombie.
          irrelevant
        """);
  }

  @TestFactory
  Stream<DynamicTest> what_triggers_as_combat_begins() {
    return Wordings.mean(
        """
        At the beginning of combat on your turn, choose an opponent at random. Trial Ogre attacks that player this combat if able.
          TRIGGERED irrelevant
          TRIGGERED Trigger(CombatBegins(You, Any))
          TRIGGERED MustAttack(Self, ThePlayer(Affected), Lasts(COMBAT))
        At the beginning of combat on your turn, if you control a Cat, create a 1/1 Cat token. It gains haste.
          TRIGGERED irrelevant
          TRIGGERED Trigger(CombatBegins(You, IsToken), Exists(Both([HasSubtype("cat"), ControlledBy(You)])))
          TRIGGERED Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))])
        At the beginning of each combat, choose first strike, vigilance, or lifelink.
          TRIGGERED Trigger(CombatBegins(Anyone, Any))
          RESOLUTION unread
        At the beginning of combat on your turn, you may have target creature gain haste until end of turn.
          TRIGGERED Trigger(CombatBegins(You, Any))
          TRIGGERED Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
        At the beginning of combat on your turn, draw a card.
          TRIGGERED irrelevant
        """);
  }

  @TestFactory
  Stream<DynamicTest> unread() {
    return Wordings.mean(
        """
        If a creature attacking alone causes an ability to trigger, it triggers an additional time.
          unread
        Attacking doesn't cause creatures you control to tap.
          unread
        This creature attacks as it pleases.
          unread
        Creatures attack only on Tuesdays.
          unread
        This creature can't attack while the moon is full.
          CantAttack(Self, Anything, Stated("the moon is full"))
        Creatures can't attack unless their controller sings.
          unread
        Players can't attack with an odd number of creatures.
          unread
        This creature can't attack the same player twice.
          unread
        This creature attacks twice each combat.
          unread
        Choose flying, vigilance, or haste.
          unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> combat_phases_and_steps_that_are_left_out() {
    return Wordings.mean(
        """
        Skip the declare attackers step.
          unread
        There is no declare attackers step this turn.
          unread
        Target player chooses main phase or combat phase.
          unread
        That player skips the chosen phase this turn.
          unread
        Skip your next draw step.
          irrelevant
        Whenever this creature deals combat damage to a player, that player skips their next untap step.
          TRIGGERED irrelevant
        """);
  }

  @TestFactory
  Stream<DynamicTest> abilities_that_are_lost_or_chosen() {
    return Wordings.mean(
        """
        Creatures with defender lose it.
          unread
        As this creature enters, it becomes your choice of a 3/3 creature or a 0/6 creature with defender.
          SetsPowerToughness(Self, [3], [3], ChosenMode("3/3 creature"))
          SetsPowerToughness(Self, [0], [6], ChosenMode("0/6 creature with defender"))
          Gives(Self, [Ability("defender", STATIC, Read([Keyword("defender")]))], ChosenMode("0/6 creature with defender"))
          ChangesOtherwise(Both([Self, Not(HasPower)]), [KEYWORDS, POWER_AND_TOUGHNESS], ["defender"], Both([Not(ChosenMode("3/3 creature")), Not(ChosenMode("0/6 creature with defender"))]))
        When this creature dies, it becomes your choice of a 3/3 creature or a 0/6 creature with defender.
          TRIGGERED Trigger(Leaves(Self, GRAVEYARD))
          RESOLUTION unread
        Destroy target creature with defender.
          irrelevant
        """);
  }

  @TestFactory
  Stream<DynamicTest> read() {
    return Wordings.mean(
        """
        Attacking creatures you control have first strike.
          Gives(Both([IsAttacking, HasType("creature"), ControlledBy(You)]), [Ability("first strike", STATIC, Read([Keyword("first strike")]))])
        Whenever you exert a creature, draw a card.
          TRIGGERED Trigger(PaysOptionalCost(ControlledBy(You), "exert"))
        Create a Goblin token with haste.
          Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))])
        """);
  }
}
