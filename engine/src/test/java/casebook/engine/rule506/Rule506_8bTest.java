package casebook.engine.rule506;

import static casebook.engine.play.CastingTimes.ATTACKERS;
import static casebook.engine.play.CastingTimes.BEGINNING;
import static casebook.engine.play.CastingTimes.BLOCKERS;
import static casebook.engine.play.CastingTimes.DAMAGE;
import static casebook.engine.play.CastingTimes.ENDING;
import static casebook.engine.play.CastingTimes.END_OF_COMBAT;
import static casebook.engine.play.CastingTimes.FIRST_MAIN;
import static casebook.engine.play.CastingTimes.SECOND_MAIN;
import static casebook.engine.play.CastingTimes.UPKEEP;
import static casebook.engine.play.CastingTimes.allowed;
import static casebook.engine.play.CastingTimes.asked;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.declare;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.effect.Window.After;
import casebook.engine.effect.Window.Before;
import casebook.engine.effect.Window.Point;
import org.junit.jupiter.api.Test;

/** 506.8b: before and after blockers are declared. */
class Rule506_8bTest {
  @Test
  @Applies("506.8b")
  @DoesNotApply("506.8a")
  void only_before_or_after_blockers_are_declared() {
    assertThat(allowed(new Before(Point.BLOCKERS_DECLARED), declare("bears", "bob")))
        .containsExactly(UPKEEP, FIRST_MAIN, BEGINNING, ATTACKERS);
    assertThat(allowed(new After(Point.BLOCKERS_DECLARED), declare("bears", "bob")))
        .containsExactly(BLOCKERS, DAMAGE, END_OF_COMBAT, SECOND_MAIN, ENDING);
    assertThat(applying(asked(new After(Point.BLOCKERS_DECLARED), DAMAGE)))
        .containsExactly("506.8 bob", "506.8b bob", "506.8d bob");
  }
}
