package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.Table.keyword;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Game;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
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
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.Reason.NotAttackable.Why;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** 508.1 to 508.1d: what is declared, and whether restrictions and requirements allow it. */
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

  /** What decides the declaration of a creature that differs from an ordinary one in this. */
  private static List<Reason> reasons(UnaryOperator<Permanent.Builder> difference) {
    Board board = Table.annAndBob().creature("bears", "ann").which(difference).board();
    return declared(board, "bears", "bob").why();
  }

  @Test
  @Applies("508.1")
  void anIllegalDeclarationReturnsToTheMomentBeforeIt() {
    Board board =
        Table.annAndBob()
            .creature("bears", "ann")
            .creature("wall", "ann", keyword("defender"))
            .board();
    var wrong = Move.DeclareAttackers.of(attack("bears", "bob", "wall", "bob"));
    var right = Move.DeclareAttackers.of(attack("bears", "bob"));
    Ruling illegal = ruling(board, wrong);
    assertThat(illegal.verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(illegal.state().attacking()).isEmpty();
    assertThat(illegal.state().tapped()).isEmpty();
    assertThat(ruling(board, wrong, right)).isEqualTo(ruling(board, right));
  }

  @Test
  @DoesNotApply("508.1")
  void aLegalOneIsNotReversed() {
    Board board = Table.annAndBob().creature("bears", "ann").board();
    Ruling legal = declared(board, "bears", "bob");
    assertThat(legal.verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(legal.state().attacking()).containsOnlyKeys(id("bears"));
    assertThat(legal.state().tapped()).isEqualTo(ids("bears"));
  }

  @Test
  @Applies("508.1")
  void theFirstStepThatIsNotCompliedWithDecides() {
    Board board =
        Table.annAndBob()
            .creature("bears", "ann")
            .which(bears -> bears.tapped(true))
            .creature("wall", "ann", keyword("defender"))
            .board();
    assertThat(decidedBy(declared(board, "bears", "bob", "wall", "bob"))).isEqualTo("508.1a");
  }

  @Test
  @Applies("508.1a")
  void whatCannotBeChosen() {
    assertThat(reasons(bears -> bears.tapped(true)))
        .containsExactly(new Reason.Tapped(id("bears")));
    assertThat(reasons(bears -> bears.since(Since.THIS_TURN)))
        .containsExactly(new Reason.SummoningSick(id("bears")));
    assertThat(reasons(bears -> bears.controller(id("bob"))))
        .containsExactly(new Reason.NotControlled(id("bears")));
    assertThat(reasons(bears -> bears.phasedOut(true)))
        .containsExactly(new Reason.PhasedOut(id("bears")));
    Table table = Table.annAndBob().creature("bears", "ann");
    assertThat(
            declared(
                    table.being(it -> it.withTypes(Set.of("creature", "battle"))).board(),
                    "bears",
                    "bob")
                .why())
        .containsExactly(new Reason.AlsoABattle(id("bears")));
    assertThat(
            declared(table.being(it -> it.withTypes(Set.of("artifact"))).board(), "bears", "bob")
                .why())
        .containsExactly(new Reason.NotACreature(id("bears")));
  }

  @Test
  @DoesNotApply("508.1a")
  void hasteLetsWhatCameThisTurnAttack() {
    Board board =
        Table.annAndBob()
            .creature("bears", "ann", keyword("haste"))
            .which(bears -> bears.since(Since.THIS_TURN))
            .board();
    assertThat(declared(board, "bears", "bob").verdict()).isEqualTo(Verdict.LEGAL);
  }

  @Test
  @Applies("508.1b")
  void onlyWhatMayBeAttackedIsAnnounced() {
    Board board =
        Table.annAndBob()
            .creature("bears", "ann")
            .planeswalker("seer", "ann")
            .land("grove", "bob")
            .battle("raid", "bob", "ann")
            .board();
    assertNotAttackable(board, "ann", Why.NOT_A_DEFENDING_PLAYER);
    assertNotAttackable(board, "seer", Why.NOT_CONTROLLED_BY_A_DEFENDING_PLAYER);
    assertNotAttackable(board, "grove", Why.NEITHER_PLANESWALKER_NOR_BATTLE);
    assertNotAttackable(board, "raid", Why.NOT_PROTECTED_BY_A_DEFENDING_PLAYER);
  }

  private static void assertNotAttackable(Board board, String target, Why why) {
    assertThat(declared(board, "bears", target).why())
        .containsExactly(new Reason.NotAttackable(id("bears"), id(target), why));
  }

  @Test
  @DoesNotApply("508.1b")
  void aPlaneswalkerOfTheDefendingPlayerOrABattleThatPlayerProtectsMayBe() {
    Board board =
        Table.annAndBob()
            .creature("bears", "ann")
            .planeswalker("sage", "bob")
            .battle("siege", "ann", "bob")
            .board();
    assertThat(declared(board, "bears", "sage").verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(declared(board, "bears", "siege").verdict()).isEqualTo(Verdict.LEGAL);
  }

  @Test
  @Applies("508.1c")
  void aCreatureThatCannotAttackAloneDoesNot() {
    Board board = notAlone();
    assertThat(decidedBy(declared(board, "one", "bob"))).isEqualTo("508.1c");
  }

  @Test
  @DoesNotApply("508.1c")
  void twoSuchCreaturesAttackTogether() {
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
  void whereOneMayAttackItIsTheOneThatAttacksIfAble() {
    assertThat(declared(oneMust(), "eager", "bob").verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(decidedBy(declared(oneMust(), "plain", "bob"))).isEqualTo("508.1d");
    assertThat(decidedBy(declared(oneMust()))).isEqualTo("508.1d");
    assertThat(decidedBy(declared(oneMust(), "eager", "bob", "plain", "bob"))).isEqualTo("508.1c");
  }

  @Test
  @DoesNotApply("508.1d")
  void nobodyIsMadeToPay() {
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
  void aRequirementForTheTurnHoldsInEachCombat() {
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
