package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Creatures that attack only in company (508.1c), and what attacked already (508.6). */
class CompanyReadingTest {
  @TestFactory
  Stream<DynamicTest> accompanied() {
    return Wordings.mean(
        """
        This creature must be accompanied by another attacking creature to attack.
          CantAttack(Self, Anything, Not(Attack(Not(Self), 1)))
        This creature can attack only if accompanied by a creature with flying.
          CantAttack(Self, Anything, Not(Attack(Both([HasKeyword("flying"), Not(Self)]), 1)))
        Enchanted creature can't attack unless it's accompanied by two other Goblins.
          CantAttack(Attached, Anything, Not(Attack(Both([HasSubtype("goblin"), Not(Attached)]), 2)))
        Each attacking creature must be accompanied by at least one other attacking creature.
          CantAttack(Any, Anything, AttacksAlone)
        Creatures your opponents control can't attack unless they're accompanied by another creature.
          CantAttack(ControlledBy(Opponent), Anything, AttacksAlone)
        Goblins can't attack unless accompanied by two other Goblins.
          unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> cr_506_6_a_player_alone() {
    return Wordings.mean(
        """
        Whenever a creature you control attacks a player alone, draw a card.
          TRIGGERED Trigger(CreatureAttacks(ControlledBy(You), ThePlayer(Anyone), PLAYER_ALONE))
        Whenever this creature attacks one of your opponents alone, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, ThePlayer(Opponent), PLAYER_ALONE))
        Whenever a creature attacks you alone, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Any, ThePlayer(You), PLAYER_ALONE))
        Whenever this creature attacks alone, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ALONE))
        Whenever this creature attacks, if it's attacking a player alone, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), AttacksPlayerAlone)
        Whenever this creature attacks a player, if no other creatures are attacking that player, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, ThePlayer(Anyone), ANY), Not(Exists(Both([HasType("creature"), Not(Self), IsAttacking(ThePlayer(DefendingPlayer))]))))
        This creature can't attack a player alone.
          CantAttack(Self, ThePlayer(Anyone), AttacksPlayerAlone)
        """);
  }

  @TestFactory
  Stream<DynamicTest> attacked_this_turn() {
    return Wordings.mean(
        """
        This creature can't attack unless you attacked with a creature this turn.
          CantAttack(Self, Anything, Not(ExistsPlayer(Both([You, AttackedThisTurn]))))
        This creature can't attack unless you attacked with two or more creatures this turn.
          CantAttack(Self, Anything, Not(Attacked(Both([HasType("creature"), ControlledBy(You)]), 2)))
        This creature can't attack if you've attacked with another Goblin this turn.
          CantAttack(Self, Anything, Attacked(Both([HasSubtype("goblin"), Not(Self), ControlledBy(You)]), 1))
        This creature can't attack unless three or more creatures attacked this turn.
          CantAttack(Self, Anything, Not(Attacked(HasType("creature"), 3)))
        As long as you attacked with exactly two creatures this turn, creatures you control have haste.
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("haste", STATIC, Read([Keyword("haste")]))], Both([Attacked(Both([HasType("creature"), ControlledBy(You)]), 2), Not(Attacked(Both([HasType("creature"), ControlledBy(You)]), 3))]))
        Whenever this creature attacks, if you attacked with two or more Elves this turn, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), Attacked(Both([HasSubtype("elf"), ControlledBy(You)]), 2))
        """);
  }

  @TestFactory
  Stream<DynamicTest> one_of_each_and_any_of_them() {
    return Wordings.mean(
        """
        This creature can't attack unless you control an artifact and an enchantment.
          CantAttack(Self, Anything, Not(Both([Exists(Both([HasType("artifact"), ControlledBy(You)])), Exists(Both([HasType("enchantment"), ControlledBy(You)]))])))
        This creature can't attack unless you control a Goblin, an Elf, and a Wizard.
          CantAttack(Self, Anything, Not(Both([Exists(Both([HasSubtype("goblin"), ControlledBy(You)])), Exists(Both([HasSubtype("elf"), ControlledBy(You)])), Exists(Both([HasSubtype("wizard"), ControlledBy(You)]))])))
        This creature can't attack unless you control an artifact or an enchantment.
          CantAttack(Self, Anything, Not(Exists(Both([Either([HasType("artifact"), HasType("enchantment")]), ControlledBy(You)]))))
        This creature can't attack unless you control an artifact and defending player controls an Island.
          CantAttack(Self, Anything, Not(Both([Exists(Both([HasType("artifact"), ControlledBy(You)])), Exists(Both([HasSubtype("island"), ControlledBy(DefendingPlayer)]))])))
        """);
  }

  @TestFactory
  Stream<DynamicTest> triggering_again() {
    return Wordings.mean(
        """
        If a creature attacking causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.
          TriggersAgain(ControlledBy(You), Always, [Any])
        If a Goblin you control attacking would cause a triggered ability of an artifact you control to trigger, that ability triggers an additional time.
          TriggersAgain(Both([HasType("artifact"), ControlledBy(You)]), Always, [Both([HasSubtype("goblin"), ControlledBy(You)])])
        If a triggered ability of a legendary creature you control triggers, that ability triggers an additional time.
          TriggersAgain(Both([HasSupertype("legendary"), HasType("creature"), ControlledBy(You)]))
        If an ability of a Goblin or another Elf you control triggers while you control six or more Goblins, it triggers an additional time.
          TriggersAgain(Either([Both([HasSubtype("goblin"), ControlledBy(You)]), Both([HasSubtype("elf"), ControlledBy(You), Not(Self)])]), Compare(CountOf(Both([HasSubtype("goblin"), ControlledBy(You)])), AT_LEAST, 6))
        As long as this creature is equipped, if a triggered ability of this creature or an Equipment attached to it triggers, that ability triggers an additional time.
          TriggersAgain(Either([Self, Both([HasSubtype("equipment"), AttachedTo(Self)])]), Exists(Both([Self, IsEquipped(Anyone)])))
        If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.
          irrelevant
        If a triggered ability of whatever you like triggers, that ability triggers an additional time.
          unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> entering_is_not_coming_under_control() {
    return Wordings.mean(
        """
        Creatures that entered this turn can't attack.
          CantAttack(EnteredThisTurn)
        Creatures that came under their controller's control this turn can attack as though they had haste.
          AsThough(CameThisTurn, HASTE)
        """);
  }

  @TestFactory
  Stream<DynamicTest> what_may_bear_on_attacking_and_is_not_read() {
    return Wordings.mean(
        """
        There can be no more than two attacking creatures each combat.
          unread
        Only one creature can be attacking at a time.
          unread
        You choose which creatures are attacking.
          unread
        There is no combat phase this turn.
          unread
        The combat phase of that turn is skipped.
          unread
        Creatures you control aren't affected by summoning sickness.
          unread
        Target creature is now attacking that player.
          unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> stated_to_attack() {
    return Wordings.mean(
        """
        When this creature enters, exchange control of two target creatures. Each of those creatures is tapped and attacking.
          TRIGGERED ChangesOtherwise(Any, [CONTROLLER], [])
          TRIGGERED EntersAttacking(Affected)
        {2}: Return target creature card from your graveyard to the battlefield tapped. It's attacking.
          ACTIVATED irrelevant
          ACTIVATED EntersAttacking(Affected)
        Whenever this creature becomes blocked, it deals 1 damage to the player it's attacking.
          TRIGGERED irrelevant
        """);
  }
}
