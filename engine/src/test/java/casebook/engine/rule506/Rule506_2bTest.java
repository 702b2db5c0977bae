package casebook.engine.rule506;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.play.Moves.answer;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.defenders;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Reason.NotAChoice;
import casebook.engine.ruling.Reason.NotAttackable;
import casebook.engine.ruling.Reason.NotAttackable.Why;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 506.2b: the attacking and the defending team. */
class Rule506_2bTest {
  @Test
  @Applies("506.2b")
  void in_a_team_each_creature_reaches_as_far_as_its_own_controller() {
    Board teams =
        Table.of("ann", "bob", "cat", "dan")
            .teams(List.of("ann", "bob"), List.of("cat", "dan"))
            .range(1)
            .creature("bears", "ann")
            .creature("ogre", "bob")
            .battle("siege", "bob", "cat")
            .board();
    assertThat(answer(teams, new Question.DefendingPlayers()))
        .isEqualTo(new Answer.Players(ids("cat", "dan")));
    assertThat(ruling(teams, declare("bears", "dan", "ogre", "siege")).verdict())
        .isEqualTo(Verdict.LEGAL);
    assertThat(ruling(teams, declare("bears", "siege", "ogre", "dan")).why())
        .containsExactly(
            new NotAttackable(id("bears"), id("siege"), Why.OUT_OF_RANGE),
            new NotAttackable(id("ogre"), id("dan"), Why.OUT_OF_RANGE));
    assertThat(ruling(teams, declare(), put(aCreature("imp", "bob"), "dan")).why())
        .containsExactly(new NotAChoice(id("imp"), id("dan"), Why.OUT_OF_RANGE));
    assertThat(attacking(ruling(teams, declare(), put(aCreature("imp", "ann")))))
        .containsExactly("imp > dan");
  }

  @Test
  @Applies("506.2b")
  void a_team_defends_as_far_as_someone_of_the_other_team_reaches() {
    Board teams =
        Table.of("ann", "bob", "cat", "dan", "eve")
            .teams(List.of("ann", "bob"), List.of("cat", "dan", "eve"))
            .range(1)
            .creature("bears", "ann")
            .board();
    assertThat(defenders(teams)).isEqualTo(ids("cat", "eve"));
    assertThat(ruling(teams, declare("bears", "dan")).why())
        .containsExactly(new NotAttackable(id("bears"), id("dan"), Why.OUT_OF_RANGE));
  }

  @Test
  @Applies("506.2b")
  void teams_that_share_turns_attack_and_defend_together() {
    Board teams =
        Table.of("ann", "abe", "bob", "bea")
            .teams(List.of("ann", "abe"), List.of("bob", "bea"))
            .creature("bears", "abe")
            .board();
    Ruling ruling = ruling(teams, begin());
    assertThat(applying(ruling)).containsExactly("506.2 ann abe", "506.2b bob bea");
    assertThat(notApplying(ruling)).containsExactly("506.2a bob bea");
    assertThat(ruling(teams, declare("bears", "bea")).verdict()).isEqualTo(Verdict.LEGAL);
  }
}
