package casebook.engine.rule506;

import static casebook.engine.play.CastingTimes.BLOCKERS;
import static casebook.engine.play.CastingTimes.DAMAGE;
import static casebook.engine.play.CastingTimes.DURING_COMBAT;
import static casebook.engine.play.CastingTimes.END_OF_COMBAT;
import static casebook.engine.play.CastingTimes.allowed;
import static casebook.engine.play.CastingTimes.asked;
import static casebook.engine.play.CastingTimes.both;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.declare;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.effect.Window;
import casebook.engine.effect.Window.After;
import casebook.engine.effect.Window.Point;
import org.junit.jupiter.api.Test;

/** 506.8f: only after blockers, where no blockers are declared. */
class Rule506_8fTest {
  @Test
  @Applies("506.8f")
  void without_a_blockers_step_during_combat_after_blockers_is_never() {
    Window window = both(DURING_COMBAT, new After(Point.BLOCKERS_DECLARED));
    assertThat(allowed(window, declare())).isEmpty();
    assertThat(applying(asked(window, END_OF_COMBAT, declare()))).contains("506.8f bob");
  }

  @Test
  @DoesNotApply("506.8f")
  void with_a_blockers_step_it_is_from_that_step_on() {
    Window window = both(DURING_COMBAT, new After(Point.BLOCKERS_DECLARED));
    assertThat(allowed(window, declare("bears", "bob")))
        .containsExactly(BLOCKERS, DAMAGE, END_OF_COMBAT);
    assertThat(applying(asked(window, DAMAGE, declare("bears", "bob"))))
        .doesNotContain("506.8f bob");
  }
}
