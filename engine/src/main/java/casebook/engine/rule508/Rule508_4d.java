package casebook.engine.rule508;

import casebook.engine.board.BlockStatus;
import casebook.engine.board.Combat;
import casebook.engine.board.Id;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.Optional;

/**
 * A creature that is put onto the battlefield attacking too late to be blocked (506.3d) is
 * unblocked and stays so: nothing that happens to what it attacks or to blockers changes it.
 */
@Cr(
    rule = "508.4d",
    text =
        """
        A creature that’s put onto the battlefield attacking during the declare blockers step,
        combat damage step, or end of combat step enters the battlefield as an unblocked creature.
        It remains unblocked until it is removed from combat, an effect says it becomes blocked, or
        the combat phase ends, whichever comes first.
        """)
public final class Rule508_4d {
  private Rule508_4d() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_4d.class);

  /** The combat in which a creature has entered attacking as an unblocked creature. */
  public static Combat entered(Combat combat, Id creature) {
    return combat.with(creature, BlockStatus.ENTERED_UNBLOCKED);
  }

  /** Whether a creature is unblocked because it entered so. */
  public static boolean applies(Combat combat, Id creature) {
    return combat.blockStatus().get(creature) == BlockStatus.ENTERED_UNBLOCKED;
  }

  /** Whether an attacking creature is blocked or unblocked, if it is either. */
  public static Optional<BlockStatus> status(Combat combat, Id creature) {
    return Optional.ofNullable(combat.blockStatus().get(creature));
  }

  /** The combat after an effect has said that a creature becomes blocked, if it is attacking. */
  public static Combat becomesBlocked(Combat combat, Id creature) {
    return combat.isAttacking(creature) ? combat.with(creature, BlockStatus.BLOCKED) : combat;
  }
}
