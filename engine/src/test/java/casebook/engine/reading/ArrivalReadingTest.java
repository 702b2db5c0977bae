package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What something enters as, and what is given with few words. */
class ArrivalReadingTest {
  @TestFactory
  Stream<DynamicTest> of_what_may_have_entered_as_a_copy_nothing_is_certain() {
    return Wordings.mean(
        """
        You may have this creature enter as a copy of any creature, except it has haste.
          ChangesOtherwise(Self, [COPIABLE_VALUES], [])
        You may have Trial Ogre enter the battlefield tapped as a copy of a creature an opponent controls, except it has "Whenever this creature attacks, draw a card."
          ChangesOtherwise(Self, [COPIABLE_VALUES], [])
        As this creature enters, you may have it become a copy of any creature until end of turn, except it has haste.
          ChangesOtherwise(Self, [COPIABLE_VALUES], [])
        This creature enters as a copy of that creature. Creatures you control have haste.
          ChangesOtherwise(Self, [COPIABLE_VALUES], [])
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("haste", STATIC, Read([Keyword("haste")]))])
        """);
  }

  @TestFactory
  Stream<DynamicTest> with_an_ability() {
    return Wordings.mean(
        """
        This creature enters with two +1/+1 counters on it and with haste.
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))])
        If this creature was kicked, it enters with a +1/+1 counter on it and with haste.
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Exists(Both([Self, HasFact("kicked")])))
        """);
  }

  @TestFactory
  Stream<DynamicTest> by_choice() {
    return Wordings.mean(
        """
        As this creature enters, it becomes your choice of a 4/4 creature, a 3/2 creature with flying and vigilance, or a 0/9 creature with defender.
          Gives(Self, [Ability("flying", STATIC, Read([Keyword("flying")])), Ability("vigilance", STATIC, Read([Keyword("vigilance")]))], ChosenMode("3/2 creature with flying and vigilance"))
          Gives(Self, [Ability("defender", STATIC, Read([Keyword("defender")]))], ChosenMode("0/9 creature with defender"))
        As this creature enters, it becomes your choice of a 4/4 creature with defender or a card.
          unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> a_verb_that_is_not_repeated() {
    return Wordings.mean(
        """
        This creature has vigilance as long as you control a Bird, and haste as long as you control a Goblin.
          Gives(Self, [Ability("vigilance", STATIC, Read([Keyword("vigilance")]))], Exists(Both([HasSubtype("bird"), ControlledBy(You)])))
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Exists(Both([HasSubtype("goblin"), ControlledBy(You)])))
        This creature has vigilance as long as you control a Bird, and haste.
          unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> by_its_own_name() {
    return Wordings.mean(
        """
        As long as you control a Bird, Trial Ogre has "Whenever Trial Ogre attacks, draw a card."
          Gives(Self, [Ability("Whenever Trial Ogre attacks, draw a card.", TRIGGERED, Read([Trigger(CreatureAttacks(Self, Anything, ANY))]))], Exists(Both([HasSubtype("bird"), ControlledBy(You)])))
        Other creatures you control have "Whenever Trial Ogre attacks, draw a card."
          unread
        When this creature enters, create Moss Trial, a legendary 2/2 green Bear creature token with "Whenever Moss Trial attacks, draw a card."
          TRIGGERED Gives(Affected, [Ability("Whenever Moss Trial attacks, draw a card.", TRIGGERED, Read([Trigger(CreatureAttacks(Self, Anything, ANY))]))])
        """);
  }

  @TestFactory
  Stream<DynamicTest> they_gain_what_no_player_has() {
    return Wordings.on("Trial Rally", "sorcery")
        .means(
            """
            Each opponent sacrifices a creature. Create two 1/1 red Goblin creature tokens. They gain haste until end of turn.
              SPELL irrelevant
              SPELL irrelevant
              SPELL Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
            Copy target creature spell you control. The copy gains haste.
              SPELL irrelevant
              SPELL Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))])
            Until end of turn, target creature becomes a blue and red Dragon with base power and toughness 4/4, loses all abilities, and gains haste.
              SPELL TakesAll(Affected, Lasts(TURN))
              SPELL ChangesTypes(Affected, [], ["dragon"], [], REPLACED, Lasts(TURN))
              SPELL ChangesColors(Affected, [U, R], INSTEAD, Lasts(TURN))
              SPELL SetsPowerToughness(Affected, [4], [4], Lasts(TURN))
              SPELL Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
            + {1} — Creatures you control gain haste until end of turn.
              SPELL Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
            Put a first strike, vigilance, or lifelink counter on target creature.
              SPELL irrelevant
            """);
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return Wordings.mean(
        """
        This creature has haste as long as you control two or more creatures with different powers.
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Compare(DifferentPowers(Both([HasType("creature"), ControlledBy(You)])), AT_LEAST, 2))
        This creature can't attack unless an opponent's life total is 10 or less.
          CantAttack(Self, Anything, Not(ExistsPlayer(Both([Opponent, Has(Life, AT_MOST, 10)]))))
        This creature has haste as long as there are two or more instant and/or sorcery cards in your graveyard.
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Compare(Of(You, PlayerFact("instantOrSorceryCardsInGraveyard")), AT_LEAST, 2))
        This creature can't attack unless you've committed a crime this turn.
          CantAttack(Self, Anything, Not(ExistsPlayer(Both([You, HasFact("crimesCommittedThisTurn")]))))
        Creatures with toughness greater than their power can't attack.
          CantAttack(PowerToToughnessIs(LESS))
        Whenever a Wolf you control attacks, if this creature attacked this combat, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Both([HasSubtype("wolf"), ControlledBy(You)]), Anything, ANY), Attack(Self, 1))
        Whenever a player attacks, if they aren't attacking you, draw a card.
          TRIGGERED Trigger(PlayerAttacks(Anyone), Not(Attack(Any, 1, ThePlayer(You))))
        Whenever this creature attacks, if it's attacking alone, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), AttacksAlone)
        Whenever you're attacked by two or more creatures, draw a card.
          TRIGGERED unread
        Creatures your opponents control that are enchanted by an Aura an opponent controls can't attack.
          CantAttack(Both([ControlledBy(Opponent), IsEnchanted(Opponent)]))
        """);
  }
}
