package casebook.engine.rule506;

import casebook.engine.board.CombatStep;
import casebook.engine.board.Phase;
import casebook.engine.effect.Window.Point;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;

/** "Before" a point that doesn't exist. */
@Cr(
    rule = "506.8e",
    text =
        """
        If a spell states that it may be cast “only before [a particular point in the combat
        phase],” but the stated point doesn’t exist within the relevant combat phase because the
        declare blockers step and the combat damage step are skipped (see rule 508.8), then the
        spell may be cast only before the declare attackers step ends. If the stated point doesn’t
        exist because the relevant combat phase has been skipped, then the spell may be cast only
        before the precombat main phase ends.
        """)
public final class Rule506_8e {
  private Rule506_8e() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_8e.class);

  /** Whether the point doesn't exist in the combat phase that is meant. */
  static boolean applies(TurnTime time, int combat, Point point) {
    return time.moment().combatSkipped()
        || (Rule506_8.isSkippedWithBlockers(point) && time.skipsBlockersAndDamage(combat));
  }

  /**
   * Before the declare attackers step or, without a combat phase, the main phase before it ends.
   */
  static boolean allows(TurnTime time, int combat) {
    return time.moment().combatSkipped()
        ? time.moment().phase().compareTo(Phase.PRECOMBAT_MAIN) <= 0
        : time.isBefore(combat, CombatStep.DECLARE_BLOCKERS);
  }
}
