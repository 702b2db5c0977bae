package casebook.engine.reading;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Targets of which a text says different things (508.1c). */
class SeveralTargetsReadingTest {
  @TestFactory
  Stream<DynamicTest> targets_of_which_different_things_are_said() {
    return Wordings.on("Trial Charm", "instant")
        .means(
            """
            Up to one target creature attacks this turn if able, and up to one target creature can't attack this turn.
              SPELL MustAttack(Target(1, 2), Anything, Lasts(TURN))
              SPELL CantAttack(Target(2, 2), Anything, Lasts(TURN))
            Target creature gets +1/+0. Another target creature can't attack this turn.
              SPELL ModifiesPowerToughness(Target(1, 2), 1, 0)
              SPELL CantAttack(Target(2, 2), Anything, Lasts(TURN))
            Target player draws a card. Target creature can't attack this turn.
              SPELL irrelevant
              SPELL CantAttack(Affected, Anything, Lasts(TURN))
            Two target creatures attack this turn if able and another target creature can't attack this turn.
              SPELL unread
            Target creature gets +1/+1. Another target creature gets -1/-1. That creature can't attack this turn.
              SPELL ModifiesPowerToughness(Target(1, 2), 1, 1)
              SPELL ModifiesPowerToughness(Target(2, 2), -1, -1)
              SPELL unread
            Trial Charm deals 2 damage to any target. Target creature can't attack this turn.
              SPELL irrelevant
              SPELL unread
            """);
  }
}
