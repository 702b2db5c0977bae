package casebook.engine.rule506;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.after;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.reselect;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** 506.6: attacking a player alone. */
class Rule506_6Test {
  private final Board board =
      Table.of("ann", "bob", "cat")
          .creature("bears", "ann")
          .creature("ogre", "ann")
          .creature("knight", "ann")
          .planeswalker("sage", "bob")
          .board();

  @Test
  @Applies("506.6")
  void the_only_one_declared_attacking_a_player_attacks_that_player_alone() {
    Move attack = declare("bears", "bob", "ogre", "cat", "knight", "cat");
    assertThat(attacks("bears", "bob", attack)).isTrue();
    assertThat(attacking("bears", "bob", attack)).isTrue();
  }

  @Test
  @DoesNotApply("506.6")
  void one_of_two_that_attack_a_player_does_not() {
    Move attack = declare("bears", "bob", "ogre", "cat", "knight", "cat");
    assertThat(attacks("ogre", "cat", attack)).isFalse();
    assertThat(attacking("ogre", "cat", attack)).isFalse();
    assertThat(attacks("bears", "cat", attack)).isFalse();
  }

  @Test
  @Applies("506.6")
  void who_attacks_the_players_planeswalker_does_not_attack_the_player() {
    Move attack = declare("bears", "bob", "ogre", "sage");
    assertThat(attacks("bears", "bob", attack)).isTrue();
    assertThat(attacking("bears", "bob", attack)).isTrue();
    assertThat(attacks("ogre", "bob", attack)).isFalse();
  }

  @Test
  @Applies("506.6")
  void what_was_declared_stays_so_and_what_is_attacking_is_of_now() {
    Move attack = declare("bears", "bob", "ogre", "bob");
    Move gone = change("ogre", new Change.Leaves());
    assertThat(attacks("bears", "bob", attack, gone)).isFalse();
    assertThat(attacking("bears", "bob", attack, gone)).isTrue();
    Move alone = declare("bears", "bob");
    Move entering = put(aCreature("token", "ann"), "bob");
    assertThat(attacks("bears", "bob", alone, entering)).isTrue();
    assertThat(attacking("bears", "bob", alone, entering)).isFalse();
    assertThat(attacking("token", "cat", alone, put(aCreature("token", "ann"), "cat"))).isTrue();
    assertThat(attacks("token", "cat", alone, put(aCreature("token", "ann"), "cat"))).isFalse();
  }

  @Test
  @DoesNotApply("506.6")
  void who_is_made_to_attack_another_player_is_attacking_that_one() {
    Move attack = declare("bears", "bob");
    assertThat(attacking("bears", "bob", attack, reselect("bears", "cat"))).isFalse();
    assertThat(attacking("bears", "cat", attack, reselect("bears", "cat"))).isTrue();
    assertThat(attacks("bears", "cat", attack, reselect("bears", "cat"))).isFalse();
  }

  private boolean holds(Question question, Move... moves) {
    Optional<Answer> answer = ruling(after(board, moves), new Move.Ask(question)).answer();
    return answer.equals(Optional.of(new Answer.Truth(true)));
  }

  private boolean attacks(String creature, String player, Move... moves) {
    return holds(new Question.AttacksPlayerAlone(id(creature), id(player)), moves);
  }

  private boolean attacking(String creature, String player, Move... moves) {
    return holds(new Question.AttackingPlayerAlone(id(creature), id(player)), moves);
  }
}
