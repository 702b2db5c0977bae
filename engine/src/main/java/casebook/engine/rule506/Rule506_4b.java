package casebook.engine.rule506;

import casebook.engine.board.Combat;
import casebook.engine.board.Id;
import casebook.engine.move.Change;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;

/** Tapping and untapping leave a declared creature in combat. */
@Cr(
    rule = "506.4b",
    text =
        """
        Tapping or untapping a creature that’s already been declared as an attacker or blocker
        doesn’t remove it from combat and doesn’t prevent its combat damage.
        """)
public final class Rule506_4b {
  private Rule506_4b() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_4b.class);

  /** Whether a change only taps or untaps a creature that was declared and is still in combat. */
  public static boolean applies(Combat combat, Id creature, Change change) {
    boolean turns = change instanceof Change.Taps || change instanceof Change.Untaps;
    boolean fights = combat.isAttacking(creature) || combat.blocking().containsKey(creature);
    return turns && fights && Rule506_4a.wasDeclared(combat, creature);
  }
}
