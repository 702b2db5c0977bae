package casebook.engine.rule508;

import casebook.engine.Cr;
import casebook.engine.board.Amendment;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.rule506.Rule506_2;
import casebook.rules.RuleNumber;
import java.util.List;

/**
 * A creature put onto the battlefield attacking something certain, when that can't be attacked any
 * more.
 *
 * <p>What its controller chooses as it enters is among what can be attacked (508.4). So of a choice
 * this says something only where what was chosen is gone; of an effect, wherever what it names is
 * no longer a defending player's.
 */
@Cr(
    rule = "508.4a",
    text =
        """
        If a creature would be put onto the battlefield attacking a certain player, and that player
        is no longer in the game, the creature is put onto the battlefield but is never considered
        an attacking creature. The same is true if a creature would be put onto the battlefield
        attacking a planeswalker or battle and that permanent is no longer on the battlefield, is no
        longer a planeswalker or battle, is a planeswalker that is no longer controlled by a
        defending player, or is a battle that is no longer protected by a defending player.
        """)
public final class Rule508_4a {
  private Rule508_4a() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.parse("508.4a");

  /**
   * Whether what the effect named is a player who left the game, or a permanent that is gone, of
   * another kind, or neither controlled nor protected by a defending player.
   */
  public static boolean applies(Board board, List<Id> defendingPlayers, Id target) {
    return board.isPlayer(target)
        ? !board.player(target).inGame()
        : Rule506_2.objection(board, defendingPlayers, target).isPresent();
  }

  /** Whether what its controller chose for the creature is not there any more. */
  public static boolean appliesToChoice(Board board, Id target) {
    boolean gone =
        board.isPlayer(target) ? !board.player(target).inGame() : board.permanent(target).isEmpty();
    return gone && board.options().has(Amendment.WHOEVER_NAMES_WHAT_IS_GONE);
  }
}
