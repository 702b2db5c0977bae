package casebook.site.page.judge;

import casebook.engine.move.Move;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.site.judging.Judgement;

/**
 * A move that can't be made, after others that are judged.
 *
 * @param number its place among the moves, from 1
 * @param title that it can't, as a heading
 * @param message why
 */
public record Unreached(int number, String title, String message) {

  private static final String AFTER_ILLEGAL =
      "The attack that is declared before it is illegal, so that no creature attacks yet.";

  static Unreached of(Judgement judgement, String message) {
    int number = judgement.rulings().size() + 1;
    boolean isAfterIllegal = isAfterIllegalAttack(judgement);
    return new Unreached(
        number,
        "Move " + number + (isAfterIllegal ? " isn’t reached" : " can’t be made"),
        isAfterIllegal ? AFTER_ILLEGAL : message);
  }

  /** Whether the last move that is judged is an illegal attack. */
  static boolean isAfterIllegalAttack(Judgement judgement) {
    Ruling last = judgement.rulings().getLast();
    return last.verdict() == Verdict.ILLEGAL && last.move() instanceof Move.DeclareAttackers;
  }
}
