package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Game;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Mana;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whole declarations that restrictions (508.1c) and requirements (508.1d) allow or don't. */
class DeclarationTest {
  private static final Effect NOT_ALONE =
      new Effect.CantAttack(Filter.SELF, Whom.ANYTHING, new Condition.AttacksAlone());

  private static final Effect ATTACKS_IF_ABLE =
      new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS);

  private static final Effect ONE_EACH_TURN =
      new Effect.AtMost(Amount.of(1), Filter.ANY, Whom.ANYTHING, Period.TURN, Condition.ALWAYS);

  private static Ruling declared(Board board, String... creaturesAndTargets) {
    return ruling(board, Move.DeclareAttackers.of(attack(creaturesAndTargets)));
  }

  private static Ruling ruling(Board board, Move... moves) {
    return Game.adjudicate(board, List.of(moves)).rulings().getLast();
  }

  private static String decidedBy(Ruling ruling) {
    return ruling.decidedBy().map(Object::toString).orElse("");
  }

  @Test
  @Applies("508.1c")
  void a_creature_that_cannot_attack_alone_does_not() {
    Board board = notAlone();
    assertThat(decidedBy(declared(board, "one", "bob"))).isEqualTo("508.1c");
  }

  @Test
  @DoesNotApply("508.1c")
  void two_such_creatures_attack_together() {
    assertThat(declared(notAlone(), "one", "bob", "other", "bob").verdict())
        .isEqualTo(Verdict.LEGAL);
    assertThat(declared(notAlone()).verdict()).isEqualTo(Verdict.LEGAL);
  }

  private static Board notAlone() {
    return Table.annAndBob()
        .creature("one", "ann", NOT_ALONE)
        .creature("other", "ann", NOT_ALONE)
        .board();
  }

  /** The example of 508.1d. */
  private static Board oneMust() {
    return Table.annAndBob()
        .creature("eager", "ann", ATTACKS_IF_ABLE)
        .creature("plain", "ann")
        .enchantment("order", "bob", ONE_EACH_TURN)
        .board();
  }

  @Test
  @Applies("508.1d")
  void where_one_may_attack_it_is_the_one_that_attacks_if_able() {
    assertThat(declared(oneMust(), "eager", "bob").verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(decidedBy(declared(oneMust(), "plain", "bob"))).isEqualTo("508.1d");
    assertThat(decidedBy(declared(oneMust()))).isEqualTo("508.1d");
    assertThat(decidedBy(declared(oneMust(), "eager", "bob", "plain", "bob"))).isEqualTo("508.1c");
  }

  @Test
  @DoesNotApply("508.1d")
  void nobody_is_made_to_pay() {
    Effect toll =
        new Effect.AttackCost(
            Filter.ANY,
            Whom.ANYTHING,
            new Cost.PayMana(Mana.of("{1}"), Amount.of(0)),
            Condition.ALWAYS);
    Board board =
        Table.annAndBob()
            .creature("eager", "ann", ATTACKS_IF_ABLE)
            .enchantment("toll", "bob", toll)
            .mana("ann", "{1}")
            .board();
    assertThat(declared(board).verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(declared(board, "eager", "bob").verdict()).isEqualTo(Verdict.LEGAL);
  }

  @Test
  @Applies("508.1d")
  void a_requirement_for_the_turn_holds_in_each_combat() {
    Board board = Table.annAndBob().creature("eager", "ann", ATTACKS_IF_ABLE).board();
    Move again = new Move.BeginCombat(Optional.empty());
    Move untap = new Move.ChangePermanent(id("eager"), List.of(new Change.Untaps()));
    Move none = Move.DeclareAttackers.of(attack());
    assertThat(
            decidedBy(
                ruling(
                    board,
                    Move.DeclareAttackers.of(attack("eager", "bob")),
                    new Move.EndCombat(),
                    untap,
                    again,
                    none)))
        .isEqualTo("508.1d");
  }
}
