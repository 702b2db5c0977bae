package casebook.engine.play;

import static casebook.engine.Table.id;
import static casebook.engine.play.Moves.ruling;

import casebook.engine.Table;
import casebook.engine.board.Board;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Players;
import casebook.engine.effect.Window;
import casebook.engine.effect.Window.Before;
import casebook.engine.effect.Window.During;
import casebook.engine.effect.Window.Point;
import casebook.engine.effect.Window.Span;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.move.Question.Moment;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** When Bob may cast a spell in Ann's turn, by what its text says of combat. */
public final class CastingTimes {
  public static final Window DURING_COMBAT = new During(Span.COMBAT, Players.ANYONE);
  public static final Moment UPKEEP = outside("beginning", 1);
  public static final Moment FIRST_MAIN = outside("precombatMain", 1);
  public static final Moment BEGINNING = inCombat("beginningOfCombat");
  public static final Moment ATTACKERS = inCombat("declareAttackers");
  public static final Moment BLOCKERS = inCombat("declareBlockers");
  public static final Moment DAMAGE = inCombat("combatDamage");
  public static final Moment END_OF_COMBAT = inCombat("endOfCombat");
  public static final Moment SECOND_MAIN = outside("postcombatMain", 1);
  public static final Moment ENDING = outside("ending", 1);

  /** Ann's turn. */
  public static final List<Moment> TURN =
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

  public static final Board BOARD = Table.annAndBob().creature("bears", "ann").board();

  private CastingTimes() {}

  /** Before attackers are declared. */
  public static Window before() {
    return new Before(Point.ATTACKERS_DECLARED);
  }

  /** Bob asks in a phase of a turn whose combat phase is skipped. */
  public static Ruling skipped(Point point, String phase) {
    return asked(new Before(point), moment(phase, Optional.empty(), 1, "ann", true));
  }

  /** The moments of Ann's turn at which Bob may cast it, after moves. */
  public static List<Moment> allowed(Window window, Move... before) {
    var allowed = new ArrayList<Moment>();
    for (Moment moment : TURN) {
      if (asked(window, moment, before).answer().equals(Optional.of(new Answer.Truth(true)))) {
        allowed.add(moment);
      }
    }
    return allowed;
  }

  /** Bob asks, in Ann's turn. */
  public static Ruling asked(Window window, Moment at, Move... before) {
    var moves = new ArrayList<>(List.of(before));
    moves.add(new Move.Ask(new Question.MayCast(text(window), "", id("bob"), at, false)));
    return ruling(BOARD, moves.toArray(Move[]::new));
  }

  /** The text of a spell that says when it can be cast. */
  public static List<Ability> text(Window window) {
    return List.of(
        new Ability("", Frame.SPELL, new Meaning.Read(List.of(new Effect.Timing(window)))));
  }

  /** At times that both allow. */
  public static Window both(Window one, Window other) {
    return new Window.Both(List.of(one, other));
  }

  /** A moment of Ann's turn outside combat, in or after the combat of this number. */
  public static Moment outside(String phase, int combat) {
    return moment(phase, Optional.empty(), combat, "ann", false);
  }

  /** A moment of Ann's first combat. */
  public static Moment inCombat(String step) {
    return inCombat(step, 1);
  }

  public static Moment inCombat(String step, int combat) {
    return moment("combat", Optional.of(step), combat, "ann", false);
  }

  public static Moment moment(
      String phase, Optional<String> step, int combat, String active, boolean skipped) {
    return new Moment(phase, step, combat, id(active), skipped);
  }
}
