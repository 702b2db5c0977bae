package casebook.engine.play;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.applying;
import static casebook.engine.play.Moves.begin;
import static casebook.engine.play.Moves.declare;
import static casebook.engine.play.Moves.notApplying;
import static casebook.engine.play.Moves.ruling;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Players;
import casebook.engine.effect.Window;
import casebook.engine.effect.Window.After;
import casebook.engine.effect.Window.Before;
import casebook.engine.effect.Window.During;
import casebook.engine.effect.Window.Point;
import casebook.engine.effect.Window.Span;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.move.Question.Moment;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** When spells may be cast that say "only before" or "only after" a point in combat. */
class MayCastTest {
  private static final Window DURING_COMBAT = new During(Span.COMBAT, Players.ANYONE);

  private static final Moment UPKEEP = outside("beginning", 1);
  private static final Moment FIRST_MAIN = outside("precombatMain", 1);
  private static final Moment BEGINNING = inCombat("beginningOfCombat");
  private static final Moment ATTACKERS = inCombat("declareAttackers");
  private static final Moment BLOCKERS = inCombat("declareBlockers");
  private static final Moment DAMAGE = inCombat("combatDamage");
  private static final Moment END_OF_COMBAT = inCombat("endOfCombat");
  private static final Moment SECOND_MAIN = outside("postcombatMain", 1);
  private static final Moment ENDING = outside("ending", 1);

  private static final List<Moment> TURN =
      List.of(
          UPKEEP,
          FIRST_MAIN,
          BEGINNING,
          ATTACKERS,
          BLOCKERS,
          DAMAGE,
          END_OF_COMBAT,
          SECOND_MAIN,
          ENDING);

  private final Board board = Table.annAndBob().creature("bears", "ann").board();

  @Test
  @Applies({"506.8", "506.8a", "506.8d"})
  @DoesNotApply({"506.8b", "506.8c", "506.8e", "506.8f", "506.8g"})
  void onlyBeforeAttackersAreDeclared() {
    assertThat(allowed(new Before(Point.ATTACKERS_DECLARED)))
        .containsExactly(UPKEEP, FIRST_MAIN, BEGINNING);
    Ruling ruling = asked(new Before(Point.ATTACKERS_DECLARED), BEGINNING);
    assertThat(applying(ruling)).containsExactly("506.8 bob", "506.8a bob", "506.8d bob");
  }

  @Test
  @Applies("506.8a")
  void onlyAfterAttackersAreDeclaredEvenIfNoneAre() {
    assertThat(allowed(new After(Point.ATTACKERS_DECLARED), declare()))
        .containsExactly(ATTACKERS, BLOCKERS, DAMAGE, END_OF_COMBAT, SECOND_MAIN, ENDING);
  }

  @Test
  @Applies("506.8b")
  @DoesNotApply("506.8a")
  void onlyBeforeOrAfterBlockersAreDeclared() {
    assertThat(allowed(new Before(Point.BLOCKERS_DECLARED), declare("bears", "bob")))
        .containsExactly(UPKEEP, FIRST_MAIN, BEGINNING, ATTACKERS);
    assertThat(allowed(new After(Point.BLOCKERS_DECLARED), declare("bears", "bob")))
        .containsExactly(BLOCKERS, DAMAGE, END_OF_COMBAT, SECOND_MAIN, ENDING);
    assertThat(applying(asked(new After(Point.BLOCKERS_DECLARED), DAMAGE)))
        .containsExactly("506.8 bob", "506.8b bob", "506.8d bob");
  }

  @Test
  @Applies("506.8")
  void onlyBeforeOrAfterTheOtherPoints() {
    assertThat(allowed(new Before(Point.COMBAT))).containsExactly(UPKEEP, FIRST_MAIN);
    assertThat(allowed(new Before(Point.COMBAT_DAMAGE_STEP)))
        .containsExactly(UPKEEP, FIRST_MAIN, BEGINNING, ATTACKERS, BLOCKERS);
    assertThat(allowed(new Before(Point.END_OF_COMBAT_STEP)))
        .containsExactly(UPKEEP, FIRST_MAIN, BEGINNING, ATTACKERS, BLOCKERS, DAMAGE);
    assertThat(allowed(new After(Point.COMBAT_DAMAGE_STEP)))
        .containsExactly(END_OF_COMBAT, SECOND_MAIN, ENDING);
    assertThat(allowed(new After(Point.END_OF_COMBAT_STEP))).containsExactly(SECOND_MAIN, ENDING);
    assertThat(allowed(new After(Point.COMBAT))).containsExactly(SECOND_MAIN, ENDING);
  }

  @Test
  @DoesNotApply({"506.8", "506.8d"})
  void aTextThatSaysNothingOfItIsNotLimited() {
    Ruling ruling =
        ruling(board, new Move.Ask(new Question.MayCast(List.of(), "", id("bob"), DAMAGE, false)));
    assertThat(ruling.answer()).contains(new Answer.Truth(true));
    assertThat(notApplying(ruling)).containsExactly("506.8 bob");
  }

  @Test
  @Applies("506.8c")
  @DoesNotApply("506.8d")
  void duringCombatBeforeBlockersAreDeclaredIsInAnyCombat() {
    Window window = both(DURING_COMBAT, new Before(Point.BLOCKERS_DECLARED));
    assertThat(allowed(window)).containsExactly(BEGINNING, ATTACKERS);
    Ruling second = asked(window, inCombat("declareAttackers", 2));
    assertThat(second.answer()).contains(new Answer.Truth(true));
    assertThat(applying(second)).containsExactly("506.8 bob", "506.8b bob", "506.8c bob");
  }

  @Test
  @Applies("506.8d")
  @DoesNotApply("506.8c")
  void withoutDuringCombatItIsTheFirstCombat() {
    Window before = new Before(Point.BLOCKERS_DECLARED);
    Window after = new After(Point.COMBAT);
    assertThat(asked(before, inCombat("beginningOfCombat", 2)).answer())
        .contains(new Answer.Truth(false));
    assertThat(asked(after, inCombat("beginningOfCombat", 2)).answer())
        .contains(new Answer.Truth(true));
    assertThat(asked(after, outside("postcombatMain", 1)).answer())
        .contains(new Answer.Truth(true));
  }

  @Test
  @Applies("506.8c")
  void duringAStepOfCombatIsInAnyCombatToo() {
    for (Span step : List.of(Span.COMBAT, Span.DECLARE_ATTACKERS)) {
      Window window = both(new During(step, Players.ANYONE), new Before(Point.BLOCKERS_DECLARED));
      assertThat(asked(window, inCombat("declareAttackers", 2)).answer())
          .contains(new Answer.Truth(true));
    }
  }

  @Test
  @Applies("506.8d")
  @DoesNotApply("506.8c")
  void duringATurnIsNotDuringCombat() {
    Window window =
        both(new During(Span.TURN, Players.ANYONE), new Before(Point.BLOCKERS_DECLARED));
    Ruling ruling = asked(window, inCombat("declareAttackers", 2));
    assertThat(ruling.answer()).contains(new Answer.Truth(false));
    assertThat(applying(ruling)).containsExactly("506.8 bob", "506.8b bob", "506.8d bob");
  }

  @Test
  @Applies("506.8c")
  void duringACertainPlayersCombatPhase() {
    Window yours = both(new During(Span.COMBAT, Players.YOU), new After(Point.ATTACKERS_DECLARED));
    assertThat(asked(yours, ATTACKERS).answer()).contains(new Answer.Truth(false));
    assertThat(
            asked(yours, of("combat", Optional.of("declareAttackers"), 1, "bob", false)).answer())
        .contains(new Answer.Truth(true));
  }

  @Test
  void duringYourTurnOrAnOpponentsOrAStep() {
    assertThat(allowed(both(new During(Span.TURN, Players.OPPONENT), before()))).hasSize(3);
    assertThat(allowed(both(new During(Span.TURN, Players.YOU), before()))).isEmpty();
    assertThat(allowed(new During(Span.DECLARE_BLOCKERS, Players.ANYONE)))
        .containsExactly(BLOCKERS);
    assertThat(allowed(new During(Span.MAIN_PHASE, Players.ANYONE)))
        .containsExactly(FIRST_MAIN, SECOND_MAIN);
  }

  private static Window before() {
    return new Before(Point.ATTACKERS_DECLARED);
  }

  @Test
  void beforeCombatOrDuringItBeforeBlockersAreDeclared() {
    Window window =
        new Window.Either(
            List.of(
                new Before(Point.COMBAT),
                both(DURING_COMBAT, new Before(Point.BLOCKERS_DECLARED))));
    assertThat(allowed(window)).containsExactly(UPKEEP, FIRST_MAIN, BEGINNING, ATTACKERS);
  }

  @Test
  void ifYouHaveBeenAttackedThisStep() {
    Window window =
        both(new During(Span.DECLARE_ATTACKERS, Players.ANYONE), new Window.HavingBeenAttacked());
    assertThat(allowed(window, declare("bears", "bob"))).containsExactly(ATTACKERS);
    assertThat(allowed(window, declare())).isEmpty();
  }

  @Test
  @Applies("506.8e")
  void withoutABlockersStepBeforeItIsBeforeTheAttackersStepEnds() {
    for (Point point : List.of(Point.BLOCKERS_DECLARED, Point.COMBAT_DAMAGE_STEP)) {
      assertThat(allowed(new Before(point), declare()))
          .containsExactly(UPKEEP, FIRST_MAIN, BEGINNING, ATTACKERS);
      assertThat(applying(asked(new Before(point), ATTACKERS, declare()))).contains("506.8e bob");
    }
  }

  @Test
  @Applies("506.8e")
  void withoutACombatPhaseBeforeAnyPointIsBeforeTheMainPhaseEnds() {
    for (Point point : Point.values()) {
      assertThat(skipped(point, "precombatMain").answer()).contains(new Answer.Truth(true));
      assertThat(skipped(point, "postcombatMain").answer()).contains(new Answer.Truth(false));
      assertThat(applying(skipped(point, "precombatMain"))).contains("506.8e bob");
    }
  }

  private Ruling skipped(Point point, String phase) {
    return asked(new Before(point), of(phase, Optional.empty(), 1, "ann", true));
  }

  @Test
  @DoesNotApply("506.8e")
  void pointsThatExistAreAsEver() {
    assertThat(applying(asked(new Before(Point.END_OF_COMBAT_STEP), ATTACKERS, declare())))
        .doesNotContain("506.8e bob");
  }

  @Test
  void afterAPointThatNeverComesIsNever() {
    for (Point point : List.of(Point.BLOCKERS_DECLARED, Point.COMBAT_DAMAGE_STEP)) {
      assertThat(allowed(new After(point), declare())).isEmpty();
    }
    assertThat(allowed(new After(Point.END_OF_COMBAT_STEP), declare()))
        .containsExactly(SECOND_MAIN, ENDING);
    Moment withoutCombat = of("postcombatMain", Optional.empty(), 1, "ann", true);
    for (Point point : Point.values()) {
      assertThat(asked(new After(point), withoutCombat).answer()).contains(new Answer.Truth(false));
    }
  }

  @Test
  @Applies("506.8f")
  void withoutABlockersStepDuringCombatAfterBlockersIsNever() {
    Window window = both(DURING_COMBAT, new After(Point.BLOCKERS_DECLARED));
    assertThat(allowed(window, declare())).isEmpty();
    assertThat(applying(asked(window, END_OF_COMBAT, declare()))).contains("506.8f bob");
  }

  @Test
  @DoesNotApply("506.8f")
  void withABlockersStepItIsFromThatStepOn() {
    Window window = both(DURING_COMBAT, new After(Point.BLOCKERS_DECLARED));
    assertThat(allowed(window, declare("bears", "bob")))
        .containsExactly(BLOCKERS, DAMAGE, END_OF_COMBAT);
    assertThat(applying(asked(window, DAMAGE, declare("bears", "bob"))))
        .doesNotContain("506.8f bob");
  }

  @Test
  @Applies("506.8g")
  void abilitiesAreLikeSpells() {
    Question question =
        new Question.MayCast(text(new Before(Point.COMBAT)), "", id("bob"), FIRST_MAIN, true);
    Ruling ruling = ruling(board, new Move.Ask(question));
    assertThat(ruling.answer()).contains(new Answer.Truth(true));
    assertThat(applying(ruling)).contains("506.8g bob");
  }

  @Test
  void textThatCannotBeReadLeavesTheAnswerOpen() {
    var unread = new Ability("Cast this spell only if …", Frame.SPELL, new Meaning.Unread());
    var question = new Question.MayCast(List.of(unread), "", id("bob"), BEGINNING, false);
    Ruling ruling = ruling(board, new Move.Ask(question));
    assertThat(ruling.verdict()).isEqualTo(Verdict.UNDETERMINED);
    assertThat(ruling.unread()).hasSize(1);
  }

  @Test
  void aMomentInCombatWithoutAStepIsWhereCombatHasCome() {
    Moment now = of("combat", Optional.empty(), 1, "ann", false);
    assertThat(asked(new Before(Point.ATTACKERS_DECLARED), now, begin()).answer())
        .contains(new Answer.Truth(true));
    assertThat(asked(new Before(Point.ATTACKERS_DECLARED), now, declare()).answer())
        .contains(new Answer.Truth(false));
  }

  private List<Moment> allowed(Window window, Move... before) {
    var allowed = new ArrayList<Moment>();
    for (Moment moment : TURN) {
      if (asked(window, moment, before).answer().equals(Optional.of(new Answer.Truth(true)))) {
        allowed.add(moment);
      }
    }
    return allowed;
  }

  /** Bob asks, in Ann's turn. */
  private Ruling asked(Window window, Moment at, Move... before) {
    var moves = new ArrayList<>(List.of(before));
    moves.add(new Move.Ask(new Question.MayCast(text(window), "", id("bob"), at, false)));
    return ruling(board, moves.toArray(Move[]::new));
  }

  private static List<Ability> text(Window window) {
    return List.of(
        new Ability("", Frame.SPELL, new Meaning.Read(List.of(new Effect.Timing(window)))));
  }

  private static Window both(Window one, Window other) {
    return new Window.Both(List.of(one, other));
  }

  private static Moment outside(String phase, int combat) {
    return of(phase, Optional.empty(), combat, "ann", false);
  }

  private static Moment inCombat(String step) {
    return inCombat(step, 1);
  }

  private static Moment inCombat(String step, int combat) {
    return of("combat", Optional.of(step), combat, "ann", false);
  }

  private static Moment of(
      String phase, Optional<String> step, int combat, String active, boolean skipped) {
    return new Moment(phase, step, combat, id(active), skipped);
  }
}
