package casebook.engine.rule508;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.rule506.Rule506_2b;
import casebook.rules.Cr;
import casebook.rules.RuleNumber;
import java.util.Optional;

/**
 * What "attacking [a player]" and "attacked [a player]" mean. Attacking a planeswalker or a battle
 * is neither.
 *
 * <p>What a player declared in an earlier combat of the turn counts as well.
 */
@Cr(
    rule = "508.6",
    text =
        """
        A player is “attacking [a player]” if the first player controls a creature that is attacking
        the second player. A player has “attacked [a player]” if the first player declared one or
        more creatures as attackers attacking the second player.
        """)
public final class Rule508_6 {
  private Rule508_6() {}

  /** The number of the rule whose home this class is. */
  public static final RuleNumber NUMBER = RuleNumber.ofHome(Rule508_6.class);

  /** Whether the first player controls a creature that is attacking the second. */
  public static boolean attacking(Board board, Id player, Id defender) {
    return board.combat().attacking().entrySet().stream()
        .filter(entry -> entry.getValue().equals(Optional.of(defender)))
        .anyMatch(entry ->
            board.permanent(entry.getKey()).map(Permanent::controller).equals(Optional.of(player)));
  }

  /** Whether the first player declared a creature as attacking the second. */
  public static boolean attacked(Board board, Id player, Id defender) {
    return Rule506_2b.attackingPlayers(board).contains(player)
        && (board.combat().declared().containsValue(defender) || earlier(board, defender));
  }

  private static boolean earlier(Board board, Id defender) {
    return board.attackedEarlierThisTurn().stream()
        .anyMatch(permanent -> permanent.attackedThisTurn().contains(defender));
  }
}
