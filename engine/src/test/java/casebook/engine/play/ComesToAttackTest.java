package casebook.engine.play;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.Table.ids;
import static casebook.engine.Table.keyword;
import static casebook.engine.play.Moves.answer;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.end;
import static casebook.engine.play.Moves.impossible;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.state;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Combat.Stage;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.Whom;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Reason.NotAChoice;
import casebook.engine.ruling.Reason.NotAttackable.Why;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Creatures that come to attack without being declared. */
class ComesToAttackTest {
  private static final Effect ONE_ATTACKER =
      new Effect.AtMost(Amount.of(1), Filter.ANY, Whom.ANYTHING, Period.COMBAT, Condition.ALWAYS);

  private final Board board =
      Table.of("ann", "bob", "cat")
          .creature("bears", "ann")
          .creature("wall", "bob", keyword("defender"))
          .planeswalker("sage", "bob")
          .planeswalker("seer", "ann")
          .battle("siege", "ann", "cat")
          .land("grove", "bob")
          .enchantment("lone", "bob", ONE_ATTACKER)
          .board();

  private final Permanent token = aCreature("token", "ann");

  @Test
  @Applies("508.4")
  @DoesNotApply({"506.3a", "506.3b", "506.3f"})
  void itsControllerChoosesWhatItAttacks() {
    for (String target : new String[] {"bob", "cat", "sage", "siege"}) {
      Ruling ruling = ruling(board, begin(), put(token, target));
      assertThat(ruling.verdict()).isEqualTo(Verdict.LEGAL);
      assertThat(attacking(ruling)).containsExactly("token > " + target);
      assertThat(applying(ruling)).contains("508.4 token " + target);
      assertThat(notApplying(ruling)).contains("506.3a token", "506.3f token", "506.3b token");
    }
  }

  @Test
  @Applies("508.4")
  void onlyWhatMayBeAttackedCanBeChosen() {
    Ruling ruling = ruling(board, begin(), put(token, "seer"));
    assertThat(ruling.verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(ruling.decidedBy()).contains(RuleNumber.parse("508.4"));
    assertThat(ruling.why())
        .containsExactly(
            new NotAChoice(id("token"), id("seer"), Why.NOT_CONTROLLED_BY_A_DEFENDING_PLAYER));
    assertThat(attacking(ruling)).isEmpty();
  }

  @Test
  @Applies("508.4")
  void anEffectMayStateThatACreatureIsAttacking() {
    Ruling ruling = ruling(board, declare(), state("bears", "sage"));
    assertThat(attacking(ruling)).containsExactly("bears > sage");
    assertThat(applying(ruling)).contains("508.4 bears sage");
  }

  @Test
  @Applies("508.4")
  void itNeverAttacked() {
    Ruling asked = wasDeclared("token", declare("bears", "bob"), put(token, "bob"));
    assertThat(asked.answer()).contains(new Answer.Truth(false));
    assertThat(applying(asked)).containsExactly("508.4 token");
    assertThat(applying(wasDeclared("bears", declare("bears", "bob"), put(token, "bob"))))
        .containsExactly("508.1k bears");
    assertThat(applying(wasDeclared("wall", declare("bears", "bob"), put(token, "bob")))).isEmpty();
    assertThat(
            answer(
                board, new Question.Attacked(id("ann"), id("cat")), declare(), put(token, "cat")))
        .isEqualTo(new Answer.Truth(false));
  }

  @Test
  @DoesNotApply("508.3a")
  void whatTriggersOnAttackersBeingDeclaredIsSaidNotToTriggerForIt() {
    Effect anyAttack =
        new Effect.Trigger(
            new TriggerEvent.CreatureAttacks(
                Filter.CREATURE, Whom.ANYTHING, TriggerEvent.Company.ANY),
            Condition.ALWAYS);
    Board drums = Table.of("ann", "bob").enchantment("drums", "ann", anyAttack).board();
    Ruling ruling = ruling(drums, declare(), put(token, "bob"));
    assertThat(ruling.state().triggered()).isEmpty();
    assertThat(notApplying(ruling)).contains("508.3a token");
  }

  @Test
  @DoesNotApply("508.4")
  void aDeclaredCreatureDidAttack() {
    Ruling ruling =
        ruling(board, declare("bears", "bob"), new Move.Ask(new Question.WasDeclared(id("bears"))));
    assertThat(ruling.answer()).contains(new Answer.Truth(true));
    assertThat(applying(ruling)).doesNotContain("508.4 bears");
  }

  @Test
  @Applies("508.4c")
  void restrictionsAndRequirementsDoNotAffectIt() {
    Permanent defender = aCreature("token", "ann", keyword("defender"));
    Ruling ruling = ruling(board, declare("bears", "bob"), put(defender, "bob"));
    assertThat(attacking(ruling)).containsExactly("bears > bob", "token > bob");
    assertThat(ruling.findings())
        .filteredOn(finding -> finding.rule().equals(RuleNumber.parse("508.4c")))
        .extracting(finding -> finding.stated().orElseThrow().effect())
        .containsExactlyInAnyOrder(ONE_ATTACKER, keyword("defender"));
  }

  @Test
  @DoesNotApply("508.4c")
  void restrictionsThatWouldNotBearOnItsAttackAreNotPassedOver() {
    Filter green = new Filter.HasColor(Color.G);
    Whom anns = new Whom.ThePlayer(Players.YOU);
    Condition never = new Condition.Exists(green);
    Board idle =
        Table.annAndBob()
            .enchantment("ice", "bob", new Effect.CantAttack(Filter.ANY, Whom.ANYTHING, never))
            .enchantment(
                "vines",
                "bob",
                new Effect.AtMost(
                    Amount.of(1), green, Whom.ANYTHING, Period.COMBAT, Condition.ALWAYS))
            .enchantment(
                "hedge",
                "ann",
                new Effect.AtMost(Amount.of(1), Filter.ANY, anns, Period.COMBAT, Condition.ALWAYS))
            .board();
    Ruling ruling = ruling(idle, declare(), put(token, "bob"));
    assertThat(notApplying(ruling)).contains("508.4c token bob");
    assertThat(applying(ruling)).containsExactly("508.4 token bob");
  }

  @Test
  @Applies("508.4c")
  void noCostIsPaidForIt() {
    Effect tax =
        new Effect.AttackCost(
            Filter.CREATURE,
            new Whom.ThePlayer(Players.YOU),
            new Cost.PayMana(Mana.of("{2}"), Amount.of(0)),
            Condition.ALWAYS);
    Board taxed = Table.annAndBob().enchantment("tax", "bob", tax).board();
    Ruling ruling = ruling(taxed, declare(), put(token, "bob"));
    assertThat(attacking(ruling)).containsExactly("token > bob");
    assertThat(applying(ruling)).contains("508.4c token bob");
    assertThat(ruling.costs().items()).isEmpty();
  }

  @Test
  @DoesNotApply("508.4c")
  void withoutAnyThereIsNothingThatDoesNotAffectIt() {
    Board bare = Table.annAndBob().board();
    assertThat(notApplying(ruling(bare, begin(), put(token)))).contains("508.4c token bob");
  }

  @Test
  @Applies("508.4c")
  void theDeclarationItselfIsAffected() {
    assertThat(ruling(board, declare("bears", "bob")).verdict()).isEqualTo(Verdict.LEGAL);
    Board two = Table.annAndBob().creature("bears", "ann", keyword("defender")).board();
    assertThat(ruling(two, declare("bears", "bob")).verdict()).isEqualTo(Verdict.ILLEGAL);
    assertThat(attacking(ruling(two, declare(), state("bears", "bob"))))
        .containsExactly("bears > bob");
  }

  @Test
  @Applies({"506.3", "506.3a"})
  void aNoncreatureEntersButNeverAttacks() {
    Permanent relic = typed("artifact");
    Ruling ruling = ruling(board, begin(), put(relic, "bob"));
    assertThat(ruling.verdict()).isEqualTo(Verdict.LEGAL);
    assertThat(applying(ruling)).containsExactly("506.3a token");
    assertThat(attacking(ruling)).isEmpty();
    assertThat(applying(ruling(board, begin(), put(relic, "bob"), change("token", taps()))))
        .isEmpty();
    assertThat(applying(ruling(board, declare(), state("grove", "bob"))))
        .containsExactly("506.3 grove");
  }

  @Test
  @DoesNotApply("506.3")
  void aCreatureCanAttack() {
    assertThat(notApplying(ruling(board, declare(), state("bears", "bob"))))
        .contains("506.3 bears");
  }

  @Test
  @Applies("506.3f")
  void aCreatureThatIsAlsoABattleEntersButNeverAttacks() {
    Ruling ruling = ruling(board, begin(), put(typed("creature", "battle"), "bob"));
    assertThat(applying(ruling)).containsExactly("506.3f token");
    assertThat(attacking(ruling)).isEmpty();
  }

  @Test
  @Applies("506.3b")
  void underAnotherPlayersControlItEntersButNeverAttacks() {
    Ruling ruling = ruling(board, begin(), put(aCreature("token", "bob"), "cat"));
    assertThat(applying(ruling)).containsExactly("506.3b token");
    assertThat(attacking(ruling)).isEmpty();
  }

  @Test
  @Applies("506.3g")
  void aBattleDoesNotBecomeAnAttackingCreature() {
    Ruling ruling =
        ruling(
            board,
            declare(),
            change("siege", new Change.GainsType("creature")),
            state("siege", "bob"));
    assertThat(applying(ruling)).containsExactly("506.3g siege");
    assertThat(attacking(ruling)).isEmpty();
  }

  @Test
  @DoesNotApply("506.3g")
  void anotherCreatureDoes() {
    assertThat(notApplying(ruling(board, declare(), state("bears", "bob"))))
        .contains("506.3g bears");
  }

  @Test
  @Applies("506.2")
  void aCreatureOfTheDefendingPlayerDoesNotBecomeAttacking() {
    Ruling ruling = ruling(board, declare(), state("wall", "cat"));
    assertThat(applying(ruling)).containsExactly("506.2 wall");
    assertThat(attacking(ruling)).isEmpty();
  }

  @Test
  void aChoiceThatIsNotStatedMustBeTheOnlyOne() {
    assertThat(impossible(board, begin(), put(token)))
        .isEqualTo(
            new ImpossibleMove.NoTargetChosen(id("token"), ids("bob", "cat", "sage", "siege")));
    Board two = Table.annAndBob().board();
    assertThat(attacking(ruling(two, begin(), put(token)))).containsExactly("token > bob");
  }

  @Test
  void itCannotComeWhereItIsOrAfterCombat() {
    assertThat(impossible(board, begin(), put(aCreature("bears", "ann"), "bob")))
        .isEqualTo(new ImpossibleMove.AlreadyOnTheBattlefield(id("bears")));
    assertThat(impossible(board, declare(), end(), put(token, "bob")))
        .isEqualTo(new ImpossibleMove.WrongMoment(Stage.ENDED));
    assertThat(impossible(board, declare(), state("token", "bob")))
        .isEqualTo(new ImpossibleMove.NotOnTheBattlefield(id("token")));
  }

  private Ruling wasDeclared(String creature, Move... before) {
    var moves = new ArrayList<>(List.of(before));
    moves.add(new Move.Ask(new Question.WasDeclared(id(creature))));
    return ruling(board, moves.toArray(Move[]::new));
  }

  private Permanent typed(String... types) {
    return token.change().characteristics(token.characteristics().withTypes(Set.of(types))).build();
  }

  private static Change taps() {
    return new Change.Taps();
  }
}
