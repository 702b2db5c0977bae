package casebook.engine.rule508;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.answer;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Options.AttackOption;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Ruling;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** 508.5a: one defending player is meant, not all. */
class Rule508_5aTest {
  private final Table table = Tables.fourPlayers();

  private final Board board = table.board();

  @Test
  @DoesNotApply("508.5a")
  void where_one_neighbour_is_attacked_there_is_one_defending_player() {
    Board left =
        Table.of("ann", "bob", "cat").option(AttackOption.LEFT).creature("bears", "ann").board();
    Move meant = new Move.Ask(new Question.DefendingPlayer(id("bears")));
    assertThat(notApplying(ruling(left, declare("bears", "bob"), meant)))
        .containsExactly("508.5a bears bob");
  }

  @Test
  @Applies("508.5a")
  void each_of_several_attackers_means_its_own() {
    Move attack = declare("bears", "bob", "ogre", "cat");
    Ruling ruling = ruling(board, attack, new Move.Ask(new Question.DefendingPlayer(id("ogre"))));
    assertThat(applying(ruling)).containsExactly("508.5 ogre cat", "508.5a ogre cat");
    assertThat(meant("bears", attack)).contains("bob");
  }

  @Test
  @DoesNotApply("508.5a")
  void with_one_defending_player_there_is_nothing_to_tell_apart() {
    Board two = Table.annAndBob().creature("bears", "ann").board();
    Ruling ruling =
        ruling(
            two, declare("bears", "bob"), new Move.Ask(new Question.DefendingPlayer(id("bears"))));
    assertThat(notApplying(ruling)).containsExactly("508.5a bears bob");
  }

  private Optional<String> meant(String creature, Move... before) {
    Answer answer = answer(board, new Question.DefendingPlayer(id(creature)), before);
    return ((Answer.APlayer) answer).player().map(Object::toString);
  }
}
