package casebook.engine.rule506;

import casebook.engine.board.Phase;
import casebook.engine.effect.Window;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;

/** "During combat" besides a point in the combat phase means any combat phase of the turn. */
@Cr(
    rule = "506.8c",
    text =
        """
        Some spells state that they may be cast only “during combat” or “during a certain player’s
        combat phase” in addition to the criteria described in rule 506.8. If a turn has multiple
        combat phases, such spells may be cast at an appropriate time during any of them.
        """)
public final class Rule506_8c {
  private Rule506_8c() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_8c.class);

  /** Whether a part of a text says "during combat", of any player's turn. */
  static boolean isDuringCombat(Window window) {
    return window instanceof Window.During(var span, var _)
        && switch (span) {
          case TURN, MAIN_PHASE -> false;
          case COMBAT,
              BEGINNING_OF_COMBAT,
              DECLARE_ATTACKERS,
              DECLARE_BLOCKERS,
              COMBAT_DAMAGE,
              END_OF_COMBAT ->
              true;
        };
  }

  /** The combat phase that is meant: the one that the moment lies in. */
  static int combat(TurnTime time) {
    return time.moment().phase() == Phase.COMBAT ? time.moment().combat() : Rule506_8d.COMBAT;
  }
}
