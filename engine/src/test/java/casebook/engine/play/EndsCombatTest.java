package casebook.engine.play;

import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.block;
import static casebook.engine.play.Moves.blocking;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.end;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.Whom;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The end of combat, and what is asked of it later. */
class EndsCombatTest {
  private final Board board = Tables.twoAttackers().board();

  private final Move attack = declare("bears", "bob", "ogre", "sage");

  @Test
  @Applies("508.1k")
  void all_are_removed_when_combat_ends() {
    Ruling ruling = ruling(board, attack, block("wall", "bears"), end());
    assertThat(applying(ruling)).containsExactly("508.1k bears ogre");
    assertThat(attacking(ruling)).isEmpty();
    assertThat(blocking(ruling)).isEmpty();
  }

  @Test
  @DoesNotApply("508.1k")
  void a_combat_without_attackers_ends_too() {
    assertThat(notApplying(ruling(board, declare(), end()))).containsExactly("508.1k");
  }

  @Test
  @Applies("508.1k")
  void what_attacked_already_and_is_given_up_as_a_cost_attacks_no_more() {
    Effect home =
        new Effect.AttackCost(
            Filter.SELF,
            Whom.ANYTHING,
            new Cost.ReturnToHand(Amount.of(1), new Filter.Not(Filter.SELF)),
            Condition.ALWAYS);
    Board costly = Table.annAndBob().creature("bears", "ann", home).creature("ogre", "ann").board();
    Ruling ruling =
        ruling(costly, Moves.begin(), Moves.state("ogre", "bob"), declare("bears", "bob"));
    assertThat(ruling.verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(attacking(ruling)).containsExactly("bears > bob");
  }

  @Test
  void what_was_declared_is_a_turns_history() {
    Board limited =
        Table.annAndBob()
            .creature("bears", "ann")
            .creature("ogre", "ann")
            .enchantment(
                "lull",
                "bob",
                new Effect.CantAttack(
                    new Filter.AttackedThisTurn(), Whom.ANYTHING, Condition.ALWAYS))
            .board();
    Move untap = change("bears", new Change.Untaps());
    Ruling again =
        ruling(
            limited, declare("bears", "bob"), end(), untap, Moves.begin(), declare("ogre", "bob"));
    assertThat(again.decidedBy()).isEmpty();
    Ruling same =
        ruling(
            limited, declare("bears", "bob"), end(), untap, Moves.begin(), declare("bears", "bob"));
    assertThat(same.decidedBy()).map(Object::toString).contains("508.1c");
  }

  private static int triggering(Filter attacked, Move... moves) {
    Effect trigger =
        new Effect.Trigger(
            new TriggerEvent.CreatureAttacks(Filter.SELF, Whom.ANYTHING, TriggerEvent.Company.ANY),
            new Condition.Exists(new Filter.Both(List.of(Filter.SELF, attacked))));
    Board board = Table.annAndBob().creature("bears", "ann", trigger).board();
    return ruling(board, moves).state().triggered().size();
  }

  @Test
  void a_declared_creature_attacked_this_turn_but_not_earlier_this_turn() {
    Move first = declare("bears", "bob");
    Move[] second = {first, end(), change("bears", new Change.Untaps()), Moves.begin(), first};

    assertThat(triggering(new Filter.AttackedThisTurn(), first)).isEqualTo(1);
    assertThat(triggering(new Filter.AttackedEarlierThisTurn(), first)).isZero();
    assertThat(triggering(new Filter.AttackedEarlierThisTurn(), second)).isEqualTo(1);
  }

  private static final Effect ONE_EACH_TURN =
      new Effect.AtMost(
          Amount.of(1), Filter.CREATURE, Whom.ANYTHING, Period.TURN, Condition.ALWAYS);

  private static final Move DIES = change("bears", new Change.Leaves());

  private static Effect cantAttackIf(Condition condition) {
    return new Effect.CantAttack(Filter.SELF, Whom.ANYTHING, condition);
  }

  @Test
  void two_creatures_attacked_though_one_of_them_is_gone() {
    Effect pair =
        cantAttackIf(
            new Condition.Not(
                new Condition.Attacked(new Filter.ControlledBy(Players.YOU), Amount.of(2))));
    Board board =
        Table.annAndBob()
            .creature("bears", "ann")
            .creature("wolf", "ann")
            .creature("ogre", "ann", pair)
            .board();
    Move[] one = {declare("bears", "bob"), end(), Moves.begin(), declare("ogre", "bob")};
    assertThat(ruling(board, one).verdict()).isEqualTo(Verdict.ILLEGAL);
    Move[] two = {
      declare("bears", "bob", "wolf", "bob"), DIES, end(), Moves.begin(), declare("ogre", "bob")
    };
    assertThat(ruling(board, two).verdict()).isEqualTo(Verdict.LEGAL);
  }

  @Test
  void a_creature_attacked_though_it_is_gone() {
    Effect first =
        cantAttackIf(
            new Condition.Not(
                new Condition.Attacked(
                    new Filter.Both(List.of(Filter.CREATURE, new Filter.Not(Filter.SELF))),
                    Amount.of(1))));
    Board followed =
        Table.annAndBob().creature("bears", "ann").creature("ogre", "ann", first).board();
    assertThat(ruling(followed, declare("ogre", "bob")).verdict()).isEqualTo(Verdict.ILLEGAL);
    Move[] after = {declare("bears", "bob"), DIES, end(), Moves.begin(), declare("ogre", "bob")};
    assertThat(ruling(followed, after).verdict()).isEqualTo(Verdict.LEGAL);
  }

  @Test
  @Applies("508.1c")
  void a_creature_that_attacked_and_died_used_up_the_turns_limit() {
    Board limited =
        Table.annAndBob()
            .creature("bears", "ann")
            .creature("ogre", "ann")
            .enchantment("lull", "bob", ONE_EACH_TURN)
            .board();
    Move first = declare("bears", "bob");
    Move second = declare("ogre", "bob");
    assertThat(ruling(limited, first, DIES, end(), Moves.begin(), second).decidedBy())
        .map(Object::toString)
        .contains("508.1c");
    assertThat(ruling(limited, DIES, Moves.begin(), second).decidedBy()).isEmpty();
  }
}
