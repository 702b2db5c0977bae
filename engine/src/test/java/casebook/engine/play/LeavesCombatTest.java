package casebook.engine.play;

import static casebook.engine.Table.id;
import static casebook.engine.Table.keyword;
import static casebook.engine.play.Moves.answer;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.block;
import static casebook.engine.play.Moves.blocking;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.gains;
import static casebook.engine.play.Moves.impossible;
import static casebook.engine.play.Moves.leavesGame;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Amendment;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Effect.Pretence;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Needs;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent.PlayerAttacks;
import casebook.engine.effect.Whom;
import casebook.engine.effect.Window;
import casebook.engine.mana.Color;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.ImpossibleMove;
import casebook.engine.ruling.Removal;
import casebook.engine.ruling.Ruling;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What removes a permanent from combat, and what doesn't. */
class LeavesCombatTest {
  private static final Effect CANT_ATTACK =
      new Effect.CantAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS);

  private final Board board =
      Table.of("ann", "bob", "cat")
          .creature("bears", "ann")
          .creature("ogre", "ann")
          .creature("wall", "bob")
          .planeswalker("sage", "bob")
          .battle("siege", "ann", "bob")
          .land("grove", "bob")
          .board();

  private final Move attack = declare("bears", "bob", "ogre", "sage");

  @Test
  @Applies("506.4")
  void whatLeavesChangesControllerOrPhasesOutIsRemoved() {
    removes(Removal.LEAVES_THE_BATTLEFIELD, new Change.Leaves());
    removes(Removal.CONTROLLER_CHANGES, new Change.ChangesController(id("bob")));
    removes(Removal.PHASES_OUT, new Change.PhasesOut());
    removes(Removal.BY_AN_EFFECT, new Change.RemovedFromCombat());
  }

  @Test
  @Applies("506.4")
  void soIsAnAttackerThatRegeneratesStopsBeingACreatureOrBecomesABattle() {
    removes(Removal.REGENERATES, new Change.Regenerates());
    removes(Removal.STOPS_BEING_A_CREATURE, new Change.LosesType("Creature"));
    removes(Removal.BECOMES_A_BATTLE, new Change.GainsType("Battle"));
  }

  private void removes(Removal why, Change change) {
    Ruling ruling = ruling(board, attack, change("bears", change));
    assertThat(attacking(ruling)).containsExactly("ogre > sage");
    assertThat(ruling.findings().getFirst())
        .isEqualTo(Finding.applies(ruling.findings().getFirst().rule(), List.of(id("bears")), why));
    assertThat(applying(ruling)).containsExactly("506.4 bears");
  }

  @Test
  @Applies("506.4")
  void aBlockerIsRemovedInTheSameWay() {
    for (Change change :
        List.of(new Change.Leaves(), new Change.Regenerates(), new Change.LosesType("creature"))) {
      Ruling ruling = ruling(board, attack, block("wall", "bears"), change("wall", change));
      assertThat(applying(ruling)).containsExactly("506.4 wall");
      assertThat(blocking(ruling)).isEmpty();
    }
  }

  @Test
  @DoesNotApply("506.4")
  void otherChangesRemoveNothing() {
    for (Change change :
        List.of(
            new Change.ChangesController(id("ann")),
            new Change.GainsType("artifact"),
            new Change.LosesType("artifact"),
            new Change.BecomesColors(Set.of(Color.G)),
            new Change.BecomesPower(0),
            new Change.LosesAbility(Optional.empty()))) {
      Ruling ruling = ruling(board, attack, change("bears", change));
      assertThat(notApplying(ruling)).contains("506.4 bears");
      assertThat(attacking(ruling)).containsExactly("bears > bob", "ogre > sage");
    }
  }

  @Test
  @DoesNotApply("506.4")
  void whatIsNotInCombatCannotBeRemovedFromIt() {
    Ruling ruling = ruling(board, attack, change("wall", new Change.RemovedFromCombat()));
    assertThat(notApplying(ruling)).containsExactly("506.4 wall");
  }

  @Test
  @DoesNotApply("506.4")
  void anAttackedPlaneswalkerThatRegeneratesStaysAttacked() {
    Ruling ruling = ruling(board, attack, change("sage", new Change.Regenerates()));
    assertThat(attacking(ruling)).contains("ogre > sage");
  }

  @Test
  void aRemovedCreatureStaysRemoved() {
    Ruling ruling =
        ruling(
            board,
            attack,
            change("bears", new Change.LosesType("creature")),
            change("bears", new Change.GainsType("creature")));
    assertThat(attacking(ruling)).containsExactly("ogre > sage");
  }

  @Test
  @Applies("506.4a")
  void whatWouldHaveKeptItFromAttackingComesTooLate() {
    for (Change change :
        List.of(gains(keyword("defender")), gains(CANT_ATTACK), new Change.Detained())) {
      Ruling ruling = ruling(board, attack, change("bears", change));
      assertThat(applying(ruling)).containsExactly("506.4a bears");
      assertThat(attacking(ruling)).contains("bears > bob");
    }
  }

  @Test
  @DoesNotApply("506.4a")
  void otherAbilitiesWouldNotHaveKeptItFromAttackingNorIsAnIdlerConcerned() {
    assertThat(notApplying(ruling(board, attack, change("bears", gains(keyword("flying"))))))
        .contains("506.4a bears");
    assertThat(notApplying(ruling(board, attack, change("wall", gains(CANT_ATTACK)))))
        .contains("506.4a wall");
  }

  @Test
  @Applies("506.4b")
  void tappingAndUntappingRemoveNothing() {
    for (Change change : List.of(new Change.Taps(), new Change.Untaps())) {
      Ruling ruling =
          ruling(
              board,
              attack,
              block("wall", "bears"),
              change("bears", change),
              change("wall", change));
      assertThat(applying(ruling)).containsExactly("506.4b wall");
      assertThat(attacking(ruling)).contains("bears > bob");
      assertThat(blocking(ruling)).containsExactly("wall > bears");
    }
  }

  @Test
  @DoesNotApply("506.4b")
  void tappingAnIdlerIsNoMatterOfCombat() {
    assertThat(notApplying(ruling(board, attack, change("wall", new Change.Taps()))))
        .contains("506.4b wall");
  }

  @Test
  @Applies({"506.4", "506.4c"})
  void whatAttacksARemovedPlaneswalkerOrBattleGoesOnAttackingNothing() {
    for (Change change :
        List.of(
            new Change.Leaves(),
            new Change.ChangesController(id("cat")),
            new Change.PhasesOut(),
            new Change.LosesType("planeswalker"))) {
      Ruling ruling = ruling(board, attack, change("sage", change));
      assertThat(applying(ruling)).containsExactly("506.4 sage", "506.4c ogre sage");
      assertThat(attacking(ruling)).containsExactly("bears > bob", "ogre >");
    }
    Ruling ruling =
        ruling(board, declare("bears", "siege"), change("siege", new Change.LosesType("battle")));
    assertThat(applying(ruling)).containsExactly("506.4 siege", "506.4c bears siege");
    assertThat(attacking(ruling)).containsExactly("bears >");
  }

  @Test
  @Applies({"506.4", "506.4c"})
  void aBattleWhoseProtectorChangesIsRemovedFromCombat() {
    Ruling ruling =
        ruling(
            board,
            declare("bears", "siege"),
            change("siege", new Change.ChangesProtector(id("cat"))));
    assertThat(applying(ruling)).containsExactly("506.4 siege", "506.4c bears siege");
    assertThat(ruling.findings().getFirst().removal()).contains(Removal.PROTECTOR_CHANGES);
    assertThat(attacking(ruling)).containsExactly("bears >");
  }

  @Test
  @DoesNotApply({"506.4", "506.4c"})
  void aBattleThatKeepsItsProtectorStaysAttacked() {
    Id protector = board.permanent(id("siege")).orElseThrow().protector().orElseThrow();
    Ruling ruling =
        ruling(
            board,
            declare("bears", "siege"),
            change("siege", new Change.ChangesProtector(protector)));
    assertThat(applying(ruling)).isEmpty();
    assertThat(attacking(ruling)).containsExactly("bears > siege");
  }

  @Test
  @DoesNotApply({"506.4", "506.4c"})
  void aBattleWhoseProtectorChangesStayedAttackedBeforeSeptember2026() {
    Board then =
        Board.of(
            board.players().values(),
            board.activePlayer(),
            board.options().with(Set.of(Amendment.ENTERS_UNBLOCKED)),
            board.permanents().values(),
            board.effects(),
            board.turn(),
            board.chooser());
    Ruling ruling =
        ruling(
            then,
            declare("bears", "siege"),
            change("siege", new Change.ChangesProtector(id("cat"))));
    assertThat(applying(ruling)).isEmpty();
    assertThat(attacking(ruling)).containsExactly("bears > siege");
  }

  @Test
  void whatIsAttachedPhasesOutAlong() {
    Board equipped =
        Table.annAndBob()
            .creature("bears", "ann")
            .creature("symbiote", "ann")
            .which(symbiote -> symbiote.attachedTo(Optional.of(id("bears"))))
            .board();
    Ruling ruling =
        ruling(
            equipped,
            declare("bears", "bob", "symbiote", "bob"),
            change("bears", new Change.PhasesOut()));
    assertThat(attacking(ruling)).isEmpty();
    assertThat(applying(ruling)).containsExactly("506.4 bears", "506.4 symbiote");
  }

  @Test
  void whatAPlayerOwnsLeavesWithThePlayer() {
    Ruling ruling = ruling(board, attack, block("wall", "bears"), leavesGame("bob"));
    assertThat(applying(ruling))
        .containsExactly("506.4 wall", "506.4 sage", "506.4c ogre sage", "508.1k bears bob");
    assertThat(attacking(ruling)).containsExactly("bears >", "ogre >");
    assertThat(blocking(ruling)).isEmpty();
  }

  @Test
  void whatAPlayerOnlyControlsGoesBackToItsOwner() {
    Board stolen =
        Table.of("ann", "bob", "cat")
            .creature("bears", "ann")
            .which(bears -> bears.owner(id("cat")))
            .creature("ogre", "cat")
            .which(ogre -> ogre.owner(id("ann")))
            .board();
    Ruling ruling = ruling(stolen, declare("bears", "bob"), leavesGame("ann"));
    assertThat(attacking(ruling)).isEmpty();
    assertThat(ruling(stolen, leavesGame("ann"), change("bears", new Change.Taps())).findings())
        .isNotEmpty();
    assertThat(impossible(stolen, leavesGame("ann"), change("ogre", new Change.Taps())))
        .isEqualTo(new ImpossibleMove.NotOnTheBattlefield(id("ogre")));
  }

  private static final List<Effect> KEEPING_FROM_ATTACKING =
      List.of(
          CANT_ATTACK,
          new Effect.AtMost(
              Amount.of(0), Filter.CREATURE, Whom.ANYTHING, Period.COMBAT, Condition.ALWAYS),
          new Effect.Detained(Filter.SELF),
          new Effect.AttackCost(
              Filter.SELF, Whom.ANYTHING, new Cost.PayLife(Amount.of(1)), Condition.ALWAYS),
          keyword("Defender"));

  private static final List<Effect> NOT_KEEPING_FROM_ATTACKING =
      List.of(
          keyword("flying"),
          new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS),
          new Effect.MustAttackWith(
              Players.YOU, Amount.of(1), Filter.CREATURE, Whom.ANYTHING, Condition.ALWAYS),
          new Effect.Goaded(Filter.SELF, Condition.ALWAYS),
          new Effect.OptionalCost(Filter.SELF, "exert", new Cost.Exert()),
          new Effect.AsThough(Filter.SELF, Pretence.HASTE, Whom.ANYTHING, Condition.ALWAYS),
          new Effect.Gives(Filter.SELF, List.of(), Condition.ALWAYS),
          new Effect.Takes(Filter.SELF, "haste", Condition.ALWAYS),
          new Effect.TakesAll(Filter.SELF, Condition.ALWAYS),
          new Effect.Trigger(new PlayerAttacks(Players.YOU), Condition.ALWAYS),
          new Effect.AddsManaOtherwise(Needs.NOTHING),
          new Effect.ChangesManaOtherwise(),
          new Effect.ChoosesAttackers(Players.OPPONENT),
          new Effect.SkipsCombat(Players.YOU),
          new Effect.Timing(new Window.HavingBeenAttacked()));

  @Test
  @Applies("506.4a")
  @DoesNotApply("506.4a")
  void eachKindOfEffectThatKeepsFromAttackingComesTooLateAndOthersAreNoSuchEffects() {
    for (Effect effect : KEEPING_FROM_ATTACKING) {
      assertThat(applying(ruling(board, attack, change("bears", gains(effect)))))
          .as("%s", effect)
          .containsExactly("506.4a bears");
    }
    for (Effect effect : NOT_KEEPING_FROM_ATTACKING) {
      assertThat(notApplying(ruling(board, attack, change("bears", gains(effect)))))
          .as("%s", effect)
          .contains("506.4a bears");
    }
  }

  @Test
  @DoesNotApply({"506.4a", "506.4b"})
  void whatWasNotDeclaredOrIsRemovedIsNoMatterOfTheseRules() {
    Move removed = change("bears", new Change.RemovedFromCombat());
    Move[] late = {change("bears", gains(CANT_ATTACK)), change("bears", new Change.Taps())};
    for (Move change : late) {
      assertThat(applying(ruling(board, attack, removed, change))).isEmpty();
      assertThat(applying(ruling(board, declare(), Moves.state("bears", "bob"), change))).isEmpty();
    }
  }

  @Test
  @Applies("506.4")
  void whatIsAttackedIsRemovedForTheTypeThatItLoses() {
    assertThat(removal(attack, change("sage", new Change.LosesType("planeswalker"))))
        .contains(Removal.STOPS_BEING_A_PLANESWALKER);
    assertThat(removal(declare("bears", "siege"), change("siege", new Change.LosesType("battle"))))
        .contains(Removal.STOPS_BEING_A_BATTLE);
    Move both = change("sage", new Change.GainsType("battle"));
    assertThat(removal(both, attack, change("sage", new Change.LosesType("battle"))))
        .contains(Removal.STOPS_BEING_A_BATTLE);
    Move fights = change("sage", new Change.GainsType("creature"));
    assertThat(removal(attack, fights, change("sage", new Change.LosesType("planeswalker"))))
        .contains(Removal.STOPS_BEING_A_PLANESWALKER);
  }

  private Optional<Removal> removal(Move... moves) {
    return ruling(board, moves).findings().getFirst().removal();
  }

  @Test
  @Applies("508.6")
  @DoesNotApply("508.6")
  void onlyWhoControlsAnAttackerIsAttacking() {
    assertThat(answer(board, new Question.Attacking(id("ann"), id("bob")), attack))
        .isEqualTo(new Answer.Truth(true));
    assertThat(answer(board, new Question.Attacking(id("cat"), id("bob")), attack))
        .isEqualTo(new Answer.Truth(false));
    assertThat(answer(board, new Question.Attacking(id("ann"), id("cat")), attack))
        .isEqualTo(new Answer.Truth(false));
  }

  @Test
  @DoesNotApply("508.6")
  void whomAPlayerAttackedInAnEarlierCombatIsNoOtherPlayer() {
    Move[] again = {attack, Moves.end(), Moves.begin()};
    assertThat(answer(board, new Question.Attacked(id("ann"), id("bob")), again))
        .isEqualTo(new Answer.Truth(true));
    assertThat(answer(board, new Question.Attacked(id("ann"), id("cat")), again))
        .isEqualTo(new Answer.Truth(false));
  }
}
