package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** How a sentence comes to have its effect, whatever way it is written. */
class FrameReadingTest {
  @TestFactory
  Stream<DynamicTest> names_of_itself_and_old_wording() {
    return Wordings.mean(
        """
        CARDNAME can't attack.
          CantAttack(Self)
        ~ attacks each turn if able.
          MustAttack(Self)
        Trial Ogre attacks each turn if able.
          MustAttack(Self)
        This permanent can't attack unless you control a Swamp.
          CantAttack(Self, Anything, Not(Exists(Both([HasSubtype("swamp"), ControlledBy(You)]))))
        Trial Ogre cannot attack unless defending player has an Island in play.
          CantAttack(Self, Anything, Not(Exists(Both([HasSubtype("island"), ControlledBy(DefendingPlayer)]))))
        Trial Ogre can’t attack or block alone.
          CantAttack(Self, Anything, AttacksAlone)
        Trial Ogre comes into play tapped. ⏎ Trial Ogre can't attack if you control no Forests.
          irrelevant
          CantAttack(Self, Anything, Not(Exists(Both([HasSubtype("forest"), ControlledBy(You)]))))
        Haste (This creature can attack and {T} as soon as it comes under your control.)
          Keyword("haste")
        """);
  }

  @TestFactory
  Stream<DynamicTest> reminder_text_and_several_lines() {
    return Wordings.mean(
        """
        Defender (This creature can't attack.)
          Keyword("defender")
        This creature attacks each combat if able. (It attacks only if it can.)
          MustAttack(Self)
        When this creature enters the battlefield, draw a card. ⏎ Whenever this creature attacks, draw a card.
          TRIGGERED irrelevant
          TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
        Flying, vigilance ⏎ This creature can't attack alone.
          Keyword("flying")
          Keyword("vigilance")
          CantAttack(Self, Anything, AttacksAlone)
        Choose one — ⏎ • Target creature attacks this turn if able. ⏎ • Creatures can't attack this turn.
          irrelevant
          MustAttack(Affected, Anything, Lasts(TURN))
          CantAttack(Any, Anything, Lasts(TURN))
        When this creature enters, choose one — ⏎ • Goad target creature. ⏎ • Draw a card.
          TRIGGERED irrelevant
          TRIGGERED Goaded(Affected)
          TRIGGERED irrelevant
        """);
  }

  @TestFactory
  Stream<DynamicTest> costs_loyalty_and_chapters() {
    return Wordings.mean(
        """
        {2}{R}: Target creature attacks this turn if able.
          ACTIVATED MustAttack(Affected, Anything, Lasts(TURN))
        {T}: Target creature attacks you this turn if able. Activate only during an opponent's turn, before attackers are declared.
          ACTIVATED MustAttack(Affected, ThePlayer(You), Lasts(TURN))
          ACTIVATED Timing(Both([During(TURN, Opponent), Before(ATTACKERS_DECLARED)]))
        {1}, {T}, Sacrifice this creature: Creatures can't attack this turn.
          ACTIVATED CantAttack(Any, Anything, Lasts(TURN))
        [+1]: Until your next turn, creatures can't attack you.
          ACTIVATED CantAttack(Any, ThePlayer(You), Lasts(UNTIL_YOUR_NEXT_TURN))
        −3: Goad each creature your opponents control.
          ACTIVATED Goaded(Both([HasType("creature"), ControlledBy(Opponent)]))
        +2: During target opponent's next turn, creatures that player controls attack Trial Ogre if able.
          ACTIVATED MustAttack(ControlledBy(Affected), ThePermanent(Self), Lasts(NEXT_TURN))
        I, II — Goad target creature.
          TRIGGERED Trigger(ReachesChapter([1, 2], Any))
          TRIGGERED Goaded(Affected)
        III — Creatures you control gain haste until end of turn.
          TRIGGERED Trigger(ReachesChapter([3], Any))
          TRIGGERED Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("haste", STATIC, Read([Keyword("haste")]))], Lasts(TURN))
        If you do, creatures can't attack you this turn.
          RESOLUTION CantAttack(Any, ThePlayer(You), Lasts(TURN))
        """);
  }

  @TestFactory
  Stream<DynamicTest> thresholds_of_charge_counters() {
    return Wordings.on("Trial Craft", "artifact")
        .means(
            """
            Station ⏎ 3+ | Creatures can't attack. ⏎ 8+ | Flying ⏎ You can't attack.
              Keyword("station")
              CantAttack(Any, Anything, Compare(CountersOn(Self, "charge"), AT_LEAST, 3))
              ChangesTypes(Self, ["creature"], [], [], KEPT, Both([Compare(CountersOn(Self, "charge"), AT_LEAST, 8), Exists(Both([Self, HasPower]))]))
              Gives(Self, [Ability("flying", STATIC, Read([Keyword("flying")]))], Compare(CountersOn(Self, "charge"), AT_LEAST, 8))
              CantAttack(ControlledBy(You), Anything, Compare(CountersOn(Self, "charge"), AT_LEAST, 8))
            Station ⏎ STATION 7+ ⏎ Flying ⏎ 4/5
              Keyword("station")
              ChangesTypes(Self, ["creature"], [], [], KEPT, Both([Compare(CountersOn(Self, "charge"), AT_LEAST, 7), Exists(Both([Self, HasPower]))]))
              Gives(Self, [Ability("flying", STATIC, Read([Keyword("flying")]))], Compare(CountersOn(Self, "charge"), AT_LEAST, 7))
              ChangesTypes(Self, ["creature"], [], [], KEPT, Compare(CountersOn(Self, "charge"), AT_LEAST, 7))
              SetsPowerToughness(Self, [4], [5], Compare(CountersOn(Self, "charge"), AT_LEAST, 7))
            Roll a d20. ⏎ 15+ | Creatures can't attack this turn.
              irrelevant
              RESOLUTION CantAttack(Any, Anything, Lasts(TURN))
            """);
  }

  @TestFactory
  Stream<DynamicTest> earthbend() {
    return Wordings.mean(
        """
        {2}{G}, {T}: Earthbend 2.
          ACTIVATED ChangesTypes(Affected, ["creature"], [], [], KEPT)
          ACTIVATED SetsPowerToughness(Affected, [0], [0])
          ACTIVATED Gives(Affected, [Ability("haste", STATIC, Read([Keyword("haste")]))])
        Impending 4—{1}{G}{G}
          Keyword("impending", ["4"])
        Firebending X where X is the number of experience counters you have.
          Keyword("firebending", ["x"])
        """);
  }

  @TestFactory
  Stream<DynamicTest> durations() {
    return Wordings.mean(
        """
        Until end of turn, creatures you control gain vigilance.
          Gives(Both([HasType("creature"), ControlledBy(You)]), [Ability("vigilance", STATIC, Read([Keyword("vigilance")]))], Lasts(TURN))
        This turn and next turn, creatures can't attack.
          CantAttack(Any, Anything, Lasts(TURN_AND_NEXT))
        Creatures can't attack this turn.
          CantAttack(Any, Anything, Lasts(TURN))
        Creatures can't attack until your next turn.
          CantAttack(Any, Anything, Lasts(UNTIL_YOUR_NEXT_TURN))
        Target creature can't attack for as long as you control this creature.
          CantAttack(Affected, Anything, Exists(Both([Self, ControlledBy(You)])))
        Target creature can't attack until you lose control of this creature.
          CantAttack(Affected, Anything, Exists(Both([Self, ControlledBy(You)])))
        Target creature can't attack until this creature leaves the battlefield.
          CantAttack(Affected, Anything, Exists(Self))
        Target creature can't attack until your next turn.
          CantAttack(Affected, Anything, Lasts(UNTIL_YOUR_NEXT_TURN))
        Only creatures in the chosen pile can attack this turn.
          CantAttack(Not(Affected), Anything, Lasts(TURN))
        Target creature can't attack or block this turn.
          CantAttack(Affected, Anything, Lasts(TURN))
        Each player skips all combat phases of their next turn.
          SkipsCombat(Anyone)
        """);
  }

  @TestFactory
  Stream<DynamicTest> phases_and_choosers() {
    return Wordings.mean(
        """
        Skip your next combat phase.
          SkipsCombat(You)
        Target player skips their next combat phase.
          SkipsCombat(Affected)
        You choose which creatures attack this turn.
          ChoosesAttackers(You)
        """);
  }

  @TestFactory
  Stream<DynamicTest> conditions_and_resolutions() {
    return Wordings.mean(
        """
        Landfall — Whenever a land you control enters, this creature can attack this turn as though it didn't have defender.
          TRIGGERED Trigger(Enters(Both([HasType("land"), ControlledBy(You)])))
          TRIGGERED AsThough(Self, NO_DEFENDER, Anything, Lasts(TURN))
        As long as it's your turn, creatures can't attack you.
          CantAttack(Any, ThePlayer(You), ExistsPlayer(Both([You, ActivePlayer])))
        During your turn, this creature has haste.
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], ExistsPlayer(Both([You, ActivePlayer])))
        When this creature dies, creatures can't attack this turn.
          TRIGGERED Trigger(Leaves(Self, GRAVEYARD))
          TRIGGERED CantAttack(Any, Anything, Lasts(TURN))
        At the beginning of your upkeep, you may pay {1}. If you don't, this creature can't attack this turn.
          TRIGGERED irrelevant
          RESOLUTION Trigger(EarlierStepBegins(UPKEEP, You))
          RESOLUTION CantAttack(Self, Anything, Lasts(TURN))
        Choose one — ⏎ • Creatures can't attack this turn. You may draw a card. Creatures can't attack this turn.
          irrelevant
          CantAttack(Any, Anything, Lasts(TURN))
          irrelevant
          CantAttack(Any, Anything, Lasts(TURN))
        At the beginning of combat on your turn, choose one — ⏎ • Creatures can't attack this turn. You may draw a card. Creatures can't attack this turn.
          TRIGGERED irrelevant
          TRIGGERED Trigger(CombatBegins(You, Any))
          TRIGGERED CantAttack(Any, Anything, Lasts(TURN))
          TRIGGERED irrelevant
          TRIGGERED Trigger(CombatBegins(You, Any))
          TRIGGERED CantAttack(Any, Anything, Lasts(TURN))
        At the beginning of your upkeep, you may pay {1}. If you do, this creature can't attack this turn.
          TRIGGERED irrelevant
          RESOLUTION CantAttack(Self, Anything, Lasts(TURN))
        Max speed — This creature has haste.
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], ExistsPlayer(Both([You, HasFact("maxSpeed")])))
        8+ | Flying, haste
          Gives(Self, [Ability("flying", STATIC, Read([Keyword("flying")]))], Compare(CountersOn(Self, "charge"), AT_LEAST, 8))
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Compare(CountersOn(Self, "charge"), AT_LEAST, 8))
        """);
  }

  @TestFactory
  Stream<DynamicTest> legendary_names() {
    return Wordings.on("Trial Queen, the Bold", "legendary", "creature")
        .means(
            """
            Trial Queen can't attack alone.
              CantAttack(Self, Anything, AttacksAlone)
            Trial Queen, the Bold attacks each combat if able.
              MustAttack(Self)
            Whenever Trial Queen attacks, draw a card.
              TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
            Whenever Trial attacks, draw a card.
              TRIGGERED Trigger(CreatureAttacks(Self, Anything, ANY))
            """);
  }

  @TestFactory
  Stream<DynamicTest> spells() {
    return Wordings.on("Trial Rite", "sorcery")
        .means(
            """
            Creatures can't attack this turn.
              SPELL CantAttack(Any, Anything, Lasts(TURN))
            Target creature attacks this turn if able.
              SPELL MustAttack(Affected, Anything, Lasts(TURN))
            Goad target creature.
              SPELL Goaded(Affected)
            Creatures target opponent controls attack this turn if able.
              SPELL MustAttack(ControlledBy(Affected), Anything, Lasts(TURN))
            Whenever a creature you control attacks this turn, draw a card.
              RESOLUTION Trigger(CreatureAttacks(ControlledBy(You), Anything, ANY))
            Until your next turn, whenever a creature attacks you, draw a card.
              SPELL Trigger(CreatureAttacks(Any, ThePlayer(You), ANY))
            """);
  }

  @TestFactory
  Stream<DynamicTest> auras_and_curses() {
    return Wordings.on("Trial Binding", "enchantment")
        .means(
            """
            Enchant creature
              Keyword("enchant", ["creature"])
            Enchanted creature can't attack or block.
              CantAttack(Attached)
            Enchanted creature's controller can't attack you.
              CantAttack(ControlledBy(ControllerOf(Attached)), ThePlayer(You))
            Whenever enchanted creature attacks, its controller loses 1 life.
              TRIGGERED Trigger(CreatureAttacks(Attached, Anything, ANY))
            Enchant player
              Keyword("enchant", ["player"])
            Creatures enchanted player controls attack each combat if able.
              MustAttack(ControlledBy(EnchantedPlayer))
            Enchanted player can't attack you.
              CantAttack(ControlledBy(EnchantedPlayer), ThePlayer(You))
            Creatures can't attack enchanted player.
              CantAttack(Any, ThePlayer(EnchantedPlayer))
            """);
  }

  @TestFactory
  Stream<DynamicTest> equipment() {
    return Wordings.on("Trial Blade", "artifact")
        .means(
            """
            Equipped creature can't attack alone.
              CantAttack(Attached, Anything, AttacksAlone)
            Equipped creature attacks each combat if able. ⏎ Equip {2}
              MustAttack(Attached)
              Keyword("equip", ["{2}"])
            Whenever equipped creature attacks, it gains vigilance until end of turn.
              TRIGGERED Trigger(CreatureAttacks(Attached, Anything, ANY))
              TRIGGERED Gives(Attached, [Ability("vigilance", STATIC, Read([Keyword("vigilance")]))], Lasts(TURN))
            """);
  }
}
