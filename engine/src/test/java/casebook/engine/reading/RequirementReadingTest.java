package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Requirements (508.1d): what must attack, whom, and when; goading (701.15). */
class RequirementReadingTest {
  @TestFactory
  Stream<DynamicTest> goaded() {
    return Wordings.mean(
        """
        Goad target creature.
          Goaded(Affected)
        Goad up to two target creatures.
          Goaded(Affected)
        Goad each creature defending player controls.
          Goaded(Both([HasType("creature"), ControlledBy(DefendingPlayer)]))
        Goad all creatures your opponents control.
          Goaded(Both([HasType("creature"), ControlledBy(Opponent)]))
        Goad each creature your opponents control with power less than this creature's power.
          Goaded(Both([HasType("creature"), ControlledBy(Opponent), PowerIs(LESS, PowerOf(Self))]))
        Goad target creature an opponent controls. Until your next turn, that creature can't attack you.
          Goaded(Affected)
          CantAttack(Affected, ThePlayer(You), Lasts(UNTIL_YOUR_NEXT_TURN))
        Target creature is goaded for as long as you control this creature.
          Goaded(Affected, Exists(Both([Self, ControlledBy(You)])))
        Creatures your opponents control with counters on them are goaded.
          Goaded(Both([HasType("creature"), ControlledBy(Opponent), HasCounters("", AT_LEAST, 1)]))
        All creatures with defender are goaded.
          Goaded(Both([HasType("creature"), HasKeyword("defender")]))
        Enchanted creature is goaded.
          Goaded(Attached)
        Enchanted creature gets +2/+2 and is goaded.
          ModifiesPowerToughness(Attached, 2, 2)
          Goaded(Attached)
        Equipped creature gets +2/+0, has trample, and is goaded.
          ModifiesPowerToughness(Attached, 2, 0)
          Gives(Attached, [Ability("trample", STATIC, Read([Keyword("trample")]))])
          Goaded(Attached)
        Whenever this creature deals combat damage to a player, goad each creature that player controls.
          TRIGGERED Goaded(Both([HasType("creature"), ControlledBy(Affected)]))
        When this creature enters, goad target creature an opponent controls.
          TRIGGERED Goaded(Affected)
        At the beginning of your upkeep, you may goad target creature.
          TRIGGERED Goaded(Affected)
        Whenever enchanted creature attacks, goad target creature.
          TRIGGERED Trigger(CreatureAttacks(Attached, Anything, ANY))
          TRIGGERED Goaded(Affected)
        """);
  }

  @TestFactory
  Stream<DynamicTest> detained_creatures_can_t_attack() {
    return Wordings.mean(
        """
        Detain target creature an opponent controls.
          Detained(Affected)
        Detain up to two target creatures your opponents control.
          Detained(Affected)
        """);
  }

  @TestFactory
  Stream<DynamicTest> if_something_else_attacks() {
    return Wordings.mean(
        """
        If this creature attacks, all creatures you control attack if able.
          MustAttack(ControlledBy(You), Anything, Attack(Self, 1))
        If this creature attacks, all creatures you control also attack if able.
          MustAttack(ControlledBy(You), Anything, Attack(Self, 1))
        If a creature you control attacks, all creatures you control attack if able.
          MustAttack(ControlledBy(You), Anything, Attack(ControlledBy(You), 1))
        If a creature an opponent controls attacks, all creatures that opponent controls attack if able.
          MustAttack(ControlledBy(Opponent), Anything, Attack(ControlledBy(ControllerOf(InQuestion)), 1))
        If a Goblin an opponent controls attacks, all other creatures that player controls also attack if able.
          MustAttack(ControlledBy(Opponent), Anything, Attack(Both([HasSubtype("goblin"), ControlledBy(ControllerOf(InQuestion))]), 1))
        If a creature attacks, all other creatures its controller controls also attack if able.
          MustAttack(Any, Anything, Attack(ControlledBy(ControllerOf(InQuestion)), 1))
        If a creature a player controls attacks, all creatures that player controls attack if able.
          MustAttack(Any, Anything, Attack(ControlledBy(ControllerOf(InQuestion)), 1))
        If a Goblin attacks, all other Goblins attack if able.
          MustAttack(HasSubtype("goblin"), Anything, Attack(HasSubtype("goblin"), 1))
        If enchanted creature attacks, all other creatures its controller controls also attack if able.
          MustAttack(Both([ControlledBy(ControllerOf(Attached)), Not(Attached)]), Anything, Attack(Attached, 1))
        If this creature attacks, all other creatures you control also attack if able.
          MustAttack(Both([ControlledBy(You), Not(Self)]), Anything, Attack(Self, 1))
        If a creature with a magnet counter on it attacks, all creatures with magnet counters on them attack if able.
          MustAttack(HasCounters("magnet", AT_LEAST, 1), Anything, Attack(HasCounters("magnet", AT_LEAST, 1), 1))
        If a Goblin attacks, each Goblin you control attacks if able.
          MustAttack(Both([HasSubtype("goblin"), ControlledBy(You)]), Anything, Attack(HasSubtype("goblin"), 1))
        As long as another creature is attacking, this creature attacks if able.
          unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> players_with_at_least_so_many() {
    return Wordings.mean(
        """
        Each opponent must attack with at least one creature each combat if able.
          MustAttackWith(Opponent, 1, Any)
        Each opponent must attack you with at least one creature each combat if able.
          MustAttackWith(Opponent, 1, Any, ThePlayer(You))
        Each opponent must attack you or a planeswalker you control with at least one creature each combat if able.
          MustAttackWith(Opponent, 1, Any, Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]))
        You must attack with two or more creatures each combat if able.
          MustAttackWith(You, 2, Any)
        Each player attacks with a creature each turn if able.
          MustAttackWith(Anyone, 1, Any)
        """);
  }

  @TestFactory
  Stream<DynamicTest> itself() {
    return Wordings.mean(
        """
        This creature attacks each combat if able.
          MustAttack(Self)
        This creature attacks each turn if able.
          MustAttack(Self)
        Trial Ogre must attack each turn if able.
          MustAttack(Self)
        This creature must attack if able.
          MustAttack(Self)
        This creature attacks or blocks each combat if able.
          MustAttack(Self)
        This creature blocks or attacks each turn if able.
          MustAttack(Self)
        This creature attacks each combat if able unless you control a Dragon.
          MustAttack(Self, Anything, Not(Exists(Both([HasSubtype("dragon"), ControlledBy(You)]))))
        This creature attacks each combat if able if you control a Swamp.
          MustAttack(Self, Anything, Exists(Both([HasSubtype("swamp"), ControlledBy(You)])))
        As long as you control no other creatures, this creature attacks each combat if able.
          MustAttack(Self, Anything, Not(Exists(Both([HasType("creature"), Not(Self), ControlledBy(You)]))))
        This creature attacks the player with the most life each combat if able.
          MustAttack(Self, ThePlayer(HasMost(Life)))
        This creature attacks the opponent with the most life each combat if able.
          MustAttack(Self, ThePlayer(Both([Opponent, HasMost(Life)])))
        This creature attacks a player other than you each combat if able.
          MustAttack(Self, ThePlayer(Not(You)))
        This creature attacks that player this combat if able.
          MustAttack(Self, ThePlayer(Affected), Lasts(COMBAT))
        This creature attacks the chosen player each combat if able.
          MustAttack(Self, ThePlayer(ChosenPlayer))
        """);
  }

  @TestFactory
  Stream<DynamicTest> what_an_effect_affects() {
    return Wordings.mean(
        """
        Target creature attacks this turn if able.
          MustAttack(Affected, Anything, Lasts(TURN))
        Target creature an opponent controls attacks you this turn if able.
          MustAttack(Affected, ThePlayer(You), Lasts(TURN))
        Up to two target creatures attack this turn if able.
          MustAttack(Affected, Anything, Lasts(TURN))
        Target creature an opponent controls attacks this creature during its controller's next turn if able.
          MustAttack(Affected, ThePermanent(Self), Lasts(NEXT_TURN))
        Target creature attacks or blocks this turn if able.
          MustAttack(Affected, Anything, Lasts(TURN))
        That creature attacks this turn if able.
          MustAttack(Affected, Anything, Lasts(TURN))
        Those creatures attack this turn if able.
          MustAttack(Affected, Anything, Lasts(TURN))
        It attacks this combat if able.
          MustAttack(Affected, Anything, Lasts(COMBAT))
        They attack each combat if able.
          MustAttack(Affected)
        Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn. It attacks this turn if able.
          ChangesControl(Affected, You, Lasts(TURN))
          irrelevant
          Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
          MustAttack(Affected, Anything, Lasts(TURN))
        Untap target creature and gain control of it until end of turn. It gains haste and attacks this turn if able.
          ChangesControl(Affected, You, Lasts(TURN))
          Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
          MustAttack(Affected, Anything, Lasts(TURN))
        This creature deals 1 damage to target creature. That creature attacks this turn if able.
          irrelevant
          MustAttack(Affected, Anything, Lasts(TURN))
        Target creature gets +2/+0 until end of turn and attacks this turn if able.
          ModifiesPowerToughness(Affected, 2, 0, Lasts(TURN))
          MustAttack(Affected, Anything, Lasts(TURN))
        Target creature becomes red until end of turn and attacks this turn if able.
          ChangesColors(Affected, [R], INSTEAD, Lasts(TURN))
          MustAttack(Affected, Anything, Lasts(TURN))
        At the beginning of combat on each opponent's turn, target creature that player controls attacks you this turn if able.
          TRIGGERED Trigger(CombatBegins(Opponent, Any))
          TRIGGERED MustAttack(Affected, ThePlayer(You), Lasts(TURN))
        Tap target creature. That creature attacks during its controller's next combat phase if able.
          OneShot(Affected, TAPS)
          MustAttack(Affected, Anything, Lasts(NEXT_COMBAT))
        Create two 1/1 red Goblin creature tokens with haste. Those tokens attack this turn if able.
          Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))])
          RESOLUTION MustAttack(Affected, Anything, Lasts(TURN))
        Create a 3/3 black Horror creature token that attacks that player each combat if able.
          MustAttack(Affected, ThePlayer(Affected))
        For each opponent, create a 1/1 red Goblin creature token that attacks that opponent this turn if able.
          MustAttack(Affected, ThePlayer(Affected), Lasts(TURN))
        """);
  }

  @TestFactory
  Stream<DynamicTest> enchanted_and_equipped_creatures() {
    return Wordings.mean(
        """
        All creatures attack enchanted creature's controller each combat if able.
          MustAttack(Any, ThePlayer(ControllerOf(Attached)))
        Enchanted creature gets +2/+2 and attacks each combat if able.
          ModifiesPowerToughness(Attached, 2, 2)
          MustAttack(Attached)
        Equipped creature has first strike and attacks each combat if able.
          Gives(Attached, [Ability("first strike", STATIC, Read([Keyword("first strike")]))])
          MustAttack(Attached)
        Equipped creature attacks each combat if able and can't attack you.
          MustAttack(Attached)
          CantAttack(Attached, ThePlayer(You))
        Enchanted creature attacks an opponent with the most life each combat if able.
          MustAttack(Attached, ThePlayer(Both([Opponent, HasMost(Life)])))
        """);
  }

  @TestFactory
  Stream<DynamicTest> other_creatures() {
    return Wordings.mean(
        """
        Creatures attack each combat if able.
          MustAttack(Any)
        All creatures attack each turn if able.
          MustAttack(Any)
        Creatures you control attack each combat if able.
          MustAttack(ControlledBy(You))
        Other creatures you control attack each combat if able.
          MustAttack(Both([ControlledBy(You), Not(Self)]))
        Other Goblin creatures you control attack each combat if able.
          MustAttack(Both([HasSubtype("goblin"), ControlledBy(You), Not(Self)]))
        Creatures your opponents control attack each combat if able.
          MustAttack(ControlledBy(Opponent))
        Creatures your opponents control attack each combat if able and attack a player other than you if able.
          MustAttack(ControlledBy(Opponent))
          MustAttack(ControlledBy(Opponent), ThePlayer(Not(You)))
        All Walls attack each combat if able.
          MustAttack(HasSubtype("wall"))
        Each untapped creature attacks each combat if able.
          MustAttack(Not(IsTapped))
        Creatures with power 2 or less attack each combat if able.
          MustAttack(PowerIs(AT_MOST, 2))
        Creatures enchanted player controls attack each combat if able.
          MustAttack(ControlledBy(EnchantedPlayer))
        Creatures that player controls attack you if able.
          MustAttack(ControlledBy(Affected), ThePlayer(You))
        Creatures that player controls attack this creature if able.
          MustAttack(ControlledBy(Affected), ThePermanent(Self))
        Creatures opponents control attack you or a planeswalker you control each combat if able.
          MustAttack(ControlledBy(Opponent), Either([ThePlayer(You), ThePermanent(Both([HasType("planeswalker"), ControlledBy(You)]))]))
        Until your next turn, creatures your opponents control attack each combat if able.
          MustAttack(ControlledBy(Opponent), Anything, Lasts(UNTIL_YOUR_NEXT_TURN))
        During target opponent's next turn, creatures that player controls attack this creature if able.
          MustAttack(ControlledBy(Affected), ThePermanent(Self), Lasts(NEXT_TURN))
        During target player's next turn, creatures that player controls attack you if able.
          MustAttack(ControlledBy(Affected), ThePlayer(You), Lasts(NEXT_TURN))
        Each creature attacks this turn if able.
          MustAttack(Any, Anything, Lasts(TURN))
        Creatures target player controls attack this turn if able.
          MustAttack(ControlledBy(Affected), Anything, Lasts(TURN))
        Each player must attack with all creatures they control each combat if able.
          MustAttack(Both([ControlledBy(Anyone), ControlledBy(Anyone)]))
        Creatures you control have haste and attack each combat if able.
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("haste", STATIC, Read([Keyword("haste")]))])
          MustAttack(ControlledBy(You))
        All creatures have double strike and attack each combat if able.
          Gives(HasType("creature"), [Ability("double strike", STATIC, Read([Keyword("double strike")]))])
          MustAttack(Any)
        Creatures you control get +1/+0, have trample, and attack each combat if able.
          ModifiesPowerToughness(Both([HasType("creature"), ControlledBy(You)]), 1, 0)
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("trample", STATIC, Read([Keyword("trample")]))])
          MustAttack(ControlledBy(You))
        At the beginning of combat on your turn, choose an opponent at random. This creature attacks that player this combat if able.
          TRIGGERED irrelevant
          TRIGGERED Trigger(CombatBegins(You, Any))
          TRIGGERED MustAttack(Self, ThePlayer(Affected), Lasts(COMBAT))
        At the beginning of each player's combat, creatures that player controls attack if able.
          TRIGGERED MustAttack(ControlledBy(Affected))
        Creatures attack planeswalkers each combat if able.
          MustAttack(Any, ThePermanent(HasType("planeswalker")))
        Each creature attacks the nearest opponent in the chosen direction each combat if able.
          MustAttack(Any, ThePlayer(NearestInChosenDirection))
        Creatures you control have haste, and they attack each combat if able.
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("haste", STATIC, Read([Keyword("haste")]))])
          MustAttack(ControlledBy(You))
        Creatures your opponents control attack each combat if able, and they can't attack you.
          MustAttack(ControlledBy(Opponent))
          CantAttack(ControlledBy(Opponent), ThePlayer(You))
        """);
  }

  @TestFactory
  Stream<DynamicTest> nothing_about_attacking() {
    return Wordings.mean(
        """
        All creatures able to block this creature do so.
          irrelevant
        """);
  }
}
