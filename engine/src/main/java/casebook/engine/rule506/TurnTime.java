package casebook.engine.rule506;

import casebook.engine.board.Board;
import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.move.Question.Moment;
import casebook.engine.rule508.Rule508_8;
import java.util.Optional;

/**
 * A moment of a turn, as the rules on timing look at it.
 *
 * @param board what is known of the turn's combat, where the moment lies in the board's turn
 * @param by the player who would cast the spell or activate the ability
 * @param self the permanent that has the ability, where that is known
 */
record TurnTime(Board board, Id by, Optional<Id> self, Moment moment) {

  /** What lies before the turn's first combat phase. */
  private static final int BEFORE_COMBAT = 0;

  /** The step of the combat phase that the moment lies in, if it lies in one. */
  Optional<CombatStep> step() {
    return switch (moment.phase()) {
      case BEGINNING, PRECOMBAT_MAIN, POSTCOMBAT_MAIN, ENDING -> Optional.empty();
      case COMBAT -> moment.step().or(() -> Optional.of(board.combat().stage().step()));
    };
  }

  /** Whether the moment lies before a step of one of the turn's combat phases begins. */
  boolean isBefore(int combat, CombatStep start) {
    int here = combat();
    return here < combat
        || (here == combat && step().filter(step -> step.compareTo(start) < 0).isPresent());
  }

  /** Whether the moment comes after one of the turn's combat phases. */
  boolean isAfter(int combat) {
    return combat() > combat || (combat() == combat && step().isEmpty());
  }

  /** The combat phase that the moment lies in or comes after; none before the first. */
  private int combat() {
    return switch (moment.phase()) {
      case BEGINNING, PRECOMBAT_MAIN -> BEFORE_COMBAT;
      case COMBAT, POSTCOMBAT_MAIN, ENDING -> moment.combat();
    };
  }

  /** Whether a combat phase is one that the board knows to have no creature attacking (508.8). */
  boolean skipsBlockersAndDamage(int combat) {
    return moment.activePlayer().equals(board.activePlayer())
        && combat == board.turn().combat()
        && Rule508_8.applies(board.combat());
  }
}
