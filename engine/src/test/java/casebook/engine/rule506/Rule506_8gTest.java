package casebook.engine.rule506;

import static casebook.engine.Table.id;
import static casebook.engine.play.CastingTimes.BOARD;
import static casebook.engine.play.CastingTimes.FIRST_MAIN;
import static casebook.engine.play.CastingTimes.text;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.effect.Window.Before;
import casebook.engine.effect.Window.Point;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Ruling;
import org.junit.jupiter.api.Test;

/** 506.8g: abilities are timed as spells are. */
class Rule506_8gTest {
  @Test
  @Applies("506.8g")
  void abilities_are_like_spells() {
    Question question =
        new Question.MayCast(text(new Before(Point.COMBAT)), "", id("bob"), FIRST_MAIN, true);
    Ruling ruling = ruling(BOARD, new Move.Ask(question));
    assertThat(ruling.answer()).contains(new Answer.Truth(true));
    assertThat(applying(ruling)).contains("506.8g bob");
  }
}
