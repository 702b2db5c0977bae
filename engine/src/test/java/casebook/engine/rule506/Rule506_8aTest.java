package casebook.engine.rule506;

import static casebook.engine.play.CastingTimes.ATTACKERS;
import static casebook.engine.play.CastingTimes.BLOCKERS;
import static casebook.engine.play.CastingTimes.DAMAGE;
import static casebook.engine.play.CastingTimes.ENDING;
import static casebook.engine.play.CastingTimes.END_OF_COMBAT;
import static casebook.engine.play.CastingTimes.SECOND_MAIN;
import static casebook.engine.play.CastingTimes.allowed;
import static casebook.engine.play.Moves.declare;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.effect.Window.After;
import casebook.engine.effect.Window.Point;
import org.junit.jupiter.api.Test;

/** 506.8a: before and after attackers are declared. */
class Rule506_8aTest {
  @Test
  @Applies("506.8a")
  void only_after_attackers_are_declared_even_if_none_are() {
    assertThat(allowed(new After(Point.ATTACKERS_DECLARED), declare()))
        .containsExactly(ATTACKERS, BLOCKERS, DAMAGE, END_OF_COMBAT, SECOND_MAIN, ENDING);
  }
}
