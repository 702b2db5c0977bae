package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Trigger conditions that look at attackers being declared (508.3). */
class TriggerReadingTest {
  @TestFactory
  Stream<DynamicTest> cr_508_3f_attacks_and_isn_t_blocked() {
    return Wordings.mean(
        """
        Whenever this creature attacks and isn't blocked, draw a card.
          TRIGGERED Trigger(AttacksUnblocked(Self))
        Whenever a creature you control attacks and isn't blocked, draw a card.
          TRIGGERED Trigger(AttacksUnblocked(ControlledBy(You)))
        Whenever one or more creatures an opponent controls attack you and aren't blocked, that player draws a card.
          TRIGGERED Trigger(CreaturesUnblocked(ControlledBy(Opponent), ThePlayer(You)))
        """);
  }

  @TestFactory
  Stream<DynamicTest> cr_508_3b_is_attacked() {
    return Wordings.mean(
        """
        Whenever enchanted player is attacked, create a Gold token.
          TRIGGERED Trigger(IsAttacked(ThePlayer(EnchantedPlayer)))
        Whenever enchanted player is attacked, each opponent attacking that player does the same.
          TRIGGERED Trigger(IsAttacked(ThePlayer(EnchantedPlayer)))
        Whenever you're attacked, draw a card.
          TRIGGERED Trigger(IsAttacked(ThePlayer(You)))
        Whenever you or a planeswalker you control is attacked, draw a card.
          TRIGGERED Trigger(IsAttacked(Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))])))
        Whenever a planeswalker you control is attacked, draw a card.
          TRIGGERED Trigger(IsAttacked(ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))))
        Whenever this planeswalker is attacked, draw a card.
          TRIGGERED Trigger(IsAttacked(ThePermanent(Self)))
        Whenever an opponent is attacked, draw a card.
          TRIGGERED Trigger(IsAttacked(ThePlayer(Opponent)))
        Whenever you and/or a planeswalker you control are attacked, draw a card.
          TRIGGERED Trigger(IsAttacked(Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))])))
        """);
  }

  @TestFactory
  Stream<DynamicTest> cr_508_3e_a_player_attacks_a_player() {
    return Wordings.mean(
        """
        Whenever you attack a player, draw a card.
          TRIGGERED Trigger(PlayerAttacksPlayer(You, Anyone))
        Whenever you attack an opponent who controls more lands than you, draw a card.
          TRIGGERED Trigger(PlayerAttacksPlayer(You, Both([Opponent, Controls(HasType("land"), GREATER, CountOf(Both([HasType("land"), ControlledBy(You)])))])))
        Whenever an opponent attacks you, draw a card.
          TRIGGERED Trigger(PlayerAttacksPlayer(Opponent, You))
        Whenever an opponent attacks another one of your opponents, draw a card.
          TRIGGERED Trigger(PlayerAttacksPlayer(Opponent, Opponent))
        Whenever you attack a player with one or more creatures, draw a card.
          TRIGGERED Trigger(PlayerAttacksPlayer(You, Anyone))
        Whenever a player attacks enchanted player with one or more creatures, that attacking player draws a card.
          TRIGGERED Trigger(PlayerAttacksPlayer(Anyone, EnchantedPlayer))
        Whenever a player attacks you, draw a card.
          TRIGGERED Trigger(PlayerAttacksPlayer(Anyone, You))
        Whenever a player attacks one of your opponents, that attacking player draws a card.
          TRIGGERED Trigger(PlayerAttacksPlayer(Anyone, Opponent))
        """);
  }

  @TestFactory
  Stream<DynamicTest> cr_508_3c_so_many_creatures() {
    return Wordings.mean(
        """
        Whenever one or more creatures attack, draw a card.
          TRIGGERED Trigger(CreaturesAttack(1, Any))
        Whenever one or more creatures you control attack, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(You, 1, Any))
        Whenever one or more creatures you control attack a player, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(You, 1, Any, Each(ThePlayer(Anyone))))
        Whenever one or more creatures attack you, draw a card.
          TRIGGERED Trigger(CreaturesAttack(1, Any, ThePlayer(You)))
        Whenever one or more creatures your opponents control attack, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(Opponent, 1, Any))
        Whenever one or more creatures attack you or one or more planeswalkers you control, draw a card.
          TRIGGERED Trigger(CreaturesAttack(1, Any, Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))])))
        Whenever two or more creatures attack, draw a card.
          TRIGGERED Trigger(CreaturesAttack(2, Any))
        Whenever two or more creatures you control attack, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(You, 2, Any))
        Whenever two or more creatures you control attack a player, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(You, 2, Any, Each(ThePlayer(Anyone))))
        Whenever three or more creatures attack you, draw a card.
          TRIGGERED Trigger(CreaturesAttack(3, Any, ThePlayer(You)))
        Whenever one or more Goblins you control attack, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(You, 1, HasSubtype("goblin")))
        Whenever you attack with one or more creatures, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(You, 1, Any))
        Whenever you attack with two or more creatures, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(You, 2, Any))
        Whenever you attack with three or more creatures with flying, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(You, 3, HasKeyword("flying")))
        Whenever you attack with exactly one creature, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(You, 1, Any), Not(Attack(Any, 2)))
        Whenever you attack with this creature and at least one other creature, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(You, 1, Self), Attack(Not(Self), 1))
        Whenever you attack with creatures with total power 8 or greater, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(You, 1, Any), Compare(TotalPowerOf(Both([IsAttacking, ControlledBy(You)])), AT_LEAST, 8))
        Whenever you attack with one or more legendary creatures, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(You, 1, HasSupertype("legendary")))
        Whenever you attack with another legendary creature, draw a card.
          TRIGGERED Trigger(PlayerAttacksWithEach(You, Both([HasSupertype("legendary"), Not(Self)])))
        Whenever you attack with a creature with power 4 or greater, draw a card.
          TRIGGERED Trigger(PlayerAttacksWithEach(You, PowerIs(AT_LEAST, 4)))
        Whenever you attack with your commander, draw a card.
          TRIGGERED Trigger(PlayerAttacksWithEach(You, Both([HasFact("commander"), OwnedBy(You)])))
        Whenever you attack one or more players, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(You, 1, Any, ThePlayer(Anyone)))
        Whenever you attack a player with two or more creatures, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(You, 2, Any, Each(ThePlayer(Anyone))))
        Whenever an opponent attacks you or a planeswalker you control, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(Opponent, 1, Any, Each(Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]))))
        Whenever an opponent attacks with creatures, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(Opponent, 1, Any))
        Whenever an opponent attacks you with two or more creatures, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(Opponent, 2, Any, ThePlayer(You)))
        Whenever a player attacks you or a planeswalker you control, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(Anyone, 1, Any, Each(Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]))))
        Whenever a player attacks with two or more creatures, that player draws a card.
          TRIGGERED Trigger(PlayerAttacksWith(Anyone, 2, Any))
        Whenever a player attacks with three or more creatures, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(Anyone, 3, Any))
        Whenever you attack with three or more creatures, goad target creature.
          TRIGGERED Trigger(PlayerAttacksWith(You, 3, Any))
          TRIGGERED Goaded(Affected)
        Whenever you cast a spell or attack with a creature, draw a card.
          TRIGGERED Trigger(PlayerAttacksWithEach(You, Any))
        Whenever another player attacks with two or more creatures, if none of those creatures attacked you, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(Not(You), 2, Any), Not(Attack(Any, 1, ThePlayer(You))))
        Whenever three or more creatures you control attack the same player, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(You, 3, Any, Each(ThePlayer(Anyone))))
        """);
  }

  @TestFactory
  Stream<DynamicTest> cr_508_3d_a_player_attacks() {
    return Wordings.mean(
        """
        Whenever you attack, draw a card.
          TRIGGERED Trigger(PlayerAttacks(You))
        Whenever an opponent attacks, draw a card.
          TRIGGERED Trigger(PlayerAttacks(Opponent))
        Whenever a player attacks, draw a card.
          TRIGGERED Trigger(PlayerAttacks(Anyone))
        When you next attack this turn, draw a card.
          TRIGGERED Trigger(PlayerAttacks(You))
        """);
  }

  @TestFactory
  Stream<DynamicTest> cr_508_3a_conditions() {
    return Wordings.mean(
        """
        Whenever this creature attacks a player, if that player has more cards in hand than you, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, ThePlayer(Anyone), ANY), ExistsPlayer(Both([DefendingPlayer, Has(CardsInHand, GREATER, Of(You, CardsInHand))])))
        Whenever this creature attacks the player with the most life or tied for most life, put a +1/+1 counter on it.
          TRIGGERED Trigger(CreatureAttacks(Self, ThePlayer(HasMost(Life)), ANY))
        Whenever this creature attacks, if you control another creature, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), Exists(Both([HasType("creature"), Not(Self), ControlledBy(You)])))
        Whenever this creature attacks, if defending player controls more creatures than you, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), Compare(CountOf(Both([HasType("creature"), ControlledBy(DefendingPlayer)])), GREATER, CountOf(Both([HasType("creature"), ControlledBy(You)]))))
        Whenever this creature attacks, if it has a +1/+1 counter on it, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), Exists(Both([Self, HasCounters("+1/+1", AT_LEAST, 1)])))
        Whenever this creature attacks, if it's the first combat phase of the turn, untap it.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), Compare(CombatNumber, EQUAL, 1))
        Whenever this creature attacks while saddled, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), Exists(Both([Self, Is(SADDLED)])))
        Whenever this creature attacks with a creature with greater power, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), Attack(PowerIs(GREATER, PowerOf(Self)), 1))
        Whenever this creature and at least one other creature attack, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), Attack(Not(Self), 1))
        Whenever this creature and at least two other creatures attack, creatures you control gain flying until end of turn.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), Attack(Not(Self), 2))
          TRIGGERED Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("flying", STATIC, Read([Keyword("flying")]))], Lasts(TURN))
        Whenever this creature and another Goblin attack, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), Attack(Both([HasSubtype("goblin"), Not(Self)]), 1))
        Whenever a creature you control with power 4 or greater attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Both([ControlledBy(You), PowerIs(AT_LEAST, 4)]), Anything, ANY))
        Whenever a creature you control attacks, if its power is 4 or greater, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Both([ControlledBy(You), PowerIs(AT_LEAST, 4)]), Anything, ANY))
        Whenever a creature with flying attacks, this creature deals 1 damage to it.
          TRIGGERED Trigger(CreatureAttacks(HasKeyword("flying"), Anything, ANY))
        Whenever equipped creature attacks, if it's legendary, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Attached, Anything, ANY), Exists(Both([Attached, HasSupertype("legendary")])))
        Whenever this creature attacks and whenever it deals combat damage to a player, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
        Battalion — Whenever this creature and at least two other creatures attack, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), Attack(Not(Self), 2))
        Pack tactics — Whenever this creature attacks, if you attacked with creatures with total power 6 or greater this combat, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), Compare(TotalPowerOf(Both([IsAttacking, ControlledBy(You)])), AT_LEAST, 6))
        Whenever this creature attacks with another creature, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), Attack(Not(Self), 1))
        Whenever Trial Ogre attacks, you and defending player each draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
        """);
  }

  @TestFactory
  Stream<DynamicTest> cr_508_3a_a_creature_attacks() {
    return Wordings.mean(
        """
        Whenever this creature attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
        Whenever Trial Ogre attacks, it gets +2/+0 until end of turn.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
          TRIGGERED ModifiesPowerToughness(Self, 2, 0, Lasts(TURN))
        When this creature attacks, sacrifice it at end of combat.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
        Whenever this creature attacks or blocks, it gets +1/+1 until end of turn.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
          TRIGGERED ModifiesPowerToughness(Self, 1, 1, Lasts(TURN))
        Whenever this creature blocks or attacks, you gain 1 life.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
        Whenever this creature enters or attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
        Whenever this creature enters the battlefield or attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
        Whenever this creature attacks or dies, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
          TRIGGERED Trigger(Leaves(Self, GRAVEYARD))
        Whenever this creature attacks alone, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ALONE))
        Whenever a creature you control attacks alone, it gets +1/+1 until end of turn.
          TRIGGERED Trigger(CreatureAttacks(ControlledBy(You), Anything, ALONE))
          TRIGGERED ModifiesPowerToughness(Affected, 1, 1, Lasts(TURN))
        Whenever this creature attacks a player, that player loses 1 life.
          TRIGGERED Trigger(CreatureAttacks(Self, ThePlayer(Anyone), ANY))
        Whenever this creature attacks the monarch, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, ThePlayer(IsMonarch), ANY))
        Whenever this creature attacks a planeswalker, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, ThePermanent(HasType("planeswalker")), ANY))
        Whenever this creature attacks a battle, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, ThePermanent(HasType("battle")), ANY))
        Whenever this creature attacks a player who has more life than you, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, ThePlayer(Has(Life, GREATER, Of(You, Life))), ANY))
        Whenever this creature attacks an opponent, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, ThePlayer(Opponent), ANY))
        Whenever you lose life for the first time each turn, draw a card.
          TRIGGERED Trigger(LosesLife(You), FirstTime(Not(ExistsPlayer(Both([You, HasFact("lifeLostThisTurn")])))))
        Whenever you discard one or more cards for the first time each turn, draw a card.
          TRIGGERED Trigger(DiscardTogether(You), FirstTime(Stated("it's the first time this turn")))
        Whenever this creature attacks for the first time each turn, untap it.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY), Not(Exists(Both([Self, AttackedEarlierThisTurn]))))
        Whenever a Goblin you control attacks for the first time each turn, untap it.
          TRIGGERED Trigger(CreatureAttacks(Both([HasSubtype("goblin"), ControlledBy(You), Not(AttackedEarlierThisTurn)]), Anything, ANY))
        Whenever one or more Goblins you control attack for the first time each turn, draw a card.
          TRIGGERED Trigger(PlayerAttacksWith(You, 1, HasSubtype("goblin")), Not(AttackedEarlier(Both([HasSubtype("goblin"), ControlledBy(You)]))))
        Whenever this creature or another Goblin you control attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Either([Self, Both([HasSubtype("goblin"), ControlledBy(You), Not(Self)])]), Anything, ANY))
        Whenever another creature you control attacks, it gets +1/+0 until end of turn.
          TRIGGERED Trigger(CreatureAttacks(Both([ControlledBy(You), Not(Self)]), Anything, ANY))
          TRIGGERED ModifiesPowerToughness(Affected, 1, 0, Lasts(TURN))
        Whenever a creature attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Any, Anything, ANY))
        Whenever a creature attacks you, its controller loses 1 life.
          TRIGGERED Trigger(CreatureAttacks(Any, ThePlayer(You), ANY))
        Whenever a creature attacks you or a planeswalker you control, its controller loses 1 life.
          TRIGGERED Trigger(CreatureAttacks(Any, Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]), ANY))
        Whenever a creature an opponent controls attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(ControlledBy(Opponent), Anything, ANY))
        Whenever a creature you control attacks an opponent, draw a card.
          TRIGGERED Trigger(CreatureAttacks(ControlledBy(You), ThePlayer(Opponent), ANY))
        Whenever a Goblin or Orc you control attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Both([Either([HasSubtype("goblin"), HasSubtype("orc")]), ControlledBy(You)]), Anything, ANY))
        Whenever a nontoken creature you control attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Both([Not(IsToken), ControlledBy(You)]), Anything, ANY))
        Whenever enchanted creature attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Attached, Anything, ANY))
        Whenever equipped creature attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Attached, Anything, ANY))
        Whenever equipped creature attacks or blocks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Attached, Anything, ANY))
        Whenever enchanted creature attacks you or a planeswalker you control, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Attached, Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]), ANY))
        Whenever this creature attacks, other attacking creatures get +1/+0 until end of turn.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
          TRIGGERED ModifiesPowerToughness(Both([IsAttacking, HasType("creature"), Not(Self)]), 1, 0, Lasts(TURN))
        Whenever this creature attacks, target creature can't block this turn.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
        Whenever this creature attacks, defending player can't cast spells this turn.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
        Whenever this creature attacks, it gains flying until end of turn. If you control a Dragon, it also gains haste until end of turn.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
          TRIGGERED Gives(Self, [Ability("flying", STATIC, Read([Keyword("flying")]))], Lasts(TURN))
          TRIGGERED Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Both([Lasts(TURN), Exists(Both([HasSubtype("dragon"), ControlledBy(You)]))]))
        Raid — Whenever this creature attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
        Whenever a creature you control attacks one of your opponents or a planeswalker they control, draw a card.
          TRIGGERED Trigger(CreatureAttacks(ControlledBy(You), Either([ThePlayer(Opponent), ThePermanent(Both([HasType("planeswalker"), ControlledBy(Opponent)]))]), ANY))
        Whenever this creature attacks, you may pay {2}. If you do, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
          RESOLUTION irrelevant
        Whenever this creature attacks, choose one — • Draw a card.
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
        This turn, whenever a creature attacks, draw a card.
          RESOLUTION Trigger(CreatureAttacks(Any, Anything, ANY))
        Whenever a creature you control attacks this turn, it gains trample until end of turn.
          TRIGGERED Trigger(CreatureAttacks(ControlledBy(You), Anything, ANY))
          TRIGGERED Gives(Affected, [Ability("trample", STATIC, Read([Keyword("trample")]))], Lasts(TURN))
        Until end of turn, whenever a creature you control attacks, create a Treasure token.
          RESOLUTION Trigger(CreatureAttacks(ControlledBy(You), Anything, ANY))
        Whenever this creature attacks a player, goad target creature that player controls.
          TRIGGERED Trigger(CreatureAttacks(Self, ThePlayer(Anyone), ANY))
          TRIGGERED Goaded(Affected)
        Whenever a commander you control attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Both([HasFact("commander"), ControlledBy(You)]), Anything, ANY))
        Whenever another creature attacks one of your opponents, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Not(Self), ThePlayer(Opponent), ANY))
        Whenever an artifact creature you control attacks or deals combat damage, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Both([HasType("artifact"), ControlledBy(You)]), Anything, ANY))
        Whenever your commander enters or attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Both([HasFact("commander"), OwnedBy(You)]), Anything, ANY))
        Whenever a modified creature you control attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Both([IsModified, ControlledBy(You)]), Anything, ANY))
        Whenever a suspected creature attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Is(SUSPECTED), Anything, ANY))
        Whenever a creature token you control attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Both([IsToken, ControlledBy(You)]), Anything, ANY))
        Whenever a creature you don't control attacks one of your opponents, draw a card.
          TRIGGERED Trigger(CreatureAttacks(ControlledBy(Not(You)), ThePlayer(Opponent), ANY))
        Whenever this creature or another legendary creature you control attacks, draw a card.
          TRIGGERED Trigger(CreatureAttacks(Either([Self, Both([HasSupertype("legendary"), ControlledBy(You), Not(Self)])]), Anything, ANY))
        """);
  }

  @TestFactory
  Stream<DynamicTest> cr_508_2b_as_a_cost_is_paid() {
    return Wordings.mean(
        """
        Whenever you exert a creature, draw a card.
          TRIGGERED Trigger(PaysOptionalCost(ControlledBy(You), "exert"))
        """);
  }

  @TestFactory
  Stream<DynamicTest> keywords_that_stand_for_one() {
    return Wordings.mean(
        """
        Exalted
          Keyword("exalted")
        Battle cry
          Keyword("battle cry")
        Melee
          Keyword("melee")
        Myriad
          Keyword("myriad")
        Dethrone
          Keyword("dethrone")
        Annihilator 2
          Keyword("annihilator", ["2"])
        Mentor
          Keyword("mentor")
        Training
          Keyword("training")
        Provoke
          Keyword("provoke")
        Flanking
          Keyword("flanking")
        Mobilize 2
          Keyword("mobilize", ["2"])
        Afflict 3
          Keyword("afflict", ["3"])
        Frenzy 1
          Keyword("frenzy", ["1"])
        Firebending 2
          Keyword("firebending", ["2"])
        """);
  }

  @TestFactory
  Stream<DynamicTest> other_events() {
    return Wordings.mean(
        """
        Whenever this creature becomes tapped, if it isn't attacking, draw a card.
          TRIGGERED Trigger(BecomesTapped(Self), Exists(Both([Self, Not(IsAttacking)])))
        Whenever a player attacks, if one or more players being attacked are poisoned, draw a card.
          TRIGGERED Trigger(PlayerAttacks(Anyone), ExistsPlayer(Both([IsBeingAttacked, IsPoisoned])))
        Whenever a player attacks you, if that player has another opponent who isn't being attacked, draw a card.
          TRIGGERED Trigger(PlayerAttacksPlayer(Anyone, You), ExistsPlayer(Both([OpponentOf(ActivePlayer), Not(DefendingPlayer), Not(IsBeingAttacked)])))
        Whenever a player attacks one of your opponents, if that opponent has more life than another of your opponents, draw a card.
          TRIGGERED Trigger(PlayerAttacksPlayer(Anyone, Opponent), ExistsPlayer(Both([DefendingPlayer, Has(Life, GREATER, LeastOf(Opponent, Life))])))
        Whenever one or more Goblins you control become tapped, draw a card.
          TRIGGERED Trigger(BecomeTapped(Both([HasSubtype("goblin"), ControlledBy(You)])))
        Whenever this creature enters or becomes tapped, draw a card.
          TRIGGERED Trigger(BecomesTapped(Self))
        Whenever a creature an opponent controls becomes tapped, if it isn't being declared as an attacker, draw a card.
          TRIGGERED Trigger(BecomesTapped(Both([HasType("creature"), ControlledBy(Opponent)])), Not(Attack(InQuestion, 1)))
        Whenever this creature or another creature you control dies, draw a card.
          TRIGGERED Trigger(Leaves(Either([Self, Both([HasType("creature"), ControlledBy(You), Not(Self)])]), GRAVEYARD))
        Whenever one or more other creatures you control die, draw a card.
          TRIGGERED Trigger(LeaveTogether(Both([HasType("creature"), ControlledBy(You), Not(Self)]), GRAVEYARD))
        Whenever a land card is put into your graveyard from anywhere, draw a card.
          TRIGGERED Trigger(Leaves(Both([HasType("land"), Not(IsToken), OwnedBy(You)]), GRAVEYARD))
        Whenever an artifact is put into an opponent's graveyard from the battlefield, draw a card.
          TRIGGERED Trigger(Leaves(Both([HasType("artifact"), OwnedBy(Opponent)]), GRAVEYARD))
        Whenever a land card is put into your graveyard from your library, draw a card.
          TRIGGERED irrelevant
        Whenever one or more permanents you control leave the battlefield, draw a card.
          TRIGGERED Trigger(LeaveTogether(ControlledBy(You), ANYWHERE))
        Whenever a permanent is returned to a player's hand, draw a card.
          TRIGGERED Trigger(Leaves(Any, HAND))
        Whenever another nonland permanent you control is returned to its owner's hand, draw a card.
          TRIGGERED Trigger(Leaves(Both([Not(HasType("land")), ControlledBy(You), Not(Self)]), HAND))
        Whenever one or more noncreature permanents are returned to hand, draw a card.
          TRIGGERED Trigger(LeaveTogether(Not(HasType("creature")), HAND))
        Whenever this creature or another creature is returned to your hand from the battlefield, draw a card.
          TRIGGERED Trigger(Leaves(Both([Either([Self, Both([HasType("creature"), Not(Self)])]), OwnedBy(You)]), HAND))
        Whenever you attack, if you or a player you're attacking has the initiative, draw a card.
          TRIGGERED Trigger(PlayerAttacks(You), ExistsPlayer(Both([Either([You, IsBeingAttacked]), HasInitiative])))
        Whenever a creature you control with a mana ability attacks, untap it.
          TRIGGERED Trigger(CreatureAttacks(Both([ControlledBy(You), HasKeyword("mana ability")]), Anything, ANY))
        Whenever another creature dies, if it had a +1/+1 counter on it, draw a card.
          TRIGGERED Trigger(Leaves(Both([HasType("creature"), Not(Self)]), GRAVEYARD), Stated("it had a +1/+1 counter on it"))
        Whenever an opponent loses life, draw a card.
          TRIGGERED Trigger(LosesLife(Opponent))
        Whenever you discard a card, draw a card.
          TRIGGERED Trigger(Discards(You))
        Whenever you discard one or more cards, draw a card.
          TRIGGERED Trigger(DiscardTogether(You))
        Whenever you discard a land card, draw a card.
          TRIGGERED irrelevant
        Whenever this creature enlists a creature, scry 2.
          TRIGGERED Trigger(PaysOptionalCost(Self, "enlist"))
        At the beginning of combat on your turn, draw a card.
          TRIGGERED irrelevant
        Whenever a creature deals combat damage to you, if it attacked this turn, draw a card.
          TRIGGERED irrelevant
        Whenever this creature becomes attacking, draw a card.
          TRIGGERED irrelevant
        """);
  }

  /** It functions only in the graveyard, unless it triggers as something is put there (113.6m). */
  @TestFactory
  Stream<DynamicTest> what_moves_its_object_out_of_the_graveyard() {
    return Wordings.mean(
        """
        Whenever you attack with two or more creatures, return this card from your graveyard to your hand.
          TRIGGERED Trigger(PlayerAttacksWith(You, 2, Any), Stated("~ is in your graveyard"))
        When enchanted creature dies, return this card from your graveyard to your hand.
          TRIGGERED Trigger(Leaves(Attached, GRAVEYARD))
        """);
  }
}
