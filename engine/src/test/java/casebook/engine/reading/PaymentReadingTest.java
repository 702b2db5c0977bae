package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** How it is said with what costs can't be paid (508.1j), and what continues without its source. */
class PaymentReadingTest {

  @TestFactory
  Stream<DynamicTest> cr_508_1j_what_cannot_be_sacrificed() {
    return Wordings.mean(
        """
        This artifact can't be sacrificed.
          CantBeSacrificed(Self, Anyone)
        Creatures you control but don't own get +2/+2 and can't be sacrificed.
          ModifiesPowerToughness(Both([HasType("creature"), ControlledBy(You), OwnedBy(Not(You))]), 2, 2)
          CantBeSacrificed(Both([ControlledBy(You), OwnedBy(Not(You))]), Anyone)
        Spells and abilities your opponents control can't cause you to sacrifice permanents.
          CantBeSacrificed(ControlledBy(You), Opponent)
        """);
  }

  @TestFactory
  Stream<DynamicTest> cr_508_1j_who_cannot_pay_life() {
    return Wordings.mean(
        """
        Your life total can't change.
          CantPayLife(You)
        Players can't lose life.
          CantPayLife(Anyone)
        """);
  }

  @TestFactory
  Stream<DynamicTest> cr_611_3b_what_continues_once_its_source_has_left() {
    return Wordings.mean(
        """
        If this enchantment leaves the battlefield, this effect continues until end of turn.
          Continues
        """);
  }
}
