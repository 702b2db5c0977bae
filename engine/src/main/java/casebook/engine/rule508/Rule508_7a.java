package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;

/**
 * A reselection changes what a creature is attacking, and neither what it was declared as attacking
 * nor that it is attacking.
 */
@Cr(
    rule = "508.7a",
    text =
        """
        The attacking creature isn’t removed from combat and it isn’t considered to have attacked a
        second time. That creature is attacking the reselected player or permanent, but it’s still
        considered to have attacked the player or permanent chosen as it was declared as an
        attacker.
        """)
public final class Rule508_7a {
  private Rule508_7a() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_7a.class);

  /** The board after a reselection. */
  public static Board reselected(Board board, Id creature, Id target) {
    return board.with(board.combat().attacking(creature, Rule508_4.attacked(board, target)));
  }
}
