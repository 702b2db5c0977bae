package casebook.engine.rule506;

import static casebook.engine.play.CastingTimes.ATTACKERS;
import static casebook.engine.play.CastingTimes.BEGINNING;
import static casebook.engine.play.CastingTimes.DURING_COMBAT;
import static casebook.engine.play.CastingTimes.allowed;
import static casebook.engine.play.CastingTimes.asked;
import static casebook.engine.play.CastingTimes.both;
import static casebook.engine.play.CastingTimes.inCombat;
import static casebook.engine.play.CastingTimes.moment;
import static casebook.engine.play.Moves.applying;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.effect.Players;
import casebook.engine.effect.Window;
import casebook.engine.effect.Window.After;
import casebook.engine.effect.Window.Before;
import casebook.engine.effect.Window.During;
import casebook.engine.effect.Window.Point;
import casebook.engine.effect.Window.Span;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Ruling;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** 506.8c: “during combat” means any combat phase of the turn. */
class Rule506_8cTest {
  @Test
  @Applies("506.8c")
  @DoesNotApply("506.8d")
  void during_combat_before_blockers_are_declared_is_in_any_combat() {
    Window window = both(DURING_COMBAT, new Before(Point.BLOCKERS_DECLARED));
    assertThat(allowed(window)).containsExactly(BEGINNING, ATTACKERS);
    Ruling second = asked(window, inCombat("declareAttackers", 2));
    assertThat(second.answer()).contains(new Answer.Truth(true));
    assertThat(applying(second)).containsExactly("506.8 bob", "506.8b bob", "506.8c bob");
  }

  @Test
  @Applies("506.8c")
  void during_a_step_of_combat_is_in_any_combat_too() {
    for (Span step : List.of(Span.COMBAT, Span.DECLARE_ATTACKERS)) {
      Window window = both(new During(step, Players.ANYONE), new Before(Point.BLOCKERS_DECLARED));
      assertThat(asked(window, inCombat("declareAttackers", 2)).answer())
          .contains(new Answer.Truth(true));
    }
  }

  @Test
  @Applies("506.8c")
  void during_a_certain_players_combat_phase() {
    Window yours = both(new During(Span.COMBAT, Players.YOU), new After(Point.ATTACKERS_DECLARED));
    assertThat(asked(yours, ATTACKERS).answer()).contains(new Answer.Truth(false));
    assertThat(
            asked(yours, moment("combat", Optional.of("declareAttackers"), 1, "bob", false))
                .answer())
        .contains(new Answer.Truth(true));
  }
}
