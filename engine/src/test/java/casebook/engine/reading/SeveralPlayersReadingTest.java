package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Conditions on several players: of each of them, of any of them, or of all of them together. */
class SeveralPlayersReadingTest {
  @TestFactory
  Stream<DynamicTest> of_each() {
    return Wordings.mean(
        """
        Trial Ogre can't attack unless each opponent controls a creature.
          CantAttack(Self, Anything, ExistsPlayer(Both([Opponent, Not(ControllerOf(HasType("creature")))])))
        Trial Ogre can't attack unless each opponent has ten or less life.
          CantAttack(Self, Anything, ExistsPlayer(Both([Opponent, Not(Has(Life, AT_MOST, 10))])))
        Trial Ogre can't attack if each player controls two or more creatures.
          CantAttack(Self, Anything, Not(ExistsPlayer(Not(Controls(HasType("creature"), AT_LEAST, 2)))))
        As long as each opponent is poisoned, Trial Ogre has haste.
          Gives(Self, [Ability("haste", STATIC, Read([Keyword("haste")]))], Not(ExistsPlayer(Both([Opponent, Not(IsPoisoned)]))))
        Trial Ogre can't attack unless each opponent sings.
          unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> of_any() {
    return Wordings.mean(
        """
        Trial Ogre can't attack unless an opponent controls a creature.
          CantAttack(Self, Anything, Not(Exists(Both([HasType("creature"), ControlledBy(Opponent)]))))
        Trial Ogre can't attack if an opponent doesn't control a creature.
          CantAttack(Self, Anything, ExistsPlayer(Both([Opponent, Not(ControllerOf(HasType("creature")))])))
        Trial Ogre can't attack unless an opponent controls two or more creatures.
          CantAttack(Self, Anything, Not(ExistsPlayer(Both([Opponent, Controls(HasType("creature"), AT_LEAST, 2)]))))
        """);
  }

  @TestFactory
  Stream<DynamicTest> of_all_together() {
    return Wordings.mean(
        """
        Trial Ogre can't attack unless your opponents control two or more creatures.
          CantAttack(Self, Anything, Not(Compare(CountOf(Both([HasType("creature"), ControlledBy(Opponent)])), AT_LEAST, 2)))
        Trial Ogre can't attack if your opponents control no creatures.
          CantAttack(Self, Anything, Not(Exists(Both([HasType("creature"), ControlledBy(Opponent)]))))
        Trial Ogre can't attack unless your opponents have ten or less life.
          unread
        """);
  }
}
