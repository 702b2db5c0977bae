package casebook.engine.play;

import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.play.Moves.answer;
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
import casebook.engine.effect.Whom;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The end of combat, and what is asked of it later. */
class EndsCombatTest {
  private final Board board =
      Table.of("ann", "bob", "cat")
          .creature("bears", "ann")
          .creature("ogre", "ann")
          .creature("wall", "bob")
          .planeswalker("sage", "bob")
          .board();

  private final Move attack = declare("bears", "bob", "ogre", "sage");

  @Test
  @Applies("508.1k")
  void allAreRemovedWhenCombatEnds() {
    Ruling ruling = ruling(board, attack, block("wall", "bears"), end());
    assertThat(applying(ruling)).containsExactly("508.1k bears ogre");
    assertThat(attacking(ruling)).isEmpty();
    assertThat(blocking(ruling)).isEmpty();
  }

  @Test
  @DoesNotApply("508.1k")
  void aCombatWithoutAttackersEndsToo() {
    assertThat(notApplying(ruling(board, declare(), end()))).containsExactly("508.1k");
  }

  @Test
  @Applies("508.1k")
  void whatAttackedAlreadyAndIsGivenUpAsACostAttacksNoMore() {
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

  /** Ann's battle, which Bob protects, is returned to hand as a cost of attacking. */
  @Test
  @Applies({"506.4c", "508.1k"})
  void whatAttacksABattleThatIsGivenUpAsACostAttacksNothing() {
    Effect home =
        new Effect.AttackCost(
            Filter.SELF,
            Whom.ANYTHING,
            new Cost.ReturnToHand(Amount.of(1), new Filter.HasType("battle")),
            Condition.ALWAYS);
    Board costly =
        Table.annAndBob()
            .creature("bears", "ann", home)
            .creature("elk", "ann")
            .creature("ogre", "ann")
            .creature("imp", "ann")
            .battle("siege", "ann", "bob")
            .board();
    Ruling ruling =
        ruling(
            costly,
            Moves.begin(),
            Moves.state("ogre", "siege"),
            Moves.state("imp", "bob"),
            declare("bears", "siege", "elk", "bob"));
    assertThat(ruling.verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(attacking(ruling))
        .containsExactlyInAnyOrder("ogre >", "imp > bob", "bears >", "elk > bob");
  }

  @Test
  void whatWasDeclaredIsATurnsHistory() {
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

  @Test
  @Applies("506.7")
  void aRequirementMakesACreatureHaveToAttack() {
    Question had = new Question.HadToAttack(id("bears"));
    Board goaded =
        Table.annAndBob()
            .creature("bears", "ann")
            .which(bears -> bears.goadedBy(Set.of(id("bob"))))
            .board();
    assertThat(answer(goaded, had, declare("bears", "bob"))).isEqualTo(new Answer.Truth(true));
  }

  @Test
  @DoesNotApply("506.7")
  void withoutARequirementNoneHadTo() {
    Question had = new Question.HadToAttack(id("bears"));
    assertThat(answer(board, had, attack)).isEqualTo(new Answer.Truth(false));
  }

  private static final Effect ONE_EACH_TURN =
      new Effect.AtMost(
          Amount.of(1), Filter.CREATURE, Whom.ANYTHING, Period.TURN, Condition.ALWAYS);

  private static final Move DIES = change("bears", new Change.Leaves());

  @Test
  @Applies("508.6")
  void whomACreatureAttackedThatDiedWasAttackedForTheRestOfTheTurn() {
    Question attacked = new Question.Attacked(id("ann"), id("bob"));
    assertThat(answer(board, attacked, attack, DIES, end(), Moves.begin()))
        .isEqualTo(new Answer.Truth(true));
    assertThat(answer(board, attacked, attack, end(), DIES, Moves.begin()))
        .isEqualTo(new Answer.Truth(true));
  }

  /** Bears, an ogre that doesn't attack after its controller did, and an imp of another player. */
  private static final Board RAID =
      Table.of("ann", "bob", "cat")
          .creature("bears", "ann")
          .creature("ogre", "ann", cantAttackIf(attackedThisTurn(Players.YOU)))
          .creature("imp", "ann", cantAttackIf(attackedThisTurn(Players.OPPONENT)))
          .board();

  private static Effect cantAttackIf(Condition condition) {
    return new Effect.CantAttack(Filter.SELF, Whom.ANYTHING, condition);
  }

  private static Condition attackedThisTurn(Players players) {
    return new Condition.ExistsPlayer(
        new Players.Both(List.of(players, new Players.AttackedThisTurn())));
  }

  @Test
  @Applies("508.6")
  void aPlayerAttackedWhateverBecameOfTheAttackers() {
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
  void aPlayerWithoutAttackersDidNotAttack() {
    assertThat(ruling(RAID, declare(), end(), Moves.begin(), declare("ogre", "bob")).decidedBy())
        .isEmpty();
    Move enters = Moves.put(Table.aCreature("token", "ann"), "bob");
    assertThat(
            ruling(RAID, declare(), enters, end(), Moves.begin(), declare("ogre", "bob"))
                .decidedBy())
        .isEmpty();
  }

  @Test
  void twoCreaturesAttackedThoughOneOfThemIsGone() {
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
  void aCreatureAttackedThoughItIsGone() {
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
  void aCreatureThatAttackedAndDiedUsedUpTheTurnsLimit() {
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
