package casebook.engine.rule508;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.play.Moves.answer;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.end;
import static casebook.engine.play.Moves.no;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.yes;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.play.Moves;
import casebook.engine.play.Tables;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Ruling;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 508.6: attacking a player, and having attacked one. */
class Rule508_6Test {
  private static final Move DIES = change("bears", new Change.Leaves());

  /** Bears, an ogre that doesn't attack after its controller did, and an imp of another player. */
  private static final Board RAID =
      Table.of("ann", "bob", "cat")
          .creature("bears", "ann")
          .creature("ogre", "ann", cantAttackIf(attackedThisTurn(Players.YOU)))
          .creature("imp", "ann", cantAttackIf(attackedThisTurn(Players.OPPONENT)))
          .board();

  private final Board board = Tables.twoAttackers().board();

  private final Move attack = declare("bears", "bob", "ogre", "sage");

  @Test
  @Applies("508.6")
  @DoesNotApply("508.6")
  void only_who_controls_an_attacker_is_attacking() {
    assertThat(answer(board, new Question.Attacking(id("ann"), id("bob")), attack))
        .isEqualTo(new Answer.Truth(true));
    assertThat(answer(board, new Question.Attacking(id("cat"), id("bob")), attack))
        .isEqualTo(new Answer.Truth(false));
    assertThat(answer(board, new Question.Attacking(id("ann"), id("cat")), attack))
        .isEqualTo(new Answer.Truth(false));
  }

  @Test
  @DoesNotApply("508.6")
  void whom_a_player_attacked_in_an_earlier_combat_is_no_other_player() {
    Move[] again = {attack, Moves.end(), Moves.begin()};
    assertThat(answer(board, new Question.Attacked(id("ann"), id("bob")), again))
        .isEqualTo(new Answer.Truth(true));
    assertThat(answer(board, new Question.Attacked(id("ann"), id("cat")), again))
        .isEqualTo(new Answer.Truth(false));
  }

  @Test
  @Applies("508.6")
  void whom_a_creature_attacked_that_died_was_attacked_for_the_rest_of_the_turn() {
    Question attacked = new Question.Attacked(id("ann"), id("bob"));
    assertThat(answer(board, attacked, attack, DIES, end(), Moves.begin()))
        .isEqualTo(new Answer.Truth(true));
    assertThat(answer(board, attacked, attack, end(), DIES, Moves.begin()))
        .isEqualTo(new Answer.Truth(true));
  }

  @Test
  @Applies("508.6")
  void a_player_attacked_whatever_became_of_the_attackers() {
    Change stolen = new Change.ChangesController(id("bob"));
    for (Change change : List.of(new Change.Untaps(), new Change.Leaves(), stolen)) {
      Move happens = change("bears", change);
      for (List<Move> moves : List.of(List.of(happens, end()), List.of(end(), happens))) {
        Ruling ruling =
            ruling(
                RAID,
                declare("bears", "bob"),
                moves.getFirst(),
                moves.getLast(),
                Moves.begin(),
                declare("ogre", "cat", "imp", "cat"));
        assertThat(ruling.why())
            .singleElement()
            .satisfies(why -> assertThat(why).extracting("creatures").isEqualTo(ids("ogre")));
      }
    }
  }

  @Test
  @DoesNotApply("508.6")
  void a_player_without_attackers_did_not_attack() {
    assertThat(ruling(RAID, declare(), end(), Moves.begin(), declare("ogre", "bob")).decidedBy())
        .isEmpty();
    Move enters = Moves.put(Table.aCreature("token", "ann"), "bob");
    assertThat(
            ruling(RAID, declare(), enters, end(), Moves.begin(), declare("ogre", "bob"))
                .decidedBy())
        .isEmpty();
  }

  @Test
  @Applies("508.6")
  void a_player_attacks_whom_their_creature_attacks() {
    Question attacking = new Question.Attacking(id("ann"), id("bob"));
    Question attacked = new Question.Attacked(id("ann"), id("bob"));
    assertThat(answer(board, attacking, declare("bears", "bob"))).isEqualTo(yes());
    assertThat(answer(board, attacked, declare("bears", "bob"))).isEqualTo(yes());
    Move[] after = {declare("bears", "bob"), change("bears", new Change.Leaves()), Moves.end()};
    assertThat(answer(board, attacking, after)).isEqualTo(no());
    assertThat(answer(board, attacked, after)).isEqualTo(yes());
  }

  @Test
  @DoesNotApply("508.6")
  void
      nobody_attacks_the_player_whose_planeswalker_is_attacked_or_has_attacked_with_a_token_put_attacking() {
    Question attacking = new Question.Attacking(id("ann"), id("bob"));
    Question attacked = new Question.Attacked(id("ann"), id("bob"));
    assertThat(answer(board, attacking, declare("bears", "sage"))).isEqualTo(no());
    assertThat(answer(board, attacked, declare("bears", "sage"))).isEqualTo(no());
    Move entering = put(aCreature("token", "ann"), "bob");
    assertThat(answer(board, attacking, declare(), entering)).isEqualTo(yes());
    assertThat(answer(board, attacked, declare(), entering)).isEqualTo(no());
    assertThat(answer(board, new Question.Attacked(id("bob"), id("ann")), declare("bears", "bob")))
        .isEqualTo(no());
  }

  private static Effect cantAttackIf(Condition condition) {
    return new Effect.CantAttack(Filter.SELF, Whom.ANYTHING, condition);
  }

  private static Condition attackedThisTurn(Players players) {
    return new Condition.ExistsPlayer(
        new Players.Both(List.of(players, new Players.AttackedThisTurn())));
  }
}
