package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Restrictions (508.1c): what can't attack, what it can't attack, and how many can. */
class RestrictionReadingTest {
  @TestFactory
  Stream<DynamicTest> limits_on_how_many_attack() {
    return Wordings.mean(
        """
        Players can't attack you with more than two creatures each combat.
          AtMost(2, ControlledBy(Anyone), ThePlayer(You), COMBAT)
        Players can't attack with more than one creature each combat.
          AtMost(1, ControlledBy(Anyone), Anything, COMBAT)
        Each opponent can't attack you with more than one creature each turn.
          AtMost(1, ControlledBy(Opponent), ThePlayer(You), TURN)
        No more than one creature can attack each combat.
          AtMost(1, Any, Anything, COMBAT)
        No more than two creatures can attack each turn.
          AtMost(2, Any, Anything, TURN)
        Each turn, no more than two creatures can attack.
          AtMost(2, Any, Anything, TURN)
        Each combat, no more than two creatures can attack.
          AtMost(2, Any, Anything, COMBAT)
        No more than two creatures can attack you each combat.
          AtMost(2, Any, ThePlayer(You), COMBAT)
        No more than one creature can attack each planeswalker you control each combat.
          AtMost(1, Any, Each(ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))), COMBAT)
        No more than one creature can attack you or planeswalkers you control each combat.
          AtMost(1, Any, Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]), COMBAT)
        Each player can't attack with more than one creature each combat.
          AtMost(1, ControlledBy(Anyone), Anything, COMBAT)
        No more than one creature can attack a player it has already attacked this turn.
          unread
        No more than one creature controlled by a player it already attacked this turn can attack.
          unread
        As long as this creature is tapped, no more than one creature can attack you each combat.
          AtMost(1, Any, ThePlayer(You), COMBAT, Exists(Both([Self, IsTapped])))
        """);
  }

  @TestFactory
  Stream<DynamicTest> what_can_t_be_attacked() {
    return Wordings.mean(
        """
        You can't be attacked except by creatures with flying.
          CantAttack(Not(HasKeyword("flying")), ThePlayer(You))
        You can't be attacked except by creatures with flying and/or islandwalk.
          CantAttack(Not(Either([HasKeyword("flying"), HasKeyword("islandwalk")])), ThePlayer(You))
        You and planeswalkers you control can't be attacked by creatures with power 4 or greater.
          CantAttack(PowerIs(AT_LEAST, 4), Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]))
        Planeswalkers you control can't be attacked.
          CantAttack(Any, ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)])))
        """);
  }

  @TestFactory
  Stream<DynamicTest> alone_and_with_others() {
    return Wordings.mean(
        """
        Trial Ogre can't attack alone.
          CantAttack(Self, Anything, AttacksAlone)
        This creature can't attack or block alone.
          CantAttack(Self, Anything, AttacksAlone)
        This creature can only attack alone.
          CantAttack(Self, Anything, Not(AttacksAlone))
        This creature can attack only alone.
          CantAttack(Self, Anything, Not(AttacksAlone))
        This creature can't attack unless another creature attacks.
          CantAttack(Self, Anything, Not(Attack(Not(Self), 1)))
        This creature can't attack unless at least one other creature attacks.
          CantAttack(Self, Anything, Not(Attack(Not(Self), 1)))
        This creature can't attack unless at least two other creatures attack.
          CantAttack(Self, Anything, Not(Attack(Not(Self), 2)))
        This creature can't attack unless a creature with greater power also attacks.
          CantAttack(Self, Anything, Not(Attack(Both([PowerIs(GREATER, PowerOf(Self)), Not(Self)]), 1)))
        This creature can't attack unless a black or green creature also attacks.
          CantAttack(Self, Anything, Not(Attack(Both([Either([HasColor(B), HasColor(G)]), Not(Self)]), 1)))
        This creature can't attack unless another Goblin also attacks.
          CantAttack(Self, Anything, Not(Attack(Both([HasSubtype("goblin"), Not(Self)]), 1)))
        This creature can't attack unless at least three other Soldiers you control attack.
          CantAttack(Self, Anything, Not(Attack(Both([HasSubtype("soldier"), ControlledBy(You), Not(Self)]), 3)))
        This creature can't be blocked and can't attack alone.
          CantAttack(Self, Anything, AttacksAlone)
        Each creature can't attack alone.
          CantAttack(Any, Anything, AttacksAlone)
        Creatures can't attack alone.
          CantAttack(Any, Anything, AttacksAlone)
        Creatures your opponents control can't attack alone.
          CantAttack(ControlledBy(Opponent), Anything, AttacksAlone)
        Equipped creature can't attack alone.
          CantAttack(Attached, Anything, AttacksAlone)
        """);
  }

  @TestFactory
  Stream<DynamicTest> unless_or_if_the_defending_player() {
    return Wordings.mean(
        """
        This creature can't attack unless you control more creatures than defending player.
          CantAttack(Self, Anything, Not(Compare(CountOf(Both([HasType("creature"), ControlledBy(You)])), GREATER, CountOf(Both([HasType("creature"), ControlledBy(DefendingPlayer)])))))
        This creature can't attack unless defending player controls an Island.
          CantAttack(Self, Anything, Not(Exists(Both([HasSubtype("island"), ControlledBy(DefendingPlayer)]))))
        This creature can't attack unless defending player controls a snow land.
          CantAttack(Self, Anything, Not(Exists(Both([HasSupertype("snow"), HasType("land"), ControlledBy(DefendingPlayer)]))))
        This creature can't attack unless defending player controls a Swamp or a Forest.
          CantAttack(Self, Anything, Not(Exists(Both([Either([HasSubtype("swamp"), HasSubtype("forest")]), ControlledBy(DefendingPlayer)]))))
        This creature can't attack unless defending player controls more lands than you.
          CantAttack(Self, Anything, Not(Compare(CountOf(Both([HasType("land"), ControlledBy(DefendingPlayer)])), GREATER, CountOf(Both([HasType("land"), ControlledBy(You)])))))
        This creature can't attack unless defending player is the monarch.
          CantAttack(Self, Anything, Not(ExistsPlayer(Both([DefendingPlayer, IsMonarch]))))
        This creature can't attack unless defending player is poisoned.
          CantAttack(Self, Anything, Not(ExistsPlayer(Both([DefendingPlayer, IsPoisoned]))))
        This creature can't attack unless defending player has ten or more cards in their graveyard.
          CantAttack(Self, Anything, Not(ExistsPlayer(Both([DefendingPlayer, Has(CardsInGraveyard, AT_LEAST, 10)]))))
        This creature can't attack unless defending player has no cards in hand.
          CantAttack(Self, Anything, Not(ExistsPlayer(Both([DefendingPlayer, Has(CardsInHand, EQUAL, 0)]))))
        This creature can't attack if defending player controls an untapped creature with power 3 or greater.
          CantAttack(Self, Anything, Exists(Both([Not(IsTapped), HasType("creature"), PowerIs(AT_LEAST, 3), ControlledBy(DefendingPlayer)])))
        This creature can't attack if defending player controls a Wall.
          CantAttack(Self, Anything, Exists(Both([HasSubtype("wall"), ControlledBy(DefendingPlayer)])))
        This creature cannot attack unless defending player has an island in play.
          CantAttack(Self, Anything, Not(Exists(Both([HasSubtype("island"), ControlledBy(DefendingPlayer)]))))
        """);
  }

  @TestFactory
  Stream<DynamicTest> by_what_is_attached() {
    return Wordings.mean(
        """
        As long as this artifact is attached to a creature, this artifact can't be attacked.
          CantAttack(Any, ThePermanent(Self), Exists(Both([Self, AttachedTo(HasType("creature"))])))
        As long as this creature is enchanted by two or more Auras, it can't attack.
          CantAttack(Self, Anything, Compare(CountOf(Both([HasSubtype("aura"), AttachedTo(Self)])), AT_LEAST, 2))
        As long as this creature is enchanted by exactly two Auras, it has base power and toughness 5/5 and vigilance.
          SetsPowerToughness(Self, [5], [5], Compare(CountOf(Both([HasSubtype("aura"), AttachedTo(Self)])), EQUAL, 2))
          Gives(Self, [Ability("vigilance", STATIC, Read([Keyword("vigilance")]))], Compare(CountOf(Both([HasSubtype("aura"), AttachedTo(Self)])), EQUAL, 2))
        """);
  }

  @TestFactory
  Stream<DynamicTest> a_cost_instead() {
    return Wordings.mean(
        """
        Legendary creatures can't attack unless their controller pays {2}.
          AttackCost(HasSupertype("legendary"), Anything, PayMana({2}, 0))
        This creature can't attack or block unless you tap an untapped creature you control not declared as an attacking or blocking creature this combat.
          AttackCost(Self, Anything, Tap(1, Both([HasType("creature"), Not(IsAttacking)])))
        """);
  }

  @TestFactory
  Stream<DynamicTest> itself() {
    return Wordings.mean(
        """
        This creature can't attack.
          CantAttack(Self)
        This creature can't attack or block.
          CantAttack(Self)
        This creature can't block unless a creature with greater power also blocks.
          irrelevant
        This creature can't attack unless you control another artifact creature.
          CantAttack(Self, Anything, Not(Exists(Both([HasType("artifact"), HasType("creature"), Not(Self), ControlledBy(You)]))))
        This creature can't attack or block unless you control four or more lands.
          CantAttack(Self, Anything, Not(Compare(CountOf(Both([HasType("land"), ControlledBy(You)])), AT_LEAST, 4)))
        This creature can't attack a player who controls a creature with flying.
          CantAttack(Self, ThePlayer(ControllerOf(Both([HasType("creature"), HasKeyword("flying")]))))
        This creature can't attack unless there are five or more Swamps on the battlefield.
          CantAttack(Self, Anything, Not(Compare(CountOf(HasSubtype("swamp")), AT_LEAST, 5)))
        This creature can't attack unless you've cast a creature spell this turn.
          CantAttack(Self, Anything, Not(ExistsPlayer(Both([You, Has(PlayerFact("creatureSpellsCastThisTurn"), AT_LEAST, 1)]))))
        This creature can't attack unless you've cast two or more noncreature spells this turn.
          CantAttack(Self, Anything, Not(ExistsPlayer(Both([You, Has(PlayerFact("noncreatureSpellsCastThisTurn"), AT_LEAST, 2)]))))
        This creature can't attack if you haven't cast a creature spell this turn.
          CantAttack(Self, Anything, ExistsPlayer(Both([You, Not(Has(PlayerFact("creatureSpellsCastThisTurn"), AT_LEAST, 1))])))
        This creature can't attack unless defending player has cast an instant or sorcery spell this turn.
          CantAttack(Self, Anything, Not(ExistsPlayer(Both([DefendingPlayer, Has(PlayerFact("instantOrSorcerySpellsCastThisTurn"), AT_LEAST, 1)]))))
        This creature can't attack players who have cast a creature spell this turn.
          CantAttack(Self, ThePlayer(Has(PlayerFact("creatureSpellsCastThisTurn"), AT_LEAST, 1)))
        This creature can't attack unless you've cast another spell this turn.
          unread
        This creature can't attack unless you've cast a red spell this turn.
          unread
        This creature can't attack unless all creatures you control also attack.
          unread
        This creature can't attack unless each other creature you control also attacks.
          unread
        This creature can't attack if exactly two other creatures attack.
          CantAttack(Self, Anything, Both([Attack(Not(Self), 2), Not(Attack(Not(Self), 3))]))
        This creature can't attack unless you cast a spell this turn.
          CantAttack(Self, Anything, Not(ExistsPlayer(Both([You, Has(PlayerFact("spellsCastThisTurn"), AT_LEAST, 1)]))))
        This creature can't attack or block unless a creature died under your control this turn.
          CantAttack(Self, Anything, Not(TurnIs("creaturesDiedThisTurn")))
        This creature can't attack unless an opponent has been dealt damage this turn.
          CantAttack(Self, Anything, Not(ExistsPlayer(Both([Opponent, HasFact("dealtDamageThisTurn")]))))
        This creature can't attack or block unless you have seven or more cards in hand.
          CantAttack(Self, Anything, Not(ExistsPlayer(Both([You, Has(CardsInHand, AT_LEAST, 7)]))))
        This creature can't attack or block unless you have one or fewer cards in hand.
          CantAttack(Self, Anything, Not(ExistsPlayer(Both([You, Has(CardsInHand, AT_MOST, 1)]))))
        This creature can't attack or block unless there are seven or more cards in your graveyard.
          CantAttack(Self, Anything, Not(Compare(Of(You, CardsInGraveyard), AT_LEAST, 7)))
        This creature can't attack or block unless it's equipped.
          CantAttack(Self, Anything, Not(Exists(Both([Self, IsEquipped(Anyone)]))))
        This creature can't attack or block unless it's enchanted or equipped.
          CantAttack(Self, Anything, Not(Exists(Both([Self, Either([IsEnchanted(Anyone), IsEquipped(Anyone)])]))))
        This creature can't attack or block unless it's monstrous.
          CantAttack(Self, Anything, Not(Exists(Both([Self, Is(MONSTROUS)]))))
        This creature can't attack unless it has a +1/+1 counter on it.
          CantAttack(Self, Anything, Not(Exists(Both([Self, HasCounters("+1/+1", AT_LEAST, 1)]))))
        This creature can't attack if it attacked during your last turn.
          CantAttack(Self, Anything, Exists(Both([Self, AttackedLastTurn])))
        This creature can't attack if you have three or more cards in hand.
          CantAttack(Self, Anything, ExistsPlayer(Both([You, Has(CardsInHand, AT_LEAST, 3)])))
        This creature can't attack its owner.
          CantAttack(Self, ThePlayer(OwnerOf(Self)))
        This creature can't attack its owner or planeswalkers its owner controls.
          CantAttack(Self, Either([ThePlayer(OwnerOf(Self)), ThePermanent(Both([HasType("planeswalker"), ControlledBy(OwnerOf(Self))]))]))
        This creature can't attack you or planeswalkers you control.
          CantAttack(Self, Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]))
        This creature can't attack a player it has already attacked this turn.
          CantAttack(Self, ThePlayer(AlreadyAttackedThisTurn))
        This creature can't attack unless you attacked this turn.
          CantAttack(Self, Anything, Not(ExistsPlayer(Both([You, AttackedThisTurn]))))
        This creature can't attack if an opponent has attacked this turn.
          CantAttack(Self, Anything, ExistsPlayer(Both([Opponent, AttackedThisTurn])))
        This creature can't attack unless another creature attacked this turn.
          CantAttack(Self, Anything, Not(Attacked(Both([HasType("creature"), Not(Self)]), 1)))
        This creature can't attack if no Goblins attacked this turn.
          CantAttack(Self, Anything, Not(Attacked(HasSubtype("goblin"), 1)))
        This creature can't attack if you control a Goblin that attacked this turn.
          CantAttack(Self, Anything, Exists(Both([HasSubtype("goblin"), AttackedThisTurn, ControlledBy(You)])))
        This creature can't attack planeswalkers.
          CantAttack(Self, ThePermanent(HasType("planeswalker")))
        This creature can't attack players.
          CantAttack(Self, ThePlayer(Anyone))
        This creature can attack only if you control a Mountain.
          CantAttack(Self, Anything, Not(Exists(Both([HasSubtype("mountain"), ControlledBy(You)]))))
        This creature can attack only players with the most life or tied for most life.
          CantAttack(Self, Either([ThePlayer(Not(HasMost(Life))), ThePermanent(Any)]))
        This creature can't attack or block as long as you control no Plains.
          CantAttack(Self, Anything, Not(Exists(Both([HasSubtype("plains"), ControlledBy(You)]))))
        As long as an opponent controls a Wall, this creature can't attack.
          CantAttack(Self, Anything, Exists(Both([HasSubtype("wall"), ControlledBy(Opponent)])))
        This creature can't attack, block, or crew Vehicles.
          CantAttack(Self)
        This creature can't block or attack.
          CantAttack(Self)
        """);
  }

  @TestFactory
  Stream<DynamicTest> other_creatures() {
    return Wordings.mean(
        """
        Creatures can't attack.
          CantAttack(Any)
        Creatures without flying can't attack.
          CantAttack(Not(HasKeyword("flying")))
        Creatures can't attack you.
          CantAttack(Any, ThePlayer(You))
        Creatures can't attack you or planeswalkers you control.
          CantAttack(Any, Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]))
        Creatures can't attack you or permanents you control.
          CantAttack(Any, Either([ThePlayer(You), ThePermanent(ControlledBy(You))]))
        Creatures your opponents control can't attack.
          CantAttack(ControlledBy(Opponent))
        Creatures your opponents control can't attack you or planeswalkers you control.
          CantAttack(ControlledBy(Opponent), Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]))
        Creatures with power 4 or greater can't attack.
          CantAttack(PowerIs(AT_LEAST, 4))
        Creatures with power greater than the number of cards in your hand can't attack.
          CantAttack(PowerIs(GREATER, Of(You, CardsInHand)))
        Creatures with power less than or equal to the number of Gates you control can't attack you.
          CantAttack(PowerIs(AT_MOST, CountOf(Both([HasSubtype("gate"), ControlledBy(You)]))), ThePlayer(You))
        Creatures that attacked during their controller's last turn can't attack.
          CantAttack(AttackedLastTurn)
        Creatures of the chosen color can't attack.
          CantAttack(HasChosen(COLOR))
        Creatures of the chosen type can't attack or block.
          CantAttack(HasChosen(TYPE))
        Nonartifact creatures can't attack unless they're enchanted.
          CantAttack(Both([Not(HasType("artifact")), Not(IsEnchanted(Anyone))]))
        Non-Wall creatures can't attack.
          CantAttack(Not(HasSubtype("wall")))
        White creatures can't attack or block.
          CantAttack(HasColor(W))
        Red creatures your opponents control can't attack or block.
          CantAttack(Both([HasColor(R), ControlledBy(Opponent)]))
        Creatures with a bribery counter on them can't attack you.
          CantAttack(HasCounters("bribery", AT_LEAST, 1), ThePlayer(You))
        Creatures named Trial Wolf can't attack you or planeswalkers you control.
          CantAttack(Named("trial wolf"), Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]))
        Tapped creatures can't attack you.
          CantAttack(IsTapped, ThePlayer(You))
        Each creature with one or more counters on it can't attack you.
          CantAttack(HasCounters("", AT_LEAST, 1), ThePlayer(You))
        Opponents can't attack you.
          CantAttack(ControlledBy(Opponent), ThePlayer(You))
        Opponents can't attack with creatures with power 3 or greater.
          CantAttack(Both([PowerIs(AT_LEAST, 3), ControlledBy(Opponent)]))
        Each opponent who cast a spell this turn can't attack with creatures.
          CantAttack(ControlledBy(Both([Opponent, Has(PlayerFact("spellsCastThisTurn"), AT_LEAST, 1)])))
        You can't attack.
          CantAttack(ControlledBy(You))
        You can't attack with creatures other than tokens.
          CantAttack(Both([Not(IsToken), ControlledBy(You)]))
        Only creatures with flying can attack.
          CantAttack(Not(HasKeyword("flying")))
        Only creatures with power 2 or less can attack this turn.
          CantAttack(Not(PowerIs(AT_MOST, 2)), Anything, Lasts(TURN))
        Only artifact creatures can attack you.
          CantAttack(Not(HasType("artifact")), ThePlayer(You))
        Except for Walls, creatures you control can't attack.
          CantAttack(Both([ControlledBy(You), Not(HasSubtype("wall"))]))
        Creatures other than Trial Ogre can't attack.
          CantAttack(Not(Self))
        All creatures other than Dragons can't attack.
          CantAttack(Not(HasSubtype("dragon")))
        Other creatures you control can't attack.
          CantAttack(Both([ControlledBy(You), Not(Self)]))
        Each player may attack only the nearest opponent in the last chosen direction and planeswalkers controlled by that opponent.
          CantAttack(ControlledBy(Anyone), Either([ThePlayer(Not(NearestInChosenDirection)), ThePermanent(Not(Both([HasType("planeswalker"), ControlledBy(NearestInChosenDirection)])))]))
        Creatures can't attack during your next turn.
          CantAttack(Any)
        Until your next turn, creatures can't attack you.
          CantAttack(Any, ThePlayer(You), Lasts(UNTIL_YOUR_NEXT_TURN))
        Creatures you control can't attack if you cast a spell this turn.
          CantAttack(ControlledBy(You), Anything, ExistsPlayer(Both([You, Has(PlayerFact("spellsCastThisTurn"), AT_LEAST, 1)])))
        If you cast a spell this turn, creatures you control can't attack.
          CantAttack(ControlledBy(You), Anything, ExistsPlayer(Both([You, Has(PlayerFact("spellsCastThisTurn"), AT_LEAST, 1)])))
        Creatures can't attack unless they're legendary.
          CantAttack(Not(HasSupertype("legendary")))
        Creatures with defender can't attack.
          CantAttack(HasKeyword("defender"))
        As long as this creature is untapped, creatures with power 3 or greater can't attack you.
          CantAttack(PowerIs(AT_LEAST, 3), ThePlayer(You), Exists(Both([Self, Not(IsTapped)])))
        No creatures can attack you.
          CantAttack(Any, ThePlayer(You))
        """);
  }

  @TestFactory
  Stream<DynamicTest> a_number_of_creatures_is_never_all_of_them() {
    return Wordings.mean(
        """
        Only one creature may attack each turn.
          AtMost(1, Any, Anything, TURN)
        Only two creatures can attack you each combat.
          AtMost(2, Any, ThePlayer(You), COMBAT)
        Each player can attack with only one creature each combat.
          AtMost(1, ControlledBy(Anyone), Anything, COMBAT)
        Players can attack you with no more than two creatures each turn.
          AtMost(2, ControlledBy(Anyone), ThePlayer(You), TURN)
        Except for one creature, creatures can't attack you.
          unread
        With one exception, creatures can't attack you.
          unread
        Both this creature and enchanted creature can't attack.
          unread
        Except for creatures with flying, creatures can't attack you.
          CantAttack(Not(HasKeyword("flying")), ThePlayer(You))
        Two target creatures can't attack this turn.
          CantAttack(Affected, Anything, Lasts(TURN))
        No creature may attack unless it has flying.
          CantAttack(Not(HasKeyword("flying")))
        No creature can attack you unless its controller pays {2}.
          AttackCost(Any, ThePlayer(You), PayMana({2}, 0))
        This creature can't attack one of your opponents.
          unread
        This creature can't attack if you control more than two creatures.
          CantAttack(Self, Anything, Compare(CountOf(Both([HasType("creature"), ControlledBy(You)])), AT_LEAST, 3))
        This creature can't attack if you control two creatures.
          CantAttack(Self, Anything, Stated("you control two creatures"))
        This creature can't attack unless you sacrifice all lands.
          unread
        As long as any creature you control is tapped, this creature can't attack.
          CantAttack(Self, Anything, Exists(Both([HasType("creature"), ControlledBy(You), IsTapped])))
        Two creatures you control have haste.
          unread
        Goad two creatures.
          unread
        """);
  }
}
