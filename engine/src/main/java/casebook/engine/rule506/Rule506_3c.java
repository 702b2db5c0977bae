package casebook.engine.rule506;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;

/** A creature that would enter attacking what can't be attacked any more just enters. */
@Cr(
    rule = "506.3c",
    text =
        """
        If an effect would put a creature onto the battlefield attacking either a player not in the
        game or a permanent that’s no longer on the battlefield or isn’t either a planeswalker or a
        battle, that creature does enter the battlefield, but it’s never considered to be an
        attacking creature. See rule 508.4a.
        """)
public final class Rule506_3c {
  private Rule506_3c() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule506_3c.class);

  /** Whether a player has left the game, or a permanent is gone or of another kind. */
  public static boolean applies(Board board, Id target) {
    return board.isPlayer(target)
        ? !board.player(target).inGame()
        : board.permanent(target).filter(Rule506_3::canBeAttacked).isEmpty();
  }
}
