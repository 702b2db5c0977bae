package casebook.engine.play;

import static casebook.engine.Table.id;
import static casebook.engine.play.CastingTimes.ATTACKERS;
import static casebook.engine.play.CastingTimes.BEGINNING;
import static casebook.engine.play.CastingTimes.BLOCKERS;
import static casebook.engine.play.CastingTimes.BOARD;
import static casebook.engine.play.CastingTimes.DURING_COMBAT;
import static casebook.engine.play.CastingTimes.ENDING;
import static casebook.engine.play.CastingTimes.FIRST_MAIN;
import static casebook.engine.play.CastingTimes.SECOND_MAIN;
import static casebook.engine.play.CastingTimes.UPKEEP;
import static casebook.engine.play.CastingTimes.allowed;
import static casebook.engine.play.CastingTimes.asked;
import static casebook.engine.play.CastingTimes.before;
import static casebook.engine.play.CastingTimes.both;
import static casebook.engine.play.CastingTimes.moment;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Players;
import casebook.engine.effect.Window;
import casebook.engine.effect.Window.After;
import casebook.engine.effect.Window.Before;
import casebook.engine.effect.Window.During;
import casebook.engine.effect.Window.Point;
import casebook.engine.effect.Window.Span;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.move.Question.Moment;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Texts that limit when a spell can be cast in several ways, and moments that are told in part. */
class MayCastTest {
  @Test
  void during_your_turn_or_an_opponents_or_a_step() {
    assertThat(allowed(both(new During(Span.TURN, Players.OPPONENT), before()))).hasSize(3);
    assertThat(allowed(both(new During(Span.TURN, Players.YOU), before()))).isEmpty();
    assertThat(allowed(new During(Span.DECLARE_BLOCKERS, Players.ANYONE)))
        .containsExactly(BLOCKERS);
    assertThat(allowed(new During(Span.MAIN_PHASE, Players.ANYONE)))
        .containsExactly(FIRST_MAIN, SECOND_MAIN);
  }

  @Test
  void before_combat_or_during_it_before_blockers_are_declared() {
    Window window =
        new Window.Either(
            List.of(
                new Before(Point.COMBAT),
                both(DURING_COMBAT, new Before(Point.BLOCKERS_DECLARED))));
    assertThat(allowed(window)).containsExactly(UPKEEP, FIRST_MAIN, BEGINNING, ATTACKERS);
  }

  @Test
  void if_you_have_been_attacked_this_step() {
    Window window =
        both(new During(Span.DECLARE_ATTACKERS, Players.ANYONE), new Window.HavingBeenAttacked());
    assertThat(allowed(window, declare("bears", "bob"))).containsExactly(ATTACKERS);
    assertThat(allowed(window, declare())).isEmpty();
  }

  @Test
  void after_a_point_that_never_comes_is_never() {
    for (Point point : List.of(Point.BLOCKERS_DECLARED, Point.COMBAT_DAMAGE_STEP)) {
      assertThat(allowed(new After(point), declare())).isEmpty();
    }
    assertThat(allowed(new After(Point.END_OF_COMBAT_STEP), declare()))
        .containsExactly(SECOND_MAIN, ENDING);
    Moment withoutCombat = moment("postcombatMain", Optional.empty(), 1, "ann", true);
    for (Point point : Point.values()) {
      assertThat(asked(new After(point), withoutCombat).answer()).contains(new Answer.Truth(false));
    }
  }

  @Test
  void text_that_cannot_be_read_leaves_the_answer_open() {
    var unread = new Ability("Cast this spell only if …", Frame.SPELL, new Meaning.Unread());
    var question = new Question.MayCast(List.of(unread), "", id("bob"), BEGINNING, false);
    Ruling ruling = ruling(BOARD, new Move.Ask(question));
    assertThat(ruling.verdict()).isEqualTo(Verdict.UNDETERMINED);
    assertThat(ruling.unread()).hasSize(1);
  }

  @Test
  void a_moment_in_combat_without_a_step_is_where_combat_has_come() {
    Moment now = moment("combat", Optional.empty(), 1, "ann", false);
    assertThat(asked(new Before(Point.ATTACKERS_DECLARED), now, begin()).answer())
        .contains(new Answer.Truth(true));
    assertThat(asked(new Before(Point.ATTACKERS_DECLARED), now, declare()).answer())
        .contains(new Answer.Truth(false));
  }
}
