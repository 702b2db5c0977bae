package casebook.engine.rule508;

import casebook.engine.board.BlockStatus;
import casebook.engine.board.Combat;
import casebook.engine.board.Id;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.NotUnblocked;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.List;
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

  /** That a creature is unblocked because it entered so, or why it isn't. */
  public static Finding finding(Combat combat, Id creature) {
    List<Id> about = List.of(creature);
    return applies(combat, creature)
        ? Finding.applies(NUMBER, about)
        : Finding.doesNotApply(NUMBER, about, whyNot(combat, creature));
  }

  private static NotUnblocked whyNot(Combat combat, Id creature) {
    if (combat.blockStatus().get(creature) == BlockStatus.ENTERED_AND_BECAME_BLOCKED) {
      return NotUnblocked.BECAME_BLOCKED;
    }
    if (combat.isAttacking(creature)) {
      return NotUnblocked.DID_NOT_ENTER_SO;
    }
    if (combat.stage() == Combat.Stage.ENDED) {
      return NotUnblocked.COMBAT_IS_OVER;
    }
    return combat.lastAttacked().containsKey(creature)
        ? NotUnblocked.REMOVED_FROM_COMBAT
        : NotUnblocked.NOT_ATTACKING;
  }

  /** Whether an attacking creature is blocked or unblocked, if it is either. */
  public static Optional<BlockStatus> status(Combat combat, Id creature) {
    return Optional.ofNullable(combat.blockStatus().get(creature));
  }

  /** The combat after an effect has said that a creature becomes blocked, if it is attacking. */
  public static Combat becomesBlocked(Combat combat, Id creature) {
    return combat.isAttacking(creature) ? combat.becomingBlocked(creature) : combat;
  }
}
