package casebook.engine.play;

import static casebook.engine.Table.aCreature;
import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.attacking;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.change;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.leavesGame;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.put;
import static casebook.engine.play.Moves.putSpecified;
import static casebook.engine.play.Moves.ruling;
import static casebook.engine.play.Moves.stateSpecified;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.board.Options.AttackOption;
import casebook.engine.board.Permanent;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a creature that comes to attack would attack may be gone, or nobody's to attack. */
class WhatItWouldAttackTest {
  private final Board board =
      Table.of("ann", "bob", "cat")
          .creature("bears", "ann")
          .planeswalker("sage", "bob")
          .battle("siege", "ann", "cat")
          .land("grove", "bob")
          .board();

  private final Permanent token = aCreature("token", "ann");

  @Test
  @Applies({"506.3c", "508.4a"})
  void whatTheEffectNamedMayBeGone() {
    Ruling player =
        ruling(board, declare("bears", "bob"), leavesGame("cat"), putSpecified(token, "cat"));
    assertThat(applying(player)).containsExactly("506.3c token", "508.4a token");
    assertThat(attacking(player)).containsExactly("bears > bob");
    Ruling permanent =
        ruling(board, declare(), change("sage", new Change.Leaves()), putSpecified(token, "sage"));
    assertThat(applying(permanent)).containsExactly("506.3c token", "508.4a token");
    Ruling kind = ruling(board, declare(), putSpecified(token, "grove"));
    assertThat(applying(kind)).containsExactly("506.3c token", "508.4a token");
  }

  @Test
  @Applies("508.4a")
  @DoesNotApply("506.3c")
  void whatTheEffectNamedMayBeNoDefendingPlayersAnyMore() {
    Ruling controlled =
        ruling(
            board,
            declare(),
            change("sage", new Change.ChangesController(id("ann"))),
            putSpecified(token, "sage"));
    assertThat(applying(controlled)).containsExactly("508.4a token");
    assertThat(notApplying(controlled)).contains("506.3c token");
    Ruling protectedBy =
        ruling(
            board,
            declare(),
            change("siege", new Change.ChangesProtector(id("ann"))),
            putSpecified(token, "siege"));
    assertThat(applying(protectedBy)).containsExactly("508.4a token");
    assertThat(attacking(protectedBy)).isEmpty();
  }

  /** The rule doesn't ask who names what the creature would attack, since April 2026. */
  @Test
  @Applies("508.4a")
  void whatItsControllerChoseMayBeNoDefendingPlayersAnyMore() {
    for (Move change :
        List.of(
            change("sage", new Change.ChangesController(id("ann"))),
            change("sage", new Change.LosesType("planeswalker")))) {
      Ruling ruling = ruling(board, declare(), change, put(token, "sage"));
      assertThat(ruling.verdict()).isEqualTo(Verdict.LEGAL);
      assertThat(applying(ruling)).contains("508.4a token");
      assertThat(attacking(ruling)).isEmpty();
    }
    Ruling protectedBy =
        ruling(
            board,
            declare(),
            change("siege", new Change.ChangesProtector(id("ann"))),
            put(token, "siege"));
    assertThat(applying(protectedBy)).containsExactly("508.4a token");
  }

  /** It speaks of what is no longer so; what never was a defending player's is no choice. */
  @Test
  @DoesNotApply("508.4a")
  void whatNobodyCouldAttackIsNoChoiceAndWhatCanBeAttackedAgainIsOne() {
    Ruling never = ruling(board, declare(), put(token, "grove"));
    assertThat(never.decidedBy()).contains(RuleNumber.parse("508.4"));
    Ruling again =
        ruling(
            board,
            declare(),
            change("sage", new Change.ChangesController(id("ann"))),
            change("sage", new Change.ChangesController(id("bob"))),
            put(token, "sage"));
    assertThat(attacking(again)).containsExactly("token > sage");
  }

  @Test
  @DoesNotApply({"506.3c", "508.4a"})
  void whatTheEffectNamedIsAttackedWhileItIsThere() {
    Ruling ruling = ruling(board, declare(), putSpecified(token, "sage"));
    assertThat(notApplying(ruling)).contains("506.3c token", "508.4a token");
    assertThat(attacking(ruling)).containsExactly("token > sage");
  }

  @Test
  @Applies("506.2")
  void aPlayerWhoIsNotDefendingIsNotAttackedEvenIfTheEffectSaysSo() {
    Board chosen = Table.of("ann", "bob", "cat").option(AttackOption.SINGLE).board();
    Ruling ruling = ruling(chosen, begin("bob"), putSpecified(token, "cat"));
    assertThat(applying(ruling)).containsExactly("506.2 token");
    assertThat(attacking(ruling)).isEmpty();
  }

  @Test
  @Applies("508.4b")
  void whatAnEffectStatesMayBeGone() {
    Ruling left = ruling(board, declare(), leavesGame("cat"), stateSpecified("bears", "cat"));
    assertThat(applying(left)).containsExactly("508.4b bears");
    Ruling changed =
        ruling(
            board,
            declare(),
            change("sage", new Change.LosesType("planeswalker")),
            stateSpecified("bears", "sage"));
    assertThat(applying(changed)).containsExactly("508.4b bears");
    assertThat(attacking(changed)).isEmpty();
  }

  @Test
  @DoesNotApply("508.4b")
  void whatAnEffectStatesIsAttackedWhileItIsThere() {
    Ruling ruling = ruling(board, declare(), stateSpecified("bears", "siege"));
    assertThat(notApplying(ruling)).contains("508.4b bears");
    assertThat(attacking(ruling)).containsExactly("bears > siege");
  }
}
