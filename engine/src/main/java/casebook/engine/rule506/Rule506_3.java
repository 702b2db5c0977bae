package casebook.engine.rule506;

import casebook.engine.board.Permanent;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;

/** What can attack and what can be attacked at all. */
@Cr(
    rule = "506.3",
    text =
        """
        Only a creature can attack or block. Only a player, a planeswalker, or a battle can be
        attacked.
        """)
public final class Rule506_3 {
  private Rule506_3() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_3.class);

  /** Whether a permanent is of a kind that can attack or block. */
  public static boolean canAttack(Permanent permanent) {
    return permanent.isCreature();
  }

  /** Whether a permanent is of a kind that can be attacked. */
  public static boolean canBeAttacked(Permanent permanent) {
    return permanent.isPlaneswalker() || permanent.isBattle();
  }
}
