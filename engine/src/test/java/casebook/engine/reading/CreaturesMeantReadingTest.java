package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Phrases that say which creatures are meant, and how many. */
class CreaturesMeantReadingTest {
  @TestFactory
  Stream<DynamicTest> by_what_they_are() {
    return Wordings.mean(
        """
        Creatures with the greatest power among creatures on the battlefield attack each combat if able.
          MustAttack(PowerIs(EQUAL, PowerOf(HasType("creature"))))
        Creatures with power 3 or greater and flying can't attack you.
          CantAttack(Both([PowerIs(AT_LEAST, 3), HasKeyword("flying")]), ThePlayer(You))
        Face-down creatures can't attack.
          CantAttack(HasFact("faceDown"))
        Nonhistoric creatures can't attack you.
          CantAttack(Not(Either([HasSupertype("legendary"), HasType("artifact"), HasSubtype("saga")])), ThePlayer(You))
        All creatures except Walls attack each combat if able.
          MustAttack(Not(HasSubtype("wall")))
        Creatures with different powers can't attack you.
          unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> that_do_so() {
    return Wordings.mean(
        """
        All creatures able to attack you this turn do so.
          MustAttack(Any, ThePlayer(You), Lasts(TURN))
        This creature can attack the turn it enters.
          AsThough(Self, HASTE)
        This creature can attack the turn the moon is full.
          unread
        """);
  }

  @TestFactory
  Stream<DynamicTest> as_many_as_the_board_says() {
    return Wordings.mean(
        """
        Each combat, no more creatures can attack you than the number of lands you control.
          AtMost(CountOf(Both([HasType("land"), ControlledBy(You)])), Any, ThePlayer(You), COMBAT)
        No more creatures can attack each turn than the number of Islands you control.
          AtMost(CountOf(Both([HasSubtype("island"), ControlledBy(You)])), Any, Anything, TURN)
        Trial Ogre can't attack unless your life total is greater than defending player's life total.
          CantAttack(Self, Anything, Not(Compare(Of(You, Life), GREATER, Of(DefendingPlayer, Life))))
        Trial Ogre can't attack unless your life total is greater than an opponent's life total.
          unread
        """);
  }
}
