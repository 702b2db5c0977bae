package casebook.engine.rule506;

import static casebook.engine.play.CastingTimes.asked;
import static casebook.engine.play.CastingTimes.before;
import static casebook.engine.play.CastingTimes.both;
import static casebook.engine.play.CastingTimes.inCombat;
import static casebook.engine.play.CastingTimes.outside;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.ruling;
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
import org.junit.jupiter.api.Test;

/** 506.8d: without “during combat” the turn's first combat phase counts. */
class Rule506_8dTest {
  @Test
  @Applies("506.8d")
  @DoesNotApply("506.8c")
  void without_during_combat_it_is_the_first_combat() {
    Window before = new Before(Point.BLOCKERS_DECLARED);
    Window after = new After(Point.COMBAT);
    assertThat(asked(before, inCombat("beginningOfCombat", 2)).answer())
        .contains(new Answer.Truth(false));
    assertThat(asked(after, inCombat("beginningOfCombat", 2)).answer())
        .contains(new Answer.Truth(true));
    assertThat(asked(after, outside("postcombatMain", 1)).answer())
        .contains(new Answer.Truth(true));
  }

  @Test
  @Applies("506.8d")
  @DoesNotApply("506.8c")
  void during_a_turn_is_not_during_combat() {
    Window window =
        both(new During(Span.TURN, Players.ANYONE), new Before(Point.BLOCKERS_DECLARED));
    Ruling ruling = asked(window, inCombat("declareAttackers", 2));
    assertThat(ruling.answer()).contains(new Answer.Truth(false));
    assertThat(applying(ruling)).containsExactly("506.8 bob", "506.8b bob", "506.8d bob");
  }
}
