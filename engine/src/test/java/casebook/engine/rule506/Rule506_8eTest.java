package casebook.engine.rule506;

import static casebook.engine.play.CastingTimes.ATTACKERS;
import static casebook.engine.play.CastingTimes.BEGINNING;
import static casebook.engine.play.CastingTimes.FIRST_MAIN;
import static casebook.engine.play.CastingTimes.UPKEEP;
import static casebook.engine.play.CastingTimes.allowed;
import static casebook.engine.play.CastingTimes.asked;
import static casebook.engine.play.CastingTimes.skipped;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.declare;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.effect.Window.Before;
import casebook.engine.effect.Window.Point;
import casebook.engine.ruling.Answer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 506.8e: only before a point that a skipped step would have had. */
class Rule506_8eTest {
  @Test
  @Applies("506.8e")
  void without_a_blockers_step_before_it_is_before_the_attackers_step_ends() {
    for (Point point : List.of(Point.BLOCKERS_DECLARED, Point.COMBAT_DAMAGE_STEP)) {
      assertThat(allowed(new Before(point), declare()))
          .containsExactly(UPKEEP, FIRST_MAIN, BEGINNING, ATTACKERS);
      assertThat(applying(asked(new Before(point), ATTACKERS, declare()))).contains("506.8e bob");
    }
  }

  @Test
  @Applies("506.8e")
  void without_a_combat_phase_before_any_point_is_before_the_main_phase_ends() {
    for (Point point : Point.values()) {
      assertThat(skipped(point, "precombatMain").answer()).contains(new Answer.Truth(true));
      assertThat(skipped(point, "postcombatMain").answer()).contains(new Answer.Truth(false));
      assertThat(applying(skipped(point, "precombatMain"))).contains("506.8e bob");
    }
  }

  @Test
  @DoesNotApply("506.8e")
  void points_that_exist_are_as_ever() {
    assertThat(applying(asked(new Before(Point.END_OF_COMBAT_STEP), ATTACKERS, declare())))
        .doesNotContain("506.8e bob");
  }
}
