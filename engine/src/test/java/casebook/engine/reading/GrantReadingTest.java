package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Abilities that are given and taken: keywords, quotations, Auras, Equipment, emblems. */
class GrantReadingTest {
  @TestFactory
  Stream<DynamicTest> enters_attacking() {
    return Wordings.mean(
        """
        Create a 2/2 black Zombie creature token that's tapped and attacking.
          EntersAttacking(Affected)
        Create two tokens that are tapped and attacking.
          EntersAttacking(Affected)
        Create two 1/1 white Soldier creature tokens that are tapped and attacking that player.
          EntersAttacking(Affected, ThePlayer(Affected))
        Create a 1/1 red Goblin creature token that's tapped and attacking. It gains haste until end of turn.
          EntersAttacking(Affected)
          RESOLUTION Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
        Put target creature card from your hand onto the battlefield tapped and attacking.
          EntersAttacking(Affected)
        Return target creature card from your graveyard to the battlefield tapped and attacking.
          EntersAttacking(Affected)
        You may put a creature card from your hand onto the battlefield attacking.
          EntersAttacking(Affected)
        This creature enters tapped and attacking.
          EntersAttacking(Self)
        This creature enters the battlefield tapped and attacking.
          EntersAttacking(Self)
        This creature enters tapped and attacking the player or planeswalker it was attacking.
          EntersAttacking(Self, Either([ThePlayer(Affected), ThePermanent(Affected)]))
        It enters attacking.
          EntersAttacking(Affected)
        That token enters the battlefield tapped and attacking.
          EntersAttacking(Affected)
        Whenever this creature attacks, create a token that's a copy of another attacking creature and that's tapped and attacking.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
          TRIGGERED EntersAttacking(Affected)
        Whenever this creature attacks, for each opponent, you may create a token that's a copy of this creature that's tapped and attacking that player or a planeswalker they control.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
          TRIGGERED EntersAttacking(Affected, Either([ThePlayer(Affected), ThePermanent(Both([HasType("planeswalker"), ControlledBy(Affected)]))]))
        Whenever this creature attacks, create a 1/1 red Goblin creature token that's tapped and attacking.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
          TRIGGERED EntersAttacking(Affected)
        Put it onto the battlefield tapped and attacking the same player.
          EntersAttacking(Affected, Either([ThePlayer(Affected), ThePermanent(Affected)]))
        """);
  }

  @TestFactory
  Stream<DynamicTest> as_though() {
    return Wordings.mean(
        """
        Enchanted creature can attack as though it didn't have defender.
          AsThough(Attached, NO_DEFENDER)
        Enchanted creature can attack as though it had haste.
          AsThough(Attached, HASTE)
        As long as you have seven or more cards in hand, this creature can attack as though it didn't have defender.
          AsThough(Self, NO_DEFENDER, Anything, ExistsPlayer(Both([You, Has(CardsInHand, AT_LEAST, 7)])))
        This creature can attack as though it didn't have defender.
          AsThough(Self, NO_DEFENDER)
        This creature can attack this turn as though it didn't have defender.
          AsThough(Self, NO_DEFENDER, Anything, Lasts(TURN))
        {2}: This creature can attack this turn as though it didn't have defender.
          ACTIVATED AsThough(Self, NO_DEFENDER, Anything, Lasts(TURN))
        {2}: This creature gets +2/-2 until end of turn and can attack this turn as though it didn't have defender.
          ACTIVATED ModifiesPowerToughness(Self, 2, -2, Lasts(TURN))
          ACTIVATED AsThough(Self, NO_DEFENDER, Anything, Lasts(TURN))
        This creature can attack as though it had haste.
          AsThough(Self, HASTE)
        This creature can attack as though it had haste unless it entered this turn.
          AsThough(Self, HASTE, Anything, Not(Exists(Both([Self, EnteredThisTurn]))))
        Creatures you control can attack as though they didn't have defender.
          AsThough(ControlledBy(You), NO_DEFENDER)
        Each creature you control with defender can attack as though it didn't have defender.
          AsThough(Both([ControlledBy(You), HasKeyword("defender")]), NO_DEFENDER)
        Wall creatures can attack as though they didn't have defender.
          AsThough(HasSubtype("wall"), NO_DEFENDER)
        Walls you control can attack as though they didn't have defender.
          AsThough(Both([HasSubtype("wall"), ControlledBy(You)]), NO_DEFENDER)
        As long as equipped creature has defender, it can attack as though it didn't have defender.
          AsThough(Attached, NO_DEFENDER, Anything, Exists(Both([Attached, HasKeyword("defender")])))
        All creatures can attack your opponents and planeswalkers your opponents control as though those creatures had haste.
          AsThough(Any, HASTE, Either([ThePlayer(Opponent), ThePermanent(Both([HasType("planeswalker"), ControlledBy(Opponent)]))]))
        Metalcraft — As long as you control three or more artifacts, this creature can attack as though it didn't have defender.
          AsThough(Self, NO_DEFENDER, Anything, Compare(CountOf(Both([HasType("artifact"), ControlledBy(You)])), AT_LEAST, 3))
        """);
  }

  @TestFactory
  Stream<DynamicTest> loses() {
    return Wordings.mean(
        """
        Enchanted creature has defender and loses flying.
          Gives(Attached, [Ability("defender", STATIC, Read([Keyword("defender")]))])
          Takes(Attached, "flying")
        Enchanted creature loses all abilities and can't attack or block.
          TakesAll(Attached)
          CantAttack(Attached)
        Enchanted creature loses all abilities, is a blue Fish with base power and toughness 1/1, and can't attack.
          TakesAll(Attached)
          ChangesTypes(Attached, [], ["fish"], [], REPLACED)
          ChangesColors(Attached, [U], INSTEAD)
          SetsPowerToughness(Attached, [1], [1])
          CantAttack(Attached)
        Enchanted creature loses defender.
          Takes(Attached, "defender")
        Enchanted creature has base power and toughness 0/2 and loses all abilities.
          TakesAll(Attached)
          SetsPowerToughness(Attached, [0], [2])
        {1}{U}: This creature loses defender until end of turn.
          ACTIVATED Takes(Self, "defender", Lasts(TURN))
        Creatures lose all abilities.
          TakesAll(HasType("creature"))
        All creatures lose defender.
          Takes(HasType("creature"), "defender")
        All creatures lose flying and haste.
          Takes(HasType("creature"), "flying")
          Takes(HasType("creature"), "haste")
        Creatures your opponents control lose haste and can't have or gain haste.
          Takes(Both([HasType("creature"), ControlledBy(Opponent)]), "haste")
          CantHave(Both([HasType("creature"), ControlledBy(Opponent)]), "haste")
        Target creature loses all abilities until end of turn.
          TakesAll(Affected, Lasts(TURN))
        Target creature loses defender and gains flying until end of turn.
          Takes(Affected, "defender", Lasts(TURN))
          Gives(Affected, [Ability("flying", STATIC, Read([Keyword("flying")]))], Lasts(TURN))
        """);
  }

  @TestFactory
  Stream<DynamicTest> emblems() {
    return Wordings.mean(
        """
        You get an emblem with "Creatures you control have haste."
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("haste", STATIC, Read([Keyword("haste")]))])
        You get an emblem with "Creatures can't attack you unless their controller pays {2}."
          AttackCost(Any, ThePlayer(You), PayMana({2}, 0))
        """);
  }

  @TestFactory
  Stream<DynamicTest> tokens() {
    return Wordings.mean(
        """
        Creature tokens you control have haste.
          Gives(Both([HasType("creature"), IsToken, ControlledBy(You)]), [Ability("haste", STATIC, Read([Keyword("haste")]))])
        Create a 1/1 red Goblin creature token with haste.
          Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))])
        Create a 0/4 white Wall artifact creature token with defender.
          Gives(Affected, [Ability("defender", STATIC, Read([Keyword("defender")]))])
        Create a 1/1 red Goblin creature token with "Creatures you control attack each combat if able."
          Gives(Affected, [Ability("Creatures you control attack each combat if able.", STATIC, Read([MustAttack(ControlledBy(You))]))])
        Create a 1/1 black Rat creature token with "This token can't block."
          irrelevant
        Create a token that's a copy of target creature, except it has haste.
          Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))])
        Create a token that's a copy of target creature you control. That token gains haste. Sacrifice it at the beginning of the next end step.
          irrelevant
          RESOLUTION Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))])
          irrelevant
        """);
  }

  @TestFactory
  Stream<DynamicTest> its_own_keywords() {
    return Wordings.mean(
        """
        Defender
          Keyword("defender")
        Haste
          Keyword("haste")
        Vigilance
          Keyword("vigilance")
        Banding
          Keyword("banding")
        Bands with other Wolves
          Keyword("bands with other", ["wolves"])
        Flying, vigilance, haste
          Keyword("flying")
          Keyword("vigilance")
          Keyword("haste")
        First strike; banding
          Keyword("first strike")
          Keyword("banding")
        Ninjutsu {1}{U}
          Keyword("ninjutsu", ["{1} {u}"])
        Commander ninjutsu {U}{B}
          Keyword("commander ninjutsu", ["{u} {b}"])
        Sneak {1}{U}
          Keyword("sneak", ["{1} {u}"])
        Soulbond
          Keyword("soulbond")
        Level up {2}
          Keyword("level up", ["{2}"])
        Riot
          Keyword("riot")
        Dash {1}{R}
          Keyword("dash", ["{1} {r}"])
        Unleash
          Keyword("unleash")
        Protection from creatures that attacked this turn
          Keyword("protection", ["from creatures that attacked this turn"])
        """);
  }

  @TestFactory
  Stream<DynamicTest> quotations() {
    return Wordings.mean(
        """
        Enchanted creature gets +1/+1 and has vigilance and "This creature attacks each combat if able."
          ModifiesPowerToughness(Attached, 1, 1)
          Gives(Attached, [Ability("vigilance", STATIC, Read([Keyword("vigilance")])), Ability("This creature attacks each combat if able.", STATIC, Read([MustAttack(Self)]))])
        Enchanted creature has "This creature can't attack unless you pay {1}."
          Gives(Attached, [Ability("This creature can't attack unless you pay {1}.", STATIC, Read([AttackCost(Self, Anything, PayMana({1}, 0))]))])
        Equipped creature has "Whenever this creature attacks, draw a card."
          Gives(Attached, [Ability("Whenever this creature attacks, draw a card.", TRIGGERED, Read([Trigger(CreatureAttacks(Self, Anything, ANY))]))])
        Commander creatures you own have "Whenever this creature attacks, draw a card."
          Gives(Both([HasFact("commander"), HasType("creature"), OwnedBy(You)]), [Ability("Whenever this creature attacks, draw a card.", TRIGGERED, Read([Trigger(CreatureAttacks(Self, Anything, ANY))]))])
        Creatures you control have "This creature can't attack alone."
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("This creature can't attack alone.", STATIC, Read([CantAttack(Self, Anything, AttacksAlone)]))])
        Creatures your opponents control have "This creature attacks each combat if able."
          Gives(Both([HasType("creature"), ControlledBy(Opponent)]), [Ability("This creature attacks each combat if able.", STATIC, Read([MustAttack(Self)]))])
        Until end of turn, target creature gains "Whenever this creature attacks, draw a card."
          Gives(Affected, [Ability("Whenever this creature attacks, draw a card.", TRIGGERED, Read([Trigger(CreatureAttacks(Self, Anything, ANY))]))], Lasts(TURN))
        Target creature gains haste and "This creature attacks each combat if able" until end of turn.
          Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")])), Ability("This creature attacks each combat if able", STATIC, Read([MustAttack(Self)]))], Lasts(TURN))
        """);
  }

  @TestFactory
  Stream<DynamicTest> one_of_several() {
    return Wordings.mean(
        """
        Whenever this creature attacks, it gains your choice of flying or vigilance until end of turn.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
          TRIGGERED Gives(Self, [Ability("flying", STATIC, Read([Keyword("flying")]))], Both([ChosenMode("flying"), Lasts(TURN)]))
          TRIGGERED Gives(Self, [Ability("vigilance", STATIC, Read([Keyword("vigilance")]))], Both([ChosenMode("vigilance"), Lasts(TURN)]))
        Target creature gains your choice of flying, vigilance, or haste until end of turn.
          Gives(Affected, [Ability("flying", STATIC, Read([Keyword("flying")]))], Both([ChosenMode("flying"), Lasts(TURN)]))
          Gives(Affected, [Ability("vigilance", STATIC, Read([Keyword("vigilance")]))], Both([ChosenMode("vigilance"), Lasts(TURN)]))
          Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))], Both([ChosenMode("haste"), Lasts(TURN)]))
        """);
  }

  @TestFactory
  Stream<DynamicTest> enchanted_and_equipped_creatures() {
    return Wordings.mean(
        """
        Enchanted creature has defender.
          Gives(Attached, [Ability("defender", STATIC, Read([Keyword("defender")]))])
        Enchanted creature gets +1/+1 and has haste.
          ModifiesPowerToughness(Attached, 1, 1)
          Gives(Attached, [Ability("haste", STATIC, Read([Keyword("haste")]))])
        Enchanted creature can't attack, and its activated abilities can't be activated.
          CantAttack(Attached)
          CantActivate(Attached, ALL)
        Enchanted creature can't attack or block, and its activated abilities can't be activated unless they're mana abilities.
          CantAttack(Attached)
        Enchanted permanent can't attack or block, and its activated abilities can't be activated.
          CantAttack(Attached)
          CantActivate(Attached, ALL)
        Enchanted creature can't attack or block. Its activated abilities can't be activated.
          CantAttack(Attached)
          CantActivate(Attached, ALL)
        Enchanted creature can't attack or block unless its controller pays {2}.
          AttackCost(Attached, Anything, PayMana({2}, 0))
        Enchanted creature can't attack you or planeswalkers you control.
          CantAttack(Attached, Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]))
        Enchanted creature gets +2/+2, has flying, and can't attack you or planeswalkers you control.
          ModifiesPowerToughness(Attached, 2, 2)
          Gives(Attached, [Ability("flying", STATIC, Read([Keyword("flying")]))])
          CantAttack(Attached, Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]))
        Equipped creature gets +3/+1 and has haste.
          ModifiesPowerToughness(Attached, 3, 1)
          Gives(Attached, [Ability("haste", STATIC, Read([Keyword("haste")]))])
        Equipped creature has vigilance and menace.
          Gives(Attached, [Ability("vigilance", STATIC, Read([Keyword("vigilance")])), Ability("menace", STATIC, Read([Keyword("menace")]))])
        As long as enchanted creature is red, it has haste.
          Gives(Attached, [Ability("haste", STATIC, Read([Keyword("haste")]))], Exists(Both([Attached, HasColor(R)])))
        As long as equipped creature is a Soldier, it has vigilance.
          Gives(Attached, [Ability("vigilance", STATIC, Read([Keyword("vigilance")]))], Exists(Both([Attached, HasSubtype("soldier")])))
        This creature has vigilance as long as it's equipped.
          Gives(Self, [Ability("vigilance", STATIC, Read([Keyword("vigilance")]))], Exists(Both([Self, IsEquipped(Anyone)])))
        This creature and equipped creature have haste.
          Gives(Either([Self, Attached]), [Ability("haste", STATIC, Read([Keyword("haste")]))])
        """);
  }

  @TestFactory
  Stream<DynamicTest> becoming_something_else() {
    return Wordings.mean(
        """
        This creature becomes an artifact creature with haste until end of turn.
          ChangesTypes(Self, ["artifact", "creature"], [], [], CREATURE_TYPES_REPLACED, Lasts(TURN))
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
        Target land becomes a 3/3 Elemental creature with haste until end of turn. It's still a land.
          ChangesTypes(Affected, ["creature"], ["elemental"], [], KEPT, Lasts(TURN))
          SetsPowerToughness(Affected, [3], [3], Lasts(TURN))
          Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
          irrelevant
        Until end of turn, this land becomes a 2/2 Golem artifact creature with vigilance. It's still a land.
          ChangesTypes(Self, ["artifact", "creature"], ["golem"], [], KEPT, Lasts(TURN))
          SetsPowerToughness(Self, [2], [2], Lasts(TURN))
          Gives(Self, [Ability("vigilance", STATIC, Read([Keyword("vigilance")]))], Lasts(TURN))
          irrelevant
        This creature becomes a 0/5 creature with defender.
          ChangesTypes(Self, ["creature"], [], [], REPLACED)
          SetsPowerToughness(Self, [0], [5])
          Gives(Self, [Ability("defender", STATIC, Read([Keyword("defender")]))])
        """);
  }

  @TestFactory
  Stream<DynamicTest> what_an_effect_affects() {
    return Wordings.mean(
        """
        Target creature gains haste until end of turn.
          Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
        Target creature gains defender until end of turn.
          Gives(Affected, [Ability("defender", STATIC, Read([Keyword("defender")]))], Lasts(TURN))
        Target creature gains banding until end of turn.
          Gives(Affected, [Ability("banding", STATIC, Read([Keyword("banding")]))], Lasts(TURN))
        {T}: Target creature gains haste until end of turn.
          ACTIVATED Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
        """);
  }

  @TestFactory
  Stream<DynamicTest> other_creatures() {
    return Wordings.mean(
        """
        Creatures you control have haste.
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("haste", STATIC, Read([Keyword("haste")]))])
        Other Goblins you control have haste.
          Gives(Both([HasSubtype("goblin"), ControlledBy(You), Not(Self)]), [Ability("haste", STATIC, Read([Keyword("haste")]))])
        Creatures you control have vigilance.
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("vigilance", STATIC, Read([Keyword("vigilance")]))])
        Creatures without flying have defender.
          Gives(Both([HasType("creature"), Not(HasKeyword("flying"))]), [Ability("defender", STATIC, Read([Keyword("defender")]))])
        All creatures have haste.
          Gives(HasType("creature"), [Ability("haste", STATIC, Read([Keyword("haste")]))])
        Each creature you control with a +1/+1 counter on it has vigilance.
          Gives(Both([HasType("creature"), ControlledBy(You), HasCounters("+1/+1", AT_LEAST, 1)]), [Ability("vigilance", STATIC, Read([Keyword("vigilance")]))])
        Choose a creature type. Creatures of the chosen type gain haste until end of turn.
          irrelevant
          Gives(Both([HasType("creature"), HasChosen(TYPE)]), [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
        This creature and other Goblins you control have haste.
          Gives(Either([Self, Both([HasSubtype("goblin"), ControlledBy(You), Not(Self)])]), [Ability("haste", STATIC, Read([Keyword("haste")]))])
        Trial Ogre and other legendary creatures you control have vigilance.
          Gives(Either([Self, Both([HasSupertype("legendary"), HasType("creature"), ControlledBy(You), Not(Self)])]), [Ability("vigilance", STATIC, Read([Keyword("vigilance")]))])
        """);
  }

  @TestFactory
  Stream<DynamicTest> itself() {
    return Wordings.mean(
        """
        As long as it's your turn, this creature has haste.
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], ExistsPlayer(Both([You, ActivePlayer])))
        As long as you control a Mountain, this creature has haste.
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Exists(Both([HasSubtype("mountain"), ControlledBy(You)])))
        This creature has haste as long as you control another Goblin.
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Exists(Both([HasSubtype("goblin"), Not(Self), ControlledBy(You)])))
        This creature has defender as long as you control no Walls.
          Gives(Self, [Ability("defender", STATIC, Read([Keyword("defender")]))], Not(Exists(Both([HasSubtype("wall"), ControlledBy(You)]))))
        {R}: This creature gains haste until end of turn.
          ACTIVATED Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
        LEVEL 1-4 ⏎ 2/2 ⏎ Haste
          irrelevant
          SetsPowerToughness(Self, [2], [2], Both([Compare(CountersOn(Self, "level"), AT_LEAST, 1), Compare(CountersOn(Self, "level"), AT_MOST, 4)]))
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Both([Compare(CountersOn(Self, "level"), AT_LEAST, 1), Compare(CountersOn(Self, "level"), AT_MOST, 4)]))
        """);
  }

  @TestFactory
  Stream<DynamicTest> nothing_about_attacking() {
    return Wordings.mean(
        """
        You may activate abilities of creatures you control as though those creatures had haste.
          ActivatesAsThoughHaste(Both([HasType("creature"), ControlledBy(You)]))
        Players may spend mana as though it were mana of any color.
          SpendsAsAnyColor(Anyone)
        You may spend mana as though it were mana of any color to activate those abilities.
          irrelevant
        This creature has all activated abilities of all creature cards in all graveyards.
          AddsManaOtherwise(NOTHING)
        Threshold — This creature gets +2/+2 and can't attack as long as there are seven or more cards in your graveyard.
          ModifiesPowerToughness(Self, 2, 2, Compare(Of(You, CardsInGraveyard), AT_LEAST, 7))
          CantAttack(Self, Anything, Compare(Of(You, CardsInGraveyard), AT_LEAST, 7))
        This creature enters with your choice of a flying counter or a vigilance counter on it.
          irrelevant
        Put a vigilance counter on target creature.
          irrelevant
        """);
  }

  @TestFactory
  Stream<DynamicTest> power_counted_for_each() {
    return Wordings.mean(
        """
        Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.
          ModifiesPowerToughness(HasType("creature"), CountOf(Both([HasType("creature"), SharesCreatureType(InQuestion), Not(InQuestion)])), CountOf(Both([HasType("creature"), SharesCreatureType(InQuestion), Not(InQuestion)])))
        Each nontoken creature you control gets +1/+1 for each other creature you control with the same name as that creature.
          ModifiesPowerToughness(Both([Not(IsToken), HasType("creature"), ControlledBy(You)]), CountOf(Both([HasType("creature"), ControlledBy(You), SharesName(InQuestion), Not(InQuestion)])), CountOf(Both([HasType("creature"), ControlledBy(You), SharesName(InQuestion), Not(InQuestion)])))
        Equipped creature gets +1/+0 for each other creature you control.
          ModifiesPowerToughness(Attached, CountOf(Both([HasType("creature"), ControlledBy(You), Not(Attached)])), 0)
        This creature gets +1/+0 for each other creature you control.
          ModifiesPowerToughness(Self, CountOf(Both([HasType("creature"), ControlledBy(You), Not(Self)])), 0)
        Creatures you control get +1/+1 for each artifact other than this artifact.
          ModifiesPowerToughness(Both([HasType("creature"), ControlledBy(You)]), CountOf(Both([HasType("artifact"), Not(Self)])), CountOf(Both([HasType("artifact"), Not(Self)])))
        Equipped creature gets +1/+1 for each color among permanents you control.
          ModifiesPowerToughness(Attached, ColorsAmong(ControlledBy(You)), ColorsAmong(ControlledBy(You)))
        This creature's power and toughness are each equal to the number of cards in all graveyards.
          SetsPowerToughness(Self, [Of(Anyone, CardsInGraveyard)], [Of(Anyone, CardsInGraveyard)])
        This creature's power and toughness are each equal to the number of cards in the hand of the opponent with the most cards in hand.
          SetsPowerToughness(Self, [MostOf(Opponent, CardsInHand)], [MostOf(Opponent, CardsInHand)])
        This creature's power and toughness are each equal to the number of green mana symbols in the mana costs of permanents you control.
          SetsPowerToughness(Self, [SymbolsIn(ControlledBy(You), G)], [SymbolsIn(ControlledBy(You), G)])
        This creature gets +X/+0, where X is the amount of life you've lost this turn.
          ModifiesPowerToughness(Self, Of(You, PlayerFact("lifeLostThisTurn")), 0)
        Equipped creature gets +3/+1 and must be blocked by an Eldrazi if able.
          ModifiesPowerToughness(Attached, 3, 1)
        As long as you control a Time Lord, this creature has haste.
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Exists(Both([HasSubtype("time lord"), ControlledBy(You)])))
        As long as this creature isn't attacking, its power and toughness are each equal to the number of creatures you control.
          SetsPowerToughness(Self, [CountOf(Both([HasType("creature"), ControlledBy(You)]))], [CountOf(Both([HasType("creature"), ControlledBy(You)]))], Exists(Both([Self, Not(IsAttacking)])))
        """);
  }

  @TestFactory
  Stream<DynamicTest> ways_to_enter_that_give_haste() {
    return Wordings.mean(
        """
        Each creature spell you cast with mana value 5 or greater has blitz.
          ChangesOtherwise(Both([Both([HasType("creature"), ManaValueIs(AT_LEAST, 5), CameThisTurn, Not(IsToken), ControlledBy(You)]), Not(HasKeyword("haste"))]), [KEYWORDS], ["haste"])
        Goblin creature cards in your graveyard have unearth {1}{R}.
          ChangesOtherwise(Both([Both([HasSubtype("goblin"), HasType("creature"), CameThisTurn, Not(IsToken), ControlledBy(You)]), Not(HasKeyword("haste"))]), [KEYWORDS], ["haste"])
        Each artifact card in your graveyard has unearth {3}.
          ChangesOtherwise(Both([Both([HasType("creature"), HasType("artifact"), CameThisTurn, Not(IsToken), ControlledBy(You)]), Not(HasKeyword("haste"))]), [KEYWORDS], ["haste"])
        Creature spells you cast have dash {2}{R}.
          ChangesOtherwise(Both([Both([HasType("creature"), CameThisTurn, Not(IsToken), ControlledBy(You)]), Not(HasKeyword("haste"))]), [KEYWORDS], ["haste"])
        Creature cards in your graveyard have flashback.
          irrelevant
        Each creature spell you cast has cascade.
          irrelevant
        """);
  }
}
