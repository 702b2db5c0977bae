package casebook.engine.rule506;

import static casebook.engine.Table.id;
import static casebook.engine.play.CastingTimes.ATTACKERS;
import static casebook.engine.play.CastingTimes.BEGINNING;
import static casebook.engine.play.CastingTimes.BLOCKERS;
import static casebook.engine.play.CastingTimes.BOARD;
import static casebook.engine.play.CastingTimes.DAMAGE;
import static casebook.engine.play.CastingTimes.ENDING;
import static casebook.engine.play.CastingTimes.END_OF_COMBAT;
import static casebook.engine.play.CastingTimes.FIRST_MAIN;
import static casebook.engine.play.CastingTimes.SECOND_MAIN;
import static casebook.engine.play.CastingTimes.UPKEEP;
import static casebook.engine.play.CastingTimes.allowed;
import static casebook.engine.play.CastingTimes.asked;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.effect.Window.After;
import casebook.engine.effect.Window.Before;
import casebook.engine.effect.Window.Point;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Ruling;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 506.8: spells that can be cast only before or after a point of combat. */
class Rule506_8Test {
  @Test
  @Applies({"506.8", "506.8a", "506.8d"})
  @DoesNotApply({"506.8b", "506.8c", "506.8e", "506.8f", "506.8g"})
  void only_before_attackers_are_declared() {
    assertThat(allowed(new Before(Point.ATTACKERS_DECLARED)))
        .containsExactly(UPKEEP, FIRST_MAIN, BEGINNING);
    Ruling ruling = asked(new Before(Point.ATTACKERS_DECLARED), BEGINNING);
    assertThat(applying(ruling)).containsExactly("506.8 bob", "506.8a bob", "506.8d bob");
  }

  @Test
  @Applies("506.8")
  void only_before_or_after_the_other_points() {
    assertThat(allowed(new Before(Point.COMBAT))).containsExactly(UPKEEP, FIRST_MAIN);
    assertThat(allowed(new Before(Point.COMBAT_DAMAGE_STEP)))
        .containsExactly(UPKEEP, FIRST_MAIN, BEGINNING, ATTACKERS, BLOCKERS);
    assertThat(allowed(new Before(Point.END_OF_COMBAT_STEP)))
        .containsExactly(UPKEEP, FIRST_MAIN, BEGINNING, ATTACKERS, BLOCKERS, DAMAGE);
    assertThat(allowed(new After(Point.COMBAT_DAMAGE_STEP)))
        .containsExactly(END_OF_COMBAT, SECOND_MAIN, ENDING);
    assertThat(allowed(new After(Point.END_OF_COMBAT_STEP))).containsExactly(SECOND_MAIN, ENDING);
    assertThat(allowed(new After(Point.COMBAT))).containsExactly(SECOND_MAIN, ENDING);
  }

  @Test
  @DoesNotApply({"506.8", "506.8d"})
  void a_text_that_says_nothing_of_it_is_not_limited() {
    Ruling ruling =
        ruling(BOARD, new Move.Ask(new Question.MayCast(List.of(), "", id("bob"), DAMAGE, false)));
    assertThat(ruling.answer()).contains(new Answer.Truth(true));
    assertThat(notApplying(ruling)).containsExactly("506.8 bob");
  }
}
