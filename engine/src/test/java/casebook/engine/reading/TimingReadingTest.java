package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** When something may be cast or activated (506.8). */
class TimingReadingTest {
  @TestFactory
  Stream<DynamicTest> abilities() {
    return Wordings.mean(
        """
        Activate only during combat.
          Timing(During(COMBAT, Anyone))
        Activate only before combat.
          Timing(Before(COMBAT))
        Activate only after combat.
          Timing(After(COMBAT))
        Activate only before attackers are declared.
          Timing(Before(ATTACKERS_DECLARED))
        Activate only during your turn, before attackers are declared.
          Timing(Both([During(TURN, You), Before(ATTACKERS_DECLARED)]))
        Activate only during an opponent's turn, before attackers are declared.
          Timing(Both([During(TURN, Opponent), Before(ATTACKERS_DECLARED)]))
        Activate only before blockers are declared.
          Timing(Before(BLOCKERS_DECLARED))
        Activate only during combat before blockers are declared.
          Timing(Both([During(COMBAT, Anyone), Before(BLOCKERS_DECLARED)]))
        Activate only during combat after blockers are declared.
          Timing(Both([During(COMBAT, Anyone), After(BLOCKERS_DECLARED)]))
        Activate only during the declare attackers step.
          Timing(During(DECLARE_ATTACKERS, Anyone))
        Activate only during the declare blockers step.
          Timing(During(DECLARE_BLOCKERS, Anyone))
        Activate only before the combat damage step.
          Timing(Before(COMBAT_DAMAGE_STEP))
        Activate only during the combat damage step.
          Timing(During(COMBAT_DAMAGE, Anyone))
        Activate only during the end of combat step.
          Timing(During(END_OF_COMBAT, Anyone))
        Activate only before the end of combat step.
          Timing(Before(END_OF_COMBAT_STEP))
        Activate only during the beginning of combat step.
          Timing(During(BEGINNING_OF_COMBAT, Anyone))
        Activate only during your turn.
          Timing(During(TURN, You))
        Activate only during combat and only once each turn.
          Timing(During(COMBAT, Anyone))
        Activate only during combat and only if you control a Goblin.
          Timing(During(COMBAT, Anyone))
        Activate only during the declare attackers step and only if you've been attacked this step.
          Timing(Both([During(DECLARE_ATTACKERS, Anyone), HavingBeenAttacked]))
        Activate only during your combat phase.
          Timing(During(COMBAT, You))
        """);
  }

  @TestFactory
  Stream<DynamicTest> spells() {
    return Wordings.mean(
        """
        Cast this spell only during combat.
          Timing(During(COMBAT, Anyone))
        Cast this spell only during combat on an opponent's turn.
          Timing(During(COMBAT, Opponent))
        Cast this spell only during your declare attackers step.
          Timing(During(DECLARE_ATTACKERS, You))
        Cast this spell only during the declare attackers step and only if you've been attacked this step.
          Timing(Both([During(DECLARE_ATTACKERS, Anyone), HavingBeenAttacked]))
        Cast this spell only before combat or during combat before blockers are declared.
          Timing(Either([Before(COMBAT), Both([During(COMBAT, Anyone), Before(BLOCKERS_DECLARED)])]))
        Cast this spell only during your turn and only during combat.
          Timing(Both([During(TURN, You), During(COMBAT, Anyone)]))
        Cast this spell only during an opponent's turn and only during combat.
          Timing(Both([During(TURN, Opponent), During(COMBAT, Anyone)]))
        Cast this spell only after combat.
          Timing(After(COMBAT))
        Cast this spell only after blockers are declared.
          Timing(After(BLOCKERS_DECLARED))
        Cast this spell only during your main phase.
          Timing(During(MAIN_PHASE, You))
        Cast this spell only during combat after attackers are declared.
          Timing(Both([During(COMBAT, Anyone), After(ATTACKERS_DECLARED)]))
        Cast this spell only before attackers are declared on your turn.
          Timing(Both([Before(ATTACKERS_DECLARED), During(TURN, You)]))
        Cast this spell only during combat on your turn before blockers are declared.
          Timing(Both([During(COMBAT, You), Before(BLOCKERS_DECLARED)]))
        """);
  }

  @TestFactory
  Stream<DynamicTest> no_part_of_combat() {
    return Wordings.mean(
        """
        Activate only during your upkeep.
          irrelevant
        Activate only once each turn.
          irrelevant
        Activate only as a sorcery.
          irrelevant
        """);
  }

  @TestFactory
  Stream<DynamicTest> unread() {
    return Wordings.mean(
        """
        Trial Ogre's ability may be activated only while the attackers are being declared in secret.
          unread
        Activate this ability only during combat when it rains.
          unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> except_then() {
    return Wordings.on("Trial Spell", "instant")
        .means(
            """
            This spell can't be cast except during combat before blockers are declared.
              SPELL Timing(Both([During(COMBAT, Anyone), Before(BLOCKERS_DECLARED)]))
            """);
  }
}
