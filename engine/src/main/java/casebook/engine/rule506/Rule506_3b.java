package casebook.engine.rule506;

import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;

/** A creature that would enter attacking under another player's control just enters. */
@Cr(
    rule = "506.3b",
    text =
        """
        If an effect would put a creature onto the battlefield attacking under the control of any
        player except an attacking player, that creature does enter the battlefield, but it’s never
        considered to be an attacking creature.
        """)
public final class Rule506_3b {
  private Rule506_3b() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_3b.class);

  /** Whether the creature would enter under a player who isn't the attacking player (506.3b). */
  public static boolean applies(Board board, Permanent entering) {
    return !Rule506_2b.attackingPlayers(board).contains(entering.controller());
  }
}
