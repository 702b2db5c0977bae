package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What something enters as, and what is given with few words. */
class ArrivalReadingTest {
  @TestFactory
  Stream<DynamicTest> what_could_not_be_here_but_as_a_copy_is_one_of_what_was_chosen() {
    return Wordings.mean(
        """
        You may have this creature enter as a copy of any creature, except it has haste.
          BecomesCopy(Both([Self, ToughnessIs(AT_MOST, 0)]), Both([HasType("creature"), HasChosen(COPIED), Not(Self)]), [Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))])])
        You may have this creature enter as a copy of any creature on the battlefield, except its name is Trial Ogre.
          BecomesCopy(Both([Self, ToughnessIs(AT_MOST, 0)]), Both([HasType("creature"), HasChosen(COPIED), Not(Self)]), [ChangesName(Self, "Trial Ogre")])
        You may have this creature enter as a copy of any creature on the battlefield, except it has flying if that creature doesn't have flying.
          BecomesCopy(Both([Self, ToughnessIs(AT_MOST, 0)]), Both([HasType("creature"), HasChosen(COPIED), Not(Self)]), [Gives(Self, [Ability("flying", STATIC, Read([Keyword("flying")]))])])
        You may have this creature enter as a copy of any creature on the battlefield, except it doesn't have that creature's color and its power is 3.
          ChangesOtherwise(Both([Self, ToughnessIs(AT_MOST, 0)]), [COPIABLE_VALUES], [])
        You may have this creature enter as a copy of any creature you control, except it enters with an additional +1/+1 counter on it and it isn't legendary.
          BecomesCopy(Both([Self, ToughnessIs(AT_MOST, 0)]), Both([HasType("creature"), HasChosen(COPIED), Not(Self)]), [LosesTypes(Self, ["legendary"])])
        You may have Trial Ogre enter the battlefield tapped as a copy of a creature an opponent controls, except it has "Whenever this creature attacks, draw a card."
          BecomesCopy(Both([Self, ToughnessIs(AT_MOST, 0)]), Both([HasType("creature"), HasChosen(COPIED), Not(Self)]), [Gives(Self, [Ability("Whenever this creature attacks, draw a card.", TRIGGERED, Read([Trigger(CreatureAttacks(Self, Anything, ANY))]))])])
        You may have this enchantment enter as a copy of any land on the battlefield, except it's an enchantment in addition to its other types.
          BecomesCopy(Self, Both([HasType("land"), HasChosen(COPIED), Not(Self)]), [ChangesTypes(Self, ["enchantment"], [], [], KEPT)])
        As this creature enters, you may have it become a copy of any creature until end of turn, except it has haste.
          ChangesOtherwise(Both([Self, EnteredThisTurn]), [COPIABLE_VALUES], [])
        This creature enters as a copy of that creature. Creatures you control have haste.
          BecomesCopy(Self, Both([HasChosen(COPIED), Not(Self)]), [])
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("haste", STATIC, Read([Keyword("haste")]))])
        """);
  }

  @TestFactory
  Stream<DynamicTest> as_long_as_it_has_the_text_of_another_card() {
    return Wordings.mean(
        """
        As long as the top card of your graveyard is a creature card, this creature has the full text of that card and has the text "{2}: Discard a card."
          ChangesOtherwise(Self, [COPIABLE_VALUES], [], Stated("the top card of your graveyard is a creature card"))
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
        As this creature enters, it becomes your choice of a 4/4 creature, or a 0/9 Wall artifact creature with defender in addition to its other types.
          SetsPowerToughness(Self, [4], [4], ChosenMode("4/4 creature"))
          SetsPowerToughness(Self, [0], [9], ChosenMode("0/9 wall artifact creature with defender in addition to its other types"))
          ChangesTypes(Self, [], ["wall"], [], KEPT, ChosenMode("0/9 wall artifact creature with defender in addition to its other types"))
          Gives(Self, [Ability("defender", STATIC, Read([Keyword("defender")]))], ChosenMode("0/9 wall artifact creature with defender in addition to its other types"))
          ChangesOtherwise(Both([Self, Not(HasPower)]), [KEYWORDS, POWER_AND_TOUGHNESS], ["defender"], Both([Not(ChosenMode("4/4 creature")), Not(ChosenMode("0/9 wall artifact creature with defender in addition to its other types"))]))
        If the coin comes up heads, this creature enters as a 5/2 creature with haste.
          SetsPowerToughness(Self, [5], [2], Stated("the coin comes up heads"))
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Stated("the coin comes up heads"))
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

  @TestFactory
  Stream<DynamicTest> as_a_copy_by_an_effect() {
    return Wordings.on("Trial Mirror", "artifact")
        .means(
            """
            Until end of turn, Trial Mirror becomes a copy of target creature, except it isn't legendary and it has haste.
              BecomesCopy(Self, Affected, [LosesTypes(Self, ["legendary"]), Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))])], Lasts(TURN))
            Each other creature becomes a copy of target nonlegendary creature.
              BecomesCopy(Both([HasType("creature"), Not(Self)]), Affected, [])
            Trial Mirror becomes a copy of target creature card in your graveyard.
              ChangesOtherwise(Self, [COPIABLE_VALUES], [])
            All instances of color words in the text of spells and permanents are changed to the chosen color word.
              ChangesOtherwise(Any, [COLORS], [])
            This land is every nonbasic land type.
              ChangesTypes(Self, [], ["every nonbasic land type"], [], KEPT)
            This creature has all activated and triggered abilities of the last chosen card.
              unread
            Choose a creature. Target creature becomes a copy of that creature.
              irrelevant
              ChangesOtherwise(Affected, [COPIABLE_VALUES], [])
            """);
  }

  @TestFactory
  Stream<DynamicTest> amounts_of_each() {
    return Wordings.mean(
        """
        Each creature you control gets +1/+0 for each time it has attacked this turn.
          ModifiesPowerToughness(Both([HasType("creature"), ControlledBy(You)]), TimesAttacked(InQuestion), 0)
        Each creature you control gets +1/+1 for each white mana symbol in its mana cost.
          ModifiesPowerToughness(Both([HasType("creature"), ControlledBy(You)]), SymbolsIn(InQuestion, W), SymbolsIn(InQuestion, W))
        This creature gets +X/+0, where X is the number of other creatures you control with base power 1.
          ModifiesPowerToughness(Self, CountOf(Both([HasType("creature"), ControlledBy(You), BasePowerIs(EQUAL, 1), Not(Self)])), 0)
        Whenever a creature you control with base power and toughness 2/2 attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Both([ControlledBy(You), BasePowerIs(EQUAL, 2), BaseToughnessIs(EQUAL, 2)]), Anything, ANY))
        This creature gets +1/+0 for each other Assassin you control and each Assassin card in your graveyard.
          ModifiesPowerToughness(Self, Sum([CountOf(Both([HasSubtype("assassin"), ControlledBy(You), Not(Self)])), Of(You, PlayerFact("assassinCardsInGraveyard"))]), 0)
        This creature's power is equal to the number of card types among cards in all graveyards and its toughness is equal to that number plus 1.
          SetsPowerToughness(Self, [TurnFact("cardTypesInAllGraveyards")], [Sum([TurnFact("cardTypesInAllGraveyards"), 1])])
        This creature's power and toughness are each equal to the number of noncreature, nonland cards in your opponents' graveyards.
          SetsPowerToughness(Self, [Of(Opponent, PlayerFact("noncreatureNonlandCardsInGraveyard"))], [Of(Opponent, PlayerFact("noncreatureNonlandCardsInGraveyard"))])
        Enchanted creature gets +1/+1 for each of its colors.
          ModifiesPowerToughness(Attached, ColorsAmong(Attached), ColorsAmong(Attached))
        As long as there are fewer than eight cards in your graveyard, this creature isn't a creature.
          LosesTypes(Self, ["creature"], Compare(Of(You, CardsInGraveyard), LESS, 8))
        Whenever this creature and another creature attack different players, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, ThePlayer(Anyone), ANY), Attack(Not(Self), 1, ThePlayer(Not(DefendingPlayer))))
        Whenever a creature you control attacking causes a triggered ability of that creature to trigger, draw a card.
          TRIGGERED Trigger(AttackingTriggers(ControlledBy(You)))
        """);
  }
}
