package casebook.engine.rule508;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.answer;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.reselect;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.play.Moves;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Answer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** 508.5: which defending player an attacking creature's ability means. */
class Rule508_5Test {
  private final Table table = Tables.fourPlayers();

  private final Board board = table.board();

  @Test
  @Applies("508.5")
  void the_defending_player_is_who_is_attacked_or_whose_is_attacked() {
    for (var attacked :
        List.of(List.of("bob", "bob"), List.of("sage", "bob"), List.of("siege", "cat"))) {
      assertThat(meant("bears", declare("bears", attacked.getFirst())))
          .contains(attacked.getLast());
    }
  }

  @Test
  @Applies("508.5")
  void of_a_creature_that_attacks_no_more_it_is_who_it_was_before() {
    Move attack = declare("bears", "sage", "ogre", "siege");
    assertThat(meant("bears", attack, change("bears", new Change.RemovedFromCombat())))
        .contains("bob");
    assertThat(
            meant(
                "ogre",
                attack,
                change("siege", new Change.ChangesProtector(id("dan"))),
                change("ogre", new Change.RemovedFromCombat())))
        .contains("cat");
    assertThat(meant("bears", attack, change("sage", new Change.ChangesController(id("cat")))))
        .contains("bob");
    assertThat(meant("bears", attack, reselect("bears", "cat"), Moves.end())).contains("cat");
  }

  @Test
  @DoesNotApply("508.5")
  void a_creature_that_never_attacked_means_nobody() {
    assertThat(meant("ogre", declare("bears", "bob"))).isEmpty();
  }

  private Optional<String> meant(String creature, Move... before) {
    Answer answer = answer(board, new Question.DefendingPlayer(id(creature)), before);
    return ((Answer.APlayer) answer).player().map(Object::toString);
  }
}
